import { mediaType } from '../../servers/body.ts';
import type { Handler } from '../../servers/handler.ts';
import { signatureNotVerified } from '../answer-faults.ts';
import { asking, faultsOf, instead, onRequest, onResponse, withProperties, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { ASK, emptySuccess, failing, OFFERS } from './faulty-graphql.ts';

/** The same request, said to be JSON. */
const asJson = (request: Request) => asking(request, { 'content-type': 'application/json' });

const forbidden = { ...ASK, status: 403 };

/** Answers the questions for the list as if they were permitted, where they are refused with a status. */
const listsAnswered =
  (status: number): Fault['wrap'] =>
  (next) =>
  async (request) => {
    const isList = (await request.clone().text()).includes('angebote(');
    const response = await next(request);
    return isList && response.status === status ? Response.json({ data: { angebote: [] } }) : response;
  };

function rememberingPermission(next: Handler): Handler {
  let answered = false;
  return async (request) => {
    const response = await next(request);
    answered ||= response.status === 200;
    return answered && response.status === 403 ? emptySuccess() : response;
  };
}

/** Faults in what is looked at before the question: token, permission, content type and trace (L15 to L17, L19, L20). */
export const accessFaults: readonly Fault[] = [
  signatureNotVerified(/^\/angebote$/),
  ...faultsOf({
    'no-token-accepted': {
      kind: 'missing-check',
      says: 'A question without a token is answered like any other.',
      wrap: instead({ ...ASK, authorization: null }, emptySuccess),
    },
    'missing-scope-accepted': {
      kind: 'missing-check',
      says: 'A question of a client without the permission is answered like any other.',
      wrap: onResponse(forbidden, emptySuccess),
    },
    'permission-remembered': {
      kind: 'only-sometimes',
      says: 'Once a question has been answered, those of clients without the permission are answered too.',
      wrap: rememberingPermission,
    },
    'offers-without-token': {
      kind: 'missing-check',
      says: 'The list of offers is for everybody: only the best offer needs a token.',
      wrap: listsAnswered(401),
    },
    'offers-without-scope': {
      kind: 'missing-check',
      says: 'The list of offers needs no permission, which the best offer does.',
      wrap: listsAnswered(403),
    },
    'offers-with-401': {
      kind: 'missing-check',
      says: 'A question without a valid token is refused, and gets its offers all the same.',
      wrap: onResponse({ ...ASK, status: 401 }, withProperties(OFFERS)),
    },
    'offers-with-403': {
      kind: 'missing-check',
      says: 'A client without the permission is refused, and gets its offers all the same.',
      wrap: onResponse(forbidden, withProperties(OFFERS)),
    },
    'any-content-type-accepted': {
      kind: 'missing-validation',
      says: 'A body of any content type is read as JSON.',
      wrap: onRequest(ASK, asJson),
    },
    'content-type-of-lists-unchecked': {
      kind: 'only-sometimes',
      says: 'A question for the list of offers is read in any content type.',
      wrap: listsAnswered(415),
    },
    'application-types-accepted': {
      kind: 'missing-validation',
      says: 'A body of any content type that begins with application/ is read as JSON.',
      wrap: onRequest(ASK, (request) => (mediaType(request).startsWith('application/') ? asJson(request) : request)),
    },
    'content-type-400': {
      kind: 'wrong-status',
      says: 'A content type other than JSON answers 400.',
      wrap: onResponse({ ...ASK, status: 415 }, withStatus(400)),
    },
    'charset-refused': {
      kind: 'too-strict',
      says: 'A content type that names its charset is refused.',
      wrap: (next) => (request) =>
        mediaType(request) === 'application/json' && /charset/i.test(request.headers.get('content-type') ?? '')
          ? failing('Content-Type must be application/json', 400, 415)
          : next(request),
    },
    'trace-id-refused': {
      kind: 'too-strict',
      says: 'A question with X-TraceId is refused.',
      wrap: (next) => (request) =>
        request.headers.has('x-traceid') ? failing('X-TraceId is not known', 400) : next(request),
    },
    'trace-id-uuid-demanded': {
      kind: 'too-strict',
      says: 'A question with an X-TraceId that is no UUID is refused.',
      wrap: (next) => (request) =>
        /^(|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(request.headers.get('x-traceid') ?? '')
          ? next(request)
          : failing('X-TraceId must be a UUID', 400),
    },
    'trace-id-demanded': {
      kind: 'too-strict',
      says: 'A question without X-TraceId is refused.',
      wrap: (next) => (request) =>
        request.headers.has('x-traceid') ? next(request) : failing('X-TraceId is required', 400),
    },
  }),
];
