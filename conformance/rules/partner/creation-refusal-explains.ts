import { rule } from '../../engine/rule.ts';
import { assumeRefused, createWithBad } from './steps/bad-values.ts';
import { CREATION } from './steps/needs.ts';
import { VALIDATED, type Validated } from './steps/values.ts';

export default rule({
  level: 'must',
  title: 'The refusal of a bad value on creation carries message and traceId',
  source: ['P37', 'P120'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  needs: CREATION,
  cases: Object.keys(VALIDATED),
  brokenBy: ['error-without-message', 'error-message-is-number', 'error-is-text', 'error-without-trace-id'],
  async check(context) {
    const answer = await createWithBad(context, context.case as Validated);
    assumeRefused(answer);
    const body = context.expect.object(answer);
    context.expect.type(body['message'], 'string', 'message');
    context.expect.type(body['traceId'], 'string', 'traceId');
  },
});
