import { rule } from '../../kit/rule.ts';
import { assumeNotAccepted, changeToBad } from './steps/bad-values.ts';
import { CHANGE } from './steps/needs.ts';

/** That the value is refused at all is judged by `change-refuses-bad-values`, which takes a 422 as well. */
export default rule({
  level: 'should',
  title: 'The status by which PATCH refuses a bad anrede or geburtsdatum is 400',
  source: ['P35'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: ['patch-validation-answers-422'],
  async check(context) {
    const { answer } = await changeToBad(context, context.case as 'anrede' | 'geburtsdatum');
    assumeNotAccepted(answer);
    context.expect.status(answer, 400);
  },
});
