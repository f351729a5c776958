import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { SUCCESS } from '../../../kit/expect.ts';
import { nameOf, patchApplication, originalRecord, readApplication, type Operation } from './application.ts';

type JsonObject = Record<string, unknown>;

/** A patch and the way back. */
export interface Plan {
  operations: readonly Operation[];
  /** Media type of the patch; by default that of JSON Patch. */
  contentType?: string;
  /** Tells whether a record shows what the patch did; without it no read waits for that. */
  isShown?: (record: unknown) => boolean;
  /** What undoes the patch; nothing when no operation could. Asked for when the application is put back. */
  undo: () => readonly Operation[];
}

/** A patch that was sent, with the records around it. */
export interface Change {
  before: JsonObject;
  answer: Answer;
  /** The body of the first read that showed the change, or of the last one before patience ended. */
  after: unknown;
  isShown: boolean;
}

/** Reads the application, patches it, reads it until the change shows, and puts everything back. */
export async function changeAndUndo(context: StepContext, planFor: (before: JsonObject) => Plan): Promise<Change> {
  const before = await originalRecord(context);
  return change(context, before, planFor(before), async (made) => made);
}

/** Like `changeAndUndo`, but goes on with the changed application before it is put back. */
export async function change<T>(
  context: StepContext,
  before: JsonObject,
  plan: Plan,
  goOn: (change: Change) => Promise<T>,
): Promise<T> {
  let hasChanged = true;
  try {
    const answer = await patchApplication(context, plan.operations, plan.contentType);
    const isAccepted = SUCCESS.has(answer.status);
    const after = await readUntil(context, plan.isShown ?? (() => true), isAccepted);
    const isShown = plan.isShown?.(after) === true;
    hasChanged = isAccepted || isShown;
    return await goOn({ before, answer, after, isShown });
  } finally {
    const undo = hasChanged ? plan.undo() : [];
    if (undo.length > 0) await putBack(context, undo);
  }
}

/** Reads the application until `holds`; once only when there is nothing to wait for. */
export async function readUntil(
  context: StepContext,
  holds: (record: unknown) => boolean,
  waits: boolean,
): Promise<unknown> {
  const read = async () => (await readApplication(context)).json();
  return waits && context.config.capabilities?.state !== false ? context.poll(read, holds) : read();
}

/** Reports in the end what cannot be put back, because the record did not show its former value. */
export function leaveBehind(context: StepContext, what: string): void {
  if (context.config.capabilities?.state === false) return;
  context.cleanup(() =>
    Promise.reject(
      new Error(`application ${nameOf(context)}: the former ${what} was not readable and is not put back`),
    ),
  );
}

async function putBack(context: StepContext, undo: readonly Operation[]): Promise<void> {
  const attempt = async () => {
    const { status } = await patchApplication(context, undo);
    if (SUCCESS.has(status)) return;
    const paths = undo.map(({ path }) => path).join(' and ');
    throw new Error(`application ${nameOf(context)}: putting back ${paths} answered ${status}`);
  };
  try {
    await attempt();
  } catch {
    // Once more when everything is judged; if it fails again, the report says what is left behind.
    context.cleanup(attempt);
  }
}
