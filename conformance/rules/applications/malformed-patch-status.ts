import { casesAt, CHANGEABLE, patchRule, placeOf } from './steps/needs.ts';
import { patchWrongly } from './steps/patches.ts';

export default patchRule({
  level: 'info',
  title: 'The status of a malformed patch',
  source: ['N16', 'A53'],
  needs: CHANGEABLE,
  cases: casesAt('N16'),
  async check(context) {
    const { values = '' } = placeOf(context, 'N16');
    const { status } = await patchWrongly(context, values === 'missingOp' ? 'op' : values);
    context.note(`answered with ${status}`);
  },
});
