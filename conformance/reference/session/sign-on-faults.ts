import {
  faultsAt,
  faultsOf,
  instead,
  isSelected,
  onResponse,
  withHeader,
  withoutHeader,
  withStatus,
  type Selector,
  type Change,
  type Where,
  type Wrap,
  refusal,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';

const PATH = /^\/login$/;
const signOnByPost: Where = { method: 'POST', path: PATH, status: 302 };
const tracedByPost: Where = { ...signOnByPost, header: 'X-TraceId' };
/** A sign-on whose redirectTo has a query. */
const toQuery: Selector = { search: /redirectTo=[^&]*%3F/i };
const badToken: Where = { path: PATH, status: 401 };

/** A cookie with another name. */
export const FOREIGN_COOKIE = 'JSESSIONID=4711; Path=/; HttpOnly';
/** A cookie that opens a session. */
export const SESSION_COOKIE = `sessionId=${'0f'.repeat(32)}; Path=/; HttpOnly`;
/** A cookie that has expired when it is set. */
export const REMOVED_COOKIE = `${SESSION_COOKIE}; Max-Age=0`;

/** Rewrites the Location. */
const withLocation =
  (write: (location: string) => string): Change =>
  (response) =>
    withHeader('Location', write(response.headers.get('Location') ?? ''))(response);

/** Sets the Location to redirectTo. */
const withWantedLocation: Change = (response, { url }) =>
  withHeader('Location', new URL(url).searchParams.get('redirectTo') ?? '/')(response);

/** Opens a session and redirects. */
const signedOn: Change[] = [withStatus(302), withWantedLocation, withHeader('Set-Cookie', SESSION_COOKIE)];

/** The token of a sign-on, in its URL or header. */
const tokenIn = ({ url, headers }: Request): string | null =>
  new URL(url).searchParams.get('authentication') ?? headers.get('X-Authentication');

/** A decoded part of a JSON Web Token; empty if there is none. */
const partOf = (token: string | null, index: number): string =>
  Buffer.from(token?.split('.')[index] ?? '', 'base64url').toString();

/** Changes the redirects of sign-ons with all tokens except the first one. */
const onSecondToken =
  (where: Where, change: Change): Wrap =>
  (next) => {
    let first: string | null = null;
    return onResponse({ ...where, status: 302 }, (response, request) => {
      first ??= tokenIn(request);
      return tokenIn(request) === first ? response : change(response, request);
    })(next);
  };

/** Refuses all requests with the cookie of a session that a response selected by `where` has opened. */
export const logoutRefused =
  (where: Where): Wrap =>
  (next) => {
    const opened = new Set<string>();
    return async (request) => {
      const id = /sessionId=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1];
      if (id !== undefined && opened.has(id)) return Response.json({ message: 'no such session' }, { status: 401 });
      const response = await next(request);
      const own = /sessionId=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
      if (own !== undefined && isSelected(where, request) && response.status === where.status) opened.add(own);
      return response;
    };
  };

/** The faults of one of the two ways to sign on with a token (S12, S13). */
function faultsOfWay(way: string, method: string): Fault[] {
  const where: Where = { method, path: PATH, status: 302 };
  return [
    ...faultsAt(where, {
      [`${way}-200`]: ['wrong-status', `A sign-on by ${method} answers 200 instead of a redirect.`, withStatus(200)],
      [`${way}-without-location`]: [
        'missing-header',
        `The redirect of a sign-on by ${method} has no Location.`,
        withoutHeader('Location'),
      ],
      [`${way}-elsewhere`]: [
        'wrong-redirect',
        `A sign-on by ${method} always redirects to /uebersicht.`,
        withHeader('Location', '/uebersicht'),
      ],
      [`${way}-to-another-site`]: [
        'wrong-redirect',
        `A sign-on by ${method} redirects to the wanted path on another site.`,
        withLocation((location) => `https://portal.example${location}`),
      ],
      [`${way}-drops-query`]: [
        'wrong-redirect',
        `A sign-on by ${method} redirects to the wanted path without its query.`,
        withLocation((location) => location.split('?', 1)[0] ?? ''),
      ],
      [`${way}-hands-token-on`]: [
        'wrong-redirect',
        `A sign-on by ${method} redirects to the wanted path with the token in its query.`,
        (response, request) =>
          withLocation(
            (location) => `${location}${location.includes('?') ? '&' : '?'}authentication=${tokenIn(request)}`,
          )(response, request),
      ],
      [`${way}-without-cookie`]: [
        'missing-header',
        `A sign-on by ${method} sets no cookie.`,
        withoutHeader('Set-Cookie'),
      ],
      [`${way}-other-cookie`]: [
        'wrong-header',
        `The cookie of a sign-on by ${method} has another name.`,
        withHeader('Set-Cookie', FOREIGN_COOKIE),
      ],
      [`${way}-removes-cookie`]: [
        'wrong-header',
        `A sign-on by ${method} sets a cookie that has already expired.`,
        withHeader('Set-Cookie', REMOVED_COOKIE),
      ],
    }),
    ...faultsOf({
      'missing-check': {
        [`${way}-without-token`]: [
          `A sign-on by ${method} without a token opens a session and redirects.`,
          onResponse({ ...badToken, method, is: (request) => tokenIn(request) === null }, ...signedOn),
        ],
      },
      'too-strict': {
        [way === 'sign-on' ? 'token-of-get-refused' : 'token-of-get-refused-by-post']: [
          `A sign-on by ${method} refuses every token but the first one.`,
          onSecondToken(where, refusal(401, 'the token is not known')),
        ],
        [`logout-of-${way}-refused`]: [`A logout refuses the session of a sign-on by ${method}.`, logoutRefused(where)],
      },
      'only-sometimes': {
        [way === 'sign-on' ? 'token-of-get-without-location' : 'token-of-get-without-location-by-post']: [
          `A sign-on by ${method} answers without a Location to every token but the first one.`,
          onSecondToken(where, withoutHeader('Location')),
        ],
        [`${way}-with-query-without-cookie`]: [
          `A sign-on by ${method} sets no cookie if the wanted path has a query.`,
          onResponse({ ...where, ...toQuery }, withoutHeader('Set-Cookie')),
        ],
      },
      'not-offered': {
        [`${way}-not-offered`]: [
          `A sign-on by ${method} answers 405.`,
          instead({ method, path: PATH }, refusal(405, 'not allowed')),
        ],
      },
    }),
  ];
}

/** Faults of the sign-on with a token. */
export const signOnFaults: readonly Fault[] = [
  ...faultsOfWay('sign-on', 'GET'),
  ...faultsOfWay('sign-on-by-post', 'POST'),
  ...faultsOf({
    'wrong-header': {
      'sign-on-by-post-replaces-trace-id': [
        'A sign-on by POST always answers with the same trace id.',
        onResponse(signOnByPost, withHeader('X-TraceId', '5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11')),
      ],
    },
    'wrong-meaning': {
      'sign-on-by-post-trace-ids-of-kinds': [
        'Without X-TraceId, a sign-on by POST answers with a trace id that only depends on where the token was.',
        onResponse({ ...signOnByPost, is: ({ headers }) => !headers.has('x-traceid') }, (response, { headers }) =>
          withHeader('X-TraceId', `spur-${headers.has('x-authentication')}`)(response),
        ),
      ],
    },
    'wrong-redirect': {
      'traced-sign-on-by-post-elsewhere': [
        'A sign-on by POST with X-TraceId always redirects to /uebersicht.',
        onResponse(tracedByPost, withHeader('Location', '/uebersicht')),
      ],
    },
    'missing-header': {
      'sign-on-without-challenge': [
        'The 401 of a sign-on carries no challenge.',
        onResponse(badToken, withoutHeader('WWW-Authenticate')),
      ],
    },
    'wrong-status': {
      'sign-on-303': ['A sign-on redirects with 303.', onResponse({ path: PATH, status: 302 }, withStatus(303))],
    },
    'only-sometimes': {
      'sign-on-by-post-to-query-200': [
        'A sign-on by POST answers 200 if the wanted path has a query.',
        onResponse({ ...signOnByPost, ...toQuery }, withStatus(200)),
      ],
      'sign-on-by-post-with-one-token-303': [
        'A sign-on by POST redirects with 303 unless both address and header carry a token.',
        onResponse(
          {
            ...signOnByPost,
            is: ({ url, headers }) => !headers.has('x-authentication') || !url.includes('authentication='),
          },
          withStatus(303),
        ),
      ],
      'token-of-get-303': [
        'A sign-on redirects with 303 for every token but the first one.',
        onSecondToken({ path: PATH }, withStatus(303)),
      ],
      'token-of-get-elsewhere': [
        'A sign-on always redirects to /uebersicht for every token but the first one.',
        onSecondToken({ path: PATH }, withHeader('Location', '/uebersicht')),
      ],
      'sign-on-to-query-303': [
        'A sign-on redirects with 303 if the wanted path has a query.',
        onResponse({ ...toQuery, path: PATH, status: 302 }, withStatus(303)),
      ],
    },
    'too-strict': {
      'sign-on-by-post-refuses-trace-id': [
        'A sign-on by POST with X-TraceId answers 400.',
        onResponse(tracedByPost, refusal(400, 'X-TraceId is not known here')),
      ],
      'sign-on-refuses-every-token': [
        'Every sign-on answers 401, wherever its token is.',
        instead({ path: PATH }, () =>
          Response.json(
            { message: 'the token is not known' },
            { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
          ),
        ),
      ],
      'sign-on-to-root-only': [
        'A sign-on answers 404 for every page but /.',
        (next) => (request) => {
          const { pathname, searchParams } = new URL(request.url);
          const isElsewhere = pathname === '/login' && /^\/[^?]/.test(searchParams.get('redirectTo') ?? '');
          return isElsewhere ? Response.json({ message: 'no such page' }, { status: 404 }) : next(request);
        },
      ],
    },
    'missing-check': {
      'bad-token-signs-on': [
        'A sign-on with a bad token opens a session and redirects.',
        onResponse(badToken, ...signedOn),
      ],
      'unsigned-token-signs-on': [
        'A sign-on accepts an unsigned token, with alg none.',
        onResponse({ ...badToken, is: (request) => partOf(tokenIn(request), 0).includes('"none"') }, ...signedOn),
      ],
      'bad-token-in-address-signs-on': [
        'A sign-on by GET does not verify the signature of its token.',
        onResponse(
          {
            ...badToken,
            method: 'GET',
            is: ({ url }) => partOf(new URL(url).searchParams.get('authentication'), 1).includes('"sub"'),
          },
          ...signedOn,
        ),
      ],
    },
  }),
];
