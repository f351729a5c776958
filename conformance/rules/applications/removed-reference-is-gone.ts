import { assume } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { assumeRead } from './steps/change.ts';
import { REFERENCE, shownAs } from './steps/members.ts';
import { removeReference } from './steps/attributes.ts';
import { patchRule } from './steps/patches.ts';

export default patchRule({
  level: 'should',
  title: 'The record lacks the reference that was removed',
  source: ['A29'],
  covers: ['getAntrag', 'getAntragAlsVertrieb'].map((operation) => ({ operation, status: '2XX' })),
  brokenBy: ['remove-not-stored', 'remove-leaves-empty-reference', 'sales-read-is-stale'],
  async check(context) {
    const { wasShown, answer, after, left, leftForSales } = await removeReference(context);
    assumeSuccess(answer, 'a removal that is accepted');
    assume(wasShown, `needs a record that shows ${REFERENCE} after it was added; this one does not`);
    assumeRead(after);
    context.expect.that(left.length === 0, `no ${REFERENCE}`, shownAs(left));
    context.expect.that(leftForSales.length === 0, `no ${REFERENCE} for a sales party`, shownAs(leftForSales));
  },
});
