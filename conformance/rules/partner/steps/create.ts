import {
  assume,
  CLIENT_ERROR,
  Inconclusive,
  SUCCESS,
  targetOrigins,
  isObject,
  type Answer,
  type Context,
  type StepContext,
} from '../../engine.ts';
import { messageOf } from '../../../message-of.ts';
import { pathsOf, wholePerson, without } from './documents.ts';
import { assumeMayCreate } from './may.ts';
import { lastSegmentOf } from '../../steps/reads.ts';
import { tried } from '../../steps/tried.ts';
import { valueOf, assumeRecord, recordIn, type PartnerRecord } from './attributes.ts';
import { ACCEPT_JSON, assumeAccepted, bodyOf, changePartner, readPartner, type Sending } from './requests.ts';
import { askRead, caller } from './reads.ts';
import { keepsState } from '../../steps/state.ts';

/** The answer to a creation, with what was sent, and the mark in it by which the new partner is known among all others. */
export interface Creation extends Answer {
  mark: string;
  sent: PartnerRecord;
  /** What was found of the new partner. */
  found: Found;
}

/** The identifier under which a read has shown a new partner, which the clean-up need not look for again, and the read at its Location. */
interface Found {
  id?: string;
  located?: Answer;
}

/** The answer to a request that may be a creation. */
export type Asked = Answer & Partial<Pick<Creation, 'mark' | 'sent'>>;

/** What a document carries besides the least; a function where it depends on the mark, or on the least. */
type Further = PartnerRecord | ((mark: string, least: PartnerRecord) => PartnerRecord);

/** Where a partner is created, and by whom; by default below the parent of the configuration, by the caller. */
export interface Place extends Sending {
  parent?: string;
}

/** The least that a document carries, by its mark. */
type Least = (mark: string) => PartnerRecord;

/** A firmenname makes no organisation; a server that makes one of it drops the name of the person. */
const NAME_OF_PERSON: Least = (mark) => ({
  vorname: 'Conformance',
  nachname: `Check ${mark}`,
  firmenname: `Conformance ${mark}`,
  firmennameZusatz: mark,
});

const NAME_OF_ORGANISATION: Least = (mark) => ({
  typ: 'ORGANISATION',
  firmenname: `Conformance ${mark}`,
  firmennameZusatz: mark,
});

/**
 * Creates a person without a typ, with what the plain creation had to carry, under a name that nobody else has and, where that is
 * enough, without an externePartnerId: a deployment then has no existing partner to update instead.
 *
 * @param attributes - what the document carries besides
 * @throws Inconclusive when the caller may not create partners
 */
export async function createPartner(context: StepContext, attributes?: Further, place?: Place): Promise<Creation> {
  const { sent } = await plainCreation(context);
  return create(context, 'anrede' in sent ? wholePerson : NAME_OF_PERSON, attributes, place);
}

/** Creates an organisation under a name that nobody else has. */
export function createOrganisation(context: StepContext, attributes?: Further, place?: Place): Promise<Creation> {
  return create(context, NAME_OF_ORGANISATION, attributes, place);
}

const isInvalid = ({ status }: Answer) => status === 400 || status === 422;

/** One for each hexadecimal digit. */
const CONSONANTS = 'bcdfghjklmnpqrst';

/** Letters alone, since what a surname may have in it is open; without vowels, so that nobody takes it for a word. */
const markOf = (context: StepContext) =>
  context
    .uuid()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/./g, (digit) => CONSONANTS.charAt(Number.parseInt(digit, 16)));

/** Asks for a partner. There is no way to delete one, so the clean-up blocks it. */
async function create(
  context: StepContext,
  leastOf: Least,
  further: Further = {},
  { parent = context.fixture('partner', 'parentPartnerId'), write, ...sender }: Place = {},
): Promise<Creation> {
  const mark = markOf(context);
  const least = leastOf(mark);
  const document = { ...least, ...(typeof further === 'function' ? further(mark, least) : further) };
  const found: Found = {};
  const called = document['nachname'] ?? document['firmenname'];
  const who = { name: typeof called === 'string' && called !== '' ? called : mark, parent, mark, found };
  let outcome: Answer | 'lost' | undefined;
  if (keepsState(context)) {
    context.cleanup(async () => {
      if (outcome === undefined) return;
      try {
        await block(context, outcome, who);
      } catch (error) {
        if (error instanceof NotBlocked) throw error;
        throw new NotBlocked(`«${who.name}» below ${parent}: ${messageOf(error)}; look for it and block it by hand`);
      }
    });
  }
  try {
    outcome = await context.target.send('partner', 'POST', '/partner/{PartnerId}/untergeordnetePartner', {
      ...sender,
      params: { PartnerId: parent },
      headers: { ...ACCEPT_JSON, ...sender.headers },
      ...bodyOf(document, write),
    });
    return { ...outcome, mark, sent: document, found };
  } catch (error) {
    if (error instanceof Inconclusive) outcome = 'lost';
    throw error;
  }
}

/**
 * The creation that most rules look at: a person with nothing but a name, where that is enough.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function plainCreation(context: StepContext): Promise<Creation> {
  return createOnce(context, 'plain', async (step) => {
    const creation = await create(step, NAME_OF_PERSON);
    // What a person must have besides a name is open.
    return isInvalid(creation) ? create(step, wholePerson) : creation;
  });
}

/**
 * Asks once for a partner.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function createOnce(
  context: StepContext,
  what: string,
  create: (step: StepContext) => Promise<Creation>,
): Promise<Creation> {
  return context.once(`partner created: ${what}`, async (step) => {
    const creation = await create(step);
    await assumeMayCreate(step, creation);
    return creation;
  });
}

/**
 * Judges that a creation is answered as the plain one is that carries less.
 *
 * @throws Inconclusive when that is not answered with 201
 */
export async function expectCreated(context: Context, creation: Creation): Promise<void> {
  const plain = await plainCreation(context);
  assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
  await assumeStillCreates(context, creation);
  context.expect.status(creation, 201);
}

/**
 * Makes sure that a refusal is neither about what a partner must have nor about how many there may be: an empty string counts as if
 * nothing had been sent.
 *
 * @throws Inconclusive when a creation with the least, and without what came empty, is refused as well
 */
export async function assumeStillCreates(context: StepContext, { status, sent = {} }: Asked): Promise<void> {
  if (status < 400 || status >= 500) return;
  const empty = pathsOf(sent).filter((path) => valueOf(sent, path) === '');
  const make = sent['typ'] === 'ORGANISATION' ? createOrganisation : createPartner;
  const other = await createOnce(context, `${make.name} without ${empty.join()}`, (step) =>
    make(step, (_mark, least) => without(least, empty)),
  );
  assumeAccepted(other, 'a creation with nothing but what has to be there, and without what came empty,');
}

/**
 * The record of a partner that rules have asked for.
 *
 * @throws Inconclusive when it was not created, which another rule judges, or cannot be read
 */
export function recordOfNew(context: StepContext, creation: Creation): Promise<PartnerRecord> {
  assumeAccepted(creation, 'a creation');
  return context.once(`new partner read: ${creation.mark}`, async (step) =>
    assumeRecord(await findCreated(step, creation), 'the new partner'),
  );
}

/** The identifiers by which an answer names the new partner: that of its body, then that of its Location. */
export function identifiersOf(answer: Answer): string[] {
  const id = recordIn(answer)?.['id'];
  const location = answer.location();
  const candidates = [id, location && lastSegmentOf(location)];
  return [...new Set(candidates.filter((one): one is string => typeof one === 'string' && one !== ''))];
}

/**
 * Reads the partner that a creation made, as soon as it can be read. It is nobody else: the record carries the mark.
 *
 * @throws Inconclusive when it cannot be found
 */
export async function findCreated(context: StepContext, creation: Creation): Promise<Answer> {
  const [first] = identifiersOf(creation);
  assume(first, `needs the identifier of the new partner in the body or the Location (status ${creation.status})`);
  const { mark, found } = creation;
  const read = await context.poll(
    () => lookFor(context, creation, creation),
    () => found.id !== undefined,
  );
  assume(read?.status === 200, `needs a read of the new partner that answers 200, got status ${read?.status}`);
  assume(found.id !== undefined, `needs a read of the new partner that shows its name, «${mark}»`);
  (await foundOnes(context)).add(found.id);
  return read;
}

/** The identifiers of all new partners that reads have shown before the clean-up. */
const foundOnes = (context: StepContext) => context.once('new partners found', async () => new Set<string>());

/**
 * The read of a new partner at the Location of its creation: the one by which it was found, or else a further one.
 *
 * @throws Inconclusive when there is no Location that can be followed
 */
export async function readLocated(context: StepContext, creation: Creation): Promise<Answer> {
  await tried(recordOfNew(context, creation));
  const { mark, found } = creation;
  const read = () => context.target.follow(creation, 'partner', { headers: ACCEPT_JSON });
  return found.located ?? context.poll(read, (one) => shows(one, mark));
}

const shows = (read: Answer, mark: string) => read.status === 200 && read.body.includes(mark);

/** Reads whom the answer to a creation names, until one of them is the new partner; returns the last read. */
async function lookFor(
  context: StepContext,
  creation: Answer,
  { mark, found }: Pick<Creation, 'mark' | 'found'>,
): Promise<Answer | undefined> {
  const ids = identifiersOf(creation);
  const located = await readLocation(context, creation);
  const record = located !== undefined && shows(located, mark) ? recordIn(located) : undefined;
  if (record !== undefined) {
    Object.assign(found, { id: ids.find((one) => one === record['id']) ?? ids.at(-1), located });
    return located;
  }
  let read = located;
  for (const id of ids) {
    read = await readPartner(context, id);
    if (!shows(read, mark)) continue;
    found.id = id;
    break;
  }
  return read;
}

/** What stands at the Location of a creation; undefined where no credential may be sent there. */
async function readLocation(context: StepContext, creation: Answer): Promise<Answer | undefined> {
  const location = creation.location();
  if (location === undefined || !targetOrigins(context.config).has(location.origin)) return undefined;
  return context.target.follow(creation, 'partner', { headers: ACCEPT_JSON });
}

/**
 * The identifier by which a partner that was created can be read: a record that shows another one, or none, is judged elsewhere.
 *
 * @throws Inconclusive when it was not created, or cannot be read
 */
export async function idOfNew(context: StepContext, creation: Creation): Promise<string> {
  await recordOfNew(context, creation);
  const { id } = creation.found;
  assume(id, 'needs a new partner that was found');
  return id;
}

/** A partner that was asked for: its name, the part of it that nobody else has, and the partner above. */
interface Wanted {
  name: string;
  mark: string;
  parent: string;
  found: Found;
}

/**
 * Blocks a new partner, and nobody else: the record must carry the mark of this creation. It stays, blocked. What lies between may
 * have asked for it twice, and a target may refuse and make it all the same: all that carry the mark are blocked.
 *
 * @throws Error when it was created, or may have been, and cannot be blocked
 */
async function block(context: StepContext, outcome: Answer | 'lost', who: Wanted): Promise<void> {
  const isRefused = outcome !== 'lost' && CLIENT_ERROR.has(outcome.status);
  const asked = `«${who.name}» below ${who.parent}`;
  const isNamed = outcome !== 'lost' && !isRefused && who.found.id === undefined;
  const read = isNamed ? await lookFor(context, outcome, who) : undefined;
  const named = who.found.id === undefined ? [] : [who.found.id];
  // Before anybody is blocked, whom a list may then leave out.
  const others = await tried(searchLists(context, who.mark, named));
  const ids = new Set([...named, ...(others ?? [])]);
  for (const id of ids) await blockPartner(context, id, id === who.found.id ? read : undefined);
  if (isRefused) return;
  if (ids.size === 0) {
    if (outcome === 'lost' || !SUCCESS.has(outcome.status))
      throw new NotBlocked(`${asked} was asked for without a definite answer; look for it and block it by hand`);
    throw new NotBlocked(`${asked} was created, but its address is not known; block it by hand`);
  }
  if (others === undefined)
    throw new NotBlocked(`${asked} may be there twice, and no list was answered; look for it and block it by hand`);
}

async function blockPartner(context: StepContext, id: string, read: Answer | undefined): Promise<void> {
  if (read === undefined || !isBlocked(read)) {
    const { status } = await changePartner(context, id, { gesperrt: true });
    if (!(await showsBlock(context, id))) {
      throw new NotBlocked(
        `partner ${id} was created; PATCH gesperrt answered ${status}, but no read shows it blocked; block it by hand`,
      );
    }
  }
  context.leave(`partner ${id} was created and is blocked`);
}

/** A partner that was created, or may have been, and is not known to be blocked; the message names it. */
class NotBlocked extends Error {
  override readonly name = 'NotBlocked';
}

const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrt'] === true;

/** Tells whether a partner reads as blocked; once a block has not shown, no other one is waited for. */
async function showsBlock(context: StepContext, id: string): Promise<boolean> {
  const read = () => readPartner(context, id);
  const wait = async () => isBlocked(await context.poll(read, isBlocked));
  const first = await context.once('block read', async () => ({ id, isShown: await wait() }));
  if (first.id === id) return first.isShown;
  return first.isShown ? wait() : isBlocked(await read());
}

/**
 * Looks for partners whose creation got no usable answer, or was asked for twice, among those whom the caller may take over or
 * administer; they are nobody else: their records carry the mark of the creation.
 *
 * @param known - identifiers of those who need not be looked for
 * @returns the identifiers of the others
 */
async function searchLists(context: StepContext, mark: string, known: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { id } = caller(context);
  // The clean-up of each of them blocks it anyway.
  const others = await foundOnes(context);
  for (const name of ['uebernahmeRechtFuer', 'administrierbare'] as const) {
    const list = await context.once(`${name} once all were created`, (step) => askRead(step, name, { id }));
    for (const other of identifiersBeside(mark, list.json())) {
      if (known.includes(other) || others.has(other) || found.has(other)) continue;
      const read = await readPartner(context, other);
      if (read.status === 200 && read.body.includes(mark)) found.add(other);
    }
  }
  return [...found];
}

/** The identifiers of the innermost entries that carry a text. */
function identifiersBeside(mark: string, value: unknown): string[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const within = Object.values(value).flatMap((member) => identifiersBeside(mark, member));
  if (within.length > 0 || Array.isArray(value)) return within;
  const isNamed = Object.values(value).some((member) => typeof member === 'string' && member.includes(mark));
  return isNamed && typeof value['id'] === 'string' ? [value['id']] : [];
}
