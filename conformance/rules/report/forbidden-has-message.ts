import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { provokedForbidden } from './steps/refusals.ts';

export default rule({
  level: 'should',
  title: 'The body of a 403 is an object with a `message`',
  source: ['R21'],
  covers: [
    { operation: 'createPartnerReport', status: 403 },
    { operation: 'getPartnerReport', status: 403 },
  ],
  effect: 'reads',
  needs: [],
  brokenBy: ['forbidden-without-message', 'forbidden-message-as-number', 'forbidden-as-text'],
  async check(context) {
    const answers = await provokedForbidden(context);
    assume(answers.length > 0, 'nothing was answered with 403; supply credentials.reportForbidden');
    for (const answer of answers) {
      const body = context.expect.object(answer);
      // Gateways in front of the service spell it with a capital letter.
      const message = body['message'] ?? body['Message'];
      context.expect.type(message, 'string', 'message');
    }
  },
});
