import { rule } from '../../kit/rule.ts';
import { createWithBad, REFUSED } from './steps/bad-values.ts';
import { CREATION } from './steps/needs.ts';
import { VALIDATED, type Validated } from './steps/values.ts';

export default rule({
  level: 'must',
  title: 'A creation with a bad typ, anrede or geburtsdatum is refused',
  source: ['P30a', 'P30b', 'P30c'],
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  needs: CREATION,
  cases: Object.keys(VALIDATED),
  brokenBy: [
    'create-accepts-bad-typ',
    'create-accepts-bad-anrede',
    'create-accepts-bad-geburtsdatum',
    'create-validation-answers-500',
  ],
  async check(context) {
    context.expect.status(await createWithBad(context, context.case as Validated), REFUSED);
  },
});
