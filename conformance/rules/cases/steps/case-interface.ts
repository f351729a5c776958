import {
  assume,
  SUCCESS,
  rule,
  type Answer,
  type CredentialName,
  type Method,
  type Need,
  type Parts,
  type StepContext,
  type RuleDefinition,
} from '../../engine.ts';
import type { PathOf } from '../../../../generated/contracts.ts';
import { INTERFACES, type InterfaceId } from '../../../../generated/platform.ts';
import { assumeCredential, senderOf, type Access, type Sender, type Stranger } from '../../steps/access.ts';
import { assumeEntry, coversReads, entryIn, expectRead, faultOfRead, namedIn } from '../../steps/reads.ts';
import { parametersOf } from '../../../contracts/path-pattern.ts';
import { tried } from '../../steps/tried.ts';

export type CaseInterface = Extract<InterfaceId, `cases-${string}`>;

export type CaseContext = StepContext<CaseInterface>;

type Suffix<Path, Id> = Id extends `cases-${infer Version}`
  ? Path extends `/${Version}/vorgaenge${infer Below}`
    ? Below
    : never
  : never;

/** A path template of any version, relative to the list of cases. */
export type CasePath = { [Id in CaseInterface]: Suffix<PathOf<Id>, Id> }[CaseInterface];

/** The reads whose responses show identifiers. */
const FOUND_IN = {
  vorgangsNummer: '',
  antragsNummer: '/{vorgangsNummer}/antraege',
  teilantragsNummer: '/{vorgangsNummer}/antraege/{antragsNummer}',
  finanzierungsvorschlagId: '/{vorgangsNummer}/finanzierungsvorschlaege',
  nummerAmVorgang: '/{vorgangsNummer}/gemerkteAngebote',
} as const satisfies Record<string, CasePath>;
type Identifier = keyof typeof FOUND_IN;
const IDENTIFIERS = Object.keys(FOUND_IN) as Identifier[];

export function credentialOf(id: CaseInterface): CredentialName {
  return INTERFACES[id].caller as CredentialName;
}

/** Needs of every rule about one case. */
export function needsOf(id: CaseInterface): Need[] {
  return [`credentials.${credentialOf(id)}`, 'fixtures.cases.vorgangsNummer'];
}

/** Needs of every rule that changes a case. */
export function needsToChange(id: CaseInterface): Need[] {
  return [...needsOf(id), 'fixtures.cases.mayChange'];
}

/** Additional needs of rules about a partial application. */
export const PARTIAL_APPLICATION: readonly Need[] = [
  'fixtures.cases.antragsNummer',
  'fixtures.cases.teilantragsNummer',
];

/** Sends a request to the version that is judged. */
export function sendTo<Id extends CaseInterface>(
  { target, interface: id }: StepContext<Id>,
  method: Method,
  path: CasePath,
  parts: Parts = {},
): Promise<Answer> {
  return target.send(id, method, fullPath(id, path) as PathOf<Id>, parts);
}

/** The path template of a version, relative to its host. */
export function fullPath(id: CaseInterface, path: CasePath): string {
  return `/${INTERFACES[id].version}/vorgaenge${path}`;
}

/** A stranger who reads a resource; one resource is read with an unsigned token. */
export function readerAs(context: CaseContext, path: CasePath, who: Stranger): Sender {
  return senderOf(context, who, path === COMMON.vorgangsBearbeiter.path ? 'unsigned' : 'lengthened');
}

/** Reads a resource of the case, once per run. */
export async function readOnce(
  context: CaseContext,
  path: CasePath,
  params: Record<string, string>,
  who: Stranger | 'caller' = 'caller',
): Promise<Answer> {
  return context.once(`read ${path} ${JSON.stringify(params)} ${who}`, async (step) => {
    if (who !== 'caller') return sendTo(step, 'GET', path, { params, ...readerAs(step, path, who) });
    // Runs without writes must read the list again: goes-on-working needs one read that is made twice.
    const list = path === '' && step.mayWrite ? await listThatShowsService(step) : undefined;
    const read = () => sendTo(step, 'GET', path, { params });
    // Another version may have replaced a person for a moment.
    return list ?? (isPerson(path) ? step.inTurn('case', read) : read());
  });
}

function isPerson(path: CasePath): boolean {
  return path === COMMON.kundenBetreuer.path || path === COMMON.vorgangsBearbeiter.path;
}

/** The list that was read to find out whether the interface is served, if that succeeded. */
async function listThatShowsService(context: CaseContext): Promise<Answer | undefined> {
  const { as, answer } = (await tried(context.service())) ?? {};
  const isList = as !== 'none' && answer?.url.endsWith('/vorgaenge') === true && SUCCESS.has(answer.status);
  return isList ? answer : undefined;
}

/**
 * The identifiers for a path: the configured ones, and for the others those that reads of the case show.
 *
 * @throws Inconclusive when a read shows none
 */
export async function identifiersFor(context: CaseContext, path: CasePath): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const name of parametersOf(path)) params[name] = await identifier(context, name as Identifier, params);
  return params;
}

async function identifier(context: CaseContext, name: Identifier, params: Record<string, string>): Promise<string> {
  if (name === 'vorgangsNummer') return context.fixture('cases', name);
  const given = context.config.fixtures?.cases?.[name];
  if (given !== undefined) return given;
  const answer = await assumeAccess(context, await readOnce(context, FOUND_IN[name], { ...params }));
  const found = SUCCESS.has(answer.status) ? entryIn(answer, name) : undefined;
  const lack = `GET ${fullPath(context.interface, FOUND_IN[name])} shows no ${name} (status ${answer.status})`;
  assume(found, `${lack}; supply fixtures.cases.${name}`);
  return found;
}

/** Probes the credential by reading the list and a case. */
function accessTo(id: CaseInterface): Access<CaseInterface> {
  return {
    credential: credentialOf(id),
    probes: [
      (context, as) => readOnce(context, '', {}, as),
      (context, as) =>
        context.once(`case probed ${as ?? ''}`, (step) => {
          const vorgangsNummer = step.config.fixtures?.cases?.vorgangsNummer ?? step.uuid();
          return readOnce(step, '/{vorgangsNummer}', { vorgangsNummer }, as);
        }),
    ],
  };
}

/**
 * Makes sure that a response is about the request, not about an unusable credential.
 *
 * @returns the response
 * @throws Inconclusive when the response is 401 or 403 and no probe shows that the target accepts the credential
 */
export function assumeAccess(context: CaseContext, answer: Answer): Promise<Answer> {
  return assumeCredential(context, answer, accessTo(context.interface));
}

/**
 * Reads a resource of the configured case.
 *
 * @throws Inconclusive when an identifier is missing, or the token is not accepted
 */
export async function readResource(context: CaseContext, path: CasePath): Promise<Answer> {
  const answer = await readOnce(context, path, await identifiersFor(context, path));
  return assumeAccess(context, answer);
}

interface Read {
  path: CasePath;
  /** Prefix of the names of its faults. */
  fault: string;
}

/** The reads of every version. */
export const COMMON = {
  vorgaenge: { path: '', fault: 'list' },
  vorgang: { path: '/{vorgangsNummer}', fault: 'case' },
  antraege: { path: '/{vorgangsNummer}/antraege', fault: 'applications' },
  antrag: { path: '/{vorgangsNummer}/antraege/{antragsNummer}', fault: 'application' },
  teilantrag: { path: '/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}', fault: 'partial-application' },
  kundenBetreuer: { path: '/{vorgangsNummer}/kundenBetreuer', fault: 'customer-adviser' },
  vorgangsBearbeiter: { path: '/{vorgangsNummer}/vorgangsBearbeiter', fault: 'case-handler' },
} as const satisfies Record<string, Read>;

/** The reads that came with v2. */
export const SINCE_V2 = {
  finanzierungsvorschlaege: { path: '/{vorgangsNummer}/finanzierungsvorschlaege', fault: 'suggestions' },
  finanzierungsvorschlag: {
    path: '/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}',
    fault: 'suggestion',
  },
} as const satisfies Record<string, Read>;

/** The saved offers, which only v2 has. */
export const SAVED_OFFERS = {
  gemerkteAngebote: { path: '/{vorgangsNummer}/gemerkteAngebote', fault: 'saved-offers' },
  gemerktesAngebot: { path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}', fault: 'saved-offer' },
  zahlungsPlaene: {
    path: '/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene',
    fault: 'payment-plans',
  },
} as const satisfies Record<string, Read>;

export const READS_OF: Readonly<Record<CaseInterface, Readonly<Record<string, Read>>>> = {
  'cases-v1': COMMON,
  'cases-v2': { ...COMMON, ...SINCE_V2, ...SAVED_OFFERS },
  'cases-v3': { ...COMMON, ...SINCE_V2 },
};

interface Statement<Id extends CaseInterface> {
  title: string;
  source: readonly string[];
  interfaces?: readonly Id[];
  /** By case name; a single read is a rule without cases. */
  reads: Readonly<Record<string, Read>>;
  smoke?: true;
  /** Faults in addition to those that every read has. */
  brokenBy?: readonly string[];
}

/** The rule that reads of a case succeed. */
export function readRule<Id extends CaseInterface>({
  reads,
  brokenBy = [],
  ...statement
}: Statement<Id>): RuleDefinition<Id> {
  const names = Object.keys(reads);
  const all = Object.values(reads);
  const paths = all.map(({ path }) => fullPath('cases-v2', path));
  return rule({
    ...statement,
    level: 'must',
    covers: coversReads('cases-v2', paths),
    effect: 'reads',
    needs: (id) => (all.every(({ path }) => path === '') ? needsOf(id).slice(0, 1) : needsOf(id)),
    ...(names.length > 1 ? { cases: names } : {}),
    brokenBy: [...all.map(({ fault }) => faultOfRead(fault)), ...brokenBy],
    async check(context) {
      const read = reads[context.case] ?? all[0];
      assume(read, `there is no read ${context.case}`);
      const answer = await readResource(context, read.path);
      const named = (names: readonly string[]) => namedIn(context.config, 'cases', names);
      const isList = !read.path.endsWith('}');
      if (isList) assumeEntry(answer, named(IDENTIFIERS.filter((name) => FOUND_IN[name] === read.path)));
      expectRead(context, answer, named(parametersOf(read.path)));
    },
  });
}
