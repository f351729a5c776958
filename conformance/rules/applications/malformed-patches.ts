import { rule } from '../../engine/rule.ts';
import { MALFORMED, patchMalformed } from './steps/malformed.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'info',
  title: 'A malformed patch is refused',
  source: ['A20', 'N02', 'N03', 'N05'],
  interfaces: ['applications'],
  covers: [],
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: CHANGEABLE,
  cases: MALFORMED,
  brokenBy: [],
  async check(context) {
    const { status } = await patchMalformed(context, context.case);
    context.note(`answered with ${status}`);
  },
});
