import type { Answer } from '../../kit/answer.ts';
import { assume, NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { provokedErrors } from './steps/refusals.ts';

export default rule({
  level: 'must',
  title: 'An error body is an object; its `message` and `error` are strings where they are present',
  source: ['R20'],
  covers: [
    { operation: 'getPartnerReport', status: 404 },
    { operation: 'createPartnerReport', status: 400 },
  ],
  effect: 'reads',
  needs: ['credentials.report'],
  brokenBy: ['error-as-number', 'error-message-as-array', 'error-in-array', 'bad-value-message-as-list'],
  async check(context) {
    const errors = await provokedErrors(context);
    assume(errors.length > 0, 'no error could be provoked: an unknown report is answered without one');
    const answers = errors.filter((answer) => answer.json() !== undefined);
    if (answers.length === 0) {
      throw new NotApplicable(
        `the errors that could be provoked carry no JSON: ${[...new Set(errors.map(describe))].join(', ')}`,
      );
    }
    for (const answer of answers) {
      const body = context.expect.object(answer);
      for (const name of ['message', 'error']) {
        const value = body[name];
        if (value !== undefined && value !== null) context.expect.type(value, 'string', name);
      }
    }
  },
});

function describe({ status, body, mediaType }: Answer): string {
  if (body.trim() === '') return `${status} without a body`;
  return `${status} with ${mediaType === '' ? 'a body of no media type' : mediaType}`;
}
