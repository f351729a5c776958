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
import { PARTS, misspelt, pathsOf, WRITABLE, type Part, type PartName, type Typ } from './documents.ts';
import { assumeAccepted, changePartner, type Sending } from './requests.ts';
import { isCrash } from '../../steps/statuses.ts';
import { traceIdFor } from '../../steps/trace-id.ts';
import { RIGHTS, sameValue, isShown, valueOf, recordIn, type PartnerRecord } from './attributes.ts';
import { keepsState } from '../../steps/state.ts';

/** What one creation carries at once, since every partner that is created stays. */
interface Combination {
  parts: readonly [PartName, ...PartName[]];
  /** The own partner below which it is created, if there is one; below the parent of the configuration by default. */
  below?: (step: StepContext) => Promise<Creation | undefined>;
  /** Whether it brings a trace id. */
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
  // Given nothing: what a partner inherits shows in it.
  'person in the unit': {
    parts: ['empty', 'empty words', 'misspelt words'],
    below: async (step) => (await combined(step, 'unit'))?.creation,
  },
  'person with rights': { parts: ['PERSON', 'PERSON with rights', 'members', 'read-only PERSON'], isTraced: true },
  // Words of another case come here before those that count, and above behind them: which of two is taken, nobody knows.
  'other person': {
    parts: ['misspelt words', 'PERSON without rights', 'odd externePartnerId', 'unknown', 'empty apart'],
  },
};
export const NAMES = Object.keys(COMBINATIONS) as CombinationName[];

/** A partner that was created with several parts. */
export interface Combined {
  creation: Creation;
  /** The trace id that came with it. */
  traceId?: string;
  /** The first read of one that was created below a blocked partner, where that is possible. */
  belowBlock?: Answer;
}

/** What the answer to a creation and a read show, and whether that is what was sent, and nothing of what is to be ignored. */
interface Shown {
  records: readonly (PartnerRecord | undefined)[];
  isTaken: boolean;
}

/**
 * The creation that carries a part: together with others, or alone where a target does not take them together as it should. What is
 * wrong is then shown by the part that is wrong.
 *
 * @throws Inconclusive when not even a partner with nothing but a name is accepted
 */
export async function creationOf(context: StepContext, part: PartName): Promise<Creation> {
  const names = NAMES.filter((name) => COMBINATIONS[name].parts.includes(part));
  const carrying = await Promise.all(names.map((name) => combined(context, name)));
  const [first] = carrying;
  return first === undefined || carrying.includes(undefined) ? alone(context, part) : first.creation;
}

/**
 * An organisation that was given neither flags nor rights: the first one that others can be created below.
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

/** Asks for a partner, once it is known what one with nothing but a name is like. */
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
 * A creation with several parts, if it is answered as one with nothing but a name is, and its answer and a read show of each part
 * what they have to.
 *
 * @throws Unanswered when the target gives no answer to it, or is overloaded
 */
export async function combined(context: StepContext, name: CombinationName): Promise<Combined | undefined> {
  const accepted = await acceptedTogether(context, name);
  return accepted?.isTaken === true ? accepted : undefined;
}

/**
 * The same, whatever is shown of it.
 *
 * @throws Unanswered when the target gives no answer to it, or is overloaded
 */
export function acceptedTogether(context: StepContext, name: CombinationName): Promise<(Combined & Shown) | undefined> {
  return context.once(combinedStep(name), async (step) => {
    if (!keepsState(step)) return undefined;
    try {
      return await combine(step, COMBINATIONS[name]);
    } catch (error) {
      // The document is not to blame: its parts, sent alone, would only create more partners that stay.
      if (error instanceof Unanswered) throw error;
      // The parts, each for itself, report what keeps it from being judged.
      if (error instanceof Inconclusive) return undefined;
      throw error;
    }
  });
}

/**
 * Makes sure that each part of a creation is taken alone.
 *
 * @throws Inconclusive when one is refused, which other rules judge
 * @throws NotApplicable when one shows more than it was sent, which may be what the service sets by itself (P133)
 */
export async function assumePartsTaken(context: StepContext, name: CombinationName): Promise<void> {
  for (const part of COMBINATIONS[name].parts) {
    const creation = await creationOf(context, part);
    assumeAccepted(creation, `a creation with ${part}`);
    if (!(await shown(context, creation)).isTaken)
      throw new NotApplicable(`a creation with ${part} alone is not taken as it is sent either`);
  }
}

async function combine(step: StepContext, { parts, below, isTraced }: Combination) {
  const plain = await plainCreation(step);
  assumeAccepted(plain, 'a plain creation');
  // Before the other one is created, which must not change it.
  await recordOfNew(step, plain);
  const whole = together(parts);
  const traced = isTraced && { traceId: traceIdFor(step) };
  const headers = traced && { headers: { 'X-TraceId': traced.traceId } };
  const made = await createBelow(step, await below?.(step), (place) =>
    create(step, whole, plain, { ...headers, ...place }),
  );
  const { status } = made.creation;
  if (status === plain.status) return { ...made, ...traced, ...(await shown(step, made.creation)) };
  // What refuses it may have its reasons; nothing else has.
  return SUCCESS.has(status) || isCrash(made.creation) ? { ...made, records: [], isTaken: false } : undefined;
}

async function shown(context: StepContext, creation: Creation): Promise<Shown> {
  const plain = await plainCreation(context);
  const usual = Object.entries(await recordOfNew(context, plain)).filter(([name]) => !(name in plain.sent));
  const records = [recordIn(creation), await recordOfNew(context, creation)];
  const typ = creation.sent['typ'] === 'ORGANISATION' ? 'ORGANISATION' : 'PERSON';
  return { records, isTaken: records.every((one) => takes(one, creation.sent, typ, Object.fromEntries(usual))) };
}

/** The parts as one: what a later one says of an attribute counts. */
function together([first, ...others]: Combination['parts']): Part {
  const all: readonly Part[] = [first, ...others].map((name) => PARTS[name]);
  return {
    typ: PARTS[first].typ,
    attributes: (...known) => Object.fromEntries(all.flatMap((part) => Object.entries(part.attributes(...known)))),
    sending: all.reduce<Sending>((sending, part) => ({ ...sending, ...part.sending }), {}),
  };
}

/** Creates a partner below an own one; once more without its block where that refuses it, since whether it may do so is open. */
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
  // Where the block was asked for and not taken, nothing is said of what is below it.
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
 * Tells whether a record shows of a document what a partner can be given, and nothing of what is to be ignored.
 *
 * @param usual - what the service sets by itself (P133)
 */
export function takes(record: PartnerRecord | undefined, sent: PartnerRecord, typ: Typ, usual: PartnerRecord): boolean {
  if (record === undefined) return false;
  const own = new Set(['typ', ...WRITABLE[typ], ...(typ === 'PERSON' ? RIGHTS : [])]);
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
