import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { triedReasons, UNKNOWN_REASON } from './steps/status.ts';

export default rule({
  level: 'should',
  title: 'A status refuses a reason that is not one of the seven',
  source: ['A33'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
  brokenBy: ['patch-not-stored'],
  async check(context) {
    const answer = (await triedReasons(context)).answers.get(UNKNOWN_REASON);
    assume(answer, 'needs a reason that was sent');
    context.expect.refused(answer, SUCCESS);
  },
});
