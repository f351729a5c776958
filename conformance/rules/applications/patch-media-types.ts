import { CHANGEABLE, patchRule, patchToType } from './steps/patches.ts';
import { PATCH_TYPES, type PatchType } from './steps/members.ts';

export default patchRule({
  level: 'info',
  title: 'The media types in which PATCH takes a JSON Patch array',
  source: ['A27', 'N13'],
  needs: CHANGEABLE,
  cases: PATCH_TYPES,
  async check(context) {
    const { answer } = await patchToType(context, context.case as PatchType);
    context.note(`answered with ${answer.status}`);
  },
});
