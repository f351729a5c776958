import { rule } from '../../engine/rule.ts';
import { change, referencePlan } from './steps/change.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { PATCH_TYPES, type PatchType } from './steps/members.ts';

export default rule({
  level: 'info',
  title: 'The media types in which PATCH takes a JSON Patch array',
  source: ['A27', 'N13'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  cases: PATCH_TYPES,
  async check(context) {
    const { operations } = referencePlan(context);
    const type = context.case as PatchType;
    const answer = await change(context, { operations }, type, (made) => Promise.resolve(made.answer));
    context.note(`answered with ${answer.status}`);
  },
});
