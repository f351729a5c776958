import {
  assume,
  hasCredential,
  NO_REFUSAL,
  SUCCESS,
  dimensionsOf,
  placesByCase,
  Skipped,
  type Answer,
  type Context,
  type StepContext,
  type Need,
  type RuleDefinition,
  type StatementPlace,
} from '../../engine.ts';
import { entryOf } from '../../steps/entry-of.ts';
import { senderOf, STRANGERS, type Sender, type Stranger } from '../../steps/access.ts';
import { OTHERS, readList, type Other } from './list.ts';
import {
  ledgerOf,
  originalRecord,
  FIXTURE,
  isRefused,
  numbers,
  unauthorized,
  patchApplication,
  readRecord,
  sendPatch,
} from './application.ts';
import { change, datePlan, providerStatusPlan, referencePlan, leaveBehind, type Change, type Plan } from './change.ts';
import { membersNamed, PARTS, PATCH_TYPES, REFERENCE, REMOVE, statusIn, type Part, type PatchType } from './members.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import { tried } from '../../steps/tried.ts';
import { unknownLike } from '../../steps/unknown.ts';
import { keepsState } from '../../steps/state.ts';

/** Needs of rules about one application. */
export const APPLICATION: readonly Need[] = [
  'credentials.v2',
  'fixtures.applications.vorgangsnummer',
  'fixtures.applications.antragsnummer',
  'fixtures.applications.teilantragsnummer',
];

/** Needs of rules that change the application. */
export const CHANGEABLE: readonly Need[] = [...APPLICATION, 'fixtures.applications.mayChange'];

/** Needs of rules about the credit clerk. */
export const CLERK: readonly Need[] = [...CHANGEABLE, 'fixtures.applications.kreditsachbearbeiterPartnerId'];

/**
 * For rules whose other cases only read.
 *
 * @throws Skipped when the application may not be changed
 */
export function requireChangeable({ mayWrite, config }: StepContext): void {
  if (mayWrite && config.fixtures?.applications?.mayChange === true) return;
  throw new Skipped(
    'may change an application; allow it with --allow-writes and fixtures.applications.mayChange: true',
    { kind: 'writes' },
  );
}

/** Places by their values; the name includes the operation if there are several operations, or no value. */
function placesByName(statements: readonly string[]): ReadonlyMap<string, StatementPlace> {
  const places = [...placesByCase('applications', ...statements)];
  const isOne = new Set(places.map(([, { operation }]) => operation)).size === 1;
  return new Map(
    places.map(([name, place]) => [(isOne && Object.values(dimensionsOf(place)).join(' ')) || name, place]),
  );
}

/** Declares a rule about patches of the application; by default it needs a target that keeps state. */
export const patchRule = ruleWith({
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
});

interface OfPlaces extends Omit<Parameters<typeof patchRule>[0], 'cases' | 'check'> {
  check(context: Context, place: StatementPlace): Promise<void>;
}

/** Declares a rule with a case for each place of its statements; by default about patches. */
export function forEachPlace({ check, ...stated }: OfPlaces): RuleDefinition {
  const places = Object.fromEntries(placesByName(stated.source));
  return patchRule({
    ...stated,
    cases: Object.keys(places),
    check: (context) => check(context, entryOf(places, context.case)),
  });
}

/** Working days from today; differs from the days of the rules about the processing date. */
const DAYS_AHEAD = 8;

interface Attempt extends Change {
  plan: Plan;
  type: PatchType;
}

interface FirstPatch {
  isAccepted: boolean;
  /** The media type of every later patch: the one that was accepted, or that of JSON Patch if none was. */
  type: PatchType;
  /** The attempts in order; if one was accepted, it is the last. */
  attempts: readonly Attempt[];
  /** The addition of a reference with `type`, or with the other type if no addition was tried with `type`. */
  reference: Change & { value: string };
  /** Removals of the reference of applications that do not exist, by the name of the unknown number. */
  ofUnknown: ReadonlyMap<string, Promise<Answer>>;
  /** The list of applications while this one has the new reference; undefined if that was not accepted, or no rule judges the list. */
  list: Answer | undefined;
}

/**
 * Finds a patch that the target accepts: a new reference, else the present status of the provider, else a day; each in every media type,
 * since the documents do not show which status refuses one.
 *
 * @throws Inconclusive when the application cannot be read
 */
export function firstPatch(context: StepContext): Promise<FirstPatch> {
  return context.once('first patch', async (step) => {
    const before = await originalRecord(step);
    const provider = statusIn(before)?.produktAnbieter;
    const reference = referencePlan(step);
    const plans: Plan[] = [
      reference,
      ...(provider === undefined ? [] : [{ ...providerStatusPlan(provider), undo: () => [] }]),
      datePlan(step, before, DAYS_AHEAD),
    ];
    const remembers = keepsState(step);
    const isListed = remembers && step.exclusionOf('reference-is-of-one-application') === undefined;
    const attempts: Attempt[] = [];
    let ofUnknown: FirstPatch['ofUnknown'] = new Map();
    let list: FirstPatch['list'];
    const end = (isAccepted: boolean, type: PatchType) => {
      const additions = attempts.filter(({ plan }) => plan === reference);
      const [added] = [...additions.filter((one) => one.type === type), ...additions] as [Attempt];
      return { isAccepted, type, attempts, reference: { ...added, value: reference.value }, ofUnknown, list };
    };
    for (const plan of plans) {
      for (const type of PATCH_TYPES) {
        const made = await change(step, plan, type, async (one) => {
          if (SUCCESS.has(one.answer.status)) {
            if (isListed && plan === reference) list = await tried(readList(step));
            if (remembers) ofUnknown = await patchUnknown(step, type);
          }
          return one;
        });
        attempts.push({ ...made, type, plan });
        if (SUCCESS.has(made.answer.status)) return end(true, type);
        if (!isRefused(made.answer)) break;
      }
    }
    return end(false, PATCH_TYPES[0]);
  });
}

/** Removes the reference of applications that do not exist while the existing one has one, to find servers that confuse them. */
async function patchUnknown(step: StepContext, contentType: PatchType): Promise<FirstPatch['ofUnknown']> {
  const answers = new Map<string, Promise<Answer>>();
  for (const [number, known] of Object.entries(numbers(step))) {
    const sent = sendPatch(step, { json: [REMOVE], contentType }, {}, { [number]: unknownLike(known, step) });
    await tried(sent);
    answers.set(number, sent);
  }
  return answers;
}

/** Makes a change and undoes it, in the media type that the target accepts. */
export async function changeAndUndo(context: StepContext, plan: Plan): Promise<Change> {
  const { type } = await firstPatch(context);
  return change(context, plan, type, (made) => Promise.resolve(made));
}

const ONLY_REFERENCE = PARTS.filter(({ name }) => name === REFERENCE);

/** A caller who may not change the application: unknown, or not its provider. */
type Intruder = Stranger | Other;

/** Sends a patch as an intruder; for rules whose other cases only read. */
export async function patchAs(context: StepContext, who: Intruder): Promise<Unwanted> {
  requireChangeable(context);
  const sent = (await patchesOfIntruders(context)).get(who);
  assume(sent, `nothing was sent by ${who}`);
  return { answer: await sent.answer, isShown: sent.isShown };
}

/** Sets a reference as each intruder; one read then shows whether one was stored. Strangers come last, so they overwrite the others. */
function patchesOfIntruders(
  context: StepContext,
): Promise<ReadonlyMap<Intruder, { answer: Promise<Answer>; isShown: boolean }>> {
  return context.once('patches of intruders', async (step) => {
    const { type } = await firstPatch(step);
    const sent: { who: Intruder; answer: Promise<Answer>; isShown: (record: unknown) => boolean }[] = [];
    let isChanged = false;
    for (const [who, sender] of intruders(step)) {
      const { operations, isShown } = referencePlan(step);
      const answer = patchApplication(step, operations, type, sender);
      sent.push({ who, answer, isShown });
      const got = await tried(answer);
      isChanged ||= got === undefined || !isRefused(got);
    }
    const ledger = await ledgerOf(step);
    const record = (ledger.read = await readRecord(step));
    // If this fails, the end of the run tries again.
    if (isChanged || sent.some(({ isShown }) => isShown(record))) await tried(putBack(step, type, ONLY_REFERENCE));
    return new Map(sent.map(({ who, answer, isShown }) => [who, { answer, isShown: isShown(record) }]));
  });
}

/** The intruders that are configured and whose patches a rule judges. */
function intruders(context: StepContext): readonly (readonly [Intruder, Sender])[] {
  const remembers = keepsState(context);
  const isJudged = (rule: string) => context.exclusionOf(rule) === undefined;
  const others = remembers && isJudged('others-are-refused') ? Object.values(OTHERS) : [];
  const strangers = isJudged('bearer-required') ? STRANGERS : [];
  return [
    ...others.filter((as) => hasCredential(context.config, as)).map((as) => [as, { as }] as const),
    ...strangers.filter((who) => who === 'none' || remembers).map((who) => [who, senderOf(context, who)] as const),
  ];
}

/** A patch that should be refused. */
export interface Unwanted {
  answer: Answer;
  /** Whether the record shows its value; undefined if the record was not read. */
  isShown?: boolean;
}

/** Judges that a patch was refused and not applied. */
export function expectNothingDone({ expect }: Context, { answer, isShown = false }: Unwanted): void {
  expect.refused(answer, NO_REFUSAL);
  expect.that(!isShown, 'a refused patch to leave the application unchanged', 'its value in the record', answer);
}

/** The response to a patch in a media type; with `reference` if the patch was sent for the rules about media types alone. */
export async function patchToType(
  context: StepContext,
  type: PatchType,
): Promise<{ answer: Answer; reference?: Change & { value: string } }> {
  const { attempts } = await firstPatch(context);
  const attempt = attempts.find((one) => one.type === type);
  if (attempt !== undefined) return attempt;
  return context.once(`patch as ${type}`, async (step) => {
    const plan = referencePlan(step);
    const made = await change(step, plan, type, (one) => Promise.resolve(one));
    return { answer: made.answer, reference: { ...made, value: plan.value } };
  });
}

/** The faults of servers that accept no patch at all. */
export const PATCH_FAULTS = ['patch-wants-object', 'patch-wants-merge-type', 'patch-redirects'] as const;

/**
 * Judges that a patch was accepted.
 *
 * @param see - the setting that the reason of a refusal names
 * @throws Inconclusive when no patch was accepted at all, because of the credential, the state or a lock of the application
 */
export async function expectAccepted(context: Context, answer: Answer, see: string = FIXTURE): Promise<void> {
  const { status } = answer;
  const isAnyAccepted = async () => (await firstPatch(context)).isAccepted;
  if (status === 401 && !(await isAnyAccepted())) throw unauthorized(context);
  // Which states allow a change is open; 409 and 423 concern the state (RFC 9110, 15.5.10; RFC 4918, 11.3).
  const isChangeable = ![409, 423].includes(status) || (await isAnyAccepted());
  assume(isChangeable, `the state of the application allows no change (${status}); see ${FIXTURE}`);
  const got = isRefused(answer) ? `${status}; see ${see}` : String(status);
  context.expect.status(answer, SUCCESS, got);
}

/** A member that no application has. */
export const UNKNOWN_MEMBER = 'gibtEsNicht';

/** Not a member of a status either: names are case-sensitive (RFC 6901, 4). */
const MISSPELT_PART = 'ProduktAnbieter';

/** Paths of members that do not exist, with the members' names: an escaped or percent-encoded slash is part of a name (RFC 6901, 3). */
export const UNKNOWN_PATHS: Readonly<Record<string, string>> = {
  [`/${UNKNOWN_MEMBER}`]: UNKNOWN_MEMBER,
  [`/status/${MISSPELT_PART}`]: MISSPELT_PART,
  '/status~1produktAnbieter': 'status/produktAnbieter',
  '/status%2FproduktAnbieter': 'status%2FproduktAnbieter',
};

/** Restores the parts of the application that differ from the original record. */
export async function putBack(context: StepContext, type: PatchType, parts: readonly Part[] = PARTS): Promise<void> {
  const original = await originalRecord(context);
  const record = await readRecord(context);
  const changed = parts.filter(
    (part) => JSON.stringify(part.valueIn(record)) !== JSON.stringify(part.valueIn(original)),
  );
  const undo = changed.flatMap((part) => part.restore(original, record));
  if (undo.length > 0) await patchApplication(context, undo, type);
  for (const name of Object.values(UNKNOWN_PATHS))
    if (membersNamed(record, name).length > 0) leaveBehind(context, `it now has the member ${name}`);
}
