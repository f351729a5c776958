import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { replaceClerk } from './steps/dated.ts';
import { CLERK } from './steps/needs.ts';
import { patchRule } from './steps/patch-rule.ts';

export default patchRule({
  level: 'must',
  title: 'A provider can name another credit clerk',
  source: ['A13'],
  needs: CLERK,
  brokenBy: ['clerk-refused', 'clerk-answers-500', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await replaceClerk(context);
    await expectAccepted(context, answer, 'fixtures.applications.kreditsachbearbeiterPartnerId');
  },
});
