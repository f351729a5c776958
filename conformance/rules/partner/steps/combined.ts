import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { isObject, SUCCESS } from '../../../engine/expect.ts';
import { Inconclusive } from '../../../engine/outcome.ts';
import { GROUPS, RIGHTS, sameValue } from './attributes.ts';
import { heldRights } from './caller-rights.ts';
import {
  createOnce,
  createOrganisation,
  createPartner,
  findCreated,
  idOf,
  plainCreation,
  recordOfNew,
  type BesidesName,
  type Creation,
  type Place,
} from './create.ts';
import { misspelt, WRITABLE, type Typ } from './documents.ts';
import { PARTS, type Part, type PartName } from './parts.ts';
import { assumeAccepted, changePartner, recordIn, type PartnerRecord, type Sending } from './requests.ts';
import { isShown, valueOf } from './values.ts';

/** What one creation carries at once, since every partner that is created stays. */
interface Combination {
  parts: readonly [PartName, ...PartName[]];
  /** The own partner below which it is created, if there is one; below the parent of the configuration by default. */
  below?: (step: StepContext) => Promise<Creation | undefined>;
  /** Whether it brings a trace id. */
  isTraced?: true;
}
type CombinationName = 'organisation above' | 'unit' | 'person in the unit' | 'person with rights' | 'other person';

const COMBINATIONS: Readonly<Record<CombinationName, Combination>> = {
  'organisation above': { parts: ['ORGANISATION in reverse', 'foreign values'] },
  unit: {
    parts: ['ORGANISATION', 'read-only ORGANISATION', 'foreign', 'foreign rights'],
    below: plainOrganisation,
  },
  // Given nothing: what a partner inherits shows in it.
  'person in the unit': {
    parts: ['empty', 'empty words', 'misspelt words'],
    below: async (step) => (await combined(step, 'unit'))?.creation,
  },
  'person with rights': { parts: ['PERSON', 'PERSON with rights', 'members', 'read-only PERSON'], isTraced: true },
  // Words of another case come here before those that count, and above behind them: which of two is taken, nobody knows.
  'other person': { parts: ['misspelt words', 'PERSON without rights', 'unknown', 'empty apart'] },
};
const NAMES = Object.keys(COMBINATIONS) as CombinationName[];

/** A partner that was created with several parts. */
export interface Combined {
  creation: Creation;
  /** The trace id that came with it. */
  traceId?: string;
  /** The first read of one that was created below a blocked partner, where that is possible. */
  belowBlock?: Answer;
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
  const { typ, attributes, sending }: Part = PARTS[name];
  const plain = await (typ === 'PERSON' ? plainCreation(context) : plainOrganisation(context));
  assumeAccepted(plain, 'a plain creation');
  const { names } = await heldRights(context);
  return context.once(`partner created: ${name}`, (step) => create(step, typ, attributes, plain, names, sending));
}

const create = (
  step: StepContext,
  typ: Typ,
  attributes: BesidesName,
  plain: Answer,
  rights: readonly string[],
  place?: Place,
): Promise<Creation> =>
  (typ === 'PERSON' ? createPartner : createOrganisation)(
    step,
    (mark) => attributes(mark, recordIn(plain) ?? {}, rights),
    place,
  );

/**
 * A creation with several parts, if it is answered as one with nothing but a name is, and its answer and a read show of each part
 * what they have to.
 */
export function combined(context: StepContext, name: CombinationName): Promise<Combined | undefined> {
  return context.once(`partner created: ${name}`, async (step) => {
    if (step.config.capabilities?.state === false) return undefined;
    try {
      return await combine(step, COMBINATIONS[name]);
    } catch (error) {
      // What keeps it from being judged is said by the parts, each for itself.
      if (error instanceof Inconclusive) return undefined;
      throw error;
    }
  });
}

async function combine(step: StepContext, { parts, below, isTraced }: Combination): Promise<Combined | undefined> {
  const plain = await plainCreation(step);
  assumeAccepted(plain, 'a plain creation');
  const { names } = await heldRights(step);
  const chosen = parts.map((part): Part => PARTS[part]);
  const { typ } = PARTS[parts[0]];
  const attributes: BesidesName = (...known) =>
    Object.fromEntries(chosen.flatMap((part) => Object.entries(part.attributes(...known))));
  const traceId = isTraced && step.uuid();
  const sending = chosen.reduce<Sending>((all, part) => ({ ...all, ...part.sending }), {
    ...(traceId !== undefined && { headers: { 'X-TraceId': traceId } }),
  });
  const made = await createBelow(step, await below?.(step), (place) =>
    create(step, typ, attributes, plain, names, { ...sending, ...place }),
  );
  const { creation } = made;
  if (creation.status !== plain.status) return undefined;
  const [answer, read, usual] = [recordIn(creation), await recordOfNew(step, creation), await recordOfNew(step, plain)];
  const isUsual = (path: string, value: unknown) =>
    valueOf(plain.sent, path) === undefined && !isUnset(valueOf(usual, path)) && value !== '';
  const isTaken = [answer, read].every((record) => record !== undefined && takes(record, creation.sent, typ, isUsual));
  return isTaken ? { ...made, ...(traceId !== undefined && { traceId }) } : undefined;
}

/**
 * Creates a partner below an own one. Whether that is possible while the one above is blocked is open: where it is refused, it is
 * done once more without the block.
 */
export async function createBelow(
  step: StepContext,
  above: Creation | undefined,
  make: (place: Place) => Promise<Creation>,
): Promise<Combined> {
  if (above === undefined) return { creation: await make({}) };
  const parent = idOf(above, await recordOfNew(step, above));
  const creation = await make({ parent });
  if (above.sent['gesperrt'] !== true) return { creation };
  if (SUCCESS.has(creation.status)) {
    const isMarked = (read: Answer) => recordIn(read)?.['gesperrtTransitiv'] === true;
    return { creation, belowBlock: await step.poll(() => findCreated(step, creation), isMarked) };
  }
  assumeAccepted(await changePartner(step, parent, { gesperrt: false }), 'a PATCH of gesperrt');
  return { creation: await make({ parent }) };
}

/**
 * Tells whether a record shows of a document what a partner can be given, and nothing of what is to be ignored.
 *
 * @param isUsual - whether the service may have set a value by itself (P133)
 */
function takes(
  record: PartnerRecord,
  sent: PartnerRecord,
  typ: Typ,
  isUsual: (path: string, value: unknown) => boolean,
): boolean {
  const own = new Set(['typ', ...WRITABLE[typ], ...(typ === 'PERSON' ? RIGHTS : [])]);
  return [...new Set([...own, ...pathsOf(sent)])].every((path) => {
    const [value, wanted] = [valueOf(record, path), valueOf(sent, path)];
    if (!own.has(path)) return !sameValue(value, wanted);
    if (wanted !== undefined && wanted !== '') return isShown(record, path, wanted);
    const other = valueOf(sent, misspelt(path));
    return (isUnset(value) || isUsual(path, value)) && (other === undefined || !sameValue(value, other));
  });
}

const isUnset = (value: unknown) => value === undefined || value === null || value === false;

/** What a document names, by its paths. */
function pathsOf(sent: PartnerRecord): string[] {
  return Object.entries(sent).flatMap(([name, value]) =>
    name in GROUPS && isObject(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  );
}
