import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { changeToBad, REFUSED } from './steps/bad-values.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The refusal of a bad value by PATCH carries a message',
  source: ['P37'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: ['error-without-message', 'error-message-is-number', 'error-is-text'],
  async check(context) {
    const { answer } = await changeToBad(context, context.case as 'anrede' | 'geburtsdatum');
    assume(REFUSED.includes(answer.status), `needs a refusal (400 or 422), got ${answer.status}`);
    context.expect.type(context.expect.object(answer)['message'], 'string', 'message');
  },
});
