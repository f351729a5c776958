import { assume, SUCCESS } from '../engine.ts';
import { REFERENCE } from './steps/members.ts';
import { removeReference } from './steps/attributes.ts';
import { patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'should',
  title: 'The record lacks the reference that was removed',
  source: ['A29'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  brokenBy: ['remove-not-stored', 'remove-leaves-empty-reference'],
  async check(context) {
    const { wasShown, answer, left } = await removeReference(context);
    assume(SUCCESS.has(answer.status), `needs a removal that is accepted (2xx), got ${answer.status}`);
    assume(wasShown, `needs a record that shows ${REFERENCE} after it was added; this one does not`);
    context.expect.that(left.length === 0, `no ${REFERENCE}`, left.map((one) => JSON.stringify(one)).join(', '));
  },
});
