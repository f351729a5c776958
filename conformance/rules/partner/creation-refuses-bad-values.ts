import { rule } from '../../engine/rule.ts';
import { createWithBad } from './steps/bad-values.ts';
import { CREATION } from './steps/needs.ts';
import { VALIDATED, type Validated } from './steps/values.ts';

export default rule({
  level: 'must',
  title: 'A creation with a bad typ, anrede or geburtsdatum is refused with 400',
  source: ['P30', 'P35', 'P183'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  needs: CREATION,
  cases: Object.keys(VALIDATED),
  brokenBy: [
    'create-accepts-bad-typ',
    'create-accepts-bad-anrede',
    'create-accepts-bad-geburtsdatum',
    'create-validation-answers-422',
    'create-validation-answers-500',
  ],
  async check(context) {
    context.expect.status(await createWithBad(context, context.case as Validated), 400);
  },
});
