import { isDeepStrictEqual } from 'node:util';
import { isObject, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { sendForEffect, type Effect } from './effect.ts';
import { patchedBy, recordOf, remainingPatch, reversePatch } from './reverse-patch.ts';
import { keepsState } from '../../steps/state.ts';

/** How to undo a change of a case. */
export interface Reversal {
  /** The changed resource, in words of the report. */
  what: string;
  /** Whether the former values could be read. */
  isKnown: boolean;
  /** The body that undoes the change if it was made once; undefined if there is nothing to undo. */
  undo: unknown;
  /** The body that undoes what a record still shows of the change; undefined if it shows nothing of it. */
  rest(record: unknown): unknown;
  /** Whether the record would show the change: members that it did not show before need not appear. */
  isVisible: boolean;
  /** Whether a record shows the whole change; always false for a change without effect. */
  shows(record: unknown): boolean;
  read(): Promise<Answer>;
  /** Sends a body that undoes a change. */
  send(body: unknown): Promise<Answer>;
  /** Whether undoing failed, so that records may show the change until the end of the run. */
  isLeft?: boolean;
  /** The response to undoing the change right after it. */
  undone?: Answer;
}

/**
 * Changes a case, calls `look`, and undoes the change. The end of the run checks that: without a response, it is unknown whether and how
 * often the change was made.
 */
export async function changeForAWhile<T = Answer>(
  context: StepContext,
  reversal: Reversal,
  change: () => Promise<Answer>,
  look: (answer: Answer) => Promise<T> = (answer) => Promise.resolve(answer as T),
): Promise<T> {
  let effect: Effect = 'none';
  if (keepsState(context))
    context.cleanup(async () => {
      if (effect !== 'none') await settle(context, reversal);
    });
  try {
    return await look(await sendForEffect(change, (known) => (effect = known)));
  } finally {
    // If this fails, the end of the run tries again.
    reversal.isLeft = !(await undoNow(reversal, effect).catch(() => false));
  }
}

/** The record that shows the change, or the last one before patience ended. */
export function readChanged(context: StepContext, { read, rest }: Reversal): Promise<unknown> {
  const isChanged = (record: unknown) => rest(record) !== undefined;
  return context.poll(async () => recordIn(await read()), isChanged);
}

/** Whether a refused change was made anyway; undoes it. False if undoing does not remove it, since an earlier change may be the cause. */
export async function wasMade(context: StepContext, { read, rest, send, shows }: Reversal): Promise<boolean> {
  const readRecord = async () => recordIn(await read());
  const isGone = (record: unknown) => !shows(record);
  // Temporary changes of others and stale reads disappear by themselves.
  const record = await context.poll(readRecord, isGone);
  if (isGone(record)) return false;
  await send(rest(record));
  return isGone(await context.poll(readRecord, isGone));
}

async function undoNow(reversal: Reversal, effect: Effect): Promise<boolean> {
  if (!reversal.isKnown || effect === 'none') return true;
  const undo = effect === 'made' ? reversal.undo : reversal.rest(recordIn(await reversal.read()));
  if (undo === undefined) return true;
  reversal.undone = await reversal.send(undo);
  return SUCCESS.has(reversal.undone.status);
}

/** At the end of the run, undoes what is left of a change. */
async function settle(context: StepContext, reversal: Reversal): Promise<void> {
  const complain = (why: string): never => {
    throw new Error(`case ${context.fixture('cases', 'vorgangsNummer')}: ${reversal.what} ${why}`);
  };
  if (!reversal.isKnown) complain('was changed, and what was there before could not be read');
  const read = async () => recordIn(await reversal.read().catch(() => undefined));
  const isBack = (record: unknown) => record !== undefined && reversal.rest(record) === undefined;
  // Several rules may have changed the same resource: they share one read.
  let record = await context.once(`${reversal.what} in the end`, read);
  // Read again: another rule may have undone changes since, so that list indices differ.
  if (!isBack(record)) record = await read();
  if (record !== undefined && !isBack(record)) {
    await reversal.send(reversal.rest(record)).catch(() => undefined);
    record = await context.poll(read, isBack);
  }
  if (record === undefined) complain('cannot be read any more; look whether it is as it was');
  if (!isBack(record)) complain('was changed, and did not come back');
}

function recordIn(answer: Answer | undefined): unknown {
  return answer !== undefined && SUCCESS.has(answer.status) ? answer.json() : undefined;
}

type Bodies = Pick<Reversal, 'isKnown' | 'undo' | 'rest' | 'isVisible' | 'shows'>;

/**
 * How to undo a change of a case.
 *
 * @param sent - a JSON Patch, or an object with the new values
 * @param read - the case before the change
 */
export function caseReversal(sent: unknown, read: unknown): Bodies {
  const inside = (value: unknown) => recordOf(sent, value);
  if (!Array.isArray(sent)) return valuesReversal(sent, read, (_, record) => formerValues(sent, inside(record)));
  const before = inside(read);
  const [undo, patched] = [reversePatch(sent, before), patchedBy(sent, before)];
  if (undo === undefined) return { isKnown: false, undo, rest: () => undefined, isVisible: false, shows: () => false };
  const unlessEmpty = (patch: typeof undo) => (patch.length === 0 ? undefined : patch);
  return {
    isKnown: true,
    undo: unlessEmpty(undo),
    rest: (record) => unlessEmpty(remainingPatch(undo, before, inside(record))),
    // A remove with a list index undoes an addition to a list, which the record shows.
    isVisible: undo.some(({ op, path }) => op !== 'remove' || /\/\d+$/.test(path)),
    shows: (record) => undo.length > 0 && remainingPatch(undo, patched, inside(record)).length === 0,
  };
}

/** How to restore the members of `sent` in the status of a partial application. */
export function statusReversal(sent: unknown, before: unknown): Bodies {
  return valuesReversal(sent, before, formerStatus);
}

/** How to restore the whole record of a resource. */
export function recordReversal(sent: unknown, before: unknown): Bodies {
  return valuesReversal(sent, before, (_, record) => record);
}

/** @param shownIn - the present values of the members that were sent; undefined if the record does not show all of them */
function valuesReversal(sent: unknown, before: unknown, shownIn: (sent: unknown, record: unknown) => unknown): Bodies {
  const former = shownIn(sent, before);
  const unlessFormer = (shown: unknown) => (JSON.stringify(shown) === JSON.stringify(former) ? undefined : former);
  return {
    isKnown: former !== undefined,
    undo: unlessFormer(sent),
    rest: (record) => unlessFormer(shownIn(sent, record)),
    isVisible: unlessFormer(sent) !== undefined,
    shows: (record) => !isDeepStrictEqual(sent, former) && isDeepStrictEqual(sent, shownIn(sent, record)),
  };
}

/** The values of the members of `sent` in a record; undefined if it lacks one of them. */
function formerValues(sent: unknown, record: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent) || !isObject(record)) return undefined;
  const names = Object.keys(sent);
  if (!names.every((name) => Object.hasOwn(record, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/** The members of `sent` in the first `status`, at any depth of a record, that has all of them. */
function formerStatus(sent: unknown, record: unknown): Record<string, unknown> | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const own = isObject(record) ? formerValues(sent, record['status']) : undefined;
  if (own !== undefined) return own;
  for (const below of Object.values(record)) {
    const found = formerStatus(sent, below);
    if (found !== undefined) return found;
  }
  return undefined;
}
