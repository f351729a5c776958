import type { StepContext } from '../../../engine/context.ts';
import { isObject } from '../../../engine/expect.ts';
import { nameOf, originalRecord, patchApplication, readApplication } from './application.ts';
import { ledgerOf } from './ledger.ts';
import { PROCESSING_DATE } from './names.ts';
import type { Part } from './parts.ts';

/**
 * Has a part of the application read when all rules are judged: what is not as it was is put back once more, and reported
 * as left behind when it does not come back.
 */
export function settleInTheEnd(context: StepContext, part: Part): Promise<void> {
  return context.once(`put back in the end: ${part.name}`, (step) => {
    if (step.config.capabilities?.state !== false) step.cleanup(() => settle(step, part));
    return Promise.resolve();
  });
}

/** Reports in the end what was changed and cannot be known. */
export function leaveBehind(context: StepContext, what: string): void {
  if (context.config.capabilities?.state === false) return;
  context.cleanup(() => Promise.reject(new Error(`application ${nameOf(context)}: ${what}`)));
}

async function settle(context: StepContext, part: Part): Promise<void> {
  const original = await originalRecord(context);
  const ledger = await ledgerOf(context);
  const read = async () => (await readApplication(context)).json();
  const former = show(part.of(original));
  const isBack = (record: unknown) => show(part.of(record)) === former;
  let record = await read();
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
