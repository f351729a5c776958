import { isDeepStrictEqual } from 'node:util';
import { isObject, SUCCESS, type Answer, type StepContext } from '../../engine.ts';
import { sendForEffect, type Effect } from './effect.ts';
import { patchedBy, remainingPatch, reversePatch } from './reverse-patch.ts';
import { keepsState } from '../../steps/state.ts';

/** How to take a change of a case back. */
export interface Reversal {
  /** What is changed, as the report names it. */
  what: string;
  /** Whether it could be read what was there before. */
  isKnown: boolean;
  /** The body that takes the change back, should it have been made once; undefined when there is nothing to take back. */
  undo: unknown;
  /** The body that takes back what a record still shows of the change; undefined when it shows nothing of it. */
  rest(record: unknown): unknown;
  /** Whether the record would show the change: what it did not show before, it need not show afterwards. */
  isVisible: boolean;
  /** Whether a record shows the change as a whole; one that changes nothing is never shown. */
  shows(record: unknown): boolean;
  /** Reads the record. */
  read(): Promise<Answer>;
  /** Sends a body that takes something back. */
  send(body: unknown): Promise<Answer>;
  /** Whether the change could not be taken back: a record may show it until the end. */
  isLeft?: boolean;
  /** The answer to what took the change back at once. */
  undone?: Answer;
}

/**
 * Changes a case while `look` looks at it. The change is taken back at once, and checked when all rules are judged: a lost answer says
 * neither whether the change was made nor how often.
 *
 * @param change - sends the change
 */
export async function changeForAWhile<T = Answer>(
  context: StepContext,
  reversal: Reversal,
  change: () => Promise<Answer>,
  look: (answer: Answer) => Promise<T> = (answer) => Promise.resolve(answer as T),
): Promise<T> {
  let effect: Effect = 'none';
  if (keepsState(context)) {
    context.cleanup(async () => {
      if (effect !== 'none') await settle(context, reversal);
    });
  }
  try {
    return await look(await sendForEffect(change, (known) => (effect = known)));
  } finally {
    // What fails now is tried once more in the end.
    reversal.isLeft = !(await takeBack(reversal, effect).catch(() => false));
  }
}

/** The record that shows the change, or the last one before patience ended. */
export function readChanged(context: StepContext, { read, rest }: Reversal): Promise<unknown> {
  return context.poll(
    async () => recordIn(await read()),
    (record) => rest(record) !== undefined,
  );
}

/** Tells whether a refused change was made all the same, and takes it back; what then stays may be of an earlier change. */
export async function wasMade(context: StepContext, { read, rest, send, shows }: Reversal): Promise<boolean> {
  const readRecord = async () => recordIn(await read());
  const isGone = (record: unknown) => !shows(record);
  // What somebody else changes for a while, or has changed before a read that lags behind, goes away by itself.
  const record = await context.poll(readRecord, isGone);
  if (isGone(record)) return false;
  await send(rest(record));
  return isGone(await context.poll(readRecord, isGone));
}

async function takeBack(reversal: Reversal, effect: Effect): Promise<boolean> {
  if (!reversal.isKnown || effect === 'none') return true;
  const undo = effect === 'made' ? reversal.undo : reversal.rest(recordIn(await reversal.read()));
  if (undo === undefined) return true;
  reversal.undone = await reversal.send(undo);
  return SUCCESS.has(reversal.undone.status);
}

/** Puts back what is not as it was when all rules are judged. */
async function settle(context: StepContext, reversal: Reversal): Promise<void> {
  const complain = (why: string): never => {
    throw new Error(`case ${context.fixture('cases', 'vorgangsNummer')}: ${reversal.what} ${why}`);
  };
  if (!reversal.isKnown) complain('was changed, and what was there before could not be read');
  const read = async () => recordIn(await reversal.read().catch(() => undefined));
  const isBack = (record: unknown) => record !== undefined && reversal.rest(record) === undefined;
  // Several rules change the same for a while: one read tells all of them.
  let record = await context.once(`${reversal.what} in the end`, read);
  // What the others have put back since must not be put back again: a place in a list is another one then.
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

/** What a reversal knows of the bodies to send. */
type Bodies = Pick<Reversal, 'isKnown' | 'undo' | 'rest' | 'isVisible' | 'shows'>;

/**
 * How to take a change of a case back.
 *
 * @param sent - a JSON Patch, or an object with the new values
 * @param before - the case as it was
 */
export function caseReversal(sent: unknown, before: unknown): Bodies {
  if (!Array.isArray(sent)) return valuesReversal(sent, before, formerValues);
  const [undo, patched] = [reversePatch(sent, before), patchedBy(sent, before)];
  if (undo === undefined) return { isKnown: false, undo, rest: () => undefined, isVisible: false, shows: () => false };
  const unlessEmpty = (patch: typeof undo) => (patch.length === 0 ? undefined : patch);
  return {
    isKnown: true,
    undo: unlessEmpty(undo),
    rest: (record) => unlessEmpty(remainingPatch(undo, before, record)),
    // What was added to a list is removed by its place there.
    isVisible: undo.some(({ op, path }) => op !== 'remove' || /\/\d+$/.test(path)),
    shows: (record) => undo.length > 0 && remainingPatch(undo, patched, record).length === 0,
  };
}

/** How to take the status of a partial application back, as far as `sent` names it. */
export function statusReversal(sent: unknown, before: unknown): Bodies {
  return valuesReversal(sent, before, formerStatus);
}

/** How to give a resource back the whole record that it had. */
export function recordReversal(sent: unknown, before: unknown): Bodies {
  return valuesReversal(sent, before, (_, record) => record);
}

/** @param shownIn - what a record shows of the values that were sent; undefined when it does not show all of them */
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

/** The values that a record shows for the members of `sent`; undefined when it lacks one of them. */
function formerValues(sent: unknown, record: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent) || !isObject(record)) return undefined;
  const names = Object.keys(sent);
  if (!names.every((name) => Object.hasOwn(record, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/** The status anywhere in a record that has every member of `sent`, as far as `sent` names it. */
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
