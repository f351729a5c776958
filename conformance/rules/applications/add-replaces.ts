import { assume } from '../engine.ts';
import { patchInOrder } from './steps/several-operations.ts';
import { REFERENCE } from './steps/members.ts';
import { forEachPlace } from './steps/patches.ts';

export default forEachPlace({
  level: 'should',
  title: 'An add replaces the value of a member that is there already',
  source: ['N07'],
  brokenBy: ['first-add-stays'],
  async check(context, place) {
    const { references, days, reference, day } = await patchInOrder(context);
    const isInOrder = references.slice(1).some((one) => one === reference);
    assume(isInOrder, 'needs operations that are applied in their order');
    const isReference = place.attributes === REFERENCE;
    const [former, wanted] = isReference ? references.slice(1) : days;
    const shown = isReference ? reference : day;
    const got = shown === former ? `the first one "${former}"` : 'another one';
    context.expect.that(shown === wanted, `the second value "${wanted}"`, got);
  },
});
