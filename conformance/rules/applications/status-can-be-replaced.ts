import { rule } from '../../kit/rule.ts';
import { expectAccepted, PATCH_FAULTS } from './steps/accepted.ts';
import { replaceStatus } from './steps/status.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A provider can replace the status with both parts, a reason and a comment',
  source: ['A08'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['status-refused', 'status-answers-500', 'status-comment-refused', ...PATCH_FAULTS],
  async check(context) {
    const { answer } = await replaceStatus(context);
    await expectAccepted(context, answer);
  },
});
