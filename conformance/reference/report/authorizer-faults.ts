import {
  faultsOf,
  instead,
  onRequest,
  onResponse,
  withAuthorization,
  withJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { REPORT } from './fault-places.ts';
import { authorization, authorizationWithoutPermission, isInvented } from './seed.ts';

/** Keeps the verdict on a caller by the path alone, as a cache does that forgets the credential in its key. */
const letInOnce: Wrap = (next) => {
  const open = new Set<string>();
  return async (request) => {
    if (request.method !== 'POST') return next(request);
    const { pathname } = new URL(request.url);
    const response = await next(open.has(pathname) ? withAuthorization(authorization)(request) : request);
    if (response.status === 202) open.add(pathname);
    return response;
  };
};

/** Faults of the authorizer (R21 to R25). */
export const authorizerFaults: readonly Fault[] = faultsOf({
  'forbidden-message-as-number': {
    kind: 'wrong-type',
    says: 'The `message` of a 403 is a number.',
    wrap: onResponse({ status: 403 }, withJson({ message: 403 })),
  },
  'forbidden-as-text': {
    kind: 'wrong-media-type',
    says: 'The body of a 403 is plain text.',
    wrap: onResponse({ status: 403 }, withText('Forbidden')),
  },
  'forbidden-message-capitalised': {
    kind: 'missing-member',
    says: 'The body of a 403 has `Message` in place of `message`.',
    wrap: onResponse({ status: 403 }, withJson({ Message: 'Forbidden' })),
  },
  'post-needs-no-credential': {
    kind: 'missing-check',
    says: 'A request without Authorization is accepted.',
    wrap: onRequest({ method: 'POST', authorization: null }, withAuthorization(authorization)),
  },
  'authorizer-remembers-kind': {
    kind: 'only-sometimes',
    says: 'Once a caller was let in for a kind, every request for that kind is accepted.',
    wrap: letInOnce,
  },
  'authorizer-crashes': {
    kind: 'wrong-status',
    says: 'A request without a credential that somebody was given answers 500.',
    wrap: onResponse({ method: 'POST', status: 403 }, (response, request) =>
      request.headers.get('authorization') === null || isInvented(request)
        ? Response.json({ message: 'it failed', error: 'failed' }, { status: 500 })
        : response,
    ),
  },
  'any-credential-will-do': {
    kind: 'missing-check',
    says: 'A request with an Authorization that nobody was given is accepted.',
    wrap: (next) => (request) => next(isInvented(request) ? withAuthorization(authorization)(request) : request),
  },
  'unknown-credential-200': {
    kind: 'wrong-status',
    says: 'A request with an Authorization that nobody was given is refused with status 200.',
    wrap: onResponse({ method: 'POST', status: 403 }, (response, request) =>
      isInvented(request) ? withStatus(200)(response, request) : response,
    ),
  },
  'unknown-reader-let-in': {
    kind: 'missing-check',
    says: 'A read with an Authorization that nobody was given is answered like any other.',
    wrap: onRequest({ method: 'GET' }, (request) =>
      isInvented(request) ? withAuthorization(authorization)(request) : request,
    ),
  },
  'unknown-reader-200': {
    kind: 'missing-check',
    says: 'A read with an Authorization that nobody was given answers 200 with a status.',
    wrap: onResponse({ method: 'GET', path: REPORT, status: 403 }, (response, request) =>
      isInvented(request) ? Response.json({ status: 'PROCESSING' }) : response,
    ),
  },
  'unknown-reader-told-nothing': {
    kind: 'missing-member',
    says: 'The 403 to a read with an Authorization that nobody was given has no `message`.',
    wrap: onResponse({ method: 'GET', path: REPORT, status: 403 }, (response, request) =>
      isInvented(request) ? withJson({})(response, request) : response,
    ),
  },
  'get-needs-no-credential': {
    kind: 'missing-check',
    says: 'A read without Authorization is answered like any other.',
    wrap: onRequest({ method: 'GET', authorization: null }, withAuthorization(authorization)),
  },
  'get-without-credential-200': {
    kind: 'missing-check',
    says: 'A read without Authorization answers 200 with a status.',
    wrap: instead({ method: 'GET', path: REPORT, authorization: null }, () => Response.json({ status: 'PROCESSING' })),
  },
  'get-without-credential-203': {
    kind: 'missing-check',
    says: 'A read without a credential that somebody was given answers 203 with a status.',
    wrap: onResponse({ method: 'GET', path: REPORT, status: 403 }, (response, request) =>
      request.headers.get('authorization') === null || isInvented(request)
        ? Response.json({ status: 'PROCESSING' }, { status: 203 })
        : response,
    ),
  },
  'get-without-credential-303': {
    kind: 'missing-check',
    says: 'A read without Authorization answers 303 with a Location.',
    wrap: instead(
      { method: 'GET', path: REPORT, authorization: null },
      () => new Response('ready', { status: 303, headers: { Location: 'https://berichte.example/unbekannt' } }),
    ),
  },
  'forbidden-reader-let-in': {
    kind: 'missing-check',
    says: 'A read by a caller without permission is answered like any other.',
    wrap: onRequest({ method: 'GET', authorization: authorizationWithoutPermission }, withAuthorization(authorization)),
  },
  'forbidden-reader-200': {
    kind: 'missing-check',
    says: 'A read by a caller without permission answers 200 with a status.',
    wrap: instead({ method: 'GET', path: REPORT, authorization: authorizationWithoutPermission }, () =>
      Response.json({ status: 'PROCESSING' }),
    ),
  },
  'forbidden-reader-303': {
    kind: 'missing-check',
    says: 'A read by a caller without permission answers 303 with a Location.',
    wrap: instead(
      { method: 'GET', path: REPORT, authorization: authorizationWithoutPermission },
      () => new Response('ready', { status: 303, headers: { Location: 'https://berichte.example/unbekannt' } }),
    ),
  },
  'forbidden-reader-404': {
    kind: 'wrong-status',
    says: 'A read by a caller without permission answers 404.',
    wrap: onResponse({ method: 'GET', path: REPORT, authorization: authorizationWithoutPermission }, withStatus(404)),
  },
  'forbidden-caller-accepted': {
    kind: 'missing-check',
    says: 'A request of a caller without permission is accepted.',
    wrap: onRequest(
      { method: 'POST', authorization: authorizationWithoutPermission },
      withAuthorization(authorization),
    ),
  },
  'forbidden-caller-accepted-once': {
    kind: 'only-sometimes',
    says: 'A request of a caller without permission is accepted for one kind.',
    wrap: onRequest(
      { method: 'POST', path: /^\/vertrieb$/, authorization: authorizationWithoutPermission },
      withAuthorization(authorization),
    ),
  },
  'forbidden-caller-404': {
    kind: 'wrong-status',
    says: 'A request of a caller without permission answers 404.',
    wrap: onResponse({ method: 'POST', authorization: authorizationWithoutPermission, status: 403 }, withStatus(404)),
  },
  'forbidden-caller-401': {
    kind: 'wrong-status',
    says: 'A request of a caller without permission answers 401.',
    wrap: onResponse({ method: 'POST', authorization: authorizationWithoutPermission, status: 403 }, withStatus(401)),
  },
});
