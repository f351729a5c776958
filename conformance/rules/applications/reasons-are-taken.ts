import { SUCCESS } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { REASONS, triedReasons } from './steps/status.ts';

export default rule({
  level: 'must',
  title: 'A status takes each of the seven reasons of a rejection',
  source: ['A15'],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  cases: REASONS,
  brokenBy: ['reasons-but-one-taken', 'reasons-answer-500', 'reasons-redirect'],
  async check(context) {
    const { answers, isStillTaken } = await triedReasons(context);
    const answer = answers.get(context.case);
    assume(answer, `no such reason was sent: ${context.case}`);
    assume(
      SUCCESS.has(answer.status) || isStillTaken,
      'needs a status that can be changed again and again; a reason that was taken at first is refused later',
    );
    context.expect.that(SUCCESS.has(answer.status), 'status 2xx', String(answer.status), answer);
  },
});
