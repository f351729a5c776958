import { assume } from '../engine.ts';
import { expectAccepted, PATCH_FAULTS, firstPatch, CHANGEABLE, patchRule } from './steps/patches.ts';

export default patchRule({
  level: 'must',
  title: 'PATCH at the address of an application takes a JSON Patch array',
  source: ['A07'],
  needs: CHANGEABLE,
  brokenBy: PATCH_FAULTS,
  async check(context) {
    const { isAccepted, attempts } = await firstPatch(context);
    const judged = isAccepted ? attempts.at(-1) : attempts[0];
    assume(judged, 'needs a patch that was sent');
    if (attempts.length > 1) {
      const said = attempts.map(({ type, answer }) => `${answer.status} to ${type}`);
      context.note(`the first patches were answered with ${said.join(', ')}`);
    }
    await expectAccepted(context, judged.answer);
  },
});
