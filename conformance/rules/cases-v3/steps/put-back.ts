import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { isObject, SUCCESS } from '../../../kit/expect.ts';
import { reversePatch } from './reverse-patch.ts';

/** Undoes a change at once, and once more in the end if that fails; the report then says what is left behind. */
export async function putBack(context: StepContext, what: string, undo: () => Promise<Answer>): Promise<void> {
  const attempt = async () => {
    const { status } = await undo();
    if (!SUCCESS.has(status)) throw new Error(`putting back ${what} answered ${status}`);
  };
  try {
    await attempt();
  } catch {
    context.cleanup(attempt);
  }
}

/** Reports in the end that something changed whose former value could not be read; a mock has not changed. */
export function leaveBehind(context: StepContext, what: string): void {
  if (context.config.capabilities?.state === false) return;
  context.cleanup(() => Promise.reject(new Error(`the former ${what} was not readable`)));
}

/**
 * The body that takes a change of a case back.
 *
 * @param sent - a JSON Patch, or an object with the new values
 * @param record - the case as it was
 * @returns undefined when the record does not show what was there before
 */
export function reversal(sent: unknown, record: unknown): unknown {
  return Array.isArray(sent) ? reversePatch(sent, record) : formerValues(sent, record);
}

/** The values that a record shows for the members of `sent`; undefined when it lacks one of them. */
export function formerValues(sent: unknown, record: unknown): Record<string, unknown> | undefined {
  if (!isObject(sent) || !isObject(record)) return undefined;
  const names = Object.keys(sent);
  if (!names.every((name) => Object.hasOwn(record, name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

/** The status anywhere in a record that has every member of `sent`, as far as `sent` names it. */
export function formerStatus(sent: unknown, record: unknown): Record<string, unknown> | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const own = isObject(record) ? formerValues(sent, record['status']) : undefined;
  if (own !== undefined) return own;
  for (const below of Object.values(record)) {
    const found = formerStatus(sent, below);
    if (found !== undefined) return found;
  }
  return undefined;
}
