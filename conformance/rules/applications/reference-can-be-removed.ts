import { assume, SUCCESS } from '../engine.ts';
import { expectAccepted, CHANGEABLE, patchRule } from './steps/patches.ts';
import { REFERENCE } from './steps/members.ts';
import { showMember } from './steps/read-back.ts';
import { removeReference } from './steps/attributes.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can remove its own reference, without a value',
  source: ['A11'],
  needs: CHANGEABLE,
  brokenBy: ['remove-refused', 'remove-answers-500', 'remove-wants-value'],
  async check(context) {
    const { before, wasShown, answer } = await removeReference(context);
    // A server may refuse to remove a missing member: if it lost the addition, another rule reports that.
    const isLost = !wasShown && !SUCCESS.has(answer.status) && (await showMember(context, before, REFERENCE));
    assume(!isLost, `needs a reference that the record shows after it was added; this one shows no ${REFERENCE}`);
    await expectAccepted(context, answer);
  },
});
