import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { createWithBad, REFUSED } from './steps/bad-values.ts';
import { CREATION } from './steps/needs.ts';
import { VALIDATED, type Validated } from './steps/values.ts';

export default rule({
  level: 'should',
  title: 'The refusal of a bad value on creation carries message and traceId',
  source: ['P30a', 'P30b', 'P30c'],
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  needs: CREATION,
  cases: Object.keys(VALIDATED),
  brokenBy: ['error-without-message', 'error-message-is-number', 'error-is-text', 'error-without-trace-id'],
  async check(context) {
    const answer = await createWithBad(context, context.case as Validated);
    assume(REFUSED.includes(answer.status), `needs a refusal (400 or 422), got ${answer.status}`);
    const body = context.expect.object(answer);
    context.expect.type(body['message'], 'string', 'message');
    context.expect.type(body['traceId'], 'string', 'traceId');
  },
});
