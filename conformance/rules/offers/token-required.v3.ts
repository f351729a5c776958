import { assume, NO_REFUSAL, NotApplicable, rule, SUCCESS, type Config, type Context } from '../engine.ts';
import { senderOf, STRANGERS, type Stranger } from '../steps/access.ts';
import { NEEDS } from './steps/access.v3.ts';
import { caseFixtures, determined, PLAIN, send, type CaseFixture } from './steps/determine.v3.ts';
import { isWaiting } from './steps/result-list.v3.ts';
import { PAIRS, type Pair } from './steps/without-token.v3.ts';

/** The determinations that are cases of the rule: one for each case that the operator names. */
function determinationsOf(config: Config): Readonly<Record<string, CaseFixture>> {
  return Object.fromEntries(caseFixtures(config).map((fixture) => [`determination for ${fixture}`, fixture]));
}

export default rule({
  level: 'must',
  title:
    'Determinations, result lists and saved offers, and all that is read below them, are refused without a valid token',
  source: ['O316'],
  at: '* /v3/vorgaenge/**',
  effect: 'reads',
  needs: NEEDS,
  cases: (config) =>
    [...Object.keys(PAIRS), ...Object.keys(determinationsOf(config))].flatMap((name) =>
      STRANGERS.map((who) => `${name}: ${who}`),
    ),
  brokenBy: [
    'list-without-token',
    'determination-without-token-204',
    'no-results-without-token',
    'any-token-taken',
    'strangers-crash',
  ],
  async check(context) {
    const [name = '', who] = context.case.split(': ') as [string, Stranger];
    const read = PAIRS[name];
    if (read !== undefined) return checkRead(context, name, await read(context, who));
    const fixture = determinationsOf(context.config)[name];
    if (fixture !== undefined) await checkDetermination(context, fixture, who);
  },
});

function checkRead(context: Context, name: string, { withToken, withoutToken }: Pair): void {
  const { status } = withToken;
  // A result without a commission, or with one that is not ready yet, is as right as one that has it.
  if (name === 'provision' && (status === 404 || isWaiting('provision', status))) {
    throw new NotApplicable(`there is no commission to read (${status})`);
  }
  assume(SUCCESS.has(status), `needs the same read with a token to be answered with 2xx, got ${status}`);
  context.expect.refused(withoutToken, NO_REFUSAL);
}

async function checkDetermination(context: Context, fixture: CaseFixture, who: Stranger): Promise<void> {
  await determined(context, fixture);
  const answer = await send(context, context.fixture('offers', fixture), {
    json: PLAIN,
    ...(await context.once(`stranger: ${who}`, (step) => Promise.resolve(senderOf(step, who)))),
  });
  context.note(`by ${who}: ${answer.status}`);
  context.expect.refused(answer, NO_REFUSAL);
}
