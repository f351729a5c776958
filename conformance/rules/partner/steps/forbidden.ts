import { assume, Inconclusive, type Caller, type StepContext, type Answer } from '../../engine.ts';
import { createOrganisation, createPartner, type Asked, type Place, type Creation } from './create.ts';
import { plainOrganisation, combined } from './combined.ts';
import { documentWith, WRITABLE, type Typ } from './documents.ts';
import { plainRead, askRead } from './reads.ts';
import { assumeAccepted, changePartner } from './requests.ts';
import { traced } from './trace-ids.ts';
import { valueOf, recordIn, type PartnerRecord } from './attributes.ts';
import { isCreation } from './declare.ts';
import { acceptedChange } from './history.ts';
import { assumeMayCreate } from './may.ts';

/** Callers, and where they may not create partners. */
export const FORBIDDEN = ['without right to create', 'without settings right'];

/** The answer to a creation that D3 forbids, and the settings that say that it does. */
interface Forbidden {
  answer: Asked;
  /** Whether the parent is a person below which nobody has created: whether one can be a parent is open (P145). */
  isBelowPerson: boolean;
  settings: string;
}

/**
 * Asks for a partner as a caller without the right to create, below a parent without settings rights, or below a hidden one.
 *
 * @param caller - one of those that statements name
 * @param typ - what it asks for
 * @throws Inconclusive when the configuration has none, or it is not what the configuration says
 */
export async function createForbidden(context: StepContext, caller: string, typ: Typ = 'PERSON'): Promise<Forbidden> {
  const as: Caller = caller === 'without right to create' ? 'partnerWithoutCreateRight' : 'partner';
  const fixture = caller === 'hidden' ? 'hiddenPartnerId' : as === 'partner' ? 'readOnlyPartnerId' : 'parentPartnerId';
  if (context.config.credentials?.[as] === undefined) throw new Inconclusive(`supply credentials.${as}`);
  const parent = context.fixture('partner', fixture);
  const settings = `credentials.${as} and fixtures.partner.${fixture}`;
  const wanted = caller === 'hidden' ? 404 : 200;
  const read =
    as === 'partner'
      ? await (caller === 'hidden' ? readHidden(context) : plainRead(context, 'partner', parent))
      : await context.once(`parent read: ${as}`, (step) => askRead(step, 'partner', { id: parent, as }));
  assume(read.status === wanted, `needs a parent whose read answers ${wanted}, got ${read.status}; see ${settings}`);
  const answer =
    typ === 'PERSON'
      ? await context.once(`partner created: ${caller}`, (step) =>
          createInert(step, {}, { parent, as, headers: traced(step) }),
        )
      : await context.once(`organisation created: ${caller}`, (step) => createInertOrganisation(step, { parent, as }));
  return { answer, isBelowPerson: as === 'partner' && recordIn(read)?.['typ'] !== 'ORGANISATION', settings };
}

/** Reads the partner that the caller may not see, with a trace id; once in a run. */
export function readHidden(context: StepContext): Promise<Answer> {
  const id = context.fixture('partner', 'hiddenPartnerId');
  return context.once('read: hidden partner', (step) => askRead(step, 'partner', { id, headers: traced(step) }));
}

async function createInertOrganisation(context: StepContext, place: Place): Promise<Asked> {
  const accepted = await plainOrganisation(context);
  assumeAccepted(accepted, 'a creation of an organisation');
  // What an organisation must have besides a name is open, and how long that may be.
  const given = WRITABLE.ORGANISATION.filter(
    (path) => !path.startsWith('firmenname') && (valueOf(accepted.sent, path) ?? '') !== '',
  );
  return createOrganisation(context, (mark) => ({ ...documentWith(mark, 1, given), gesperrt: true }), place);
}

/**
 * Changes the partner that the caller may not see, or creates one below it.
 *
 * @throws Inconclusive when it can be seen
 */
export async function writeHidden(context: StepContext, operation: string): Promise<Answer> {
  if (isCreation(operation)) return (await createForbidden(context, 'hidden')).answer;
  const id = context.fixture('partner', 'hiddenPartnerId');
  const { status } = await readHidden(context);
  assume(
    status === 404,
    `needs a partner that the caller may not see, got ${status}; see fixtures.partner.hiddenPartnerId`,
  );
  await acceptedChange(context, 'PERSON', 'unblocked');
  // What this partner has cannot be read: only its id can be sent without a change, whatever the target does with it.
  return context.once('partner changed: hidden', (step) => changePartner(step, id, { id }, { headers: traced(step) }));
}

/** Makes a partner that is blocked from the start, should it be created; with a typ, since rights are for persons. */
const INERT = { typ: 'PERSON', gesperrt: true };

/**
 * Asks for a blocked partner in a way that has to be refused, after the same document was accepted of a caller who may
 * create it.
 *
 * @param attributes - what the document carries beyond the accepted one
 * @throws Inconclusive when the document is not accepted
 */
export async function createInert(
  context: StepContext,
  attributes: PartnerRecord,
  place: Place = {},
): Promise<Creation> {
  const together = await combined(context, 'person with rights');
  const accepted =
    together?.creation ?? (await context.once('partner created: blocked', (step) => createPartner(step, INERT)));
  await assumeMayCreate(context, accepted);
  assumeAccepted(accepted, 'a creation of a blocked partner');
  return createPartner(context, { ...INERT, ...attributes }, place);
}

/**
 * Asks for a partner below one that does not exist.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function createBelowNobody(context: StepContext): Promise<Creation> {
  return context.once('partner created: below nobody', (step) => createInert(step, {}, { parent: step.uuid() }));
}

/**
 * Changes a partner that does not exist; what is sent is its id, which PATCH ignores.
 *
 * @throws Inconclusive when PATCH does not work on a partner that exists either
 */
export function changeNobody(context: StepContext): Promise<Answer> {
  return context.once('partner changed: nobody', async (step) => {
    await acceptedChange(step, 'PERSON', 'unblocked');
    const id = step.uuid();
    return changePartner(step, id, { id });
  });
}
