import { assume } from '../engine.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { addReference, removeReference } from './steps/attributes.ts';
import { CHANGEABLE, patchRule } from './steps/needs.ts';

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
    // The first one may have replaced another: one that follows a removal has not.
    const { addedBack } = await removeReference(context);
    if (addedBack === undefined) return;
    assume(addedBack.status !== 409, 'needs a reference that may be given a second time, got 409');
    await expectAccepted(context, addedBack);
  },
});
