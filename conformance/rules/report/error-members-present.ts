import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { provokedErrors } from './steps/refusals.ts';

export default rule({
  level: 'should',
  title: 'An error body carries `message` and `error`',
  source: ['R20'],
  covers: [
    { operation: 'getPartnerReport', status: 404 },
    { operation: 'createPartnerReport', status: 400 },
  ],
  effect: 'reads',
  needs: ['credentials.report'],
  brokenBy: ['error-without-message', 'error-without-error', 'error-in-array', 'bad-value-without-error'],
  async check(context) {
    const answers = await provokedErrors(context);
    assume(answers.length > 0, 'no error could be provoked: an unknown report is answered without one');
    for (const answer of answers) {
      const body = context.expect.object(answer);
      for (const name of ['message', 'error']) {
        const present = body[name] !== undefined && body[name] !== null;
        context.expect.that(present, `${name} in the body of the ${answer.status}`, 'none');
      }
    }
  },
});
