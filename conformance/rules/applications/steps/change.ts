import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import type { Sender } from '../../steps/access.ts';
import { originalRecord, patchApplication, readApplication } from './application.ts';
import { ledgerOf } from './ledger.ts';
import type { Operation, PatchType } from './operation.ts';
import { partsAt, type Part } from './parts.ts';
import { settleInTheEnd } from './settle.ts';

type JsonObject = Record<string, unknown>;

/** A patch. */
export interface Plan {
  operations: readonly Operation[];
  /** Who sends it; by default the provider, who also undoes it. */
  sender?: Sender;
  /** Tells whether a record shows what the patch did; without it no read waits for that. */
  isShown?: (record: unknown) => boolean;
  /** What undoes the patch, when that is not to bring back every part as it was. Asked for after the change. */
  undo?: () => readonly Operation[];
}

/** A patch that was sent, with the records around it. */
export interface Change {
  before: JsonObject;
  answer: Answer;
  /** The body of the first read that showed the change, or of the last one before patience ended. */
  after: unknown;
  isShown: boolean;
}

/**
 * Patches the application, reads it until the change shows, goes on with the changed application, and puts everything
 * back. Whether it has come back is seen to when all rules are judged.
 */
export async function change<T>(
  context: StepContext,
  plan: Plan,
  type: PatchType,
  goOn: (change: Change) => Promise<T>,
): Promise<T> {
  const before = await originalRecord(context);
  const parts = partsAt(plan.operations);
  for (const part of parts) await settleInTheEnd(context, part);
  let hasChanged = true;
  let after: unknown;
  try {
    const answer = await patchApplication(context, plan.operations, type, plan.sender);
    const isAccepted = SUCCESS.has(answer.status);
    after = await readUntil(context, parts, plan.isShown ?? (() => true), isAccepted);
    const isShown = plan.isShown?.(after) === true;
    hasChanged = isAccepted || isShown;
    return await goOn({ before, answer, after, isShown });
  } finally {
    const undo = plan.undo?.() ?? parts.flatMap((part) => part.back(before, after));
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
  const { shown } = await ledgerOf(context);
  const read = async () => {
    const record = (await readApplication(context)).json();
    for (const { name, isShown } of parts) if (isShown(record)) shown.add(name);
    return record;
  };
  return waits && context.config.capabilities?.state !== false ? context.poll(read, holds) : read();
}
