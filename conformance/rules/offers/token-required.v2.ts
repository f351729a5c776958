import { assume, NO_REFUSAL, rule, type Config, type Context } from '../engine.ts';
import { STRANGERS, type Stranger } from '../steps/access.ts';
import { askDetermination, type DeterminationQuery } from './steps/ask.v2.ts';
import { determined } from './steps/determine.v2.ts';
import { READ_NAMES, type ReadName } from './steps/reads.v2.ts';
import { isLetIn, makesDifference, readBothWays, strangerOnce, type Pair } from './steps/without-token.v2.ts';

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
  title: 'A determination is neither made nor read without a valid token, nor is anything below it',
  source: ['O220'],
  at: '* /v2/ergebnisliste/**',
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: (config) =>
    [...READ_NAMES, ...Object.keys(determinationsOf(config))].flatMap((name) =>
      STRANGERS.map((who) => `${name}: ${who}`),
    ),
  brokenBy: ['determination-without-token', 'determination-shows-login-page', 'any-token-taken', 'strangers-crash'],
  async check(context) {
    const [name = '', who] = context.case.split(': ') as [string, Stranger];
    const query = determinationsOf(context.config)[name];
    await (query === undefined ? checkRead(context, name as ReadName, who) : checkDetermination(context, query, who));
  },
});

async function checkRead(context: Context, name: ReadName, who: Stranger): Promise<void> {
  const pair = await readBothWays(context, name, who);
  expectRefused(context, pair);
  assume(
    makesDifference(pair),
    `nothing shows that the token makes a difference: ${pair.withToken.status} with it, ` +
      `${pair.withoutToken.status} without; a run with --allow-writes reads a determination of its own`,
  );
  context.expect.refused(pair.withoutToken, NO_REFUSAL);
}

async function checkDetermination(context: Context, query: DeterminationQuery, who: Stranger): Promise<void> {
  const withToken = await determined(context, query);
  const withoutToken = await askDetermination(context, query, await strangerOnce(context, who));
  expectRefused(context, { withToken, withoutToken });
  context.expect.refused(withoutToken, NO_REFUSAL);
}

function expectRefused({ expect }: Context, pair: Pair): void {
  const { withoutToken } = pair;
  const wanted = 'a refusal (no 2xx, and no redirect to what the token gets)';
  expect.that(!isLetIn(pair), wanted, String(withoutToken.status), withoutToken);
}
