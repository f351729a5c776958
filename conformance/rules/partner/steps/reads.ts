import { recordIn } from './attributes.ts';
import {
  assume,
  Inconclusive,
  valueAt,
  type Answer,
  type Caller,
  type Context,
  type StepContext,
} from '../../engine.ts';
import { lastSegmentOf } from '../../steps/reads.ts';
import { ACCEPT_JSON } from './requests.ts';

/** The paths of the reads of the interface, by the names under which rules report them. */
export const READS = {
  partner: '/partner/{PartnerId}',
  partnerkennzeichen: '/partner/{PartnerId}/partnerkennzeichen',
  administrierbare: '/partner/{PartnerId}/administrierbare',
  uebernahmeRechtFuer: '/partner/{PartnerId}/uebernahmeRechtFuer',
  uebernahmeStatus: '/partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId}',
} as const;
export type ReadName = keyof typeof READS;

/** Cases of a rule that judges every read. */
export const READ_NAMES = Object.keys(READS) as readonly ReadName[];

/** The read of an operation; undefined for a write. */
export function readOf(operation: string): ReadName | undefined {
  return READ_NAMES.find((name) => operation === `GET ${READS[name]}`);
}

/**
 * The same for an operation that has to be a read.
 *
 * @throws Inconclusive when it is a write
 */
export function readAt(operation: string): ReadName {
  const name = readOf(operation);
  assume(name, `there is no read ${operation}`);
  return name;
}

/** How a read deviates from the plain one. */
interface ReadOptions {
  as?: Caller;
  headers?: Record<string, string>;
  /** The partner that is read. */
  id?: string;
  /** The partner whose takeover status is read. */
  other?: string;
  /** Instead of GET. */
  method?: 'HEAD';
}

/** Sends a read with the Accept that D3 requires, and without X-TraceId unless `headers` has one. */
export async function askRead(context: StepContext, name: ReadName, options: ReadOptions = {}): Promise<Answer> {
  const PartnerId = options.id ?? (await subjectOf(context, name)).id;
  const other = async () => ({ otherPartnerId: options.other ?? (await otherPartner(context)).id });
  return context.target.send('partner', options.method ?? 'GET', READS[name], {
    params: { PartnerId, ...(name === 'uebernahmeStatus' ? await other() : {}) },
    headers: { ...ACCEPT_JSON, ...options.headers },
    ...(options.as === undefined ? {} : { as: options.as }),
  });
}

/** The plain read of a partner, by default of the one that the configuration offers for it. */
export async function plainRead(context: StepContext, name: ReadName, id?: string): Promise<Answer> {
  const known = id ?? (await subjectOf(context, name)).id;
  return context.once(`read: ${name} of ${known}`, (step) => askRead(step, name, { id: known }));
}

/**
 * The partner of a read: a sales unit for partnerkennzeichen, which only sales units have, and any partner for all other reads.
 *
 * @throws Inconclusive when the configuration names no partner
 */
export async function subjectOf(context: StepContext, name: ReadName): Promise<Subject> {
  return name === 'partnerkennzeichen' ? salesUnit(context) : subject(context);
}

/**
 * The partner whose takeover status is read: the configured one, or else one of the takeover list.
 *
 * @throws Inconclusive when there is none
 */
export async function otherPartner(context: StepContext): Promise<Subject> {
  const id = context.config.fixtures?.partner?.otherPartnerId;
  if (id !== undefined) return { id, setting: 'fixtures.partner.otherPartnerId' };
  const entries = takeoverPartners(recordIn(await plainRead(context, 'uebernahmeRechtFuer')));
  const ids = entries
    .map((entry) => valueAt(entry, '/id'))
    .filter((one): one is string => typeof one === 'string' && one !== '');
  const found = ids.find((one) => one !== subject(context).id) ?? ids[0];
  if (found === undefined) throw new Inconclusive('supply fixtures.partner.otherPartnerId');
  return { id: found, setting: 'the takeover list' };
}

/** The entries of a takeover list; empty if it has another form. */
export function takeoverPartners(list: Record<string, unknown> | undefined): unknown[] {
  const partners = valueAt(list, '/_embedded/partner');
  return Array.isArray(partners) ? partners : [];
}

/** The entries of either list: of administrable partners, or of those to be taken over. */
export function entriesOf(list: Answer): readonly unknown[] {
  const body = list.json();
  return Array.isArray(body) ? body : takeoverPartners(recordIn(list));
}

/**
 * Tells whether a read may be answered with another status than 200: partnerkennzeichen of a partner that is not shown as a sales unit
 * (P100), the takeover list and status of an organisation, and the status of the partner itself or of a hidden one (P119).
 */
export async function isOpen(context: StepContext, name: ReadName, id: string): Promise<boolean> {
  const typOf = async (one: string) => recordIn(await plainRead(context, 'partner', one))?.['typ'];
  if (name === 'partnerkennzeichen') return (await typOf(id)) !== 'ORGANISATION';
  if (name === 'uebernahmeRechtFuer') return (await typOf(id)) === 'ORGANISATION';
  if (name !== 'uebernahmeStatus') return false;
  const { id: other } = await otherPartner(context);
  const isHidden = (await plainRead(context, 'partner', other)).status === 404;
  return other === id || isHidden || [await typOf(id), await typOf(other)].includes('ORGANISATION');
}

/** An organisation among the known partners or, if no read shows one, the partner of all other reads. */
async function salesUnit(context: StepContext): Promise<Subject> {
  for (const known of knownPartners(context)) {
    const read = await plainRead(context, 'partner', known.id);
    if (read.status === 200 && recordIn(read)?.['typ'] === 'ORGANISATION')
      return { id: known.id, setting: known.setting };
  }
  return { ...subject(context), instead: 'a sales unit as fixtures.partner.parentPartnerId' };
}

/**
 * The plain read, which answers 200, so that the refusal of a similar request is due to the difference.
 *
 * @throws Inconclusive when it does not answer 200
 */
export async function assumeReadable(context: StepContext, name: ReadName): Promise<Answer> {
  const answer = await plainRead(context, name);
  const { setting, instead } = await subjectOf(context, name);
  assume(
    answer.status === 200,
    `needs a read of ${name} that answers 200, got ${answer.status}; see credentials.partner and ${instead ?? setting}`,
  );
  return answer;
}

/**
 * Judges that the plain read answers 200; the reason of a failure names the setting by which it should.
 *
 * @throws Inconclusive when the credential is refused, no setting says that this partner can be read, or the response is open
 */
export async function expectReadable(context: Context, name: ReadName): Promise<Answer> {
  const answer = await plainRead(context, name);
  const { status } = answer;
  if (status === 401) throw new Inconclusive('the caller is refused with 401; see credentials.partner');
  const { id, setting, instead } = await subjectOf(context, name);
  const isUnknown = status === 404 && instead !== undefined;
  if (isUnknown || (status !== 200 && status < 500 && (await isOpen(context, name, id)))) {
    const others = instead ?? 'persons as fixtures.partner.partnerId and fixtures.partner.otherPartnerId';
    throw new Inconclusive(`got ${status} for ${setting}; supply ${others}`);
  }
  const settings = name === 'uebernahmeStatus' ? `${setting} and ${(await otherPartner(context)).setting}` : setting;
  const isRefused = status >= 400 && status < 500;
  context.expect.status(answer, 200, isRefused ? `${status}; see ${settings}` : String(status));
  return answer;
}

/** A partner that rules read. */
interface Subject {
  id: string;
  /** The setting that names it, or where it was found. */
  setting: string;
  /** The setting to supply if it answers 404, since no setting says that this partner can be read. */
  instead?: string;
}

/**
 * The partner that rules read: the configured one, or else the caller.
 *
 * @throws Inconclusive when there is neither
 */
export function subject(context: StepContext): Subject {
  const id = context.config.fixtures?.partner?.partnerId;
  return id === undefined ? caller(context) : { id, setting: 'fixtures.partner.partnerId' };
}

/** The partners that the configuration says can be seen, and the caller, each once. */
export function knownPartners(context: StepContext): Subject[] {
  const { parentPartnerId, readOnlyPartnerId, otherPartnerId } = context.config.fixtures?.partner ?? {};
  const others = Object.entries({ parentPartnerId, readOnlyPartnerId, otherPartnerId }).flatMap(([name, id]) =>
    id === undefined ? [] : [{ id, setting: `fixtures.partner.${name}` }],
  );
  const all = [subject(context), ...others, caller(context)];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

/**
 * The caller as a partner.
 *
 * @throws Inconclusive when the configuration has no caller
 */
export function caller({ config }: StepContext): Subject {
  const id = config.credentials?.partner?.partnerId;
  assume(id, 'supply credentials.partner');
  return { id, setting: 'credentials.partner', instead: 'fixtures.partner.partnerId' };
}

/** The identifier at the end of the requested URL. */
export const idAskedFor = ({ url }: Answer): string => lastSegmentOf(new URL(url));
