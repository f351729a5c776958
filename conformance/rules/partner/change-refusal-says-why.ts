import { rule } from '../../engine/rule.ts';
import { assumeRefused, changeToBad } from './steps/bad-values.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'The refusal of a bad value by PATCH carries a message',
  source: ['P37'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: ['error-without-message', 'error-message-is-number', 'error-is-text'],
  async check(context) {
    const { answer } = await changeToBad(context, context.case as 'anrede' | 'geburtsdatum');
    assumeRefused(answer);
    context.expect.type(context.expect.object(answer)['message'], 'string', 'message');
  },
});
