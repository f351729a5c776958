import {
  combinedStep,
  Inconclusive,
  NotApplicable,
  SUCCESS,
  Unanswered,
  type Answer,
  type StepContext,
} from '../../engine.ts';
import { heldRights } from './callers.ts';
import {
  createOnce,
  createOrganisation,
  createPartner,
  findCreated,
  idOfNew,
  plainCreation,
  recordOfNew,
  type Creation,
  type Place,
} from './create.ts';
import { PARTS, misspelt, pathsOf, settableOf, type Part, type PartName } from './documents.ts';
import { assumeAccepted, changePartner, type Sending } from './requests.ts';
import { isCrash } from '../../steps/statuses.ts';
import { traceIdFor } from '../../steps/trace-id.ts';
import { sameValue, isShown, valueOf, recordIn, type PartnerRecord } from './attributes.ts';
import { keepsState } from '../../steps/state.ts';

/** The parts that one creation combines, to create few partners: they cannot be deleted. */
interface Combination {
  parts: readonly [PartName, ...PartName[]];
  /** Its parent, an own partner; the configured parent by default, or if there is no such partner. */
  below?: (step: StepContext) => Promise<Creation | undefined>;
  /** Whether the request has a trace id. */
  isTraced?: true;
}
export type CombinationName =
  | 'organisation above'
  | 'unit'
  | 'person in the unit'
  | 'person with rights'
  | 'other person';

const COMBINATIONS: Readonly<Record<CombinationName, Combination>> = {
  'organisation above': {
    parts: ['ORGANISATION in reverse', 'foreign values', 'empty ORGANISATION', 'misspelt ORGANISATION'],
  },
  unit: {
    parts: ['ORGANISATION', 'read-only ORGANISATION', 'foreign', 'foreign rights', 'unknown ORGANISATION'],
    below: plainOrganisation,
  },
  // Has no values of its own, so that it shows inherited ones.
  'person in the unit': {
    parts: ['empty', 'empty booleans', 'empty words', 'misspelt words'],
    below: async (step) => (await combined(step, 'unit'))?.creation,
  },
  'person with rights': { parts: ['PERSON', 'PERSON with rights', 'members', 'read-only PERSON'], isTraced: true },
  // Here, misspelt names come before the correct ones; above, after them: a server may take the first or the last.
  'other person': {
    parts: ['misspelt words', 'PERSON without rights', 'odd externePartnerId', 'unknown', 'empty apart'],
  },
};
export const NAMES = Object.keys(COMBINATIONS) as CombinationName[];

/** A partner that was created with several parts. */
export interface Combined {
  creation: Creation;
  /** The trace id of the request. */
  traceId?: string;
  /** The first read of a partner that was created below a blocked one, if the target allows that. */
  belowBlock?: Answer;
}

/** The records in the response to a creation and in a read, and whether they show what was sent and nothing that is to be ignored. */
interface ReadBack {
  records: readonly (PartnerRecord | undefined)[];
  isTaken: boolean;
}

/**
 * The creation that carries a part: together with others or, if the target does not take them together as it should, alone, which shows
 * the part that is wrong.
 *
 * @throws Inconclusive when not even a partner with only a name is accepted
 */
export async function creationOf(context: StepContext, part: PartName): Promise<Creation> {
  const names = NAMES.filter((name) => COMBINATIONS[name].parts.includes(part));
  const carrying = await Promise.all(names.map((name) => combined(context, name)));
  const [first] = carrying;
  return first === undefined || carrying.includes(undefined) ? alone(context, part) : first.creation;
}

/**
 * An organisation without flags and rights, as the parent of other partners.
 *
 * @throws Inconclusive when the caller may not create partners
 */
export async function plainOrganisation(context: StepContext): Promise<Creation> {
  const together = await combined(context, 'organisation above');
  return together?.creation ?? createOnce(context, 'plain organisation', createOrganisation);
}

async function alone(context: StepContext, name: PartName): Promise<Creation> {
  const part: Part = PARTS[name];
  const plain = await (part.typ === 'PERSON' ? plainCreation : plainOrganisation)(context);
  assumeAccepted(plain, 'a plain creation');
  return context.once(`partner created: ${name}`, (step) => create(step, part, plain));
}

/** Creates a partner with a part, which may depend on the response to the plain creation. */
async function create(
  step: StepContext,
  { typ, attributes, sending }: Part,
  plain: Answer,
  place: Place = {},
): Promise<Creation> {
  const { names } = await heldRights(step);
  const further = (mark: string) => attributes(mark, recordIn(plain) ?? {}, names);
  return (typ === 'PERSON' ? createPartner : createOrganisation)(step, further, { ...sending, ...place });
}

/**
 * A creation with several parts, if it is answered like the plain one, and its response and a read show each part as they should.
 *
 * @throws Unanswered when the target gives no answer to it, or is overloaded
 */
export async function combined(context: StepContext, name: CombinationName): Promise<Combined | undefined> {
  const accepted = await acceptedTogether(context, name);
  return accepted?.isTaken === true ? accepted : undefined;
}

/**
 * The same, whatever its response and a read show.
 *
 * @throws Unanswered when the target gives no answer to it, or is overloaded
 */
export function acceptedTogether(
  context: StepContext,
  name: CombinationName,
): Promise<(Combined & ReadBack) | undefined> {
  return context.once(combinedStep(name), async (step) => {
    if (!keepsState(step)) return undefined;
    try {
      return await combine(step, COMBINATIONS[name]);
    } catch (error) {
      // The document is not the cause: sending its parts alone would only create more partners.
      if (error instanceof Unanswered) throw error;
      // The parts, sent alone, report why they cannot be judged.
      if (error instanceof Inconclusive) return undefined;
      throw error;
    }
  });
}

/**
 * Makes sure that each part of a creation is accepted and stored alone.
 *
 * @throws Inconclusive when a part is refused, which other rules judge
 * @throws NotApplicable when a part shows more than was sent, which the service may set by itself (P133)
 */
export async function assumePartsTaken(context: StepContext, name: CombinationName): Promise<void> {
  for (const part of COMBINATIONS[name].parts) {
    const creation = await creationOf(context, part);
    assumeAccepted(creation, `a creation with ${part}`);
    if (!(await readBack(context, creation)).isTaken)
      throw new NotApplicable(`a creation with ${part} alone is not taken as it is sent either`);
  }
}

async function combine(step: StepContext, { parts, below, isTraced }: Combination) {
  const plain = await plainCreation(step);
  assumeAccepted(plain, 'a plain creation');
  // Read it before the other one is created, which must not change it.
  await recordOfNew(step, plain);
  const whole = together(parts);
  const traced = isTraced && { traceId: traceIdFor(step) };
  const headers = traced && { headers: { 'X-TraceId': traced.traceId } };
  const made = await createBelow(step, await below?.(step), (place) =>
    create(step, whole, plain, { ...headers, ...place }),
  );
  const { status } = made.creation;
  if (status === plain.status) return { ...made, ...traced, ...(await readBack(step, made.creation)) };
  // A refusal may have its reasons; another success and a crash are wrong.
  return SUCCESS.has(status) || isCrash(made.creation) ? { ...made, records: [], isTaken: false } : undefined;
}

async function readBack(context: StepContext, creation: Creation): Promise<ReadBack> {
  const plain = await plainCreation(context);
  const usual = Object.entries(await recordOfNew(context, plain)).filter(([name]) => !(name in plain.sent));
  const records = [recordIn(creation), await recordOfNew(context, creation)];
  return { records, isTaken: records.every((one) => takes(one, creation.sent, Object.fromEntries(usual))) };
}

/** Merges parts; if several have an attribute, the last one counts. */
function together([first, ...others]: Combination['parts']): Part {
  const all: readonly Part[] = [first, ...others].map((name) => PARTS[name]);
  return {
    typ: PARTS[first].typ,
    attributes: (...known) => Object.fromEntries(all.flatMap((part) => Object.entries(part.attributes(...known)))),
    sending: all.reduce<Sending>((sending, part) => ({ ...sending, ...part.sending }), {}),
  };
}

/** Creates a partner below an own one. If a blocked parent leads to a refusal, which is open, lifts the block and tries again. */
export async function createBelow(
  step: StepContext,
  above: Creation | undefined,
  make: (place: Place) => Promise<Creation>,
): Promise<Combined> {
  if (above === undefined) return { creation: await make({}) };
  const record = await recordOfNew(step, above);
  const parent = await idOfNew(step, above);
  const creation = await make({ parent });
  if (isCrash(creation)) return { creation };
  // If the parent did not take the block, nothing is known about partners below a block.
  if (record['gesperrt'] !== true) return { creation };
  if (SUCCESS.has(creation.status)) {
    const isMarked = (read: Answer) => recordIn(read)?.['gesperrtTransitiv'] === true;
    await recordOfNew(step, creation);
    const { located } = creation.found;
    const isShown = located !== undefined && isMarked(located);
    return { creation, belowBlock: isShown ? located : await step.poll(() => findCreated(step, creation), isMarked) };
  }
  assumeAccepted(await changePartner(step, parent, { gesperrt: false }), 'a PATCH of gesperrt');
  return { creation: await make({ parent }) };
}

/**
 * Tells whether a record shows all writable values of a document, and no value that is to be ignored.
 *
 * @param usual - the values that the service sets by itself (P133)
 */
function takes(record: PartnerRecord | undefined, sent: PartnerRecord, usual: PartnerRecord): boolean {
  if (record === undefined) return false;
  const own = new Set(['typ', ...settableOf(sent)]);
  return [...new Set([...own, ...pathsOf(sent)])].every((path) => {
    const [value, wanted] = [valueOf(record, path), valueOf(sent, path)];
    if (!own.has(path)) return !sameValue(value, wanted);
    if (wanted !== undefined && wanted !== '') return isShown(record, path, wanted);
    const other = valueOf(sent, misspelt(path));
    const isMeant = isUnset(value) || (value !== '' && !isUnset(valueOf(usual, path)));
    return isMeant && (other === undefined || !sameValue(value, other));
  });
}

const isUnset = (value: unknown) => value === undefined || value === null || value === false;
