import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { replaceClerk } from './steps/dated.ts';
import { CLERK, patchRule } from './steps/needs.ts';

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
