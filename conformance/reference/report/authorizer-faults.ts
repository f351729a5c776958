import {
  answeringAs,
  faultsAt,
  faultsFor,
  faultsOf,
  leadingTo,
  onRequest,
  onResponse,
  withAuthorization,
  withJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { REPORT } from './fault-places.ts';
import { authorization, isAnonymous, isForbidden, isInvented } from './seed.ts';

type Caller = (request: Request) => boolean;

const isBearer: Caller = ({ headers }) => headers.get('authorization')?.startsWith('Bearer ') ?? false;
const isUnknown: Caller = (request) => isAnonymous(request) || isInvented(request);

/** Selects the requests of some callers with a method: POST requests a report, GET reads one. */
const by =
  (method: 'GET' | 'POST', isMeant: Caller): Caller =>
  (request) =>
    request.method === method && isMeant(request);

const asCaller = withAuthorization(authorization);

/** Faults that accept a wrong or missing credential. */
const letIn = faultsFor<readonly [says: string, isMeant: Caller]>(
  'missing-check',
  {
    'post-needs-no-credential': ['A request without Authorization is accepted.', by('POST', isAnonymous)],
    'any-credential-will-do': ['A request with an unknown Authorization is accepted.', isInvented],
    'bearer-will-do': ['Any credential after the scheme Bearer is accepted.', isBearer],
    'longer-credential-taken': [
      'A credential that begins with the right one is accepted.',
      ({ headers }) => headers.get('authorization')?.startsWith(authorization) ?? false,
    ],
    'forbidden-caller-accepted': ['A request of a caller without permission is accepted.', by('POST', isForbidden)],
    'get-needs-no-credential': ['A read without Authorization is answered like any other.', by('GET', isAnonymous)],
    'unknown-reader-let-in': [
      'A read with an unknown Authorization is answered like any other.',
      by('GET', isInvented),
    ],
    'forbidden-reader-let-in': [
      'A read by a caller without permission is answered like any other.',
      by('GET', isForbidden),
    ],
  },
  ([says, isMeant]) => [says, onRequest({ is: isMeant }, asCaller)],
);

const withState =
  (status: number): Change =>
  () =>
    Response.json({ status: 'PROCESSING' }, { status });
const withAddress: Change = () =>
  new Response('ready', { status: 303, headers: { Location: 'https://berichte.example/unbekannt' } });

/** Replaces the refusals of some callers. */
const toRefused = (isMeant: Caller, answer: Change) => onResponse({ status: 403, is: isMeant }, answer);

/** Faults of the refusals themselves. */
const refusals = faultsOf({
  'wrong-status': {
    'authorizer-crashes': [
      'A request without a valid credential answers 500.',
      toRefused(by('POST', isUnknown), () => Response.json({ message: 'it failed', error: 'failed' }, { status: 500 })),
    ],
    'unknown-credential-200': [
      'A request with an unknown Authorization is refused with status 200.',
      toRefused(by('POST', isInvented), withStatus(200)),
    ],
    'forbidden-caller-401': [
      'A request of a caller without permission answers 401.',
      toRefused(by('POST', isForbidden), withStatus(401)),
    ],
    'forbidden-reader-404': [
      'A read by a caller without permission answers 404.',
      toRefused(by('GET', isForbidden), withStatus(404)),
    ],
  },
  'missing-check': {
    'unknown-reader-200': [
      'A read with an unknown Authorization answers 200 with a status.',
      toRefused(by('GET', isInvented), withState(200)),
    ],
    'get-without-credential-200': [
      'A read without Authorization answers 200 with a status.',
      toRefused(by('GET', isAnonymous), withState(200)),
    ],
    'unknown-reader-401-with-state': [
      'A read without a valid credential answers 401, but shows the status of the report.',
      toRefused(by('GET', isUnknown), withState(401)),
    ],
    'get-without-credential-203': [
      'A read without a valid credential answers 203 with a status.',
      toRefused(by('GET', isUnknown), withState(203)),
    ],
    'get-without-credential-303': [
      'A read without Authorization answers 303 with a Location.',
      toRefused(by('GET', isAnonymous), withAddress),
    ],
    'forbidden-reader-200': [
      'A read by a caller without permission answers 200 with a status.',
      toRefused(by('GET', isForbidden), withState(200)),
    ],
  },
  'missing-member': {
    'unknown-reader-told-nothing': [
      'The 403 to a read with an unknown Authorization has no `message`.',
      toRefused(by('GET', isInvented), withJson({})),
    ],
    'bad-credential-400-without-error': [
      'A request or read without a valid credential answers 400 without `error`.',
      toRefused(isUnknown, () => Response.json({ message: 'no valid Authorization' }, { status: 400 })),
    ],
    'reader-without-credential-crashes': [
      'A read without Authorization answers 500 without an object.',
      toRefused(by('GET', isAnonymous), () => new Response('Internal Server Error', { status: 500 })),
    ],
  },
});

/** After one accepted request to a path, accepts all requests to it, like a cache whose key lacks the credential. */
const letInOnce: Wrap = (next) => {
  const open = new Set<string>();
  return async (request) => {
    if (request.method !== 'POST') return next(request);
    const { pathname } = new URL(request.url);
    const response = await next(open.has(pathname) ? asCaller(request) : request);
    if (response.status === 202) open.add(pathname);
    return response;
  };
};

/** Serves a read to every caller if the right caller would get `status`. */
const forEverybody =
  (status: number, path = REPORT): Wrap =>
  (next) =>
  async (request) => {
    if (request.method !== 'GET' || !path.test(new URL(request.url).pathname)) return next(request);
    const toCaller = await next(asCaller(request));
    return toCaller.status === status ? toCaller : next(request);
  };

const readUnknown: Where = { method: 'GET', path: REPORT, status: 403, is: isUnknown };

const copyOfState = () => Response.json({ status: 'PROCESSING' });
const toCopy = leadingTo(readUnknown, '/copies/1', copyOfState);

/** Redirects readers without a valid credential to the same URL as the caller. */
const ledToReport: Wrap = (next) =>
  onResponse(readUnknown, async (refusal, request) => {
    const toCaller = await next(asCaller(request));
    return toCaller.status === 303 ? withStatus(302)(toCaller) : refusal;
  })(next);

/** Faults of the authorizer (R21 to R25). */
export const authorizerFaults: readonly Fault[] = [
  ...letIn,
  ...refusals,
  ...faultsAt(
    { status: 403 },
    {
      'forbidden-message-as-number': ['wrong-type', 'The `message` of a 403 is a number.', withJson({ message: 403 })],
      'forbidden-as-text': ['wrong-media-type', 'The body of a 403 is plain text.', withText('Forbidden')],
      'forbidden-message-capitalised': [
        'missing-member',
        'The body of a 403 has `Message` in place of `message`.',
        withJson({ Message: 'Forbidden' }),
      ],
    },
  ),
  ...faultsOf({
    'only-sometimes': {
      'forbidden-caller-with-properties-accepted': [
        'A request of a caller without permission is accepted if it has properties.',
        answeringAs({ status: 403, is: isForbidden, body: (body) => Object.keys(body).length > 0 }, asCaller),
      ],
      'unknown-caller-with-properties-accepted': [
        'A request without a valid credential is accepted if it has properties.',
        answeringAs({ status: 403, is: isUnknown, body: (body) => Object.keys(body).length > 0 }, asCaller),
      ],
      'authorizer-remembers-kind': [
        'After one accepted request for a kind, every request for that kind is accepted.',
        letInOnce,
      ],
      'readers-led-to-copy': [
        'A read without a valid credential redirects to a copy of a status that needs no credential.',
        toCopy,
      ],
      'readers-led-to-copy-by-and-by': [
        'A read without a valid credential redirects twice, to a copy of a status that needs no credential.',
        (next) => leadingTo({ path: /^\/copies\/1$/ }, '/copies/2', copyOfState)(toCopy(next)),
      ],
      'readers-led-to-report': [
        'A read without a valid credential redirects with 302 to a report that is ready.',
        ledToReport,
      ],
      'ready-report-for-everybody': ['A report that is ready can be read by every caller.', forEverybody(303)],
      'ready-report-of-kind-for-everybody': [
        'A report of one kind can be read by every caller when it is ready.',
        forEverybody(303, /^\/smartfactsproduktanbieter\/[^/]+$/),
      ],
      'state-of-kind-for-everybody': [
        'The status of reports of one kind can be read by every caller.',
        forEverybody(200, /^\/mtvreport\/[^/]+$/),
      ],
    },
  }),
];
