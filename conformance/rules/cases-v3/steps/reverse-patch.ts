import { applyPatch, createPatch, type Operation } from 'rfc6902';
import { isObject } from '../../../kit/expect.ts';

/** Steps that lead out of the data of a record. */
const OUTSIDE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The JSON Patch that takes another one back: what leads from the record with the patch to the record without it.
 * Thereby elements of an array that were inserted are removed, and moved ones return.
 *
 * @param patch - operations as they were sent
 * @param record - what they were applied to
 * @returns undefined when the patch does not fit what the record shows
 */
export function reversePatch(patch: readonly unknown[], record: unknown): Operation[] | undefined {
  if (typeof record !== 'object' || record === null || !patch.every(isOperation)) return undefined;
  const patched: unknown = structuredClone(record);
  // Values are copied, too: a patch may go on to change what it has added.
  const failures = applyPatch(patched, structuredClone([...patch]));
  return failures.some((failure) => failure !== null) ? undefined : createPatch(patched, record);
}

function isOperation(value: unknown): value is Operation {
  if (!isObject(value)) return false;
  const { op, path, from = path } = value;
  return typeof op === 'string' && isInside(path) && isInside(from);
}

function isInside(pointer: unknown): boolean {
  return typeof pointer === 'string' && !pointer.split('/').some((step) => OUTSIDE.has(step));
}
