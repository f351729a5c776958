import { applyPatch, type Operation } from 'rfc6902';
import { ABLEHNUNGSGRUND } from '../../../generated/platform.ts';
import { isObject } from '../../json.ts';
import { isDate } from '../is-date.ts';
import type { Application, Status } from './store.ts';

const REJECTION_REASONS: readonly unknown[] = ABLEHNUNGSGRUND;

/** The result of a patch document: the changed application, or the status and message of the refusal. */
export type Patched =
  | { ok: true; application: Application; touches: boolean }
  | { ok: false; status: 400 | 409; message: string };

/** One of the combinations of operation and path that D2 shows. */
interface Change {
  /** True when the operation moves letzteAenderung. */
  touches: boolean;
  /** Says what the value must be; undefined if it is valid. */
  complaint(value: unknown): string | undefined;
  /** The value to store in place of the one that was sent. */
  stored?(value: unknown, application: Application): unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const text = (value: unknown) => (isText(value) ? undefined : 'must be a string');
const filledText = (value: unknown) =>
  isText(value) && value.trim() !== '' ? undefined : 'must be a non-empty string';

const CHANGES = new Map<string, Change>([
  ['replace /status', { touches: true, complaint: aboutStatus, stored: mergedStatus }],
  ['replace /status/produktAnbieter', { touches: true, complaint: filledText }],
  ['add /antragsReferenz', { touches: false, complaint: text }],
  ['remove /antragsReferenz', { touches: false, complaint: () => undefined }],
  [
    'add /voraussichtlicheBearbeitung',
    { touches: false, complaint: (value) => (isDate(value) ? undefined : 'must be a date YYYY-MM-DD') },
  ],
  ['replace /ansprechpartner/partnerId', { touches: true, complaint: filledText }],
]);

/**
 * Applies a JSON Patch document to a copy of `application`: all of its operations or none.
 *
 * Only the combinations of operation and path that D2 shows are accepted, which also keeps paths such as `/__proto__` away from
 * the patch library. A remove of a missing value is refused with 409. Source: A07 to A20.
 */
export function patch(application: Application, document: unknown): Patched {
  if (!Array.isArray(document)) return refused(400, 'The body must be a JSON Patch array');
  const copy = structuredClone(application);
  let touches = false;
  for (const [index, operation] of document.entries()) {
    const found = changeOf(operation);
    if (typeof found === 'string') return refused(400, `Operation ${index}: ${found}`);
    const [failure] = applyPatch(copy, [found.operation(copy)]);
    if (failure) return refused(409, `Operation ${index}: there is nothing at ${found.path}`);
    touches ||= found.change.touches;
  }
  return { ok: true, application: copy, touches };
}

interface Found {
  path: string;
  change: Change;
  operation(application: Application): Operation;
}

function changeOf(sent: unknown): Found | string {
  if (!isObject(sent)) return 'must be an object with op and path';
  const { op, path, value } = sent;
  const change = isText(op) && isText(path) ? CHANGES.get(`${op} ${path}`) : undefined;
  if (change === undefined || !isText(path)) {
    return `op and path must be one of ${[...CHANGES.keys()].join(', ')}`;
  }
  if (op === 'remove') return { path, change, operation: () => ({ op, path }) };
  const complaint = change.complaint(value);
  if (complaint !== undefined) return `the value for ${path} ${complaint}`;
  return {
    path,
    change,
    operation: (application) => ({
      op: op === 'add' ? 'add' : 'replace',
      path,
      value: change.stored === undefined ? value : change.stored(value, application),
    }),
  };
}

function aboutStatus(value: unknown): string | undefined {
  if (!isObject(value)) return 'must be an object';
  const { antragsteller, produktAnbieter, ablehnungsgrund, kommentar, ...others } = value;
  const unknown = Object.keys(others);
  if (unknown.length > 0) return `has unknown members: ${unknown.join(', ')}`;
  if (antragsteller === undefined && produktAnbieter === undefined) return 'must have antragsteller or produktAnbieter';
  for (const [name, part] of Object.entries({ antragsteller, produktAnbieter })) {
    if (part !== undefined && filledText(part) !== undefined) return `must have a non-empty string ${name}`;
  }
  if (ablehnungsgrund !== undefined && !REJECTION_REASONS.includes(ablehnungsgrund)) {
    return `must have an ablehnungsgrund out of ${REJECTION_REASONS.join(', ')}`;
  }
  if (produktAnbieter === 'ABGELEHNT' && ablehnungsgrund === undefined)
    return 'must have the ablehnungsgrund of a rejection';
  return kommentar === undefined || isText(kommentar) ? undefined : 'must have a string kommentar';
}

// An omitted part keeps its value, so that reads always show both parts. The comment is for the adviser and is not stored.
function mergedStatus(value: unknown, { status }: Application): Status {
  const { antragsteller, produktAnbieter, ablehnungsgrund } = value as Partial<Status>;
  return {
    antragsteller: antragsteller ?? status.antragsteller,
    produktAnbieter: produktAnbieter ?? status.produktAnbieter,
    ...(ablehnungsgrund === undefined ? {} : { ablehnungsgrund }),
  };
}

function refused(status: 400 | 409, message: string): Patched {
  return { ok: false, status, message };
}
