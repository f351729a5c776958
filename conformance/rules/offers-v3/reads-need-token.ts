import { SUCCESS } from '../../kit/expect.ts';
import { assume, NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { isWaiting } from './steps/result-list.ts';
import { PAIRS } from './steps/without-token.ts';

export default rule({
  level: 'must',
  title: 'Result lists and saved offers, and all that is read below them, are refused without a token',
  source: ['O316'],
  covers: [],
  effect: 'reads',
  needs: NEEDS,
  cases: Object.keys(PAIRS),
  brokenBy: [
    'list-without-token',
    'messages-without-token',
    'commission-without-token',
    'saved-offers-without-token',
    'saved-payment-plans-without-token',
  ],
  async check(context) {
    const pair = await PAIRS[context.case]?.(context);
    const status = pair?.withToken.status ?? 0;
    // A result without a commission, or with one that is not ready yet, is as right as one that has it.
    if (context.case === 'provision' && (status === 404 || isWaiting('provision', status))) {
      throw new NotApplicable(`there is no commission to read (${status})`);
    }
    assume(pair && SUCCESS.has(status), `needs the same read with a token to be answered with 2xx, got ${status}`);
    context.expect.refused(pair.withoutToken, SUCCESS);
  },
});
