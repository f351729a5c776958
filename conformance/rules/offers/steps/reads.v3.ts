import { ruleWith } from '../../steps/rule-with.ts';
import type { PathOf } from '../../../../generated/contracts.ts';
import { assume, decode, isRedirect, Skipped, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { assumeCredential, type Sender } from '../../steps/access.ts';
import { identifierIn, mayBeNone, namedIn, ofList, withoutEscapes, type Named } from '../../steps/reads.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { isFound } from '../../steps/statuses.ts';
import { tried } from '../../steps/tried.ts';
import { ACCESS, NEEDS } from './access.v3.ts';
import { DETERMINE, PLAIN, determine, determined } from './determine.v3.ts';
import { followRedirects, followStranger } from '../../steps/redirects.ts';
import { DETERMINATIONS } from './turn.ts';

interface Read {
  path: PathOf<'offers-v3'>;
  /** Prefix of the names of its faults. */
  fault: string;
}

const LIST = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}';
const RESULT = `${LIST}/{ergebnisnummer}` as const;
const SAVED_OFFERS = '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote';

/** The reads of a result list and its parts. */
export const LISTED = {
  ergebnisliste: { path: LIST, fault: 'list' },
  ergebnis: { path: RESULT, fault: 'result' },
  meldungen: { path: `${RESULT}/meldungen`, fault: 'messages' },
  unterlagen: { path: `${RESULT}/unterlagen`, fault: 'documents' },
  provision: { path: `${RESULT}/provision`, fault: 'commission' },
  zahlungsplaene: { path: `${RESULT}/zahlungsplaene`, fault: 'payment-plans' },
  zahlungsplan: { path: `${RESULT}/zahlungsplaene/{zahlungsplanIndex}`, fault: 'payment-plan' },
} as const satisfies Record<string, Read>;

/** The reads of saved offers. */
export const SAVED = {
  gemerkteangebote: { path: SAVED_OFFERS, fault: 'saved-offers' },
  'gemerktes Angebot': { path: `${SAVED_OFFERS}/{laufendeNummer}`, fault: 'saved-offer' },
  'zahlungsplaene of a gemerktes Angebot': {
    path: `${SAVED_OFFERS}/{laufendeNummer}/zahlungsplaene`,
    fault: 'saved-payment-plans',
  },
} as const satisfies Record<string, Read>;

export const READS = { ...LISTED, ...SAVED };
export type ReadName = keyof typeof READS;

/** For a path parameter: its fixture, the read that shows its values, and the read that takes one. */
const PARAMETERS: Readonly<
  Record<
    string,
    { fixture: 'ergebnisNummer' | 'zahlungsplanIndex' | 'laufendeNummer'; shownBy: ReadName; entry: ReadName }
  >
> = {
  ergebnisnummer: { fixture: 'ergebnisNummer', shownBy: 'ergebnisliste', entry: 'ergebnis' },
  zahlungsplanIndex: { fixture: 'zahlungsplanIndex', shownBy: 'zahlungsplaene', entry: 'zahlungsplan' },
  laufendeNummer: { fixture: 'laufendeNummer', shownBy: 'gemerkteangebote', entry: 'gemerktes Angebot' },
};

/**
 * Reads a resource as the caller, once per run; repeats the read while the resource is not there yet (404). Parts of a result list are read
 * from one that the run has determined or, if it cannot, from the configured one.
 *
 * @throws Inconclusive when an identifier is missing, the token is not accepted or, for saved offers, lacks the scope (403)
 */
export async function read(context: StepContext, name: ReadName): Promise<Answer> {
  const answer = await context.once(`read ${name}`, async (step) => {
    const isThere = (one: Answer) => name in SAVED || (isFound(one) && !isWaiting(name, one.status));
    const first = await step.poll(() => readOtherwise(step, name), isThere);
    const isGone = first.status === 404 && name in LISTED && step.mayWrite;
    return (isGone ? await readOfLatest(step, name) : undefined) ?? first;
  });
  const isForbidden = name in SAVED && answer.status === 403;
  const needed =
    'the scope baufinanzierung:angebot:ermitteln, and access to the case in fixtures.offers.vorgangsNummer';
  assume(!isForbidden, `saved offers are refused with 403; the token of credentials.baufi needs ${needed}`);
  return assumeCredential(context, answer, ACCESS);
}

/**
 * Determines a new list and reads the resource from it, since the latest list of a case may replace the others; undefined if the
 * determination shows no list.
 *
 * @param stranger - reads instead of the caller, who determines the list
 */
async function readOfLatest(context: StepContext, name: ReadName, stranger?: Sender): Promise<Answer | undefined> {
  const { path } = READS[name];
  const params = await identifiersOf(context, path);
  const { vorgangsnummer = '' } = params;
  return context.inTurn(DETERMINATIONS, async () => {
    const parts = { json: PLAIN, params: { vorgangsnummer } };
    const answer = await context.target.send('offers-v3', 'POST', DETERMINE, parts);
    const ergebnislisteId = identifierIn(answer, 'ergebnislisteId');
    if (ergebnislisteId === undefined) return;
    const reading = { ...stranger, params: { ...params, ergebnislisteId } };
    const send = () => context.target.send('offers-v3', 'GET', path, reading);
    if (stranger !== undefined) return send();
    const isOver = ({ status }: Answer) => !isWaiting(name, status);
    return context.poll(async () => followed(context, name, await send()), isOver);
  });
}

/**
 * Reads a resource as another caller, or with other identifiers. The usual caller follows redirects.
 *
 * @throws Inconclusive when an identifier is missing
 */
export async function readOtherwise(
  context: StepContext,
  name: ReadName,
  sender: Sender = {},
  others: (known: Readonly<Record<string, string>>) => Readonly<Record<string, string>> = () => ({}),
): Promise<Answer> {
  const { path } = READS[name];
  const known = await identifiersOf(context, path);
  const params = { ...known, ...others(known) };
  const answer = await context.target.send('offers-v3', 'GET', path, { ...sender, params });
  const isCaller = sender.as === undefined && sender.spoilt === undefined;
  return isCaller ? followed(context, name, answer, sender) : answer;
}

/** Follows the redirects of a read; that of a commission may only mean that it is not ready, and lead nowhere. */
async function followed(context: StepContext, name: ReadName, answer: Answer, sender: Sender = {}): Promise<Answer> {
  const end = followRedirects(context, answer, 'baufi', sender);
  return name === 'provision' ? ((await tried(end)) ?? answer) : end;
}

/**
 * Reads a resource as a stranger, and follows redirects to where the caller was led.
 *
 * @param accepted - the response to the caller
 */
export async function readAsStranger(
  context: StepContext,
  name: ReadName,
  sender: Sender,
  accepted: Answer,
): Promise<Answer> {
  const first = await readOtherwise(context, name, sender);
  // If the caller gets 404 too, the list is gone, and the stranger was not refused.
  const mayBeGone = first.status === 404 && name in LISTED && context.mayWrite;
  const isGone = mayBeGone && (await readOtherwise(context, name)).status === 404;
  const stranger = (isGone ? await readOfLatest(context, name, sender) : undefined) ?? first;
  return followStranger(context, stranger, sender, accepted);
}

/** Statuses that refuse a request because of the present state (409), or because it is too early (425). */
const NOT_YET = [409, 425];

/** Whether a commission is not ready yet; the status is open, so the redirects of v2 are accepted too. */
export function isWaiting(name: ReadName, status: number): boolean {
  return name === 'provision' && (isRedirect({ status }) || NOT_YET.includes(status));
}

function fixtureOf(parameter: string) {
  return PARAMETERS[parameter]?.fixture ?? (parameter === 'vorgangsnummer' ? 'vorgangsNummer' : 'ergebnislisteId');
}

/** The settings for the identifiers of a read; the identifiers below a list that this run determined all come from responses. */
export async function namedBy(context: StepContext, name: ReadName): Promise<Named> {
  const params = await identifiersOf(context, READS[name].path);
  const used = Object.fromEntries(Object.entries(params).map(([parameter, id]) => [fixtureOf(parameter), id]));
  const names = Object.keys(used);
  if (name in SAVED || (await readsGivenList(context))) return namedIn(context.config, 'offers', names, used);
  const [ofCase = '', ...ofList] = names.map((setting) => `fixtures.offers.${setting}`);
  return { given: [ofCase], found: ofList };
}

/** Reads a resource of the configured list; undefined if not all identifiers are configured, or what it belongs to cannot be read. */
export async function readGiven(context: StepContext, name: keyof typeof LISTED): Promise<Answer | undefined> {
  const { path } = READS[name];
  const params: Record<string, string> = {};
  for (const parameter of parametersOf(path)) {
    const given = context.config.fixtures?.offers?.[fixtureOf(parameter)];
    if (given === undefined) return undefined;
    params[parameter] = given;
  }
  if (name !== 'ergebnisliste') {
    const above = await readGiven(context, name === 'ergebnis' ? 'ergebnisliste' : 'ergebnis');
    if (above === undefined || !SUCCESS.has(above.status)) return undefined;
  }
  return context.once(`read ${name} of the operator`, async (step) =>
    followed(step, name, await step.target.send('offers-v3', 'GET', path, { params })),
  );
}

/**
 * Makes sure that a read did not fail because the configured list is gone: the lifetime of lists is not documented, and a determination of
 * this run may have replaced it without showing the new identifier.
 *
 * @throws Inconclusive when it may be gone
 */
export async function assumeKept(context: StepContext, name: ReadName, answer: Answer): Promise<void> {
  if (!(name in LISTED) || !(await readsGivenList(context))) return;
  if (context.mayWrite && identifierIn(await determine(context), 'ergebnislisteId') !== undefined) return;
  const given = { given: [], found: ['fixtures.offers.ergebnislisteId'] };
  const isGone = mayBeNone(answer, given) && mayBeNone(await read(context, 'ergebnisliste'), given);
  const why = context.mayWrite
    ? 'a determination of this run, which shows no ergebnislisteId, may have replaced it: run without --allow-writes'
    : 'it may have expired: name one that the caller can read';
  assume(!isGone, `the list of fixtures.offers.ergebnislisteId is answered with ${answer.status}; ${why}`);
}

/** Values for the parameters of a path. */
async function identifiersOf(context: StepContext, path: string): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const parameter of parametersOf(path)) params[parameter] = await identifier(context, parameter, params);
  return params;
}

async function identifier(
  context: StepContext,
  parameter: string,
  above: Readonly<Record<string, string>>,
): Promise<string> {
  if (parameter === 'vorgangsnummer') return context.fixture('offers', 'vorgangsNummer');
  const found = PARAMETERS[parameter];
  if (found === undefined) return ergebnislisteIdOf(context);
  const { fixture, shownBy, entry } = found;
  const given = context.config.fixtures?.offers?.[fixture];
  const list = read(context, shownBy);
  const readShown = (shown: string) => readEntry(context, entry, { ...above, [parameter]: shown });
  const id = await ofList(given, list, parameter, readShown);
  if (id !== undefined) return id;
  const lack = shownBy in SAVED ? 'the saved offers show no' : 'no read shows a';
  assume(false, `${lack} ${parameter} (status ${(await list).status}); supply fixtures.offers.${fixture}`);
}

/** Reads an entry of a list; it may become available a moment later than the list. */
function readEntry(context: StepContext, name: ReadName, params: Record<string, string>): Promise<Answer> {
  return context.once(`read ${name} of ${JSON.stringify(params)}`, (step) => {
    const send = () => step.target.send('offers-v3', 'GET', READS[name].path, { params });
    return step.poll(async () => followed(step, name, await send()), isFound);
  });
}

/**
 * The result list whose parts are read.
 *
 * @throws Inconclusive when there is none
 * @throws Skipped when it has to be determined, and writes are not allowed
 */
async function ergebnislisteIdOf(context: StepContext): Promise<string> {
  const given = context.config.fixtures?.offers?.ergebnislisteId;
  if (!context.mayWrite) {
    if (given !== undefined) return given;
    const wanted = 'allow it with --allow-writes, or supply fixtures.offers.ergebnislisteId';
    throw new Skipped(`needs a determination; ${wanted}`, { kind: 'writes' });
  }
  // If the determination fails, which other rules judge, fall back to the configured list.
  const answer = await (given === undefined ? determined(context) : determine(context));
  const id = identifierIn(answer, 'ergebnislisteId') ?? given ?? listLinkedIn(answer);
  const hasList = id !== undefined || answer.status === 200;
  assume(hasList, 'there is no result list (204); supply a case with results in fixtures.offers');
  assume(id, 'the determination shows no ergebnislisteId; supply fixtures.offers.ergebnislisteId');
  return id;
}

/** The identifier in the links of a response, if they all lead to one result list; URI templates are ignored. */
function listLinkedIn(answer: Answer): string | undefined {
  const linked = withoutEscapes(answer).matchAll(/\/ergebnisliste\/([^\s"/?#{}]+)/g);
  const [id, ...others] = new Set([...linked].map(([, segment = '']) => segment));
  return others.length === 0 && id !== undefined ? decode(id) : undefined;
}

/** Whether parts are read from the configured list. */
export async function readsGivenList(context: StepContext): Promise<boolean> {
  return (await ergebnislisteIdOf(context)) === context.config.fixtures?.offers?.ergebnislisteId;
}

export const readingRule = ruleWith({ effect: 'reads', needs: NEEDS });
