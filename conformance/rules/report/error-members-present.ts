import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { provokedErrors } from './steps/refusals.ts';
import { oneKind } from './steps/request-report.ts';

export default rule({
  level: 'should',
  title: 'An error body carries `message` and `error`',
  source: ['R20'],
  covers: [{ operation: 'getPartnerReport', status: 404 }],
  effect: 'creates',
  needs: ['credentials.report'],
  brokenBy: ['error-without-message', 'error-without-error'],
  async check(context) {
    const answers = await provokedErrors(context, await oneKind(context));
    assume(answers.length > 0, 'neither an unknown report nor a malformed body was answered with an error');
    for (const answer of answers) {
      const body = context.expect.object(answer);
      for (const name of ['message', 'error']) {
        context.expect.that(typeof body[name] === 'string', `${name} in the body of the ${answer.status}`, 'none');
      }
    }
  },
});
