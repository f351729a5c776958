import { rule } from '../../engine/rule.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/patches.ts';
import { replaceClerk } from './steps/dated.ts';
import { CLERK } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A provider can name another credit clerk',
  source: ['A13'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CLERK,
  brokenBy: ['clerk-refused', 'clerk-answers-500', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await replaceClerk(context);
    await expectAccepted(context, answer, 'fixtures.applications.kreditsachbearbeiterPartnerId');
  },
});
