import {
  instead,
  isAsked,
  onRequestJson,
  onResponse,
  withProperties,
  withRequestJson,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { JsonObject, Wrap } from '../faulty.ts';
import type { Fault, Handler } from '../interface.ts';
import { isObject } from '../json-body.ts';

const ONE = /\/v2\/antraege\/[^/]+\/[^/]+\/[^/]+$/;
const READ = { method: 'GET', path: ONE, status: 200 };
const PATCH = { method: 'PATCH', path: ONE };

/** Rewrites the operations of a patch before the server sees them. */
function onOperations(rewrite: (operations: JsonObject[]) => unknown): Wrap {
  return onRequestJson(PATCH, (body) => (Array.isArray(body) ? rewrite(body.filter(isObject)) : body));
}

/** Has the server refuse the patches that `offend`, with its own 400. */
function refusing(offend: (operations: JsonObject[]) => boolean): Wrap {
  return onOperations((operations) => (offend(operations) ? {} : operations));
}

/** Takes the patches that `offend`, but answers them with `status`. */
function answering(status: number, offend: (operations: JsonObject[]) => boolean): Wrap {
  return (next: Handler) => async (request) => {
    if (!isAsked(PATCH, request)) return next(request);
    let offends = false;
    const copy = await withRequestJson(request, (body) => {
      offends = Array.isArray(body) && offend(body.filter(isObject));
      return body;
    });
    const response = await next(copy);
    return offends && response.ok ? Response.json({ message: 'This did not work' }, { status }) : response;
  };
}

const is = (op: string, path: string) => (operation: JsonObject) =>
  operation['op'] === op && operation['path'] === path;

/** What can go wrong with the answer to one operation (A08 to A13). */
function operationFaults(name: string, op: string, path: string): Fault[] {
  const offend = (operations: JsonObject[]) => operations.some(is(op, path));
  return [
    { name: `${name}-refused`, says: `${op} of ${path} is refused with 400.`, wrap: refusing(offend) },
    { name: `${name}-answers-500`, says: `${op} of ${path} is answered with 500.`, wrap: answering(500, offend) },
  ];
}

/** An operation that is answered well and forgotten (A10 to A13). */
function forgetting(name: string, op: string, path: string): Fault {
  return {
    name: `${name}-not-stored`,
    says: `${op} of ${path} is answered with 204, but nothing changes.`,
    wrap: onOperations((operations) => operations.filter((operation) => !is(op, path)(operation))),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayBefore(date: unknown): unknown {
  const time = Date.parse(`${String(date)}T00:00:00Z`);
  return Number.isNaN(time) ? date : new Date(time - DAY_MS).toISOString().slice(0, 10);
}

const reads: readonly Fault[] = [
  { name: 'read-answers-204', says: 'A read answers 204.', wrap: onResponse(READ, withStatus(204)) },
  { name: 'read-answers-404', says: 'A read finds nothing.', wrap: onResponse(READ, withStatus(404)) },
  {
    name: 'read-is-text',
    says: 'A read answers text.',
    wrap: onResponse(READ, withText('Antrag MF7K2Q/1/1: BEANTRAGT')),
  },
  {
    name: 'letzte-aenderung-missing',
    says: 'The record has no letzteAenderung.',
    wrap: onResponse(READ, withProperties({ letzteAenderung: undefined })),
  },
  {
    name: 'letzte-aenderung-no-date',
    says: 'letzteAenderung is no date.',
    wrap: onResponse(READ, withProperties({ letzteAenderung: 'gestern' })),
  },
  {
    name: 'letzte-aenderung-null',
    says: 'letzteAenderung is null.',
    wrap: onResponse(READ, withProperties({ letzteAenderung: null })),
  },
];

const patches: readonly Fault[] = [
  {
    name: 'patch-wants-object',
    says: 'PATCH takes one operation as an object and refuses arrays.',
    wrap: onRequestJson(PATCH, (body) => (Array.isArray(body) ? {} : [body])),
  },
  {
    name: 'patch-not-possible',
    says: 'PATCH answers 405.',
    wrap: instead(PATCH, () => Response.json({ message: 'PATCH is not possible here' }, { status: 405 })),
  },
  {
    name: 'patch-not-stored',
    says: 'PATCH answers 204, but nothing changes.',
    wrap: onOperations(() => []),
  },
  ...operationFaults('status', 'replace', '/status'),
  {
    name: 'status-comment-refused',
    says: 'A status with a kommentar is refused with 400.',
    wrap: refusing((operations) => operations.some(({ value }) => isObject(value) && 'kommentar' in value)),
  },
  ...operationFaults('provider-status', 'replace', '/status/produktAnbieter'),
  ...operationFaults('reference', 'add', '/antragsReferenz'),
  forgetting('reference', 'add', '/antragsReferenz'),
  ...operationFaults('remove', 'remove', '/antragsReferenz'),
  forgetting('remove', 'remove', '/antragsReferenz'),
  {
    name: 'remove-wants-value',
    says: 'A remove without value is refused with 400.',
    wrap: refusing((operations) => operations.some(({ op, value }) => op === 'remove' && value === undefined)),
  },
  {
    name: 'remove-leaves-empty-reference',
    says: 'A remove sets antragsReferenz to an empty string.',
    wrap: onOperations((operations) =>
      operations.map((operation) =>
        operation['op'] === 'remove' ? { ...operation, op: 'add', value: '' } : operation,
      ),
    ),
  },
  ...operationFaults('date', 'add', '/voraussichtlicheBearbeitung'),
  forgetting('date', 'add', '/voraussichtlicheBearbeitung'),
  {
    name: 'date-one-day-early',
    says: 'voraussichtlicheBearbeitung is stored one day early.',
    wrap: onOperations((operations) =>
      operations.map((operation) =>
        is('add', '/voraussichtlicheBearbeitung')(operation)
          ? { ...operation, value: dayBefore(operation['value']) }
          : operation,
      ),
    ),
  },
  {
    name: 'date-reads-german',
    says: 'voraussichtlicheBearbeitung reads as DD.MM.YYYY.',
    wrap: onResponse(
      READ,
      withRewrittenJson(({ voraussichtlicheBearbeitung: date, ...others }) =>
        typeof date === 'string'
          ? { ...others, voraussichtlicheBearbeitung: date.split('-').reverse().join('.') }
          : others,
      ),
    ),
  },
  ...operationFaults('clerk', 'replace', '/ansprechpartner/partnerId'),
  forgetting('clerk', 'replace', '/ansprechpartner/partnerId'),
  {
    name: 'several-operations-refused',
    says: 'A patch of more than one operation is refused with 400.',
    wrap: refusing(({ length }) => length > 1),
  },
  {
    name: 'several-operations-answer-500',
    says: 'A patch of more than one operation is answered with 500.',
    wrap: answering(500, ({ length }) => length > 1),
  },
  {
    name: 'only-first-operation',
    says: 'Only the first of several operations is stored.',
    wrap: onOperations((operations) => operations.slice(0, 1)),
  },
  {
    name: 'only-last-operation',
    says: 'Only the last of several operations is stored.',
    wrap: onOperations((operations) => operations.slice(-1)),
  },
];

/** The faults of the applications interface: of reads (A05, A06), then of patches (A07 to A14). */
export const faults: readonly Fault[] = [...reads, ...patches];
