import {
  asking,
  faultsOf,
  formRefused,
  onRequest,
  onResponse,
  withHeader,
  withoutHeader,
  withStatus,
  withText,
  type Asked,
  type Change,
  type Where,
  type Wrap,
} from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { bodyFaults, locationFault } from '../answer-faults.ts';
import { accounts } from '../login/seed.ts';
import { loginBoxFaults } from './login-box-faults.ts';
import { FOREIGN_COOKIE, REMOVED_COOKIE, SESSION_COOKIE, signOnFaults } from './sign-on-faults.ts';

const LOGIN: Asked = { method: 'POST', path: /^\/login\.do$/ };
const formLogin: Where = { ...LOGIN, status: 200 };
const wrongCredentials: Where = { ...LOGIN, status: 401 };
const logout: Where = { method: 'POST', path: /^\/logout$/, status: 302 };

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
    'form-login-removes-cookie': {
      kind: 'wrong-header',
      says: 'A form login sets the cookie so that it is over at once.',
      wrap: onResponse(formLogin, withHeader('Set-Cookie', REMOVED_COOKIE)),
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
  ...signOnFaults,
  ...loginBoxFaults,
];

export default { session: faults } satisfies Faults;
