import { assume, SUCCESS } from '../engine.ts';
import { isRefused } from './steps/application.ts';
import { CHANGEABLE, patchRule } from './steps/patches.ts';
import { REASONS, triedReasons } from './steps/status.ts';

export default patchRule({
  level: 'must',
  title: 'A status takes each of the seven reasons of a rejection',
  source: ['A15'],
  needs: CHANGEABLE,
  cases: REASONS,
  brokenBy: ['reasons-but-one-taken', 'reasons-answer-500', 'reasons-redirect'],
  async check(context) {
    const { answers, isStillTaken, takesReasons } = await triedReasons(context);
    const answer = answers.get(context.case);
    assume(answer, `no such reason was sent: ${context.case}`);
    assume(
      SUCCESS.has(answer.status) || isStillTaken,
      'needs a status that can be changed again and again; a reason that was taken at first is refused later',
    );
    assume(
      takesReasons || !isRefused(answer),
      `every reason is refused with a status that is no rejection (${answer.status}); allow one with fixtures.applications.mayReject`,
    );
    context.expect.status(answer, SUCCESS);
  },
});
