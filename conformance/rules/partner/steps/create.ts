import { assume, DENIED, Inconclusive, Unanswered, type Answer, type Context, type StepContext } from '../../engine.ts';
import { pathsOf, wholePerson, without } from './documents.ts';
import { tried } from '../../steps/tried.ts';
import { valueOf, assumeRecord, type PartnerRecord } from './attributes.ts';
import { ACCEPT_JSON, assumeAccepted, bodyOf, readPartner, type Sending } from './requests.ts';
import { keepsState } from '../../steps/state.ts';
import { foundOnes, identifiersOf, lookFor, shows, type Found, type Sought } from './look-for.ts';
import { blockNew } from './block-new.ts';

/** The response to a creation, with the document that was sent, and the mark in it that identifies the new partner. */
export interface Creation extends Answer, Sought {
  sent: PartnerRecord;
}

/** The response to a request that may be a creation. */
export type Asked = Answer & Partial<Pick<Creation, 'mark' | 'sent'>>;

/** The attributes of a document besides the minimal ones; a function if they depend on the mark or on the minimal ones. */
type Further = PartnerRecord | ((mark: string, least: PartnerRecord) => PartnerRecord);

/** The parent and the sender of a creation; by default the configured parent and the caller. */
export interface Place extends Sending {
  parent?: string;
}

/** The minimal document, by its mark. */
type Least = (mark: string) => PartnerRecord;

/** Has a firmenname to find servers that make an organisation of it, and then drop the name of the person. */
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
 * Creates a person without a typ, with the attributes that the plain creation needed, under a unique name and, if the target allows it,
 * without an externePartnerId: a deployment then has no existing partner to update instead.
 *
 * @param attributes - further attributes of the document
 * @throws Inconclusive when the caller may not create partners
 */
export async function createPartner(context: StepContext, attributes?: Further, place?: Place): Promise<Creation> {
  const { sent } = await plainCreation(context);
  return create(context, 'anrede' in sent ? wholePerson : NAME_OF_PERSON, attributes, place);
}

/** Creates an organisation under a unique name. */
export function createOrganisation(context: StepContext, attributes?: Further, place?: Place): Promise<Creation> {
  return create(context, NAME_OF_ORGANISATION, attributes, place);
}

const isInvalid = ({ status }: Answer) => status === 400 || status === 422;

/** One for each hexadecimal digit. */
const CONSONANTS = 'bcdfghjklmnpqrst';

/** Letters only, since the characters that a surname may have are open; without vowels, so that it is no word. */
function markOf(context: StepContext): string {
  const digits = context.uuid().replaceAll('-', '').slice(0, 12);
  return digits.replace(/./g, (digit) => CONSONANTS.charAt(Number.parseInt(digit, 16)));
}

/** Creates a partner. Partners cannot be deleted, so the clean-up blocks it. */
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
      if (outcome !== undefined) await blockNew(context, outcome, who);
    });
  }
  try {
    outcome = await context.target.send('partner', 'POST', '/partner/{PartnerId}/untergeordnetePartner', {
      ...sender,
      params: { PartnerId: parent },
      headers: { ...ACCEPT_JSON, ...sender.headers },
      ...bodyOf(document, write),
    });
  } catch (error) {
    const isUndone = error instanceof Unanswered && !error.mayBeDone;
    if (error instanceof Inconclusive && !isUndone) outcome = 'lost';
    throw error;
  }
  return { ...outcome, mark, sent: document, found };
}

/**
 * The creation that most rules judge: a person with only a name, if the target accepts that.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function plainCreation(context: StepContext): Promise<Creation> {
  return createOnce(context, 'plain', async (step) => {
    const creation = await create(step, NAME_OF_PERSON);
    // The attributes that a person must have besides a name are open.
    return isInvalid(creation) ? create(step, wholePerson) : creation;
  });
}

/**
 * Makes sure that a creation was not refused for lack of a right (403 in D3), or because the caller does not see the parent (404 in D3):
 * both depend on the configuration.
 *
 * @throws Inconclusive when it was
 */
export async function assumeMayCreate(context: StepContext, creation: Answer): Promise<void> {
  const readParent = () =>
    context.once('parent read', (step) => readPartner(step, step.fixture('partner', 'parentPartnerId')));
  const isHidden = creation.status === 404 && (await readParent()).status !== 200;
  if (!isHidden && !DENIED.has(creation.status)) return;
  throw new Inconclusive(
    `needs a caller who may create a partner, got ${creation.status}; ` +
      'see credentials.partner and fixtures.partner.parentPartnerId',
  );
}

/**
 * Creates a partner once per run.
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
 * Judges that a creation is answered with 201, like the plain one.
 *
 * @throws Inconclusive when the plain one is not answered with 201
 */
export async function expectCreated(context: Context, creation: Creation): Promise<void> {
  const plain = await plainCreation(context);
  assume(plain.status === 201, `needs a plain creation (201) to compare with, got ${plain.status}`);
  await assumeStillCreates(context, creation);
  context.expect.status(creation, 201);
}

/**
 * Makes sure that a refusal is due neither to a missing attribute nor to the number of partners. An empty attribute counts as missing.
 *
 * @throws Inconclusive when a minimal creation, without the attributes that were sent empty, is refused as well
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
 * The record of a partner that rules have created.
 *
 * @throws Inconclusive when it was not created, which another rule judges, or cannot be read
 */
export function recordOfNew(context: StepContext, creation: Creation): Promise<PartnerRecord> {
  assumeAccepted(creation, 'a creation');
  return context.once(`new partner read: ${creation.mark}`, async (step) =>
    assumeRecord(await findCreated(step, creation), 'the new partner'),
  );
}

/**
 * Reads the partner that a creation made, as soon as it can be read; the mark in its record identifies it.
 *
 * @throws Inconclusive when it cannot be found
 */
export async function findCreated(context: StepContext, creation: Creation): Promise<Answer> {
  const [first] = identifiersOf(creation);
  assume(first, `needs the identifier of the new partner in the body or the Location (status ${creation.status})`);
  const { mark, found } = creation;
  const isFound = () => found.id !== undefined;
  const read = await context.poll(() => lookFor(context, creation, creation), isFound);
  assume(read?.status === 200, `needs a read of the new partner that answers 200, got status ${read?.status}`);
  assume(found.id !== undefined, `needs a read of the new partner that shows its name, «${mark}»`);
  (await foundOnes(context)).add(found.id);
  return read;
}

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

/**
 * The identifier by which a new partner can be read; other rules judge whether its record shows the same.
 *
 * @throws Inconclusive when it was not created, or cannot be read
 */
export async function idOfNew(context: StepContext, creation: Creation): Promise<string> {
  await recordOfNew(context, creation);
  const { id } = creation.found;
  assume(id, 'needs a new partner that was found');
  return id;
}
