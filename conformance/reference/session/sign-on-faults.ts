import {
  faultsOf,
  instead,
  isAsked,
  onResponse,
  withHeader,
  withoutHeader,
  withStatus,
  type Change,
  type Where,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';

const signOnByPost: Where = { method: 'POST', path: /^\/login$/, status: 302 };
const badToken: Where = { path: /^\/login$/, status: 401 };

/** A cookie of something else, and one that opens a session. */
export const FOREIGN_COOKIE = 'JSESSIONID=4711; Path=/; HttpOnly';
export const SESSION_COOKIE = `sessionId=${'0f'.repeat(32)}; Path=/; HttpOnly`;
/** A cookie that is over as it comes. */
export const REMOVED_COOKIE = `${SESSION_COOKIE}; Max-Age=0`;

/** Redirects to where the request asked to go. */
const withWantedLocation: Change = (response, request) =>
  withHeader('Location', new URL(request.url).searchParams.get('redirectTo') ?? '/')(response, request);

const bringsToken = (request: Request): boolean =>
  new URL(request.url).searchParams.has('authentication') || request.headers.has('X-Authentication');

/** Refuses every token but the one that came first. */
const secondTokenRefused =
  (where: Where): Wrap =>
  (next) => {
    let first: string | undefined;
    return async (request) => {
      const { searchParams } = new URL(request.url);
      const token = searchParams.get('authentication') ?? request.headers.get('X-Authentication') ?? '';
      if (!isAsked(where, request)) return next(request);
      const response = await next(request);
      if (response.status === 302) first ??= token;
      return response.status === 302 && token !== first
        ? Response.json({ message: 'the token is not known' }, { status: 401 })
        : response;
    };
  };

/** Refuses the logout of the sessions that some answers opened. */
const logoutRefused =
  (where: Where): Wrap =>
  (next) => {
    const opened = new Set<string>();
    return async (request) => {
      const id = /sessionId=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1];
      if (id !== undefined && opened.has(id)) return Response.json({ message: 'no such session' }, { status: 401 });
      const response = await next(request);
      const own = /sessionId=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
      if (own !== undefined && isAsked(where, request) && response.status === where.status) opened.add(own);
      return response;
    };
  };

/** The same faults of one of the two ways to sign on with a token (S12, S13). */
function faultsOfWay(way: string, method: string): Fault[] {
  const where: Where = { method, path: /^\/login$/, status: 302 };
  return faultsOf({
    [`${way}-200`]: {
      kind: 'wrong-status',
      says: `A sign-on by ${method} answers 200 instead of a redirect.`,
      wrap: onResponse(where, withStatus(200)),
    },
    [`${way}-without-location`]: {
      kind: 'missing-header',
      says: `The redirect of a sign-on by ${method} does not say where to.`,
      wrap: onResponse(where, withoutHeader('Location')),
    },
    [`${way}-elsewhere`]: {
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to the start page, not to the wanted one.`,
      wrap: onResponse(where, withHeader('Location', '/startseite')),
    },
    [`${way}-to-overview`]: {
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to /uebersicht, whatever it was asked for.`,
      wrap: onResponse(where, withHeader('Location', '/uebersicht')),
    },
    [`${way}-to-another-site`]: {
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to the wanted path at another site.`,
      wrap: onResponse(where, (response, request) =>
        withHeader('Location', `https://portal.example${response.headers.get('Location') ?? ''}`)(response, request),
      ),
    },
    [`${way}-drops-query`]: {
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to the wanted path without its query.`,
      wrap: onResponse(where, (response, request) =>
        withHeader('Location', response.headers.get('Location')?.split('?', 1)[0] ?? '')(response, request),
      ),
    },
    [`${way}-without-token`]: {
      kind: 'missing-check',
      says: `A sign-on by ${method} without a token opens a session and redirects.`,
      wrap: (next) => (request) =>
        bringsToken(request)
          ? next(request)
          : onResponse(
              { ...badToken, method },
              withStatus(302),
              withWantedLocation,
              withHeader('Set-Cookie', SESSION_COOKIE),
            )(next)(request),
    },
    [`${way === 'sign-on' ? 'token-of-get-refused' : 'token-of-get-refused-by-post'}`]: {
      kind: 'too-strict',
      says: `A sign-on by ${method} does not take the second token that it sees, as if it were that of the other operation.`,
      wrap: secondTokenRefused(where),
    },
    [`logout-of-${way}-refused`]: {
      kind: 'too-strict',
      says: `A logout does not know the session of a sign-on by ${method}.`,
      wrap: logoutRefused(where),
    },
    [`${way}-without-cookie`]: {
      kind: 'missing-header',
      says: `A sign-on by ${method} sets no cookie.`,
      wrap: onResponse(where, withoutHeader('Set-Cookie')),
    },
    [`${way}-other-cookie`]: {
      kind: 'wrong-header',
      says: `The cookie of a sign-on by ${method} has another name.`,
      wrap: onResponse(where, withHeader('Set-Cookie', FOREIGN_COOKIE)),
    },
    [`${way}-removes-cookie`]: {
      kind: 'wrong-header',
      says: `A sign-on by ${method} sets the cookie so that it is over at once.`,
      wrap: onResponse(where, withHeader('Set-Cookie', REMOVED_COOKIE)),
    },
    [`${way}-not-offered`]: {
      kind: 'not-offered',
      says: `There is no sign-on by ${method}.`,
      wrap: instead({ method, path: /^\/login$/ }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
  });
}

/** Faults of signing on with a token. */
export const signOnFaults: readonly Fault[] = [
  ...faultsOfWay('sign-on', 'GET'),
  ...faultsOfWay('sign-on-by-post', 'POST'),
  ...faultsOf({
    'sign-on-without-challenge': {
      kind: 'missing-header',
      says: 'The 401 of a sign-on carries no challenge.',
      wrap: onResponse(badToken, withoutHeader('WWW-Authenticate')),
    },
    'sign-on-303': {
      kind: 'wrong-status',
      says: 'A sign-on redirects with 303.',
      wrap: onResponse({ path: /^\/login$/, status: 302 }, withStatus(303)),
    },
    'sign-on-by-post-replaces-trace-id': {
      kind: 'wrong-header',
      says: 'A sign-on by POST answers with a trace id of its own, whatever it brought.',
      wrap: onResponse(signOnByPost, withHeader('X-TraceId', '5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11')),
    },
    'sign-on-by-post-refuses-trace-id': {
      kind: 'too-strict',
      says: 'A sign-on by POST that brings a trace id answers 400.',
      wrap: (next) => (request) =>
        isAsked(signOnByPost, request) && request.headers.has('x-traceid')
          ? Response.json({ message: 'X-TraceId is not known here' }, { status: 400 })
          : next(request),
    },
    'sign-on-by-post-empty-trace-id': {
      kind: 'wrong-header',
      says: 'A sign-on by POST answers with an empty trace id.',
      wrap: onResponse(signOnByPost, withHeader('X-TraceId', '')),
    },
    'bad-token-signs-on': {
      kind: 'missing-check',
      says: 'A sign-on with a bad token opens a session and redirects.',
      wrap: onResponse(badToken, withStatus(302), withWantedLocation, withHeader('Set-Cookie', SESSION_COOKIE)),
    },
    'bad-token-in-address-signs-on': {
      kind: 'missing-check',
      says: 'A sign-on by GET does not verify its token.',
      wrap: onResponse(
        { ...badToken, method: 'GET' },
        withStatus(302),
        withWantedLocation,
        withHeader('Set-Cookie', SESSION_COOKIE),
      ),
    },
  }),
];
