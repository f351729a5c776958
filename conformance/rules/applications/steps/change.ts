import { assume, isObject, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { nameOf, originalRecord, patchApplication, readRecord, ledgerOf } from './application.ts';
import {
  PROCESSING_DATE,
  partsAt,
  textNamed,
  textsNamed,
  REFERENCE,
  type Part,
  type Operation,
  type PatchType,
} from './members.ts';
import { isoTextOf } from './iso-text.ts';
import { momentOf, ZONE_MS } from './moment.ts';
import { keepsState } from '../../steps/state.ts';

/** Has a part of the application looked at when all rules are judged: it is put back if need be, and reported if it does not come back. */
export function settleInTheEnd(context: StepContext, part: Part): Promise<void> {
  return context.once(`put back in the end: ${part.name}`, (step) => {
    if (keepsState(step)) step.cleanup(() => settle(step, part));
    return Promise.resolve();
  });
}

/** Reports in the end what was changed and cannot be put back. */
export function leaveBehind(context: StepContext, what: string): void {
  if (keepsState(context)) context.cleanup(() => Promise.reject(new Error(`application ${nameOf(context)}: ${what}`)));
}

async function settle(context: StepContext, part: Part): Promise<void> {
  const original = await originalRecord(context);
  const ledger = await ledgerOf(context);
  const read = () => readRecord(context);
  const former = show(part.of(original));
  const isBack = (record: unknown) => show(part.of(record)) === former;
  let record = (ledger.end ??= await read());
  const undo = part.back(original, record);
  if (!isBack(record) && undo.length > 0) {
    await patchApplication(context, undo, ledger.type);
    // Read again even where that is refused: what was read first may have been a change that is undone already.
    record = await context.poll(read, isBack);
  }
  const complain = (what: string) => {
    throw new Error(`application ${nameOf(context)}: ${what}`);
  };
  if (!isObject(record)) complain(`cannot be read any more; look whether its ${part.name} is ${former}`);
  if (!isBack(record)) {
    const why = undo.length > 0 ? 'it did not come back' : noWayBack(part);
    complain(`${part.name} was ${former} and is ${show(part.of(record))} now; ${why}`);
  }
  const last = ledger.sent.get(part.name);
  if (last !== undefined && !ledger.shown.has(part.name) && !part.isShown(original)) {
    const end = last.op === 'remove' ? 'removed' : `set to ${show(last.value)}`;
    complain(`the former ${part.name} was not readable; it was last ${end}`);
  }
}

function noWayBack({ name }: Part): string {
  return name === PROCESSING_DATE ? 'no operation takes it away' : 'no operation brings back what was not shown';
}

function show(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value);
}

type JsonObject = Record<string, unknown>;

/** A patch. */
export interface Plan {
  operations: readonly Operation[];
  /** Tells whether a record shows what the patch did; without it no read waits for that. */
  isShown?: (record: unknown) => boolean;
  /** What undoes the patch, by the record after it, when that is not to bring back every part as it was. */
  undo?: (after: unknown) => readonly Operation[];
}

/** A patch that was sent, with the records around it. */
export interface Change {
  before: JsonObject;
  /** The record as it was last read, which may still show what was undone; `before` is that before the first change of the run. */
  former: unknown;
  answer: Answer;
  /** The body of the first read that showed the change, or of the last one before patience ended. */
  after: unknown;
  isShown: boolean;
}

/**
 * Makes sure of a record that was read after a patch.
 *
 * @throws Inconclusive when the read was refused, or showed none
 */
export function assumeRead(after: unknown): void {
  assume(isObject(after), 'needs a record that reads as a JSON object after the patch');
}

/**
 * Patches the application, reads it until the change shows, goes on, and puts everything back, which is checked when all rules are judged.
 */
export async function change<T>(
  context: StepContext,
  plan: Plan,
  type: PatchType,
  goOn: (change: Change) => Promise<T>,
): Promise<T> {
  const before = await originalRecord(context);
  const { read: former = before } = await ledgerOf(context);
  const parts = partsAt(plan.operations);
  for (const part of parts) await settleInTheEnd(context, part);
  let hasChanged = true;
  let after: unknown;
  try {
    const answer = await patchApplication(context, plan.operations, type);
    const isAccepted = SUCCESS.has(answer.status);
    after = await readUntil(context, parts, plan.isShown ?? (() => true), isAccepted);
    const isShown = plan.isShown?.(after) === true;
    hasChanged = isAccepted || isShown;
    return await goOn({ before, former, answer, after, isShown });
  } finally {
    const undo = plan.undo?.(after) ?? parts.flatMap((part) => part.back(before, after));
    // When this fails, the check in the end tries it again.
    if (hasChanged && undo.length > 0) await patchApplication(context, undo, type).catch(() => undefined);
  }
}

/** Reads the application until `holds`; once only when there is nothing to wait for. */
export async function readUntil(
  context: StepContext,
  parts: readonly Part[],
  holds: (record: unknown) => boolean,
  waits: boolean,
): Promise<unknown> {
  const ledger = await ledgerOf(context);
  const read = async () => {
    const record = await readRecord(context);
    ledger.read = record;
    for (const { name, isShown } of parts) if (isShown(record)) ledger.shown.add(name);
    return record;
  };
  return waits && keepsState(context) ? context.poll(read, holds) : read();
}

/** A patch of which a record shows whether it was made. */
export type ShownPlan = Plan & Required<Pick<Plan, 'isShown'>>;

/** Sets one part to a value that was not there before. */
export interface ValuePlan extends ShownPlan {
  value: string;
  operations: readonly [Operation];
}

/**
 * Sets a reference that nobody else uses: the patch that does the least harm.
 *
 * @param prefix - what it begins with
 */
export function referencePlan({ uuid }: StepContext, prefix = 'CT-'): ValuePlan {
  // Short, and in capitals: how long one may be is not shown, and some systems keep no small letters.
  const value = `${prefix}${uuid().slice(0, 8).toUpperCase()}`;
  return {
    value,
    operations: [{ op: 'add', path: `/${REFERENCE}`, value }],
    isShown: (record) => textsNamed(record, REFERENCE).includes(value),
  };
}

/**
 * Announces a day other than the present one. There is no operation that takes an announcement away again.
 *
 * @param before - the record as it reads now
 * @param daysAhead - working days from today
 */
export function datePlan(context: StepContext, before: unknown, daysAhead: number): ValuePlan {
  const [first, second] = [workingDayAfter(context, daysAhead), workingDayAfter(context, daysAhead + 1)];
  return dayPlan(isDay(textNamed(before, PROCESSING_DATE), first) ? second : first);
}

/** Announces a day. */
export function dayPlan(value: string): ValuePlan {
  return {
    value,
    operations: [{ op: 'add', path: `/${PROCESSING_DATE}`, value }],
    isShown: (record) => isDay(textNamed(record, PROCESSING_DATE), value),
  };
}

/** Replaces the provider's part of the status alone. */
export function providerStatusPlan(value: string): Plan {
  return { operations: [{ op: 'replace', path: '/status/produktAnbieter', value }] };
}

/** Tells whether a member of the record names this day; a time of day may follow, or it may be midnight of another time zone. */
export function isDay(value: unknown, day: string): boolean {
  const text = isoTextOf(value) ?? '';
  const early = Date.parse(day) - (momentOf(text)?.ms ?? Infinity);
  return text === day || text.startsWith(`${day}T`) || (early > 0 && early <= ZONE_MS);
}

/** Sunday and Saturday, as JavaScript counts days: a provider need not work on them. */
const WEEKEND: readonly number[] = [0, 6];

function workingDayAfter({ startedAt }: StepContext, workingDays: number): string {
  const day = new Date(startedAt);
  for (let left = workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!WEEKEND.includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
