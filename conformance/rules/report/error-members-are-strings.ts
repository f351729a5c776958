import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { oneKind } from './steps/kinds.ts';
import { provokedErrors } from './steps/refusals.ts';

export default rule({
  level: 'must',
  title: 'An error body is an object; its `message` and `error` are strings where they are present',
  source: ['R20'],
  covers: [{ operation: 'getPartnerReport', status: 404 }],
  effect: 'creates',
  needs: ['credentials.report'],
  brokenBy: ['error-as-number', 'error-message-as-array', 'error-in-array'],
  async check(context) {
    const answers = (await provokedErrors(context, oneKind(context))).filter((answer) => answer.json() !== undefined);
    assume(answers.length > 0, 'neither an unknown report nor a malformed body was answered with a JSON error body');
    for (const answer of answers) {
      const body = context.expect.object(answer);
      for (const name of ['message', 'error']) {
        const value = body[name];
        if (value !== undefined && value !== null) context.expect.type(value, 'string', name);
      }
    }
  },
});
