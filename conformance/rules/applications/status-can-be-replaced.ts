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
  // Which of them are required is not shown, so that they are sent together.
  cases: [STATUS_MEMBERS.join(', ')],
  brokenBy: ['status-refused', 'status-answers-500', 'status-comment-refused', 'patch-redirects'],
  async check(context) {
    const { answer } = await replaceStatus(context);
    if (isRefused(answer)) {
      const part = await replaceProviderStatus(context);
      assume(part.isKnown && SUCCESS.has(part.answer.status), notAllowed(answer));
      // A reason may be taken with a rejection alone, which may not be the next status.
      const mayReject = context.config.fixtures?.applications?.mayReject === true;
      assume(mayReject, `${notAllowed(answer)}, which may be rejected: fixtures.applications.mayReject`);
    }
    await expectAccepted(context, answer);
  },
});
