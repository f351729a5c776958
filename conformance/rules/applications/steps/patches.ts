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

/** What a rule about one application cannot do without. */
export const APPLICATION: readonly Need[] = [
  'credentials.v2',
  'fixtures.applications.vorgangsnummer',
  'fixtures.applications.antragsnummer',
  'fixtures.applications.teilantragsnummer',
];

/** What a rule that changes the application cannot do without. */
export const CHANGEABLE: readonly Need[] = [...APPLICATION, 'fixtures.applications.mayChange'];

/** What a rule about the credit clerk cannot do without. */
export const CLERK: readonly Need[] = [...CHANGEABLE, 'fixtures.applications.kreditsachbearbeiterPartnerId'];

/**
 * Makes sure that the application may be changed; for a rule of which other cases only read.
 *
 * @throws Skipped when it may not
 */
export function requireChangeable({ mayWrite, config }: StepContext): void {
  if (mayWrite && config.fixtures?.applications?.mayChange === true) return;
  throw new Skipped(
    'may change an application; allow it with --allow-writes and fixtures.applications.mayChange: true',
    { kind: 'writes' },
  );
}

/** Places by their values; with the operation where there are several, or no value. */
function placesNamed(statements: readonly string[]): ReadonlyMap<string, StatementPlace> {
  const places = [...placesByCase('applications', ...statements)];
  const isOne = new Set(places.map(([, { operation }]) => operation)).size === 1;
  return new Map(
    places.map(([name, place]) => [(isOne && Object.values(dimensionsOf(place)).join(' ')) || name, place]),
  );
}

/** Declares a rule about patches of the application, at a target that remembers them unless it needs something else. */
export const patchRule = ruleWith({
  at: 'PATCH /v2/antraege/**',
  effect: 'changes',
  needs: [...CHANGEABLE, 'state'],
});

interface OfPlaces extends Omit<Parameters<typeof patchRule>[0], 'cases' | 'check'> {
  check(context: Context, place: StatementPlace): Promise<void>;
}

/** Declares a rule that judges each place of its statements, about patches unless it says something else. */
export function forEachPlace({ check, ...stated }: OfPlaces): RuleDefinition {
  const places = Object.fromEntries(placesNamed(stated.source));
  return patchRule({
    ...stated,
    cases: Object.keys(places),
    check: (context) => check(context, entryOf(places, context.case)),
  });
}

/** Another day than those of the rules about the day. */
const DAYS_AHEAD = 8;

/** One attempt to have a patch accepted. */
interface Attempt extends Change {
  plan: Plan;
  type: PatchType;
}

/** How the first patches of a run went. */
interface FirstPatch {
  isAccepted: boolean;
  /** The media type of every later patch: the one that works, or that of JSON Patch when none does. */
  type: PatchType;
  /** The attempts in their order; the last one is the accepted one, if any. */
  attempts: readonly Attempt[];
  /** The addition of a reference by `type`, unless that has crashed by the other type before. */
  reference: Change & { value: string };
  /** The removals of the reference of applications that there are not, each for itself, by the number that is of none. */
  ofUnknown: ReadonlyMap<string, Promise<Answer>>;
  /** The list of applications while this one has the new reference; undefined where it was not accepted, or nobody judges it. */
  list: Answer | undefined;
}

/**
 * Finds out how the target takes patches: by a new reference or, where that is refused, by the present status of the provider, or by a day;
 * each in every media type, since the status that refuses one is not shown.
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

/** Removes the reference of applications that do not exist while the existing one has one, so that a server that mixes them up shows it. */
async function patchUnknown(step: StepContext, contentType: PatchType): Promise<FirstPatch['ofUnknown']> {
  const answers = new Map<string, Promise<Answer>>();
  for (const [number, known] of Object.entries(numbers(step))) {
    const sent = sendPatch(step, { json: [REMOVE], contentType }, {}, { [number]: unknownLike(known, step) });
    await tried(sent);
    answers.set(number, sent);
  }
  return answers;
}

/** Makes a change and undoes it, by the media type that the target takes. */
export async function changeAndUndo(context: StepContext, plan: Plan): Promise<Change> {
  const { type } = await firstPatch(context);
  return change(context, plan, type, (made) => Promise.resolve(made));
}

const ONLY_REFERENCE = PARTS.filter(({ name }) => name === REFERENCE);

/** Somebody who may not change the application: whom nobody knows, or whose application it is not. */
type Intruder = Stranger | Other;

/** Has somebody else send a patch of the provider, for a rule of which other cases only read. */
export async function patchAs(context: StepContext, who: Intruder): Promise<Unwanted> {
  requireChangeable(context);
  const sent = (await patchesOfIntruders(context)).get(who);
  assume(sent, `nothing was sent by ${who}`);
  return { answer: await sent.answer, isShown: sent.isShown };
}

/**
 * Has each intruder set a reference in turn; one read then shows whose was stored. Of several it shows the last, which is a stranger if
 * any.
 */
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
    // What fails now is tried again in the end.
    if (isChanged || sent.some(({ isShown }) => isShown(record))) await tried(putBack(step, type, ONLY_REFERENCE));
    return new Map(sent.map(({ who, answer, isShown }) => [who, { answer, isShown: isShown(record) }]));
  });
}

/** Who may not change the application, as senders of a patch, if the configuration names them and a rule judges the outcome. */
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

/** A patch that is to be refused. */
export interface Unwanted {
  answer: Answer;
  /** Whether the record shows what it says; undefined where nobody has looked. */
  isShown?: boolean;
}

/** Judges that a patch was refused, and not carried out either. */
export function expectNothingDone({ expect }: Context, { answer, isShown = false }: Unwanted): void {
  expect.refused(answer, NO_REFUSAL);
  expect.that(!isShown, 'a refused patch to leave the application unchanged', 'its value in the record', answer);
}

/** The answer to a patch in a media type, and the addition of a reference where only the rules about media types make it. */
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

/** The faults of servers that take no patch at all. */
export const PATCH_FAULTS = ['patch-wants-object', 'patch-wants-merge-type', 'patch-redirects'] as const;

/**
 * Judges that a patch was accepted.
 *
 * @param see - the setting that the reason of a refusal names
 * @throws Inconclusive when no patch was let through at all, because of the credential, or of a state or lock of the application
 */
export async function expectAccepted(context: Context, answer: Answer, see: string = FIXTURE): Promise<void> {
  const { status } = answer;
  const isLetThrough = async () => (await firstPatch(context)).isAccepted;
  if (status === 401 && !(await isLetThrough())) throw unauthorized(context);
  // Which states allow a change is open: a conflict and a lock are about the state (RFC 9110, 15.5.10; RFC 4918, 11.3).
  assume(
    ![409, 423].includes(status) || (await isLetThrough()),
    `the state of the application allows no change (${status}); see ${FIXTURE}`,
  );
  const got = isRefused(answer) ? `${status}; see ${see}` : String(status);
  context.expect.status(answer, SUCCESS, got);
}

/** A member that no application has. */
export const NO_MEMBER = 'gibtEsNicht';

/** No status has this part either: names are compared letter by letter (RFC 6901, 4). */
const MISSPELT_PART = 'ProduktAnbieter';

/** Paths to nothing, and the members that they name: an escaped slash is part of a name, as is one that is percent-encoded (RFC 6901, 3). */
export const TO_NOTHING: Readonly<Record<string, string>> = {
  [`/${NO_MEMBER}`]: NO_MEMBER,
  [`/status/${MISSPELT_PART}`]: MISSPELT_PART,
  '/status~1produktAnbieter': 'status/produktAnbieter',
  '/status%2FproduktAnbieter': 'status%2FproduktAnbieter',
};

/** Puts parts of the application back that read otherwise than before the first change. */
export async function putBack(context: StepContext, type: PatchType, parts: readonly Part[] = PARTS): Promise<void> {
  const original = await originalRecord(context);
  const record = await readRecord(context);
  const changed = parts.filter((part) => JSON.stringify(part.of(record)) !== JSON.stringify(part.of(original)));
  const undo = changed.flatMap((part) => part.back(original, record));
  if (undo.length > 0) await patchApplication(context, undo, type);
  for (const name of Object.values(TO_NOTHING))
    if (membersNamed(record, name).length > 0) leaveBehind(context, `it has taken a member ${name}`);
}
