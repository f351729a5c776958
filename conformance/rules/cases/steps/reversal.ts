import { isObject } from '../../../engine/expect.ts';
import type { Reversal } from './put-back.ts';
import { remainingPatch, reversePatch } from './reverse-patch.ts';

/** What a reversal knows of the bodies to send. */
type Bodies = Pick<Reversal, 'isKnown' | 'undo' | 'rest'>;

/**
 * How to take a change of a case back.
 *
 * @param sent - a JSON Patch, or an object with the new values
 * @param before - the case as it was
 */
export function caseReversal(sent: unknown, before: unknown): Bodies {
  if (!Array.isArray(sent)) return valuesReversal(sent, before, formerValues);
  const undo = reversePatch(sent, before);
  if (undo === undefined) return { isKnown: false, undo, rest: () => undefined };
  const unlessEmpty = (patch: typeof undo) => (patch.length === 0 ? undefined : patch);
  return {
    isKnown: true,
    undo: unlessEmpty(undo),
    rest: (record) => unlessEmpty(remainingPatch(undo, before, record)),
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
  const isKnown = former !== undefined;
  return { isKnown, undo: unlessFormer(sent), rest: (record) => unlessFormer(shownIn(sent, record)) };
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
