import { expectAccepted, PATCH_FAULTS, CHANGEABLE, patchRule } from './steps/patches.ts';
import { addReference, removeReference } from './steps/attributes.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can add its own reference, also where it has none',
  source: ['A10'],
  needs: CHANGEABLE,
  brokenBy: [
    'reference-refused',
    'reference-answers-500',
    'reference-wants-digits',
    'reference-only-replaced',
    ...PATCH_FAULTS,
  ],
  async check(context) {
    const { answer, isShown } = await addReference(context);
    await expectAccepted(context, answer);
    if (!isShown) return;
    // The first addition may have replaced a reference; one that follows a removal has not.
    const { addedAfter } = await removeReference(context);
    if (addedAfter !== undefined) await expectAccepted(context, addedAfter);
  },
});
