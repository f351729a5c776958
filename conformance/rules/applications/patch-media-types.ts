import { change, referencePlan } from './steps/change.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';
import { PATCH_TYPES, type PatchType } from './steps/members.ts';
import { firstPatch } from './steps/patches.ts';

export default patchRule({
  level: 'info',
  title: 'The media types in which PATCH takes a JSON Patch array',
  source: ['A27', 'N13'],
  needs: CHANGEABLE,
  cases: PATCH_TYPES,
  async check(context) {
    const type = context.case as PatchType;
    const { attempts } = await firstPatch(context);
    const made =
      attempts.find((one) => one.type === type) ??
      (await change(context, referencePlan(context), type, (one) => Promise.resolve(one)));
    context.note(`answered with ${made.answer.status}`);
  },
});
