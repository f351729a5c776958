import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { READ_NAMES, type ReadName } from './steps/reads.ts';
import { LET_IN, makesDifference, readBothWays } from './steps/without-token.ts';

export default rule({
  level: 'must',
  title: 'A determination, and everything below it, is not read without a token',
  source: ['O220'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: READ_NAMES,
  brokenBy: [
    'reads-without-token',
    'payment-plans-without-token',
    'commission-without-token',
    'reads-redirect-to-login',
  ],
  async check(context) {
    const pair = await readBothWays(context, context.case as ReadName);
    context.expect.refused(pair.withoutToken, LET_IN);
    assume(
      makesDifference(pair),
      `nothing shows that the token makes a difference: ${pair.withToken.status} with it, ` +
        `${pair.withoutToken.status} without; a run with --allow-writes reads a determination of its own`,
    );
  },
});
