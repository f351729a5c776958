import {
  assume,
  CLIENT_ERROR,
  credentialSetting,
  decode,
  hasCredential,
  Inconclusive,
  isObject,
  SUCCESS,
  type Answer,
  type Context,
  type Parts,
  type StepContext,
} from '../../engine.ts';
import { DAY_MS, entriesIn, momentOf } from './moment.ts';
import {
  membersNamed,
  PATCH_TYPES,
  partsAt,
  textsIn,
  textsNamed,
  withoutLists,
  type Operation,
  type PatchType,
} from './members.ts';
import { expectNothingServed, expectRefused, type Sender } from '../../steps/access.ts';
import { endOfStranger } from '../../steps/redirects.ts';

/** The patches of a run, so that its end can report what was not restored. */
interface Ledger {
  /** The last operation on each part, by the name of the part, that was not refused. */
  sent: Map<string, Operation>;
  /** Names of the parts that any record has shown. */
  shown: Set<string>;
  /** The media type of the last accepted patch. */
  type: PatchType;
  /** The last record that was read after a patch. */
  read?: unknown;
  /** The last record that was read; the next patch deletes it. */
  last?: unknown;
  /** The record that was read at the end of the run; the next patch deletes it. */
  end?: unknown;
}

/** The ledger of this run. */
export function ledgerOf(context: StepContext): Promise<Ledger> {
  return context.once('ledger of patches', () =>
    Promise.resolve<Ledger>({ sent: new Map(), shown: new Set(), type: PATCH_TYPES[0] }),
  );
}

/** Path at which the provider reads and patches the application. */
export const PATH = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
/** Path at which a sales party reads it. */
export const SALES_PATH = '/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege';

/** The settings with the numbers of the application. */
export const FIXTURE = 'fixtures.applications.*';

/** Reads the application as its product provider. */
export function readApplication(context: StepContext): Promise<Answer> {
  return context.target.send('applications', 'GET', PATH, { params: numbers(context) });
}

/** Reads the record of the application; undefined if the read fails. */
export async function readRecord(context: StepContext): Promise<unknown> {
  const ledger = await ledgerOf(context);
  const answer = await readApplication(context);
  return (ledger.last = SUCCESS.has(answer.status) ? answer.json() : undefined);
}

/** The record as it was last read; reads it again if a patch was sent since then and not refused. */
export async function lastRecord(context: StepContext): Promise<unknown> {
  const { last } = await ledgerOf(context);
  return last ?? readRecord(context);
}

/** Reads the application as the configured sales party; without one as the provider, who may have access too. */
export function readAsSales(context: StepContext): Promise<Answer> {
  return context.target.send('applications', 'GET', SALES_PATH, { as: salesCaller(context), params: numbers(context) });
}

export function salesCaller({ config }: StepContext): 'v2SalesParty' | 'v2' {
  return hasCredential(config, 'v2SalesParty') ? 'v2SalesParty' : 'v2';
}

/** The strings of the record without its numbers, and without its date if that is only a day. */
async function textsOfRecord(context: Context): Promise<string[]> {
  const record = (await firstRead(context)).json();
  const days = textsNamed(record, 'letzteAenderung').filter((text) => momentOf(text)?.resolutionMs === DAY_MS);
  const others = ['', ...Object.values(numbers(context)), ...days];
  return textsIn(record).filter((text) => !others.includes(text));
}

/**
 * Judges that a request is refused, and that neither the refusal nor the end of its redirects shows the record, which may have changed
 * since it was read. An error may have a date of its own, and repeat the requested numbers.
 */
export async function expectNoRecord(
  context: Context,
  accepted: Answer,
  refusal: Answer,
  sender: Sender,
): Promise<void> {
  expectRefused(context, accepted, refusal);
  const end = await endOfStranger(context, refusal, sender);
  expectNothingServed(context, accepted, end);
  const body = end.json();
  const hasDate = membersNamed(body, 'letzteAenderung').length > 0;
  const shown = hasDate ? await textsOfRecord(context) : [];
  const isRecord = textsIn(body).some((text) => shown.includes(text));
  context.expect.that(!isRecord, 'a refusal without data', `${end.status} with values of the application`, end);
}

/** The provider's read that the rules about reading share. */
export function firstRead(context: StepContext): Promise<Answer> {
  return context.once('application read', readApplication);
}

/** The sales party's read that the rules about reading share. */
export function salesRead(context: StepContext): Promise<Answer> {
  return context.once('application read as a sales party', readAsSales);
}

/**
 * The response to one of the two reads.
 *
 * @param operation - method and path template
 * @throws Inconclusive when it cannot be read there, which other rules judge
 */
export async function recordAt(context: StepContext, operation: string): Promise<Answer> {
  const isSales = operation === `GET ${SALES_PATH}`;
  const answer = await (isSales ? salesRead : firstRead)(context);
  const { status } = answer;
  if (status === 401) throw unauthorized(context, isSales ? salesCaller(context) : 'v2');
  const judge = isSales ? 'sales-party-reads' : 'read-answers-record';
  assume(SUCCESS.has(status), `needs an application that can be read, as ${judge} reports, got status ${status}`);
  return answer;
}

export type PatchBody = Pick<Parts, 'json' | 'raw' | 'contentType'>;

/**
 * Sends any body by PATCH to the application.
 *
 * @param others - numbers that replace its own, so that the request addresses an application that does not exist
 */
export async function sendPatch(
  context: StepContext,
  body: PatchBody,
  sender: Sender = {},
  others: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const ledger = await ledgerOf(context);
  const { last } = ledger;
  // The patch may be carried out although its response is lost.
  delete ledger.last;
  const answer = await context.target.send('applications', 'PATCH', PATH, {
    params: { ...numbers(context), ...others },
    ...body,
    ...sender,
  });
  delete ledger.end;
  // A refused patch changes nothing; other rules judge that.
  if (isRefused(answer)) ledger.last ??= last;
  else delete ledger.last;
  return answer;
}

/**
 * Sends a JSON Patch to the application.
 *
 * @param sender - the caller; by default the provider
 */
export async function patchApplication(
  context: StepContext,
  operations: readonly Operation[],
  type: PatchType,
  sender?: Sender,
): Promise<Answer> {
  const answer = await sendPatch(context, { json: operations, contentType: type }, sender);
  const ledger = await ledgerOf(context);
  for (const operation of isRefused(answer) ? [] : operations)
    for (const { name } of partsAt([operation])) ledger.sent.set(name, operation);
  if (SUCCESS.has(answer.status)) ledger.type = type;
  return answer;
}

/** Whether a response is a 4xx, which means that nothing has changed. */
export const isRefused = ({ status }: Answer): boolean => CLIENT_ERROR.has(status);

/**
 * The record before the first change. Only this one is restored, since a later read may still show a change that has been undone already.
 *
 * @throws Inconclusive when the application cannot be read; then nothing is changed
 */
export function originalRecord(context: StepContext): Promise<Record<string, unknown>> {
  return context.once('application as it was', async (step) => {
    // Every change calls this function first, so firstRead precedes all changes.
    const answer = await firstRead(step);
    if (answer.status === 401) throw unauthorized(step);
    const record = SUCCESS.has(answer.status) ? answer.json() : undefined;
    assume(
      isObject(record),
      `needs a read of the application that answers with a JSON object, got status ${answer.status}; see ${FIXTURE}`,
    );
    return record;
  });
}

/** The outcome of a 401 as long as no response shows that the configured credential is valid. */
export function unauthorized({ config }: StepContext, credential: 'v2' | 'v2SalesParty' = 'v2'): Inconclusive {
  const name = credentialSetting(config, credential);
  return new Inconclusive(`needs a credential that the target accepts, got 401; see ${name}`);
}

/** The numbers of the application, joined for messages. */
export function nameOf(context: StepContext): string {
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = numbers(context);
  return `${vorgangsnummer}/${antragsnummer}/${teilantragsnummer}`;
}

/** The numbers of the application, as path parameters. */
export function numbers(
  context: StepContext,
): Record<'vorgangsnummer' | 'antragsnummer' | 'teilantragsnummer', string> {
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = context.config.fixtures?.applications ?? {};
  const named = Object.entries({ vorgangsnummer, antragsnummer, teilantragsnummer });
  const missing = named.filter(([, value]) => value === undefined).map(([name]) => `fixtures.applications.${name}`);
  assume(vorgangsnummer && antragsnummer && teilantragsnummer, `supply ${missing.join(' and ')}`);
  return { vorgangsnummer, antragsnummer, teilantragsnummer };
}

/**
 * Whether a list contains the configured application: an entry with its three numbers, as strings or numbers, or with a text or an address
 * that joins them by slashes, as the path does. An entry of a case or an application may have the entries below it inside, without repeating
 * its own numbers there. An entry of another application may lead to it.
 */
export function showsApplication(context: StepContext, list: unknown): boolean {
  const wanted = Object.entries(numbers(context));
  const joined = `/${nameOf(context)}/`;
  const isNamedBy = (text: string) => `/${pathIn(text)}/`.includes(joined);
  const isOfOther = (entry: object) => {
    const own = textsIn(withoutLists(entry)).find((text) => ADDRESS.test(pathIn(text)));
    return own !== undefined && !isNamedBy(own);
  };
  const isShownIn = (value: unknown, around: ReadonlyMap<string, string>, entries: readonly object[]): boolean => {
    if (typeof value === 'string') {
      const hasNumbers = () => wanted.every(([name]) => around.get(name)?.includes('/') === false);
      return isNamedBy(value) && !hasNumbers() && !entries.some(isOfOther);
    }
    if (typeof value !== 'object' || value === null) return false;
    const own = plainMembers(value);
    // Another number of the same name belongs to another application.
    const isOther = [...around].some(([name, outer]) => (own.get(name) ?? outer) !== outer);
    const known = new Map(isOther ? [] : around);
    for (const [name] of wanted) if (own.has(name)) known.set(name, own.get(name) ?? '');
    return (
      wanted.every(([name, number]) => known.get(name) === number) ||
      Object.values(value).some((below) => isShownIn(below, known, [...entries, value]))
    );
  };
  return isShownIn(list, new Map(), []);
}

/** An address of an application, as the provider or a sales party reads it; the first one of an entry is its own. */
const ADDRESS = /\/antraege(?:\/[^/]+){3}$|\/vorgaenge(?:\/[^/]+){3}\/antraege$/;

/** The path in an address, or the text itself. */
function pathIn(text: string): string {
  const [path = ''] = text.split(/[?#]/, 1);
  return path.includes('%') ? decode(path) : path;
}

/** Members in which an entry outside of arrays may show all three numbers. */
const NAMES_OF_ALL = ['antragsnummer', 'teilantragsnummer', 'id'];

/** The entries of a list, in arrays or else in an object: those that show a number. */
export function applicationsIn(list: unknown): unknown[] {
  const entries = entriesIn(list);
  return entries.length > 0 ? entries : objectsIn(list).filter((one) => NAMES_OF_ALL.some((name) => one.has(name)));
}

/** The value and all nested objects, outer ones first, each as its plain members. */
export function objectsIn(value: unknown): ReadonlyMap<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [plainMembers(value), ...Object.values(value).flatMap(objectsIn)];
}

/** The primitive values of an object as strings, by their member names in lower case. */
function plainMembers(value: object): ReadonlyMap<string, string> {
  const plain = Object.entries(value).filter(([, member]) => typeof member !== 'object');
  return new Map(plain.map(([name, member]) => [name.toLowerCase(), String(member)]));
}
