import { assume } from '../engine.ts';
import { expectNothingDone, patchRule } from './steps/patches.ts';
import { triedReasons, UNKNOWN_REASON } from './steps/status.ts';

export default patchRule({
  level: 'should',
  title: 'A status refuses a reason that is not one of the seven',
  source: ['A33'],
  brokenBy: ['patch-not-stored', 'reasons-in-any-case', 'refused-status-carried-out'],
  async check(context) {
    const { answers, isUnknownShown } = await triedReasons(context);
    const answer = answers.get(UNKNOWN_REASON);
    assume(answer, 'needs a reason that was sent');
    expectNothingDone(context, { answer, isShown: isUnknownShown });
  },
});
