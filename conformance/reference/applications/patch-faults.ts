import {
  faultsOf,
  instead,
  onlyFor,
  onRequestJson,
  onResponse,
  withHeader,
  withStatus,
  type JsonObject,
} from '../faulty.ts';
import { answering, is, onOperations, refusing } from './faulty-operations.ts';
import { PATCH } from './faulty-places.ts';

const isOfClerk = ({ path }: JsonObject) => path === '/ansprechpartner/partnerId';
const isOfStatus = ({ path }: JsonObject) => path === '/status' || path === '/status/produktAnbieter';
const WHOLE_STATUS = is('replace', '/status');
const replacesClerkAndStatus = (operations: JsonObject[]) => operations.some(isOfClerk) && operations.some(isOfStatus);

/** The faults of PATCH as a whole (A07), and of several operations in one call (A14). */
export const patchFaults = faultsOf({
  'too-strict': {
    'patch-wants-object': [
      'PATCH accepts one operation as an object and refuses arrays.',
      onRequestJson(PATCH, (body) => (Array.isArray(body) ? {} : [body])),
    ],
    'patch-wants-merge-type': [
      'PATCH accepts no media type but application/merge-patch+json.',
      instead(PATCH, ({ headers }) =>
        Response.json(
          { message: `${headers.get('content-type')} is not possible here` },
          { status: 415, headers: { 'Accept-Patch': 'application/merge-patch+json' } },
        ),
      ),
    ],
    'several-operations-refused': [
      'A patch of more than one operation is refused with 400.',
      refusing(({ length }) => length > 1),
    ],
    'three-operations-refused': [
      'A patch of more than two operations is refused with 400.',
      refusing(({ length }) => length > 2),
    ],
    'several-paths-conflict': [
      'A patch with operations on different members is answered with 409.',
      answering(409, (operations) => new Set(operations.map(({ path }) => path)).size > 1),
    ],
    'whole-status-with-others-refused': [
      'A patch that replaces /status and has other operations is refused with 400.',
      refusing((operations) => operations.length > 1 && operations.some(WHOLE_STATUS)),
    ],
    'clerk-and-status-refused': [
      'A patch of the credit clerk and of the status is refused with 400.',
      refusing(replacesClerkAndStatus),
    ],
  },
  'wrong-redirect': {
    'patch-redirects': [
      'PATCH answers 303 with the address of the application.',
      onResponse({ ...PATCH, status: 204 }, withStatus(303), (response, { url }) =>
        withHeader('Location', new URL(url).pathname)(response),
      ),
    ],
  },
  'wrong-meaning': {
    'patch-not-stored': ['PATCH answers 204, but nothing changes.', onOperations(() => [])],
    'several-operations-not-stored': [
      'A patch of more than one operation answers 204, but nothing changes.',
      onOperations((operations) => (operations.length > 1 ? [] : operations)),
    ],
  },
  'only-sometimes': {
    'removal-with-others-not-stored': [
      'A remove is ignored if it is not the only operation of its patch.',
      onOperations((operations) =>
        operations.length > 1 ? operations.filter(({ op }) => op !== 'remove') : operations,
      ),
    ],
    'json-not-stored': [
      'A patch of type application/json is answered with 204, but nothing changes.',
      onlyFor(
        ({ headers }) => headers.get('content-type') === 'application/json',
        onOperations(() => []),
      ),
    ],
    'clerk-with-status-not-stored': [
      'A patch of the credit clerk and of the status stores the status only.',
      onOperations((operations) =>
        replacesClerkAndStatus(operations) ? operations.filter((one) => !isOfClerk(one)) : operations,
      ),
    ],
    'whole-status-with-others-not-stored': [
      'replace of /status is ignored if it is not the only operation of its patch.',
      onOperations((operations) =>
        operations.length > 1 ? operations.filter((one) => !WHOLE_STATUS(one)) : operations,
      ),
    ],
    'status-with-clerk-not-stored': [
      'A patch of the credit clerk and of the status stores the credit clerk only.',
      onOperations((operations) => (replacesClerkAndStatus(operations) ? operations.filter(isOfClerk) : operations)),
    ],
    'only-first-operation': [
      'Only the first of several operations is stored.',
      onOperations((operations) => operations.slice(0, 1)),
    ],
    'only-last-operation': [
      'Only the last of several operations is stored.',
      onOperations((operations) => operations.slice(-1)),
    ],
  },
});
