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

/** At the end of the run, restores a part of the application if it has changed, and reports it if that fails. */
export function settleInTheEnd(context: StepContext, part: Part): Promise<void> {
  return context.once(`put back in the end: ${part.name}`, (step) => {
    if (keepsState(step)) step.cleanup(() => settle(step, part));
    return Promise.resolve();
  });
}

/** At the end of the run, reports a change that cannot be undone. */
export function leaveBehind(context: StepContext, what: string): void {
  if (keepsState(context)) context.cleanup(() => Promise.reject(new Error(`application ${nameOf(context)}: ${what}`)));
}

async function settle(context: StepContext, part: Part): Promise<void> {
  const original = await originalRecord(context);
  const ledger = await ledgerOf(context);
  const read = () => readRecord(context);
  const former = show(part.valueIn(original));
  const isBack = (record: unknown) => show(part.valueIn(record)) === former;
  let record = (ledger.end ??= await read());
  const undo = part.restore(original, record);
  if (!isBack(record) && undo.length > 0) {
    await patchApplication(context, undo, ledger.type);
    // Read again even after a refusal: the first read may have been stale.
    record = await context.poll(read, isBack);
  }
  const complain = (what: string) => {
    throw new Error(`application ${nameOf(context)}: ${what}`);
  };
  if (!isObject(record)) complain(`cannot be read any more; look whether its ${part.name} is ${former}`);
  if (!isBack(record)) {
    const why = undo.length > 0 ? 'it did not come back' : noWayBack(part);
    complain(`${part.name} was ${former} and is ${show(part.valueIn(record))} now; ${why}`);
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

export interface Plan {
  operations: readonly Operation[];
  /** Whether a record shows the change; without it, reads do not wait for the change. */
  isShown?: (record: unknown) => boolean;
  /** Undoes the patch, given the record after it; by default every part is restored. */
  undo?: (after: unknown) => readonly Operation[];
}

/** A patch that was sent, with the records before and after. */
export interface Change {
  before: Record<string, unknown>;
  /** The record that was last read before this patch; `before` is the record before the first change of the run. */
  former: unknown;
  answer: Answer;
  /** The first record that showed the change, or the last one before patience ended. */
  after: unknown;
  isShown: boolean;
}

/** @throws Inconclusive when the read after a patch failed, or did not return an object */
export function assumeRead(after: unknown): void {
  assume(isObject(after), 'needs a record that reads as a JSON object after the patch');
}

/** Patches the application, reads it until the change shows, calls `whileChanged`, and undoes the patch; the end of the run checks that. */
export async function change<T>(
  context: StepContext,
  plan: Plan,
  type: PatchType,
  whileChanged: (change: Change) => Promise<T>,
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
    return await whileChanged({ before, former, answer, after, isShown });
  } finally {
    const undo = plan.undo?.(after) ?? parts.flatMap((part) => part.restore(before, after));
    // If this fails, the end of the run tries again.
    if (hasChanged && undo.length > 0) await patchApplication(context, undo, type).catch(() => undefined);
  }
}

/** Reads the application until `holds`; only once if `waits` is false or the target keeps no state. */
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

/** A patch whose effect the record shows. */
export type ShownPlan = Plan & Required<Pick<Plan, 'isShown'>>;

/** Sets one part to a new value. */
export interface ValuePlan extends ShownPlan {
  value: string;
  operations: readonly [Operation];
}

/**
 * Sets a unique reference: the patch that does the least harm.
 */
export function referencePlan({ uuid }: StepContext, prefix = 'CT-'): ValuePlan {
  // Short and upper-case: the maximum length is not documented, and some systems convert to upper case.
  const value = `${prefix}${uuid().slice(0, 8).toUpperCase()}`;
  return {
    value,
    operations: [{ op: 'add', path: `/${REFERENCE}`, value }],
    isShown: (record) => textsNamed(record, REFERENCE).includes(value),
  };
}

/**
 * Announces a day other than the present one. No operation removes an announced day.
 *
 * @param before - the present record
 * @param daysAhead - working days from today
 */
export function datePlan(context: StepContext, before: unknown, daysAhead: number): ValuePlan {
  const [first, second] = [workingDayAfter(context, daysAhead), workingDayAfter(context, daysAhead + 1)];
  return dayPlan(isDay(textNamed(before, PROCESSING_DATE), first) ? second : first);
}

export function dayPlan(value: string): ValuePlan {
  return {
    value,
    operations: [{ op: 'add', path: `/${PROCESSING_DATE}`, value }],
    isShown: (record) => isDay(textNamed(record, PROCESSING_DATE), value),
  };
}

/** Replaces only the provider's part of the status. */
export function providerStatusPlan(value: string): Plan {
  return { operations: [{ op: 'replace', path: '/status/produktAnbieter', value }] };
}

/** Whether a member of the record is this day, possibly with a time, or as midnight in another time zone. */
export function isDay(value: unknown, day: string): boolean {
  const text = isoTextOf(value) ?? '';
  const early = Date.parse(day) - (momentOf(text)?.ms ?? Infinity);
  return text === day || text.startsWith(`${day}T`) || (early > 0 && early <= ZONE_MS);
}

/** Sunday and Saturday as `getUTCDay` numbers: a provider need not work on them. */
const WEEKEND: readonly number[] = [0, 6];

function workingDayAfter({ startedAt }: StepContext, workingDays: number): string {
  const day = new Date(startedAt);
  for (let left = workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!WEEKEND.includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
