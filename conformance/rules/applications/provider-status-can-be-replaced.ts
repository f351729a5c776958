import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/accepted.ts';
import { FIXTURE, isRefused } from './steps/application.ts';
import { replaceProviderStatus } from './steps/status.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A provider can replace its own part of the status alone',
  source: ['A09'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['provider-status-refused', 'provider-status-answers-500', 'provider-status-answers-303', ...PATCH_FAULTS],
  async check(context) {
    const { answer, isKnown } = await replaceProviderStatus(context);
    // A rejection, the one value that D2 names, carries a reason, so that it may well be refused in this form.
    assume(isKnown || !isRefused(answer), `needs a record that shows the status of the provider; see ${FIXTURE}`);
    await expectAccepted(context, answer);
  },
});
