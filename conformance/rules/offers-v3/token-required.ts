import { SUCCESS } from '../../kit/expect.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { PAIRS } from './steps/without-token.ts';

export default rule({
  level: 'must',
  title: 'Determinations, result lists and saved offers are refused without a token',
  source: ['O316'],
  covers: [],
  effect: 'creates',
  needs: NEEDS,
  cases: Object.keys(PAIRS),
  brokenBy: ['determination-without-token', 'list-without-token', 'saved-offers-without-token'],
  async check(context) {
    const pair = await PAIRS[context.case]?.(context);
    assume(
      pair && SUCCESS.has(pair.withToken.status),
      `needs the same request with a token to be answered with 2xx, got ${pair?.withToken.status ?? 'nothing'}`,
    );
    context.expect.refused(pair.withoutToken, SUCCESS);
  },
});
