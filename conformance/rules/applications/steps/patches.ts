import {
  assume,
  hasCredential,
  isObject,
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
  type PatchBody,
} from './application.ts';
import {
  change,
  datePlan,
  providerStatusPlan,
  referencePlan,
  leaveBehind,
  settleInTheEnd,
  type Change,
  type Plan,
} from './change.ts';
import {
  CLERK_MEMBERS,
  CLERK_PATH,
  membersNamed,
  PARTS,
  PATCH_TYPES,
  PROCESSING_DATE,
  REFERENCE,
  REMOVE,
  statusIn,
  textsIn,
  type Part,
  type PatchType,
} from './members.ts';
import { ruleWith } from '../../steps/rule-with.ts';
import { tried } from '../../steps/tried.ts';

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
export interface FirstPatch {
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
 * Finds out how the target takes patches at all: by a new reference, and where that is refused for its own sake by the
 * present status of the provider, or by a day; each in every media type, since the status that refuses one
 * is not shown.
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
    const remembers = step.config.capabilities?.state !== false;
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

/**
 * Removes the reference of applications that there are not, as long as the one that there is has one: who takes them for that one can do it.
 * What is removed from what is not there can neither be there nor come to be.
 */
async function patchUnknown(step: StepContext, contentType: PatchType): Promise<FirstPatch['ofUnknown']> {
  const answers = new Map<string, Promise<Answer>>();
  for (const number of Object.keys(numbers(step))) {
    const sent = sendPatch(step, { json: [REMOVE], contentType }, {}, { [number]: step.uuid() });
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
 * Has everybody set a reference who may not, one after the other: one read tells whose has come to stay. Where several have, it shows the
 * last one, which is that of a stranger if any of theirs is among them.
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

/** Who may not change the application, as senders of a patch, as far as the configuration names them and somebody judges what becomes of it. */
function intruders(context: StepContext): readonly (readonly [Intruder, Sender])[] {
  const { config } = context;
  const remembers = config.capabilities?.state !== false;
  const isJudged = (rule: string) => context.exclusionOf(rule) === undefined;
  const others = remembers && isJudged('others-are-refused') ? Object.values(OTHERS) : [];
  const strangers = isJudged('bearer-required') ? STRANGERS : [];
  return [
    ...others.filter((as) => hasCredential(config, as)).map((as) => [as, { as }] as const),
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

/** What became of a patch in a media type: its answer, and the addition of a reference where no rule but those about types makes it. */
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

/** The faults of servers that take no patch at all: whatever a patch says, they let nobody do it. */
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

/** A date in another form than a patch takes. */
export const GERMAN_DAY = '14.03.2031';

/** A member that no application has. */
export const NO_MEMBER = 'gibtEsNicht';

/** The members that patches set. */
const SET = [REFERENCE, PROCESSING_DATE, 'status', ...CLERK_MEMBERS] as const;

const add = (path: string, value: unknown) => [{ op: 'add', path, value }];
const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];
const PROVIDER_STATUS = '/status/produktAnbieter';

/** A request that is no patch of an application; made with a value that would do no harm as a reference. */
interface WrongPatch {
  write(value: string, type: PatchType): PatchBody;
  /** What a record shows where it was carried out: that value, unless something else is said. */
  traces?: readonly string[];
  /** The part that a record does not show any more then. */
  wipes?: string;
}
type Wrong = Readonly<Record<string, WrongPatch>>;
const patches = (operations: (value: string) => unknown, more: Omit<WrongPatch, 'write'> = {}): WrongPatch => ({
  write: (value, contentType) => ({ json: operations(value), contentType }),
  ...more,
});
const inType = (contentType: string, write: (value: string) => string): WrongPatch => ({
  write: (value) => ({ raw: write(value), contentType }),
});
const addDay = (day: string, ...readings: string[]): WrongPatch =>
  patches(() => add(`/${PROCESSING_DATE}`, day), { traces: [day, ...readings] });

/** What is no JSON Patch document, or has an operation that is none. */
const MALFORMED: Wrong = {
  invalidJson: {
    write: (value, contentType) => ({ raw: JSON.stringify(add(`/${REFERENCE}`, value)).slice(0, -1), contentType }),
  },
  object: patches((value) => add(`/${REFERENCE}`, value)[0]),
  string: patches(() => `/${REFERENCE}`),
  arrayOfStrings: patches((value) => ['add', `/${REFERENCE}`, value]),
  null: patches(() => null),
  'text/plain': inType('text/plain', (value) => `${REFERENCE}=${value}`),
  'application/xml': inType('application/xml', (value) => `<${REFERENCE}>${value}</${REFERENCE}>`),
  upsert: patches((value) => [{ op: 'upsert', path: `/${REFERENCE}`, value }]),
  ADD: patches((value) => [{ op: 'ADD', path: `/${REFERENCE}`, value }]),
  op: patches((value) => [{ path: `/${REFERENCE}`, value }]),
  path: patches((value) => [{ op: 'add', value }]),
  replace: patches(() => [{ op: 'replace', path: CLERK_PATH }], { wipes: CLERK_PATH }),
  add: patches(() => [{ op: 'add', path: `/${REFERENCE}` }], { wipes: `/${REFERENCE}` }),
  [REFERENCE]: patches((value) => add(REFERENCE, value)),
  'status/produktAnbieter': patches((value) => replace('status/produktAnbieter', value)),
};

/** Values of another type or form than their path takes: two for each path, and days that there are not. */
const UNUSABLE: Wrong = {
  '/status': patches(() => replace('/status', 'BEANTRAGT'), { wipes: '/status' }),
  '/status again': patches(() => replace('/status', { antragsteller: 1, produktAnbieter: 2 }), { wipes: '/status' }),
  [PROVIDER_STATUS]: patches((value) => replace(PROVIDER_STATUS, { value })),
  [`${PROVIDER_STATUS} again`]: patches(() => replace(PROVIDER_STATUS, 4711), { traces: ['4711'], wipes: '/status' }),
  [`/${REFERENCE}`]: patches((value) => add(`/${REFERENCE}`, { value })),
  [`/${REFERENCE} again`]: patches(() => add(`/${REFERENCE}`, 4712), { traces: ['4712'], wipes: `/${REFERENCE}` }),
  // Who takes any text takes the German form of a date as well.
  [`/${PROCESSING_DATE}`]: addDay(GERMAN_DAY, '2031-03-14'),
  [`/${PROCESSING_DATE} again`]: addDay('2031-03-14T00:00:00Z', '2031-03-14'),
  [CLERK_PATH]: patches(() => replace(CLERK_PATH, null), { wipes: CLERK_PATH }),
  [`${CLERK_PATH} again`]: patches(() => replace(CLERK_PATH, 4713), { traces: ['4713'], wipes: CLERK_PATH }),
  '2024-02-30': addDay('2024-02-30', '2024-02-29', '2024-03-01'),
  '2023-02-29': addDay('2023-02-29', '2023-02-28', '2023-03-01'),
  '2024-04-31': addDay('2024-04-31', '2024-04-30', '2024-05-01'),
};

/** Operations that find nothing to be applied to. */
const AT_NOTHING: Wrong = {
  missingTarget: patches((value) => replace(`/${NO_MEMBER}`, value)),
  missingPart: patches((value) => replace(`/status/${NO_MEMBER}`, value)),
  removedTarget: patches(() => [{ op: 'remove', path: `/${NO_MEMBER}` }]),
  unknownPath: patches((value) => add(`/${NO_MEMBER}/darunter`, value)),
};

const WRONG: Wrong = { ...MALFORMED, ...UNUSABLE, ...AT_NOTHING };

/**
 * Sends a wrong patch; what it has changed is put back. Those that a record would show are sent together, so that one read tells
 * whether any of them was carried out.
 *
 * @param name - what is wrong
 * @throws Inconclusive when no right one is accepted
 */
export async function patchWrongly(context: StepContext, name: string): Promise<Unwanted> {
  const remembers = context.config.capabilities?.state !== false;
  const together = remembers ? [MALFORMED, UNUSABLE].find((one) => Object.hasOwn(one, name)) : undefined;
  const names = together === undefined ? [name] : Object.keys(together);
  const sent = await context.once(`wrong patches: ${names.join(', ')}`, (step) =>
    sendWrongly(step, names, together !== undefined),
  );
  return sent[name] as Unwanted;
}

async function sendWrongly(
  context: StepContext,
  names: readonly string[],
  looks: boolean,
): Promise<Record<string, Unwanted>> {
  const { isAccepted, attempts, type } = await firstPatch(context);
  assume(isAccepted, `needs a patch that is accepted (2xx), got ${attempts.at(-1)?.answer.status}`);
  for (const part of PARTS) await settleInTheEnd(context, part);
  const sent: (Unwanted & Omit<WrongPatch, 'write'> & { name: string })[] = [];
  for (const name of names) {
    const wrong = entryOf(WRONG, name);
    const value = `CT-${context.uuid().slice(0, 13)}`;
    const answer = await sendPatch(context, wrong.write(value, type));
    if (SUCCESS.has(answer.status)) await putBack(context, type);
    sent.push({ traces: [value], ...wrong, name, answer });
  }
  if (!looks) return Object.fromEntries(sent.map((one) => [one.name, one]));
  // What was added for a while, or taken away for good before, is not lost.
  const known = [await originalRecord(context), (await ledgerOf(context)).read];
  const parts = PARTS.filter(({ isShown }) => known.every((record) => record === undefined || isShown(record)));
  const look = async () => {
    const record = await readRecord(context);
    // Where they stand in force, and not in a log of what was refused.
    const shown = SET.flatMap((name) => textsIn(membersNamed(record, name)[0]));
    const lost = parts.filter(({ isShown }) => isObject(record) && !isShown(record));
    return sent.filter(
      ({ traces = [], wipes }) => traces.some((one) => shown.includes(one)) || lost.some(({ path }) => path === wipes),
    );
  };
  // A read may show for a while what was undone before.
  const done = await context.poll(look, ({ length }) => length === 0);
  for (const one of sent) one.isShown = done.includes(one);
  if (done.length > 0) await putBack(context, type);
  return Object.fromEntries(sent.map((one) => [one.name, one]));
}

async function putBack(context: StepContext, type: PatchType, parts: readonly Part[] = PARTS): Promise<void> {
  const original = await originalRecord(context);
  const record = await readRecord(context);
  const changed = parts.filter((part) => JSON.stringify(part.of(record)) !== JSON.stringify(part.of(original)));
  const undo = changed.flatMap((part) => part.back(original, record));
  if (undo.length > 0) await patchApplication(context, undo, type);
  if (membersNamed(record, NO_MEMBER).length > 0) leaveBehind(context, `it has taken a member ${NO_MEMBER}`);
}
