import { assume, DENIED, isRedirect, rule, SUCCESS, type Answer, type Config, type Context } from '../engine.ts';
import {
  expectNothingServed,
  expectRefused,
  senderOf,
  strangerCase,
  strangerCases,
  STRANGERS_SERVED,
  type Sender,
  type Stranger,
} from '../steps/access.ts';
import { askDetermination, type DeterminationQuery } from './steps/ask.v2.ts';
import { identifierNamed } from '../steps/reads.ts';
import { determined, forCase, hasDetermination, readUnknownAccepted } from './steps/determine.v2.ts';
import { endOfStranger, placeOf, followStranger } from '../steps/redirects.ts';
import { tried } from '../steps/tried.ts';
import { commissionAgain, commissionReadings, ENDING, OF_DATA, readPart, readPartOf } from './steps/parts.v2.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';

/** The determinations to judge. */
const DETERMINATIONS: Readonly<Record<string, (config: Config) => DeterminationQuery>> = {
  'determination for captured data': () => ({}),
  'determination for a case': forCase,
};

/** Judged separately, since the other reads are of a determination for a case if one is configured. */
const RESULTS_OF_DATA = `ergebnisse${ENDING}`;

export default rule({
  level: 'must',
  title: 'A determination is neither made nor read without a valid token, nor is anything below it',
  source: ['O220'],
  at: '* /v2/ergebnisliste/**',
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: strangerCases([...READ_NAMES, RESULTS_OF_DATA, ...Object.keys(DETERMINATIONS)]),
  brokenBy: [
    'determination-without-token',
    'results-of-data-for-everybody',
    'determination-refused-with-location',
    'determination-leads-strangers-to-copy',
    'determination-shows-login-page',
    ...STRANGERS_SERVED,
    'reads-lead-to-copies',
    'commission-in-refusal',
    'commission-leads-strangers-to-copy',
    'commission-kept-for-all',
    'strangers-crash',
  ],
  async check(context) {
    const [name, who] = strangerCase(context.case);
    const query = DETERMINATIONS[name]?.(context.config);
    if (name === RESULTS_OF_DATA) return checkResultsOfData(context, who);
    if (query === undefined) return checkRead(context, name as ReadName, who);
    const accepted = await determined(context, query);
    const sender = senderOf(context, who);
    const stranger = await askDetermination(context, query, sender);
    expectNoAccess(context, accepted, stranger);
    expectRefused(context, accepted, stranger);
    // A determination that was made for a stranger differs from that of the caller, and may be at any address.
    const end = await endOfStranger(context, stranger, sender);
    const made = identifierNamed(end.json(), 'ermittlungsId');
    context.expect.that(made === undefined, 'a refusal without data', `${end.status} with a determination`, end);
  },
});

/** Reads the configured determination, one of this run or, if there is none, one that does not exist. */
async function checkRead(context: Context, name: ReadName, who: Stranger): Promise<void> {
  const isMade = hasDetermination(context);
  const accepted = await (isMade ? readMade(context, name) : readUnknownAccepted(context, name));
  // Read it once more, to find caches that serve it to strangers.
  if (isMade && name === 'provision') await tried(commissionAgain(context));
  const sender = senderOf(context, who, name === 'meldungen' ? 'unsigned' : 'lengthened');
  const answer = await (isMade ? readPart(context, name, who, sender) : readUnknown(context, name, sender));
  expectStranger(context, accepted, await followStranger(context, answer, sender, accepted));
  // The first read of a commission may be too early: also compare with the commission that is ready.
  if (isMade && name === 'provision') {
    const again = await commissionAgain(context);
    expectNothingServed(context, again, await followStranger(context, answer, sender, again));
  }
}

/** Judges strangers who read the results of captured data; uses a determination of this run, since only one can be configured. */
async function checkResultsOfData(context: Context, who: Stranger): Promise<void> {
  await determined(context, OF_DATA.ergebnisse);
  const sender = senderOf(context, who);
  const readAs = (...as: [string?, Sender?]) => readPartOf(context, 'ergebnisse', OF_DATA.ergebnisse, {}, ...as);
  const accepted = await readAs();
  expectStranger(context, accepted, await followStranger(context, await readAs(who, sender), sender, accepted));
}

function expectStranger(context: Context, accepted: Answer, stranger: Answer): void {
  expectNoAccess(context, accepted, stranger);
  const statuses = `${accepted.status} with it, ${stranger.status} without`;
  const why = `nothing shows that the token makes a difference: ${statuses}`;
  assume(makesDifference(accepted, stranger), `${why}; a run with --allow-writes reads a determination of its own`);
  expectRefused(context, accepted, stranger);
}

/** Takes the commission from the shared readings: an additional read could hide that it was not ready. */
async function readMade(context: Context, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPart(context, name);
  const [first] = await commissionReadings(context);
  return first ?? readPart(context, name);
}

/** Judges that a stranger gets neither a success nor, even in a refusal, a Location to the same place as the token. */
function expectNoAccess({ expect }: Context, accepted: Answer, stranger: Answer): void {
  const leadsToSame =
    isRedirect(accepted) && leadsTo(stranger) !== undefined && leadsTo(accepted) === leadsTo(stranger);
  const wanted = 'a refusal (no 2xx, and no Location of what the token gets)';
  const got =
    leadsToSame && !isRedirect(stranger) ? `${stranger.status} with such a Location` : String(stranger.status);
  expect.that(!leadsToSame && !SUCCESS.has(stranger.status), wanted, got, stranger);
}

function leadsTo(answer: Answer): string | undefined {
  const location = answer.location();
  return location && placeOf(location);
}

/** Whether two responses prove that the token matters. If both are refused, the resource may not exist. */
function makesDifference(accepted: Answer, stranger: Answer): boolean {
  if ([accepted, stranger].some(isRedirect) || SUCCESS.has(accepted.status)) return true;
  if (stranger.status === 401) return accepted.status !== 401;
  return stranger.status === 403 && !DENIED.has(accepted.status);
}
