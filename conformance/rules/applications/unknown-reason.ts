import { assume, NO_REFUSAL } from '../engine.ts';
import { triedReasons, UNKNOWN_REASON } from './steps/status.ts';
import { patchRule } from './steps/needs.ts';

export default patchRule({
  level: 'should',
  title: 'A status refuses a reason that is not one of the seven',
  source: ['A33'],
  brokenBy: ['patch-not-stored', 'reasons-in-any-case'],
  async check(context) {
    const answer = (await triedReasons(context)).answers.get(UNKNOWN_REASON);
    assume(answer, 'needs a reason that was sent');
    context.expect.refused(answer, NO_REFUSAL);
  },
});
