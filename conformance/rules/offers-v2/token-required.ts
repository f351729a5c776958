import type { Config } from '../../kit/config/schema.ts';
import type { Context } from '../../kit/context.ts';
import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { askDetermination, type DeterminationQuery } from './steps/ask.ts';
import { determined } from './steps/determine.ts';
import { READ_NAMES, type ReadName } from './steps/reads.ts';
import { LET_IN, makesDifference, readBothWays } from './steps/without-token.ts';

/** A determination for a case is judged only where the operator names one. */
function determinationsOf({ fixtures }: Config): Readonly<Record<string, DeterminationQuery>> {
  const vorgangsNummer = fixtures?.offers?.vorgangsNummer;
  return {
    'determination for captured data': {},
    ...(vorgangsNummer === undefined ? {} : { 'determination for a case': { vorgangsNummer } }),
  };
}

export default rule({
  level: 'must',
  title: 'A determination is neither made nor read without a token, nor is anything below it',
  source: ['O220'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: (config) => [...READ_NAMES, ...Object.keys(determinationsOf(config))],
  brokenBy: [
    'reads-without-token',
    'payment-plans-without-token',
    'commission-without-token',
    'reads-redirect-to-login',
    'determination-without-token',
    'determination-redirects-to-login',
    'determination-shows-login-page',
  ],
  async check(context) {
    const query = determinationsOf(context.config)[context.case];
    await (query === undefined ? checkRead(context, context.case as ReadName) : checkDetermination(context, query));
  },
});

async function checkRead(context: Context, name: ReadName): Promise<void> {
  const pair = await readBothWays(context, name);
  context.expect.refused(pair.withoutToken, LET_IN);
  assume(
    makesDifference(pair),
    `nothing shows that the token makes a difference: ${pair.withToken.status} with it, ` +
      `${pair.withoutToken.status} without; a run with --allow-writes reads a determination of its own`,
  );
}

async function checkDetermination(context: Context, query: DeterminationQuery): Promise<void> {
  await determined(context, query);
  context.expect.refused(await askDetermination(context, query, { as: 'none' }), LET_IN);
}
