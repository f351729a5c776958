import { forEachPlace } from './steps/patches.ts';
import { expectRejected, rejectApplication } from './steps/status.ts';

export default forEachPlace({
  level: 'must',
  title: 'A status of BEANTRAGT and ABGELEHNT is accepted',
  source: ['A39'],
  brokenBy: [
    'rejection-refused',
    'rejection-answers-500',
    'rejection-wants-comment',
    'status-refused',
    'status-answers-500',
  ],
  async check(context) {
    await expectRejected(context, (await rejectApplication(context)).without);
  },
});
