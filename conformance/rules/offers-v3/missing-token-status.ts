import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { PAIRS } from './steps/without-token.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O316'],
  covers: [],
  effect: 'creates',
  needs: NEEDS,
  cases: Object.keys(PAIRS),
  brokenBy: [],
  async check(context) {
    const pair = await PAIRS[context.case]?.(context);
    context.note(`without a token: ${pair?.withoutToken.status ?? 'nothing'}`);
  },
});
