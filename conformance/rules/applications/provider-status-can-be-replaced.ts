import { assume, SUCCESS } from '../engine.ts';
import { expectAccepted, CHANGEABLE, patchRule } from './steps/patches.ts';
import { FIXTURE, isRefused } from './steps/application.ts';
import { notAllowed, replaceProviderStatus, replaceStatus } from './steps/status.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can replace its own part of the status alone',
  source: ['A09'],
  needs: CHANGEABLE,
  brokenBy: ['provider-status-refused', 'provider-status-answers-500', 'patch-redirects'],
  async check(context) {
    const { answer, isKnown, isPresent, isRejection } = await replaceProviderStatus(context);
    if (isRefused(answer)) {
      assume(isKnown, `needs a record that shows the status of the provider; see ${FIXTURE}`);
      // A rejection needs a reason, which this path cannot carry.
      assume(!isRejection, `needs an application that is not rejected; see ${FIXTURE}`);
      // A server may refuse to replace a status by itself.
      assume(!isPresent && SUCCESS.has((await replaceStatus(context)).answer.status), notAllowed(answer));
    }
    await expectAccepted(context, answer);
  },
});
