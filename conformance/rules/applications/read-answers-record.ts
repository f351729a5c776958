import { rule } from '../../kit/rule.ts';
import { firstRead } from './steps/application.ts';
import { APPLICATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'An application reads as a JSON object with 200',
  source: ['A05'],
  covers: [{ operation: 'getAntrag', status: 200 }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['read-answers-204', 'read-answers-404', 'read-is-text'],
  async check(context) {
    const answer = await firstRead(context);
    context.expect.status(answer, 200);
    context.expect.object(answer);
  },
});
