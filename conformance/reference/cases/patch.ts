import { applyPatch, type Operation } from 'rfc6902';
import { isObject } from '../../json.ts';
import type { Stammdaten } from './case.ts';

/** The result of a patch document: the changed data, or the status and message of the refusal. */
export type Patched = { ok: true; stammdaten: Stammdaten } | { ok: false; status: 400 | 409; message: string };

const PATHS: readonly unknown[] = ['/externeVorgangsNummer', '/bezeichnung'];

/**
 * Applies a JSON Patch document to a copy of `stammdaten`: all of its operations or none (C06).
 *
 * Only the pointers in PATHS are accepted, which protects the rest of the case, and keeps paths such as `/__proto__` away from the
 * patch library. A valid operation that does not fit the case is refused with 409.
 */
export function patch(stammdaten: Stammdaten, document: unknown): Patched {
  if (!Array.isArray(document)) return refused(400, 'the body must be a JSON Patch array');
  const operations: Operation[] = [];
  for (const [index, sent] of document.entries()) {
    const operation = operationOf(sent);
    if (typeof operation === 'string') return refused(400, `operation ${index}: ${operation}`);
    operations.push(operation);
  }
  const copy = { ...stammdaten };
  for (const [index, operation] of operations.entries()) {
    const [failure] = applyPatch(copy, [operation]);
    if (failure) return refused(409, `operation ${index}: ${operation.op} of ${operation.path} does not fit the case`);
  }
  return { ok: true, stammdaten: copy };
}

/** The operation, or a message if it is invalid. */
function operationOf(sent: unknown): Operation | string {
  if (!isObject(sent)) return 'must be an object with op and path';
  const { op, path, from, value } = sent;
  if (!isPath(path)) return `path must be one of ${PATHS.join(', ')}`;
  switch (op) {
    case 'add':
    case 'replace':
    case 'test':
      return typeof value === 'string' ? { op, path, value } : `the value for ${path} must be a string`;
    case 'remove':
      return { op, path };
    case 'copy':
    case 'move':
      return isPath(from) ? { op, from, path } : `from must be one of ${PATHS.join(', ')}`;
    default:
      return 'op must be one of add, copy, move, remove, replace, test';
  }
}

function isPath(value: unknown): value is string {
  return PATHS.includes(value);
}

function refused(status: 400 | 409, message: string): Patched {
  return { ok: false, status, message };
}
