import { assume, Inconclusive, type Caller, type StepContext, type Answer } from '../../engine.ts';
import { assumeMayCreate, createOrganisation, createPartner, type Asked, type Place, type Creation } from './create.ts';
import { plainOrganisation, combined } from './combined.ts';
import { documentWith, WRITABLE, type Typ } from './documents.ts';
import { plainRead, askRead } from './reads.ts';
import { assumeAccepted, changePartner } from './requests.ts';
import { traced } from './trace-ids.ts';
import { valueOf, recordIn, type PartnerRecord } from './attributes.ts';
import { isCreation } from './declare.ts';
import { acceptedChange } from './history.ts';

/** The setting that names the partner whom the caller may not see. */
export const HIDDEN = 'fixtures.partner.hiddenPartnerId';

/** The callers that may not create partners, as statements name them. */
export const FORBIDDEN = ['without right to create', 'without settings right'];

/** The response to a creation that D3 forbids, and the settings that make it forbidden. */
interface Forbidden {
  answer: Asked;
  /** Whether the parent may be a person, below which a creation may be refused for that reason: whether one can be a parent is open (P145). */
  isBelowPerson: boolean;
  settings: string;
}

/**
 * Tries to create a partner as a caller without the right to create, below a parent without settings rights, or below a hidden one.
 *
 * @param caller - one of `FORBIDDEN`, or `hidden`
 * @param typ - the typ of the new partner
 * @throws Inconclusive when the configuration lacks the caller or the parent, or the read of the parent contradicts it
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

/** Reads the partner that the caller may not see, with a trace id, once per run. */
export function readHidden(context: StepContext): Promise<Answer> {
  const id = context.fixture('partner', 'hiddenPartnerId');
  return context.once('read: hidden partner', (step) => askRead(step, 'partner', { id, headers: traced(step) }));
}

async function createInertOrganisation(context: StepContext, place: Place): Promise<Asked> {
  const accepted = await plainOrganisation(context);
  assumeAccepted(accepted, 'a creation of an organisation');
  // The attributes that an organisation must have besides a name are open, as is the length of a name.
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
  assume(status === 404, `needs a partner that the caller may not see, got ${status}; see ${HIDDEN}`);
  await acceptedChange(context, 'PERSON', 'unblocked');
  // The values of this partner are unknown: only its id can be sent without changing it, whatever the target does.
  return context.once('partner changed: hidden', (step) => changePartner(step, id, { id }, { headers: traced(step) }));
}

/** Blocks the partner from the start, should it be created; with a typ, since only persons have rights. */
const INERT = { typ: 'PERSON', gesperrt: true };

/**
 * Tries to create a blocked partner in a way that has to be refused, after the same document was accepted from a caller who may create it.
 *
 * @param attributes - attributes besides those of the accepted document
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
 * Tries to create a partner below one that does not exist.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export function createBelowNobody(context: StepContext): Promise<Creation> {
  return context.once('partner created: below nobody', (step) => createInert(step, {}, { parent: step.uuid() }));
}

/**
 * Tries to change a partner that does not exist; sends its id, which PATCH ignores.
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
