import { rule } from '../../kit/rule.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/accepted.ts';
import { replaceClerk } from './steps/clerk.ts';
import { CLERK } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'A provider can name another credit clerk',
  source: ['A13'],
  covers: [],
  effect: 'changes',
  needs: CLERK,
  brokenBy: ['clerk-refused', 'clerk-answers-500', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await replaceClerk(context);
    await expectAccepted(context, answer, 'fixtures.applications.kreditsachbearbeiterPartnerId');
  },
});
