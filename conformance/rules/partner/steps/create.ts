import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import type { Caller } from '../../../engine/credentials.ts';
import { decode } from '../../../engine/decode.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume, Inconclusive } from '../../../engine/outcome.ts';
import { assumeMayCreate } from './may.ts';
import { assumeRecord, changePartner, readPartner, recordIn, type PartnerRecord } from './requests.ts';

/** The answer to a creation, and the mark in the name by which the new partner is known among all others. */
export interface Creation extends Answer {
  mark: string;
}

/** Where a partner is created, and by whom; by default below the parent of the configuration, by the caller. */
export interface Place {
  parent?: string;
  as?: Caller;
}

/**
 * Creates a person without a typ, under a name that nobody else has and without an externePartnerId: a deployment
 * then has no existing partner to update instead. There is no way to delete a partner, so the clean-up blocks it.
 *
 * @param attributes - what the document carries besides the name
 */
export function createPartner(
  context: StepContext,
  attributes: PartnerRecord = {},
  place: Place = {},
): Promise<Creation> {
  const mark = context.uuid().slice(0, 13);
  // Twice, because a server that makes an organisation of it drops the name of a person.
  const name = { vorname: 'Conformance', nachname: `Check ${mark}`, firmennameZusatz: mark };
  return create(context, { ...name, ...attributes }, mark, place);
}

/** Creates an organisation under a name that nobody else has. */
export function createOrganisation(context: StepContext, attributes: PartnerRecord = {}): Promise<Creation> {
  const mark = context.uuid().slice(0, 13);
  const name = { typ: 'ORGANISATION', firmenname: `Conformance ${mark}`, firmennameZusatz: mark };
  return create(context, { ...name, ...attributes }, mark);
}

async function create(
  context: StepContext,
  document: PartnerRecord,
  mark: string,
  { parent = context.fixture('partner', 'parentPartnerId'), as = 'partner' }: Place = {},
): Promise<Creation> {
  const who = { name: String(document['firmenname'] ?? document['nachname']), parent, mark };
  let outcome: Answer | 'lost' | undefined;
  if (context.config.capabilities?.state !== false) {
    context.cleanup(async () => {
      if (outcome !== undefined) await block(context, outcome, who);
    });
  }
  try {
    outcome = await context.target.send('partner', 'POST', '/partner/{PartnerId}/untergeordnetePartner', {
      as,
      params: { PartnerId: parent },
      json: document,
    });
    return { ...outcome, mark };
  } catch (error) {
    if (error instanceof Inconclusive) outcome = 'lost';
    throw error;
  }
}

/**
 * The creation that most rules look at: a person with nothing but a name.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function plainCreation(context: StepContext): Promise<Creation> {
  return context.once('partner created: plain', async (step) => {
    const creation = await createPartner(step);
    await assumeMayCreate(step, creation);
    return creation;
  });
}

/** The identifiers by which an answer names the new partner: that of its body, then that of its Location. */
export function identifiersOf(answer: Answer): string[] {
  const id = recordIn(answer)?.['id'];
  const segment = answer.location()?.pathname.split('/').at(-1);
  const candidates = [id, segment === undefined ? undefined : decode(segment)];
  return [...new Set(candidates.filter((one): one is string => typeof one === 'string' && one !== ''))];
}

/**
 * Reads the partner that a creation made, as soon as it can be read. It is nobody else: the record carries the mark.
 *
 * @throws Inconclusive when it cannot be found
 */
export async function readCreated(context: StepContext, creation: Creation): Promise<PartnerRecord> {
  const [first, ...others] = identifiersOf(creation);
  assume(first, `needs the identifier of the new partner in the body or the Location (status ${creation.status})`);
  const isNew = (read: Answer) => read.status === 200 && read.body.includes(creation.mark);
  const readAny = async () => {
    let read = await readPartner(context, first);
    for (const id of others) if (!isNew(read)) read = await readPartner(context, id);
    return read;
  };
  const read = await context.poll(readAny, isNew);
  const record = assumeRecord(read, 'the new partner');
  assume(isNew(read), `needs a read of the new partner that shows its name, «${creation.mark}»`);
  return record;
}

/** The identifier of a partner that was created and read: that of its record, or else that of the answer. */
export function idOf(creation: Answer, record: PartnerRecord): string {
  const [first = ''] = identifiersOf(creation);
  return typeof record['id'] === 'string' && record['id'] !== '' ? record['id'] : first;
}

/** A partner that was asked for: its name, the part of it that nobody else has, and the partner above. */
interface Wanted {
  name: string;
  mark: string;
  parent: string;
}

/**
 * Blocks a new partner, and nobody else: the record must carry the mark of this creation. It stays, blocked.
 *
 * @throws Error when it was created, or may have been, and cannot be blocked
 */
async function block(context: StepContext, outcome: Answer | 'lost', { name, mark, parent }: Wanted): Promise<void> {
  const asked = `«${name}» below ${parent}`;
  const unclear = `${asked} was asked for without a definite answer; look for it and block it by hand`;
  if (outcome === 'lost') throw new Error(unclear);
  if (outcome.status >= 400 && outcome.status < 500) return;
  for (const id of identifiersOf(outcome)) {
    const read = await readPartner(context, id);
    if (read.status !== 200 || !read.body.includes(mark)) continue;
    const { status } = await changePartner(context, id, { gesperrt: true });
    if (!(await showsBlock(context, id))) {
      throw new Error(
        `partner ${id} was created; PATCH gesperrt answered ${status}, but no read shows it blocked; block it by hand`,
      );
    }
    context.leave(`partner ${id} was created and is blocked`);
    return;
  }
  if (!SUCCESS.has(outcome.status)) throw new Error(unclear);
  throw new Error(`${asked} was created, but its address is not known; block it by hand`);
}

/** Tells whether a partner reads as blocked; once a block has not shown, no other one is waited for. */
async function showsBlock(context: StepContext, id: string): Promise<boolean> {
  const read = () => readPartner(context, id);
  const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrt'] === true;
  const wait = async () => isBlocked(await context.poll(read, isBlocked));
  const first = await context.once('block read', async () => ({ id, isShown: await wait() }));
  if (first.id === id) return first.isShown;
  return first.isShown ? wait() : isBlocked(await read());
}
