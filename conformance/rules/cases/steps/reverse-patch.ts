import { applyPatch, createPatch, Pointer, type Operation } from 'rfc6902';
import { isObject } from '../../engine.ts';
import { unwrapped } from '../../steps/reads.ts';

/** Path segments that lead out of the data of a record. */
const OUTSIDE = new Set(['__proto__', 'constructor', 'prototype']);

/** A record with a JSON Patch applied to it; undefined if the patch does not fit the record. */
export function patchedBy(patch: readonly unknown[], record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !patch.every(isOperation)) return undefined;
  const patched: unknown = structuredClone(record);
  // Copy the values too: later operations may change what earlier ones have added.
  const failures = applyPatch(patched, structuredClone([...patch]));
  return failures.some((failure) => failure !== null) ? undefined : patched;
}

/**
 * The JSON Patch that undoes another one. It removes inserted elements of arrays and moves others back.
 *
 * @param patch - operations as they were sent
 * @param record - the record before the patch
 * @returns undefined if the patch does not fit the record
 */
export function reversePatch(patch: readonly unknown[], record: unknown): Operation[] | undefined {
  const patched = patchedBy(patch, record);
  return patched === undefined ? undefined : createPatch(patched, record);
}

/**
 * The JSON Patch that undoes a change, however often it was applied; it leaves the rest of the record alone.
 *
 * @param undo - undoes the change if it was applied once
 * @param former - the record before the change
 * @param present - the record now
 */
export function remainingPatch(undo: readonly Operation[], former: unknown, present: unknown): Operation[] {
  const places = undo.map(({ path }) => placeOf(path, former));
  const concerns = (path: string) => places.some((place) => isWithin(path, place) || isWithin(place, path));
  return createPatch(present, former).filter(({ path }) => concerns(path));
}

/** The record that a patch changes, without an envelope that the patch does not name. */
export function recordOf(patch: unknown, value: unknown): unknown {
  const pointers = operationsIn(patch).flatMap((operation) =>
    'from' in operation ? [operation.path, operation.from] : [operation.path],
  );
  return pointers.some((pointer) => Pointer.fromJSON(pointer).tokens[1] === 'data') ? value : unwrapped(value);
}

/** The operations of a JSON Patch, or of an object with the new values. */
function operationsIn(patch: unknown): Operation[] {
  return Array.isArray(patch) ? patch.filter(isOperation) : createPatch({}, patch);
}

/** A place that a patch sets. */
export interface Place {
  /** The new value. */
  value: unknown;
  /** The values in the records, in the order of the records. */
  shown: readonly unknown[];
}

/**
 * The places that a patch sets.
 *
 * @param patch - a JSON Patch that fits the records, or an object with the new values
 */
export function placesOf(patch: unknown, records: readonly unknown[]): Place[] {
  return operationsIn(patch)
    .filter((operation): operation is Extract<Operation, { value: unknown }> => 'value' in operation)
    .map((operation) => ({
      value: operation.value as unknown,
      shown: records.map((record): unknown => Pointer.fromJSON(operation.path).get(recordOf(patch, record))),
    }));
}

/** The pointer, cut at the first array: indices in arrays are not stable. */
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
  if (typeof pointer !== 'string' || !/^(?:\/|$)/.test(pointer)) return false;
  return !pointer.split('/').some((step) => OUTSIDE.has(step));
}
