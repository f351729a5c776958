import { CLIENT_ERROR, SUCCESS, isObject, type Answer, type StepContext } from '../../engine.ts';
import { messageOf } from '../../../message-of.ts';
import { tried } from '../../steps/tried.ts';
import { recordIn } from './attributes.ts';
import { changePartner, readPartner } from './requests.ts';
import { askRead, caller } from './reads.ts';
import { foundOnes, identifiersOf, lookFor, shows, type Sought } from './look-for.ts';

/** The partner that a creation requested, with its name and its parent. */
interface Requested extends Sought {
  name: string;
  parent: string;
}

/**
 * Blocks a new partner, since it cannot be deleted. A gateway may have sent the creation twice, and a target may create a partner that it
 * refuses, so this blocks every partner whose record has the mark of the creation, and no other.
 *
 * @throws Error when it was created, or may have been, and cannot be blocked
 */
export async function blockNew(context: StepContext, outcome: Answer | 'lost', who: Requested): Promise<void> {
  try {
    await block(context, outcome, who);
  } catch (error) {
    if (error instanceof NotBlocked) throw error;
    throw new NotBlocked(`«${who.name}» below ${who.parent}: ${messageOf(error)}; look for it and block it by hand`);
  }
}

async function block(context: StepContext, outcome: Answer | 'lost', who: Requested): Promise<void> {
  const isRefused = outcome !== 'lost' && CLIENT_ERROR.has(outcome.status);
  const partner = `«${who.name}» below ${who.parent}`;
  const isNamed = outcome !== 'lost' && !isRefused && who.found.id === undefined;
  // The answer need not have been read completely.
  const read = isNamed ? await tried(lookFor(context, outcome, who)) : undefined;
  const named = who.found.id === undefined ? [] : [who.found.id];
  // Search before blocking, since a list may omit blocked partners.
  const others = await tried(searchLists(context, who.mark, named));
  const ids = new Set([...named, ...(others ?? [])]);
  for (const id of ids) await blockPartner(context, id, id === who.found.id ? read : undefined);
  if (isRefused) return;
  if (ids.size === 0) {
    if (outcome === 'lost' || !SUCCESS.has(outcome.status))
      throw new NotBlocked(`${partner} was asked for without a definite response; look for it and block it by hand`);
    const answered = identifiersOf(outcome).join(' and ');
    const why = answered === '' ? 'its address is not known' : `no read of ${answered} shows it`;
    throw new NotBlocked(`${partner} was created, but ${why}; block it by hand`);
  }
  if (others === undefined)
    throw new NotBlocked(`${partner} may be there twice, and no list was answered; look for it and block it by hand`);
}

async function blockPartner(context: StepContext, id: string, read: Answer | undefined): Promise<void> {
  if (read === undefined || !isBlocked(read)) {
    const answer = await changePartner(context, id, { gesperrt: true });
    if (!(await showsBlock(context, id, answer))) {
      throw new NotBlocked(
        `partner ${id} was created; PATCH gesperrt answered ${answer.status}, but no read shows it blocked; block it by hand`,
      );
    }
  }
  context.leave(`partner ${id} was created and is blocked`);
}

/** Names a partner that was created, or may have been, and is not known to be blocked. */
class NotBlocked extends Error {
  override readonly name = 'NotBlocked';
}

const isBlocked = (answer: Answer) => recordIn(answer)?.['gesperrt'] === true;

/**
 * Tells whether a partner is blocked. Once a read has confirmed the first block of the run, the responses to later ones are believed; if it
 * did not in time, later ones are not waited for.
 *
 * @param answer - the response to blocking the partner
 */
async function showsBlock(context: StepContext, id: string, answer: Answer): Promise<boolean> {
  const read = () => readPartner(context, id);
  const wait = async () => isBlocked(await context.poll(read, isBlocked));
  const first = await context.once('block read', async () => ({ id, isShown: await wait() }));
  if (first.id === id) return first.isShown;
  if (!first.isShown) return isBlocked(await read());
  return isBlocked(answer) || wait();
}

/**
 * Finds the partners of a creation that got no usable response, or was sent twice, in the lists of those that the caller may take over or
 * administer. Their records have the mark of the creation.
 *
 * @param known - identifiers to leave out
 * @returns the other identifiers
 */
async function searchLists(context: StepContext, mark: string, known: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { id } = caller(context);
  // Other clean-ups block these.
  const others = await foundOnes(context);
  for (const name of ['uebernahmeRechtFuer', 'administrierbare'] as const) {
    const list = await context.once(`${name} once all were created`, (step) => askRead(step, name, { id }));
    for (const other of identifiersBeside(mark, list.json())) {
      if (known.includes(other) || others.has(other) || found.has(other)) continue;
      const read = await readPartner(context, other);
      if (shows(read, mark)) found.add(other);
    }
  }
  return [...found];
}

/** The identifiers of the innermost objects that contain a mark. */
function identifiersBeside(mark: string, value: unknown): string[] {
  if (!Array.isArray(value) && !isObject(value)) return [];
  const within = Object.values(value).flatMap((member) => identifiersBeside(mark, member));
  if (within.length > 0 || Array.isArray(value)) return within;
  const isNamed = Object.values(value).some((member) => typeof member === 'string' && member.includes(mark));
  return isNamed && typeof value['id'] === 'string' ? [value['id']] : [];
}
