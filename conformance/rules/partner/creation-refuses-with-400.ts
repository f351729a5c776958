import { rule } from '../../kit/rule.ts';
import { assumeNotAccepted, createWithBad } from './steps/bad-values.ts';
import { CREATION } from './steps/needs.ts';
import { VALIDATED, type Validated } from './steps/values.ts';

/** That the value is refused at all is judged by `creation-refuses-bad-values`, which takes a 422 as well. */
export default rule({
  level: 'should',
  title: 'The status by which a creation refuses a bad typ, anrede or geburtsdatum is 400',
  source: ['P30a', 'P30b', 'P30c'],
  covers: [{ operation: 'createPartner', status: 400 }],
  effect: 'creates',
  needs: CREATION,
  cases: Object.keys(VALIDATED),
  brokenBy: ['create-validation-answers-422', 'create-validation-answers-500'],
  async check(context) {
    const answer = await createWithBad(context, context.case as Validated);
    assumeNotAccepted(answer);
    context.expect.status(answer, 400);
  },
});
