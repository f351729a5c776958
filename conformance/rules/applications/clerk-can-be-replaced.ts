import { expectAccepted, PATCH_FAULTS, CLERK, patchRule } from './steps/patches.ts';
import { isRefused } from './steps/application.ts';
import { assumeOtherClerk, replaceClerk } from './steps/dated.ts';
import { clerkIn } from './steps/members.ts';
import { assume } from '../engine.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can name another credit clerk',
  source: ['A13'],
  needs: CLERK,
  brokenBy: ['clerk-refused', 'clerk-answers-500', ...PATCH_FAULTS],
  async check(context) {
    const change = await replaceClerk(context);
    if (isRefused(change.answer)) {
      assumeOtherClerk(change);
      // A missing member cannot be replaced (RFC 6902).
      assume(clerkIn(change.before), `needs a record that shows a credit clerk, got ${change.answer.status}`);
    }
    await expectAccepted(context, change.answer, 'fixtures.applications.kreditsachbearbeiterPartnerId');
  },
});
