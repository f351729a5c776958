import { faultsOf, instead, onRequestJson, onResponse, withHeader, withStatus, type JsonObject } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { answering, onOperations, refusing } from './faulty-operations.ts';
import { PATCH } from './faulty-places.ts';

const isOfClerk = ({ path }: JsonObject) => path === '/ansprechpartner/partnerId';
const isOfStatus = ({ path }: JsonObject) => path === '/status' || path === '/status/produktAnbieter';
const replacesClerkAndStatus = (operations: JsonObject[]) => operations.some(isOfClerk) && operations.some(isOfStatus);

/** The faults of PATCH as a whole (A07), and of several operations in one call (A14). */
export const patchFaults: readonly Fault[] = faultsOf({
  'patch-wants-object': {
    kind: 'too-strict',
    says: 'PATCH takes one operation as an object and refuses arrays.',
    wrap: onRequestJson(PATCH, (body) => (Array.isArray(body) ? {} : [body])),
  },
  'patch-wants-merge-type': {
    kind: 'too-strict',
    says: 'PATCH takes no media type but application/merge-patch+json.',
    wrap: instead(PATCH, ({ headers }) =>
      Response.json(
        { message: `${headers.get('content-type')} is not possible here` },
        { status: 415, headers: { 'Accept-Patch': 'application/merge-patch+json' } },
      ),
    ),
  },
  'patch-redirects': {
    kind: 'wrong-redirect',
    says: 'PATCH answers 303 with the address of the application.',
    wrap: onResponse({ ...PATCH, status: 204 }, withStatus(303), (response, request) =>
      withHeader('Location', new URL(request.url).pathname)(response, request),
    ),
  },
  'patch-not-stored': {
    kind: 'wrong-meaning',
    says: 'PATCH answers 204, but nothing changes.',
    wrap: onOperations(() => []),
  },
  'several-operations-refused': {
    kind: 'too-strict',
    says: 'A patch of more than one operation is refused with 400.',
    wrap: refusing(({ length }) => length > 1),
  },
  'three-operations-refused': {
    kind: 'too-strict',
    says: 'A patch of more than two operations is refused with 400.',
    wrap: refusing(({ length }) => length > 2),
  },
  'removal-with-others-not-stored': {
    kind: 'only-sometimes',
    says: 'A remove is ignored where it is not the only operation of its patch.',
    wrap: onOperations((operations) =>
      operations.length > 1 ? operations.filter(({ op }) => op !== 'remove') : operations,
    ),
  },
  'json-not-stored': {
    kind: 'only-sometimes',
    says: 'A patch of type application/json is answered with 204, but nothing changes.',
    wrap: (next) => (request) =>
      (request.headers.get('content-type') === 'application/json' ? onOperations(() => [])(next) : next)(request),
  },
  'several-paths-conflict': {
    kind: 'too-strict',
    says: 'A patch with operations on different members is answered with 409.',
    wrap: answering(409, (operations) => new Set(operations.map(({ path }) => path)).size > 1),
  },
  'clerk-and-status-refused': {
    kind: 'too-strict',
    says: 'A patch of the credit clerk and of the status is refused with 400.',
    wrap: refusing(replacesClerkAndStatus),
  },
  'clerk-with-status-not-stored': {
    kind: 'only-sometimes',
    says: 'A patch of the credit clerk and of the status stores the status only.',
    wrap: onOperations((operations) =>
      replacesClerkAndStatus(operations) ? operations.filter((one) => !isOfClerk(one)) : operations,
    ),
  },
  'status-with-clerk-not-stored': {
    kind: 'only-sometimes',
    says: 'A patch of the credit clerk and of the status stores the credit clerk only.',
    wrap: onOperations((operations) =>
      replacesClerkAndStatus(operations) ? operations.filter(isOfClerk) : operations,
    ),
  },
  'several-operations-not-stored': {
    kind: 'wrong-meaning',
    says: 'A patch of more than one operation answers 204, but nothing changes.',
    wrap: onOperations((operations) => (operations.length > 1 ? [] : operations)),
  },
  'only-first-operation': {
    kind: 'only-sometimes',
    says: 'Only the first of several operations is stored.',
    wrap: onOperations((operations) => operations.slice(0, 1)),
  },
  'only-last-operation': {
    kind: 'only-sometimes',
    says: 'Only the last of several operations is stored.',
    wrap: onOperations((operations) => operations.slice(-1)),
  },
});
