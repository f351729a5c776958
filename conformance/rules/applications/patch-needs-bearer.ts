import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { change } from './steps/change.ts';
import { firstPatch } from './steps/first-patch.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { referencePlan } from './steps/plans.ts';

export default rule({
  level: 'must',
  title: 'A PATCH without a bearer is refused',
  source: ['A22'],
  interfaces: ['applications'],
  covers: [],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['missing-bearer-lets-in', 'missing-bearer-patches', 'refusal-answers-200', 'refusal-answers-204'],
  async check(context) {
    const { isAccepted, attempts, type } = await firstPatch(context);
    assume(isAccepted, `needs a patch that is accepted with the bearer, got ${attempts.at(-1)?.answer.status}`);
    const { operations } = referencePlan(context);
    const answer = await change(context, { operations, as: 'none' }, type, (made) => Promise.resolve(made.answer));
    context.expect.refused(answer, SUCCESS);
  },
});
