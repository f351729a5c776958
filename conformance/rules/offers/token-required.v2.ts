import { assume, DENIED, isRedirect, rule, SUCCESS, type Answer, type Config, type Context } from '../engine.ts';
import {
  expectNothingServed,
  expectRefused,
  senderOf,
  strangerCase,
  strangerCases,
  type Sender,
  type Stranger,
} from '../steps/access.ts';
import { askDetermination, type DeterminationQuery } from './steps/ask.v2.ts';
import { identifierNamed } from '../steps/reads.ts';
import { determined, hasDetermination, readUnknownAccepted } from './steps/determine.v2.ts';
import { endOfStranger, placeOf, followStranger } from '../steps/redirects.ts';
import { tried } from '../steps/tried.ts';
import { commissionAgain, commissionReadings, ENDING, OF_DATA, readPart, readPartOf } from './steps/parts.v2.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';

/** A determination for a case is judged only where the operator names one. */
function determinationsOf({ fixtures }: Config): Readonly<Record<string, DeterminationQuery>> {
  const vorgangsNummer = fixtures?.offers?.vorgangsNummer;
  return {
    'determination for captured data': {},
    ...(vorgangsNummer === undefined ? {} : { 'determination for a case': { vorgangsNummer } }),
  };
}

/** The other reads are of a determination for a case, where the operator names one. */
const RESULTS_OF_DATA = `ergebnisse${ENDING}`;

export default rule({
  level: 'must',
  title: 'A determination is neither made nor read without a valid token, nor is anything below it',
  source: ['O220'],
  at: '* /v2/ergebnisliste/**',
  effect: 'reads',
  needs: ['credentials.v2'],
  cases: (config) => strangerCases([...READ_NAMES, RESULTS_OF_DATA, ...Object.keys(determinationsOf(config))]),
  brokenBy: [
    'determination-without-token',
    'results-of-data-for-everybody',
    'determination-refused-with-location',
    'determination-leads-strangers-to-copy',
    'determination-shows-login-page',
    'signature-not-verified',
    'longer-token-taken',
    'unsigned-token-taken',
    'refusals-serve',
    'reads-lead-to-copies',
    'strangers-lead-to-copies',
    'commission-in-refusal',
    'commission-leads-strangers-to-copy',
    'commission-kept-for-all',
    'strangers-crash',
  ],
  async check(context) {
    const [name, who] = strangerCase(context.case);
    const query = determinationsOf(context.config)[name];
    if (name === RESULTS_OF_DATA) return checkResultsOfData(context, who);
    if (query === undefined) return checkRead(context, name as ReadName, who);
    const accepted = await determined(context, query);
    const sender = senderOf(context, who);
    const stranger = await askDetermination(context, query, sender);
    expectNotLetIn(context, accepted, stranger);
    expectRefused(context, accepted, stranger);
    // A determination that was made for a stranger is another one than that of the caller, and may be anywhere.
    const end = await endOfStranger(context, stranger, sender);
    const made = identifierNamed(end.json(), 'ermittlungsId');
    context.expect.that(made === undefined, 'a refusal without data', `${end.status} with a determination`, end);
  },
});

/** Of the operator's determination, of one that was made for this run or, where there is none, of one that nobody made. */
async function checkRead(context: Context, name: ReadName, who: Stranger): Promise<void> {
  const isMade = hasDetermination(context);
  const accepted = await (isMade ? readMade(context, name) : readUnknownAccepted(context, name));
  // What a cache has kept of it nobody else may get.
  if (isMade && name === 'provision') await tried(commissionAgain(context));
  const sender = senderOf(context, who, name === 'meldungen' ? 'unsigned' : 'lengthened');
  const answer = await (isMade ? readPart(context, name, who, sender) : readUnknown(context, name, sender));
  expectStranger(context, accepted, await followStranger(context, answer, sender, accepted));
  // The first read of a commission may have to be repeated: what it must not give away is what it is answered with in the end.
  if (isMade && name === 'provision') {
    const again = await commissionAgain(context);
    expectNothingServed(context, again, await followStranger(context, answer, sender, again));
  }
}

/** Judges strangers who read the results of captured data: of what the run has determined, since the operator names one determination alone. */
async function checkResultsOfData(context: Context, who: Stranger): Promise<void> {
  await determined(context, OF_DATA.ergebnisse);
  const sender = senderOf(context, who);
  const readAs = (...as: [string?, Sender?]) => readPartOf(context, 'ergebnisse', OF_DATA.ergebnisse, {}, ...as);
  const accepted = await readAs();
  expectStranger(context, accepted, await followStranger(context, await readAs(who, sender), sender, accepted));
}

function expectStranger(context: Context, accepted: Answer, stranger: Answer): void {
  expectNotLetIn(context, accepted, stranger);
  assume(
    makesDifference(accepted, stranger),
    `nothing shows that the token makes a difference: ${accepted.status} with it, ${stranger.status} without; ` +
      'a run with --allow-writes reads a determination of its own',
  );
  expectRefused(context, accepted, stranger);
}

/** A commission is read by one step alone: to read it twice could hide that it was not ready. */
async function readMade(context: Context, name: ReadName): Promise<Answer> {
  if (name !== 'provision') return readPart(context, name);
  const [first] = await commissionReadings(context);
  return first ?? readPart(context, name);
}

/** A stranger gets in by a success, and by a Location, even of a refusal, to where the token leads. A redirect elsewhere is a refusal. */
function expectNotLetIn({ expect }: Context, accepted: Answer, stranger: Answer): void {
  const isLed = isRedirect(accepted) && leadsTo(stranger) !== undefined && leadsTo(accepted) === leadsTo(stranger);
  const wanted = 'a refusal (no 2xx, and no Location of what the token gets)';
  const got = isLed && !isRedirect(stranger) ? `${stranger.status} with such a Location` : String(stranger.status);
  expect.that(!isLed && !SUCCESS.has(stranger.status), wanted, got, stranger);
}

function leadsTo(answer: Answer): string | undefined {
  const location = answer.location();
  return location && placeOf(location);
}

/** Tells whether two answers show that the token makes the difference. What is refused to both may not be there at all. */
function makesDifference(accepted: Answer, stranger: Answer): boolean {
  if ([accepted, stranger].some(isRedirect) || SUCCESS.has(accepted.status)) return true;
  if (stranger.status === 401) return accepted.status !== 401;
  return stranger.status === 403 && !DENIED.has(accepted.status);
}
