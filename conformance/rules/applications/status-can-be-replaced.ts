import { assume, SUCCESS } from '../engine.ts';
import { expectAccepted, CHANGEABLE, patchRule } from './steps/patches.ts';
import { isRefused } from './steps/application.ts';
import { notAllowed, replaceProviderStatus, replaceStatus } from './steps/status.ts';
import { STATUS_MEMBERS } from './steps/members.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can replace the status with both parts, a reason and a comment',
  source: ['A08'],
  needs: CHANGEABLE,
  // All together, since the documents do not show which of them are required.
  cases: [STATUS_MEMBERS.join(', ')],
  brokenBy: ['status-refused', 'status-answers-500', 'status-comment-refused', 'patch-redirects'],
  async check(context) {
    const { answer } = await replaceStatus(context);
    if (isRefused(answer)) {
      const part = await replaceProviderStatus(context);
      assume(part.isKnown && SUCCESS.has(part.answer.status), notAllowed(answer));
      // The server may accept a reason only with a rejection, which need not be an allowed transition.
      const mayReject = context.config.fixtures?.applications?.mayReject === true;
      assume(mayReject, `${notAllowed(answer)}, which may be rejected: fixtures.applications.mayReject`);
    }
    await expectAccepted(context, answer);
  },
});
