import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { plainCreation } from './steps/create.ts';
import { CREATION } from './steps/needs.ts';

/**
 * 200 and 205 are how deployments say that they updated an existing partner. A fresh person without an externePartnerId
 * leaves nothing to update, so such an answer is wrong here, but only worth a warning: the should-rule
 * `creation-is-no-update` fails, and the must-rules about the 201 are inconclusive. Every other status fails this rule.
 */
const UPDATED = [200, 205];

export default rule({
  level: 'must',
  title: 'A creation is answered with 201',
  source: ['P19'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['create-answers-202', 'create-answers-204', 'create-answers-302'],
  async check(context) {
    const answer = await plainCreation(context);
    assume(
      !UPDATED.includes(answer.status),
      `needs a creation; ${answer.status} says that an existing partner was updated, as creation-is-no-update reports`,
    );
    context.expect.status(answer, 201);
  },
});
