import { rule } from '../engine.ts';
import { askEach, byStatus } from '../steps/by-status.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { READS } from './steps/result-list.v3.ts';
import { SAVED } from './steps/saved-offers.v3.ts';

export default rule({
  level: 'info',
  title: 'Which status a read without a token is answered with',
  source: ['O343'],
  at: 'GET /v3/vorgaenge/**',
  effect: 'reads',
  async check(context) {
    const answers = await askEach({ ...READS, ...SAVED }, ({ path }) => {
      const params = Object.fromEntries(parametersOf(path).map((name) => [name, '1']));
      return context.target.send('offers-v3', 'GET', path, { params, as: 'none' });
    });
    context.note(`without a token: ${byStatus(answers)}`);
  },
});
