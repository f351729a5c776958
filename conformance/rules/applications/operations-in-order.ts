import { patchInOrder, patchRemovingLast } from './steps/several-operations.ts';
import { shownAs } from './steps/members.ts';
import { patchRule } from './steps/patches.ts';

export default patchRule({
  level: 'should',
  title: 'The operations of a patch are applied in their order',
  source: ['N06'],
  brokenBy: [
    'operations-in-reverse',
    'removes-come-last',
    'removes-come-first',
    'last-remove-forgotten',
    'removal-with-others-not-stored',
  ],
  async check(context) {
    const { references, reference } = await patchInOrder(context);
    // add-replaces judges whether the third has replaced the second.
    const isInOrder = references.slice(1).some((one) => one === reference);
    context.expect.that(isInOrder, 'a reference that was added after the remove', shownAs([reference]));
    const { value, isLeft } = await patchRemovingLast(context);
    context.expect.that(!isLeft, 'a reference that the last operation removes to be gone', shownAs([value]));
  },
});
