import type { Config } from '../../kit/config/schema.ts';
import type { Context } from '../../kit/context.ts';
import { SUCCESS } from '../../kit/expect.ts';
import { assume, NotApplicable } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { caseFixtures, determined, PLAIN, send, type CaseFixture } from './steps/determine.ts';
import { isWaiting } from './steps/result-list.ts';
import { PAIRS, type Reading } from './steps/without-token.ts';

/** The determinations that are cases of the rule: one for each case that the operator names. */
function determinationsOf(config: Config): Readonly<Record<string, CaseFixture>> {
  return Object.fromEntries(caseFixtures(config).map((fixture) => [`determination for ${fixture}`, fixture]));
}

export default rule({
  level: 'must',
  title: 'Determinations, result lists and saved offers, and all that is read below them, are refused without a token',
  source: ['O316'],
  covers: [],
  effect: 'reads',
  needs: NEEDS,
  cases: (config) => [...Object.keys(PAIRS), ...Object.keys(determinationsOf(config))],
  brokenBy: [
    'list-without-token',
    'messages-without-token',
    'commission-without-token',
    'saved-offers-without-token',
    'saved-payment-plans-without-token',
    'determination-without-token',
    'determination-without-token-204',
    'no-results-without-token',
  ],
  async check(context) {
    const read = PAIRS[context.case];
    if (read !== undefined) return checkRead(context, read);
    const fixture = determinationsOf(context.config)[context.case];
    if (fixture !== undefined) await checkDetermination(context, fixture);
  },
});

async function checkRead(context: Context, read: Reading): Promise<void> {
  const { withToken, withoutToken } = await read(context);
  const { status } = withToken;
  // A result without a commission, or with one that is not ready yet, is as right as one that has it.
  if (context.case === 'provision' && (status === 404 || isWaiting('provision', status))) {
    throw new NotApplicable(`there is no commission to read (${status})`);
  }
  assume(SUCCESS.has(status), `needs the same read with a token to be answered with 2xx, got ${status}`);
  context.expect.refused(withoutToken, SUCCESS);
}

async function checkDetermination(context: Context, fixture: CaseFixture): Promise<void> {
  await determined(context, fixture);
  const answer = await send(context, context.fixture('offers', fixture), { json: PLAIN, as: 'none' });
  context.note(`without a token: ${answer.status}`);
  context.expect.refused(answer, SUCCESS);
}
