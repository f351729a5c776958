import {
  assume,
  CLIENT_ERROR,
  credentialSetting,
  hasCredential,
  Inconclusive,
  isObject,
  SUCCESS,
  type Answer,
  type Context,
  type Parts,
  type StepContext,
} from '../../engine.ts';
import { DAY_MS, momentOf } from './moment.ts';
import { membersNamed, PATCH_TYPES, partsAt, textsIn, textsNamed, type Operation, type PatchType } from './members.ts';
import { expectNothingServed, expectRefused, type Sender } from '../../steps/access.ts';
import { endOfStranger } from '../../steps/redirects.ts';

/** What a run knows about its own patches, so that it can say in the end what is not as it was. */
interface Ledger {
  /** The last operation on a part, by its name, that was not refused. */
  sent: Map<string, Operation>;
  /** Names of the parts that a record has shown. */
  shown: Set<string>;
  /** The media type of the last patch that was accepted. */
  type: PatchType;
  /** The record as it was last read after a patch. */
  read?: unknown;
  /** The record as it was last read, until the next patch. */
  last?: unknown;
  /** The record as it was read in the end, until the next patch. */
  end?: unknown;
}

/** The ledger of this run. */
export function ledgerOf(context: StepContext): Promise<Ledger> {
  return context.once('ledger of patches', () =>
    Promise.resolve<Ledger>({ sent: new Map(), shown: new Set(), type: PATCH_TYPES[0] }),
  );
}

/** Where the application reads, and is patched. */
export const PATH = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
/** Where a sales party reads it. */
export const SALES_PATH = '/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege';

/** Where the numbers of the application come from. */
export const FIXTURE = 'fixtures.applications.*';

/** Reads the application as its product provider. */
export function readApplication(context: StepContext): Promise<Answer> {
  return context.target.send('applications', 'GET', PATH, { params: numbers(context) });
}

/** The record of the application at present; what an error says is none. */
export async function readRecord(context: StepContext): Promise<unknown> {
  const ledger = await ledgerOf(context);
  const answer = await readApplication(context);
  return (ledger.last = SUCCESS.has(answer.status) ? answer.json() : undefined);
}

/** The record of the application as it was last read, unless a patch was sent since then that was not refused. */
export async function lastRecord(context: StepContext): Promise<unknown> {
  const { last } = await ledgerOf(context);
  return last ?? readRecord(context);
}

/** Reads the application as the sales party of the configuration; without one as the provider, who may be served too. */
export function readAsSales(context: StepContext): Promise<Answer> {
  return context.target.send('applications', 'GET', SALES_PATH, { as: salesCaller(context), params: numbers(context) });
}

/** Who reads as a sales party. */
export function salesCaller({ config }: StepContext): 'v2SalesParty' | 'v2' {
  return hasCredential(config, 'v2SalesParty') ? 'v2SalesParty' : 'v2';
}

/** The texts of the record but for its numbers, and for its date where that is a day. */
async function textsOfRecord(context: Context): Promise<string[]> {
  const record = (await firstRead(context)).json();
  const days = textsNamed(record, 'letzteAenderung').filter((text) => momentOf(text)?.resolutionMs === DAY_MS);
  const others = ['', ...Object.values(numbers(context)), ...days];
  return textsIn(record).filter((text) => !others.includes(text));
}

/**
 * Judges that a request is refused, and that the refusal neither carries what it refuses or the record, which may have changed since it was
 * read, nor leads there. An error may have a date of its own, and repeat the numbers that it was asked for.
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

/** The read that the rules about reading look at. */
export function firstRead(context: StepContext): Promise<Answer> {
  return context.once('application read', readApplication);
}

/** The read of the sales party that the rules about reading look at. */
export function salesRead(context: StepContext): Promise<Answer> {
  return context.once('application read as a sales party', readAsSales);
}

/**
 * The record at one of the reads.
 *
 * @param operation - method and path template
 * @throws Inconclusive when it cannot be read there, which other rules judge
 */
export async function recordAt(context: StepContext, operation: string): Promise<Answer> {
  const isSales = operation === `GET ${SALES_PATH}`;
  const answer = await (isSales ? salesRead : firstRead)(context);
  if (answer.status === 401) throw unauthorized(context, isSales ? salesCaller(context) : 'v2');
  const judge = isSales ? 'sales-party-reads' : 'read-answers-record';
  assume(
    SUCCESS.has(answer.status),
    `needs an application that can be read, as ${judge} reports, got status ${answer.status}`,
  );
  return answer;
}

/** What is sent by PATCH. */
export type PatchBody = Pick<Parts, 'json' | 'raw' | 'contentType'>;

/**
 * Sends anything by PATCH to the application.
 *
 * @param others - numbers in place of its own, by which there is none
 */
export async function sendPatch(
  context: StepContext,
  body: PatchBody,
  sender: Sender = {},
  others: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await context.target.send('applications', 'PATCH', PATH, {
    params: { ...numbers(context), ...others },
    ...body,
    ...sender,
  });
  const ledger = await ledgerOf(context);
  delete ledger.end;
  // A refusal is said to change nothing; whether that is so is judged elsewhere.
  if (!isRefused(answer)) delete ledger.last;
  return answer;
}

/**
 * Sends a JSON Patch to the application.
 *
 * @param sender - who asks; by default the provider
 */
export async function patchApplication(
  context: StepContext,
  operations: readonly Operation[],
  type: PatchType,
  sender?: Sender,
): Promise<Answer> {
  const answer = await sendPatch(context, { json: operations, contentType: type }, sender);
  const ledger = await ledgerOf(context);
  for (const operation of isRefused(answer) ? [] : operations) {
    for (const { name } of partsAt([operation])) ledger.sent.set(name, operation);
  }
  if (SUCCESS.has(answer.status)) ledger.type = type;
  return answer;
}

/** Tells whether an answer says that the request was at fault, so that nothing has changed. */
export const isRefused = ({ status }: Answer): boolean => CLIENT_ERROR.has(status);

/**
 * The record as it was before the first change: what is put back comes from here alone, since a later read may still
 * show a change that has been undone already.
 *
 * @throws Inconclusive when the application cannot be read; then nothing is changed
 */
export function originalRecord(context: StepContext): Promise<Record<string, unknown>> {
  return context.once('application as it was', async (step) => {
    // Nothing is changed before this: the first read comes before the first change.
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

/** The outcome of a 401, for which the operator is to blame as long as nothing shows that the credential is good. */
export function unauthorized({ config }: StepContext, credential: 'v2' | 'v2SalesParty' = 'v2'): Inconclusive {
  const name = credentialSetting(config, credential);
  return new Inconclusive(`needs a credential that the target accepts, got 401; see ${name}`);
}

/** The numbers of the application, as one name for messages. */
export function nameOf(context: StepContext): string {
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = numbers(context);
  return `${vorgangsnummer}/${antragsnummer}/${teilantragsnummer}`;
}

/** The numbers of the application, as parameters of a path. */
export function numbers(
  context: StepContext,
): Record<'vorgangsnummer' | 'antragsnummer' | 'teilantragsnummer', string> {
  const { vorgangsnummer, antragsnummer, teilantragsnummer } = context.config.fixtures?.applications ?? {};
  const named = Object.entries({ vorgangsnummer, antragsnummer, teilantragsnummer });
  const missing = named.filter(([, value]) => value === undefined).map(([name]) => `fixtures.applications.${name}`);
  assume(vorgangsnummer && antragsnummer && teilantragsnummer, `supply ${missing.join(' and ')}`);
  return { vorgangsnummer, antragsnummer, teilantragsnummer };
}

/** Names under which an entry may show all three numbers as one, with slashes between them as in the path. */
const NAMES_OF_ALL = ['antragsnummer', 'teilantragsnummer', 'id'];

/** Tells whether a list shows the application of the configuration: an entry with its three numbers, whatever their types, or with all in one. */
export function showsApplication(context: StepContext, list: unknown): boolean {
  return objectsIn(list).some((own) => {
    const wanted = Object.entries(numbers(context));
    const all = wanted.map(([, value]) => value).join('/');
    return (
      wanted.every(([name, value]) => own.get(name) === value) || NAMES_OF_ALL.some((name) => own.get(name) === all)
    );
  });
}

/** The objects in a value, itself first, each as its texts and numbers by their names in small letters. */
export function objectsIn(value: unknown): ReadonlyMap<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const plain = Object.entries(value).filter(([, member]) => typeof member !== 'object');
  return [
    new Map(plain.map(([name, member]) => [name.toLowerCase(), String(member)])),
    ...Object.values(value).flatMap(objectsIn),
  ];
}
