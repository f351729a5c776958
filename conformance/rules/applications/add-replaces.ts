import { assume } from '../engine.ts';
import { patchInOrder } from './steps/attributes.ts';
import { REFERENCE } from './steps/members.ts';
import { casesAt, patchRule, placeOf } from './steps/needs.ts';

export default patchRule({
  level: 'should',
  title: 'An add replaces the value of a member that is there already',
  source: ['N07'],
  cases: casesAt('N07'),
  brokenBy: ['first-add-stays'],
  async check(context) {
    const { references, days, reference, day } = await patchInOrder(context);
    assume(
      references.slice(1).some((one) => one === reference),
      'needs operations that are applied in their order',
    );
    const isReference = placeOf(context, 'N07').attributes === REFERENCE;
    const [former, wanted] = isReference ? references.slice(1) : days;
    const shown = isReference ? reference : day;
    context.expect.that(
      shown === wanted,
      `the second value "${wanted}"`,
      shown === former ? `the first one "${former}"` : 'another one',
    );
  },
});
