import {
  asking,
  faultsOf,
  formRefused,
  instead,
  isAsked,
  onRequest,
  onResponse,
  withHeader,
  withoutHeader,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Asked, Change, Where, Wrap } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { bodyFaults, locationFault } from '../answer-faults.ts';
import { accounts } from '../login/seed.ts';
import { loginBoxFaults } from './login-box-faults.ts';

const LOGIN: Asked = { method: 'POST', path: /^\/login\.do$/ };
const formLogin: Where = { ...LOGIN, status: 200 };
const wrongCredentials: Where = { ...LOGIN, status: 401 };
const logout: Where = { method: 'POST', path: /^\/logout$/, status: 302 };
const signOnByPost: Where = { method: 'POST', path: /^\/login$/, status: 302 };
const badToken: Where = { path: /^\/login$/, status: 401 };

const FOREIGN_COOKIE = 'JSESSIONID=4711; Path=/; HttpOnly';
const SESSION_COOKIE = `sessionId=${'0f'.repeat(32)}; Path=/; HttpOnly`;

/** Changes the answers to form logins that name a page to open (S10). */
const whereOeffne =
  (...changes: readonly Change[]): Wrap =>
  (next) =>
  (request) =>
    (new URL(request.url).searchParams.has('oeffne') ? onResponse(formLogin, ...changes)(next) : next)(request);

/** Rewrites the cookie sessionId of the answers that set it. */
const withSessionCookie =
  (rewrite: (cookie: string) => string): Change =>
  (response, request) => {
    const cookie = response.headers.get('Set-Cookie');
    return cookie === null ? response : withHeader('Set-Cookie', rewrite(cookie))(response, request);
  };

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
function signOnFaults(way: string, method: string): Fault[] {
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
    [`${way}-not-offered`]: {
      kind: 'not-offered',
      says: `There is no sign-on by ${method}.`,
      wrap: instead({ method, path: /^\/login$/ }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
  });
}

/** The faults of the session interface, in the order of the rows S08 to S19. */
const faults: readonly Fault[] = [
  ...bodyFaults({ path: /^\/(login|logout|partner-login-box)/ }),
  locationFault({ path: /^\/login$/ }),
  ...['login.do', 'logout'].map((path): Fault => ({
    name: `${path === 'logout' ? path : 'form-login'}-405-without-allow`,
    kind: 'missing-header',
    says: `The 405 to GET of ${path} does not say which methods are allowed.`,
    wrap: onResponse({ method: 'GET', path: new RegExp(`^/${path}$`), status: 405 }, withoutHeader('allow')),
  })),
  ...faultsOf({
    'form-login-204': {
      kind: 'wrong-status',
      says: 'A form login answers an empty 204.',
      wrap: onResponse(formLogin, withStatus(204)),
    },
    'form-login-redirects': {
      kind: 'wrong-redirect',
      says: 'A form login answers 302.',
      wrap: onResponse(formLogin, withStatus(302), withHeader('Location', '/')),
    },
    'form-login-as-json': {
      kind: 'wrong-media-type',
      says: 'A form login answers with JSON.',
      wrap: onResponse(formLogin, withText('"OK"', 'application/json')),
    },
    'form-login-as-page': {
      kind: 'wrong-media-type',
      says: 'A form login answers with a page.',
      wrap: onResponse(formLogin, withText('<p>OK</p>', 'text/html')),
    },
    'form-login-untyped': {
      kind: 'wrong-media-type',
      says: 'The answer to a form login has no media type.',
      wrap: onResponse(formLogin, withoutHeader('Content-Type')),
    },
    'page-to-open-redirects': {
      kind: 'wrong-redirect',
      says: 'A form login that names a page to open redirects to it.',
      wrap: whereOeffne(withStatus(302), withHeader('Location', '/')),
    },
    'page-to-open-without-cookie': {
      kind: 'missing-header',
      says: 'A form login that names a page to open sets no cookie.',
      wrap: whereOeffne(withoutHeader('Set-Cookie')),
    },
    'page-to-open-as-page': {
      kind: 'wrong-media-type',
      says: 'A form login that names a page to open answers with that page.',
      wrap: whereOeffne(withText('<p>Übersicht</p>', 'text/html')),
    },
    'form-login-without-cookie': {
      kind: 'missing-header',
      says: 'A form login sets no cookie.',
      wrap: onResponse(formLogin, withoutHeader('Set-Cookie')),
    },
    'form-login-other-cookie': {
      kind: 'wrong-header',
      says: 'The cookie of a form login has another name.',
      wrap: onResponse(formLogin, withHeader('Set-Cookie', FOREIGN_COOKIE)),
    },
    'form-login-empty-cookie': {
      kind: 'wrong-header',
      says: 'The cookie of a form login names no session.',
      wrap: onResponse(formLogin, withHeader('Set-Cookie', 'sessionId=; Path=/')),
    },
    'wrong-login-200': {
      kind: 'wrong-status',
      says: 'Wrong credentials in the form answer 200.',
      wrap: onResponse(wrongCredentials, withStatus(200)),
    },
    'wrong-login-403': {
      kind: 'wrong-status',
      says: 'Wrong credentials in the form answer 403.',
      wrap: onResponse(wrongCredentials, withStatus(403)),
    },
    'wrong-login-opens-session': {
      kind: 'missing-check',
      says: 'Wrong credentials in the form open a session.',
      wrap: onResponse(wrongCredentials, withStatus(200), withText('OK'), withHeader('Set-Cookie', SESSION_COOKIE)),
    },
    'wrong-login-redirects': {
      kind: 'wrong-redirect',
      says: 'Wrong credentials in the form redirect to the login box.',
      wrap: onResponse(wrongCredentials, withStatus(302), withHeader('Location', '/partner-login-box.html')),
    },
    'wrong-password-opens-session': {
      kind: 'missing-check',
      says: 'A user who exists gets a session whatever the password is.',
      wrap: (next) => async (request) => {
        const username = new URLSearchParams(await request.clone().text()).get('username');
        const isKnown = accounts.some((account) => account.username === username);
        const letIn = onResponse(
          wrongCredentials,
          withStatus(200),
          withText('OK'),
          withHeader('Set-Cookie', SESSION_COOKIE),
        );
        return (isKnown ? letIn(next) : next)(request);
      },
    },
    'wrong-login-refused-with-session': {
      kind: 'missing-check',
      says: 'Wrong credentials in the form answer 401, and open a session all the same.',
      wrap: onResponse(wrongCredentials, withHeader('Set-Cookie', SESSION_COOKIE)),
    },
    'form-read-as-latin-1': {
      kind: 'too-strict',
      says: 'The form of a login is read as Latin-1.',
      wrap: onRequest(LOGIN, async (request) => {
        const fields = [...new URLSearchParams(await request.text())].map(
          ([name, value]) => [name, Buffer.from(value, 'utf8').toString('latin1')] as [string, string],
        );
        const headers = new Headers(request.headers);
        headers.delete('Content-Length');
        return new Request(request.url, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
      }),
    },
    'page-to-open-demanded': {
      kind: 'too-strict',
      says: 'A form login that names no page to open is refused with 400.',
      wrap: formRefused(LOGIN, 400, (_, { url }) => !new URL(url).searchParams.has('oeffne')),
    },
    'login-form-in-other-order-refused': {
      kind: 'too-strict',
      says: 'A login form that begins with the password is refused with 400.',
      wrap: formRefused(LOGIN, 400, (text) => text.startsWith('password=')),
    },
    'encoded-login-form-refused': {
      kind: 'too-strict',
      says: 'A login form whose field names are percent-encoded is refused with 400.',
      wrap: formRefused(LOGIN, 400, (text) => text.startsWith('%75')),
    },
    'login-of-another-origin-refused': {
      kind: 'too-strict',
      says: 'A login form from a page of another origin is refused with 403.',
      wrap: formRefused(LOGIN, 403, (_, { headers }) => headers.has('Origin')),
    },
    'cookie-for-the-login-only': {
      kind: 'wrong-header',
      says: 'The Path of the cookie sessionId is the address of the login.',
      wrap: (next) => (request) =>
        onResponse(
          {},
          withSessionCookie((cookie) => cookie.replace(/Path=\/(?=;|$)/, `Path=${new URL(request.url).pathname}`)),
        )(next)(request),
    },
    'login-form-with-charset-refused': {
      kind: 'too-strict',
      says: 'A login form whose media type names a charset is refused with 415.',
      wrap: formRefused(LOGIN, 415, (_, { headers }) => /charset/i.test(headers.get('content-type') ?? '')),
    },
    'cookie-with-comma': {
      kind: 'wrong-header',
      says: 'The value of the cookie sessionId has a comma.',
      wrap: onResponse(
        {},
        withSessionCookie((cookie) => cookie.replace(/sessionId=[^;]+/, '$&,1')),
      ),
    },
    'cookie-with-nameless-attribute': {
      kind: 'wrong-header',
      says: 'The cookie sessionId has an attribute without a name.',
      wrap: onResponse(
        {},
        withSessionCookie((cookie) => `${cookie}; =1`),
      ),
    },
    'cookie-set-twice': {
      kind: 'wrong-header',
      says: 'The cookie sessionId is set twice.',
      wrap: onResponse({}, (response) => {
        const cookie = response.headers.get('Set-Cookie');
        if (cookie === null) return response;
        const headers = new Headers(response.headers);
        headers.append('Set-Cookie', cookie.replace('Path=/', 'Path=/login'));
        return new Response(response.body, { status: response.status, headers });
      }),
    },
    'login-without-challenge': {
      kind: 'missing-header',
      says: 'The 401 of a form login carries no challenge.',
      wrap: onResponse(wrongCredentials, withoutHeader('WWW-Authenticate')),
    },
    'sign-on-without-challenge': {
      kind: 'missing-header',
      says: 'The 401 of a sign-on carries no challenge.',
      wrap: onResponse(badToken, withoutHeader('WWW-Authenticate')),
    },
    'logout-without-location': {
      kind: 'missing-header',
      says: 'The redirect of a logout does not say where to.',
      wrap: onResponse(logout, withoutHeader('Location')),
    },
    'logout-200': {
      kind: 'wrong-status',
      says: 'A logout answers 200 instead of a redirect.',
      wrap: onResponse(logout, withStatus(200)),
    },
    'logout-204': {
      kind: 'wrong-status',
      says: 'A logout answers an empty 204.',
      wrap: onResponse(logout, withStatus(204)),
    },
    'logout-forgets-cookie': {
      kind: 'too-strict',
      says: 'A logout does not see the cookie that it was sent.',
      wrap: onRequest({ method: 'POST', path: /^\/logout$/ }, (request) => asking(request, { Cookie: undefined })),
    },
  }),
  ...signOnFaults('sign-on', 'GET'),
  ...signOnFaults('sign-on-by-post', 'POST'),
  ...faultsOf({
    'sign-on-303': {
      kind: 'wrong-status',
      says: 'A sign-on redirects with 303.',
      wrap: onResponse({ path: /^\/login$/, status: 302 }, withStatus(303)),
    },
    'sign-on-by-post-without-trace-id': {
      kind: 'missing-header',
      says: 'A sign-on by POST answers without a trace id.',
      wrap: onResponse(signOnByPost, withoutHeader('X-TraceId')),
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
    'token-in-header-ignored': {
      kind: 'too-strict',
      says: 'A sign-on does not look at the header X-Authentication.',
      wrap: onRequest({ method: 'POST', path: /^\/login$/ }, (request) =>
        asking(request, { 'X-Authentication': undefined }),
      ),
    },
    'token-in-address-ignored': {
      kind: 'too-strict',
      says: 'A sign-on by POST does not look at the parameter authentication.',
      wrap: onRequest({ method: 'POST', path: /^\/login$/ }, (request) => {
        const url = new URL(request.url);
        url.searchParams.delete('authentication');
        return new Request(url, request);
      }),
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
  ...loginBoxFaults,
];

export default { session: faults } satisfies Faults;
