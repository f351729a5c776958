import { expectAccepted } from './steps/patches.ts';
import { forEachPlace } from './steps/needs.ts';
import { rejectApplication } from './steps/status.ts';

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
    const { answer } = (await rejectApplication(context)).without;
    await expectAccepted(context, answer, 'fixtures.applications.mayReject');
  },
});
