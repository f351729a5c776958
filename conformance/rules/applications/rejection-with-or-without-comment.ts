import { assume, SUCCESS } from '../engine.ts';
import { expectAccepted } from './steps/patches.ts';
import { forEachPlace } from './steps/needs.ts';
import { rejectApplication, showsRejection } from './steps/status.ts';

export default forEachPlace({
  level: 'must',
  title: 'A rejection is accepted with a kommentar and without one',
  source: ['A42'],
  brokenBy: [
    'rejection-with-comment-refused',
    'rejection-wants-comment',
    'comment-in-ascii-only',
    'rejection-answers-500',
    'rejection-refused',
    'status-refused',
    'status-answers-500',
    'status-comment-refused',
  ],
  async check(context, place) {
    const name = place.values === 'with' ? 'with' : 'without';
    const { answer, former } = (await rejectApplication(context))[name];
    const isAgain = showsRejection(former) && !SUCCESS.has(answer.status);
    assume(!isAgain, `needs a rejection that can be undone; the application was still rejected, got ${answer.status}`);
    await expectAccepted(context, answer, 'fixtures.applications.mayReject');
  },
});
