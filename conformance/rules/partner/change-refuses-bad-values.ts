import { rule } from '../../engine/rule.ts';
import { changeToBad } from './steps/bad-values.ts';
import { CHANGE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'PATCH with a bad anrede or geburtsdatum is refused with 400',
  source: ['P35', 'P183'],
  interfaces: ['partner'],
  covers: [{ operation: 'updatePartner', status: 400 }],
  effect: 'changes',
  needs: CHANGE,
  cases: ['anrede', 'geburtsdatum'],
  brokenBy: [
    'patch-accepts-bad-anrede',
    'patch-accepts-bad-geburtsdatum',
    'patch-ignores-bad-values',
    'patch-validation-answers-422',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  async check(context) {
    const { answer } = await changeToBad(context, context.case as 'anrede' | 'geburtsdatum');
    context.expect.status(answer, 400);
  },
});
