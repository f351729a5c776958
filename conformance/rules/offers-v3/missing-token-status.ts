import { rule } from '../../kit/rule.ts';
import { askEach, byStatus } from '../cases-v3/steps/by-status.ts';
import { parametersOf } from '../cases-v3/steps/identifiers.ts';
import { READS } from './steps/result-list.ts';
import { SAVED } from './steps/saved-offers.ts';

export default rule({
  level: 'info',
  title: 'Which status a read without a token is answered with',
  source: ['O316'],
  covers: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  async check(context) {
    const answers = await askEach({ ...READS, ...SAVED }, ({ path }) => {
      const params = Object.fromEntries(parametersOf(path).map((name) => [name, '1']));
      return context.target.send('offers-v3', 'GET', path, { params, as: 'none' });
    });
    context.note(`without a token: ${byStatus(answers)}`);
  },
});
