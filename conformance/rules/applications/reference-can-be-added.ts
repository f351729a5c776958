import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { addReference } from './steps/attributes.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can add its own reference',
  source: ['A10'],
  needs: CHANGEABLE,
  brokenBy: ['reference-refused', 'reference-answers-500', 'reference-wants-digits', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await addReference(context);
    await expectAccepted(context, answer);
  },
});
