import { rule } from '../../kit/rule.ts';
import { FIXTURE, firstRead, isRefused, unauthorized } from './steps/application.ts';
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
    if (answer.status === 401) throw unauthorized(context);
    const got = isRefused(answer) ? `${answer.status}; see ${FIXTURE}` : String(answer.status);
    context.expect.that(answer.status === 200, 'status 200', got, answer);
    context.expect.object(answer);
  },
});
