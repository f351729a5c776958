import { change, referencePlan } from './steps/change.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';
import { PATCH_TYPES, type PatchType } from './steps/members.ts';

export default patchRule({
  level: 'info',
  title: 'The media types in which PATCH takes a JSON Patch array',
  source: ['A27', 'N13'],
  needs: CHANGEABLE,
  cases: PATCH_TYPES,
  async check(context) {
    const { operations } = referencePlan(context);
    const type = context.case as PatchType;
    const answer = await change(context, { operations }, type, (made) => Promise.resolve(made.answer));
    context.note(`answered with ${answer.status}`);
  },
});
