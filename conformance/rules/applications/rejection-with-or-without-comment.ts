import { forEachPlace } from './steps/patches.ts';
import { expectRejected, rejectApplication } from './steps/status.ts';

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
    await expectRejected(context, (await rejectApplication(context))[name]);
  },
});
