import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { patchInOrder } from './steps/attributes.ts';
import { REFERENCE } from './steps/members.ts';
import { CHANGEABLE, casesAt, placeOf } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'An add replaces the value of a member that is there already',
  source: ['N07'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
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
