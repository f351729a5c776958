import { applyPatch, createPatch, Pointer, type Operation } from 'rfc6902';
import { isObject } from '../../engine.ts';

/** Steps that lead out of the data of a record. */
const OUTSIDE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A record with a JSON Patch applied to it.
 *
 * @returns undefined when the patch does not fit what the record shows
 */
export function patchedBy(patch: readonly unknown[], record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !patch.every(isOperation)) return undefined;
  const patched: unknown = structuredClone(record);
  // Values are copied, too: a patch may go on to change what it has added.
  const failures = applyPatch(patched, structuredClone([...patch]));
  return failures.some((failure) => failure !== null) ? undefined : patched;
}

/**
 * The JSON Patch that takes another one back: what leads from the record with the patch to the record without it.
 * Thereby elements of an array that were inserted are removed, and moved ones return.
 *
 * @param patch - operations as they were sent
 * @param record - what they were applied to
 * @returns undefined when the patch does not fit what the record shows
 */
export function reversePatch(patch: readonly unknown[], record: unknown): Operation[] | undefined {
  const patched = patchedBy(patch, record);
  return patched === undefined ? undefined : createPatch(patched, record);
}

/**
 * The JSON Patch that takes back what is left of a change, however often it was applied; what changed elsewhere in the
 * record is none of its business.
 *
 * @param undo - what takes the change back, should it have been applied once
 * @param former - the record before the change
 * @param present - the record now
 */
export function remainingPatch(undo: readonly Operation[], former: unknown, present: unknown): Operation[] {
  const places = undo.map(({ path }) => placeOf(path, former));
  const concerns = (path: string) => places.some((place) => isWithin(path, place) || isWithin(place, path));
  return createPatch(present, former).filter(({ path }) => concerns(path));
}

/** A place that a patch sets. */
export interface Place {
  /** What it is set to. */
  value: unknown;
  /** What records show there, in their order. */
  shown: readonly unknown[];
}

/**
 * The places that a patch sets.
 *
 * @param patch - a JSON Patch that fits the records, or an object with the new values
 */
export function placesOf(patch: unknown, records: readonly unknown[]): Place[] {
  const operations = Array.isArray(patch) ? patch.filter(isOperation) : createPatch({}, patch);
  return operations
    .filter((operation): operation is Extract<Operation, { value: unknown }> => 'value' in operation)
    .map((operation) => ({
      value: operation.value as unknown,
      shown: records.map((record): unknown => Pointer.fromJSON(operation.path).get(record)),
    }));
}

/** The pointer, or the first array on its way: a place in an array moves. */
function placeOf(path: string, record: unknown): string {
  let pointer = new Pointer();
  for (const token of Pointer.fromJSON(path).tokens.slice(1)) {
    if (Array.isArray(pointer.get(record))) break;
    pointer = pointer.add(token);
  }
  return pointer.toString();
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

function isOperation(value: unknown): value is Operation {
  if (!isObject(value)) return false;
  const { op, path, from = path } = value;
  return typeof op === 'string' && isInside(path) && isInside(from);
}

function isInside(pointer: unknown): boolean {
  return typeof pointer === 'string' && !pointer.split('/').some((step) => OUTSIDE.has(step));
}
