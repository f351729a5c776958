import { rule } from '../../engine/rule.ts';
import { CHANGEABLE } from './steps/needs.ts';
import { triedReasons, UNKNOWN_REASON } from './steps/reasons.ts';

export default rule({
  level: 'info',
  title: 'A status refuses a reason that is not one of the seven',
  source: ['A33'],
  interfaces: ['applications'],
  covers: [],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: [],
  async check(context) {
    const { answers } = await triedReasons(context);
    context.note(`ablehnungsgrund ${UNKNOWN_REASON} is answered with ${answers.get(UNKNOWN_REASON)?.status}`);
  },
});
