import {
  requestWith,
  decodedFirst,
  faultsAt,
  faultsOf,
  formsRefused,
  namesCharset,
  onFurther,
  onlyFor,
  onRequest,
  onRequestForm,
  onResponse,
  withHeader,
  withoutHeader,
  withStatus,
  withText,
  type Selector,
  type Change,
  type Where,
  type Wrap,
} from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { bodyFaults, locationFault, withoutAllow } from '../answer-faults.ts';
import { accounts, passwordIn } from '../login/seed.ts';
import { loginBoxFaults } from './login-box-faults.ts';
import { FOREIGN_COOKIE, logoutRefused, REMOVED_COOKIE, SESSION_COOKIE, signOnFaults } from './sign-on-faults.ts';

const LOGIN_PATH = /^\/login\.do$/;
const LOGOUT_PATH = /^\/logout$/;
const LOGIN: Selector = { method: 'POST', path: LOGIN_PATH };
const formLogin: Where = { ...LOGIN, status: 200 };
const wrongCredentials: Where = { ...LOGIN, status: 401 };
const logout: Where = { method: 'POST', path: LOGOUT_PATH, status: 302 };

/** Rewrites the cookie sessionId in responses that set it. */
const withSessionCookie =
  (rewrite: (cookie: string) => string): Change =>
  (response) => {
    const cookie = response.headers.get('Set-Cookie');
    return cookie === null ? response : withHeader('Set-Cookie', rewrite(cookie))(response);
  };

/** Sets a further cookie. */
const withFurtherCookie =
  (cookie: string): Change =>
  ({ body, status, headers: former }) => {
    const headers = new Headers(former);
    headers.append('Set-Cookie', cookie);
    return new Response(body, { status, headers });
  };

/** Changes the responses to wrong credentials of which one belongs to an account. */
const onKnown = (credential: 'username' | 'password', ...changes: Change[]): Wrap =>
  onlyFor(
    async (request) => {
      const sent = new URLSearchParams(await request.clone().text()).get(credential);
      return accounts.some((account) => account[credential] === sent);
    },
    onResponse(wrongCredentials, ...changes),
  );

const openingSession: Change[] = [withStatus(200), withText('OK'), withHeader('Set-Cookie', SESSION_COOKIE)];

/** The faults of the session interface (S08 to S19). */
const faults: readonly Fault[] = [
  ...bodyFaults({ path: /^\/(login|logout|partner-login-box)/ }),
  locationFault({ path: /^\/login$/ }),
  withoutAllow('form-login', 'of login.do', LOGIN_PATH),
  withoutAllow('logout', 'of logout', LOGOUT_PATH),
  ...faultsAt(logout, {
    'logout-without-location': [
      'missing-header',
      'The redirect of a logout has no Location.',
      withoutHeader('Location'),
    ],
    'logout-200': ['wrong-status', 'A logout answers 200 instead of a redirect.', withStatus(200)],
    'logout-204': ['wrong-status', 'A logout answers 204.', withStatus(204)],
  }),
  ...faultsAt(
    { ...wrongCredentials, is: ({ url }) => new URL(url).searchParams.has('oeffne') },
    {
      'wrong-login-with-page-redirects': [
        'wrong-redirect',
        'Wrong credentials in a form that names a page to open redirect to the login box.',
        withStatus(302),
        withHeader('Location', '/partner-login-box.html'),
      ],
    },
  ),
  ...faultsAt(wrongCredentials, {
    'wrong-login-opens-session': ['missing-check', 'Wrong credentials in the form open a session.', ...openingSession],
    'wrong-login-redirects': [
      'wrong-redirect',
      'Wrong credentials in the form redirect to the login box.',
      withStatus(302),
      withHeader('Location', '/partner-login-box.html'),
    ],
    'wrong-login-refused-with-session': [
      'missing-check',
      'Wrong credentials in the form answer 401, but open a session.',
      withHeader('Set-Cookie', SESSION_COOKIE),
    ],
    'login-without-challenge': [
      'missing-header',
      'The 401 of a form login carries no challenge.',
      withoutHeader('WWW-Authenticate'),
    ],
  }),
  ...faultsAt(
    {},
    {
      'cookie-with-comma': [
        'wrong-header',
        'The value of the cookie sessionId has a comma.',
        withSessionCookie((cookie) => cookie.replace(/sessionId=[^;]+/, '$&,1')),
      ],
      'cookie-with-blanks': [
        'wrong-header',
        'The cookie sessionId has blanks around its equals sign.',
        withSessionCookie((cookie) => cookie.replace('sessionId=', 'sessionId = ')),
      ],
      'cookie-with-nameless-attribute': [
        'wrong-header',
        'The cookie sessionId has an attribute without a name.',
        withSessionCookie((cookie) => `${cookie}; =1`),
      ],
      'cookie-for-the-login-only': [
        'wrong-header',
        'The Path of the cookie sessionId is the address of the login.',
        (response, request) =>
          withSessionCookie((cookie) => cookie.replace(/Path=\/(?=;|$)/, `Path=${new URL(request.url).pathname}`))(
            response,
            request,
          ),
      ],
      'cookie-set-twice': [
        'wrong-header',
        'The cookie sessionId is set twice.',
        (response, request) => {
          const cookie = response.headers.get('Set-Cookie');
          return cookie === null
            ? response
            : withFurtherCookie(cookie.replace('Path=/', 'Path=/login'))(response, request);
        },
      ],
    },
  ),
  ...faultsAt(formLogin, {
    'form-login-204': ['wrong-status', 'A form login answers 204.', withStatus(204)],
    'form-login-redirects': [
      'wrong-redirect',
      'A form login answers 302.',
      withStatus(302),
      withHeader('Location', '/'),
    ],
    'form-login-as-json': ['wrong-media-type', 'A form login answers with JSON.', withText('"OK"', 'application/json')],
    'form-login-without-cookie': ['missing-header', 'A form login sets no cookie.', withoutHeader('Set-Cookie')],
    'form-login-other-cookie': [
      'wrong-header',
      'The cookie of a form login has another name.',
      withHeader('Set-Cookie', FOREIGN_COOKIE),
    ],
    'form-login-empty-cookie': [
      'wrong-header',
      'The cookie of a form login is empty.',
      withHeader('Set-Cookie', 'sessionId=; Path=/'),
    ],
    'form-login-removes-cookie': [
      'wrong-header',
      'A form login sets a cookie that has already expired.',
      withHeader('Set-Cookie', REMOVED_COOKIE),
    ],
    'form-login-removes-cookie-again': [
      'wrong-header',
      'A form login sets the cookie, and removes it with a second Set-Cookie.',
      withFurtherCookie('sessionId=; Max-Age=0; Path=/'),
    ],
  }),
  ...faultsAt(
    { ...formLogin, search: /[?&]oeffne=/ },
    {
      'page-to-open-redirects': [
        'wrong-redirect',
        'A form login that names a page to open redirects to it.',
        withStatus(302),
        withHeader('Location', '/'),
      ],
      'page-to-open-without-cookie': [
        'missing-header',
        'A form login that names a page to open sets no cookie.',
        withoutHeader('Set-Cookie'),
      ],
      'page-to-open-as-page': [
        'wrong-media-type',
        'A form login that names a page to open answers with that page.',
        withText('<p>Übersicht</p>', 'text/html'),
      ],
      'page-to-open-refuses-login': [
        'too-strict',
        'A form login that names a page to open is refused with 401, although the credentials are right.',
        withStatus(401),
        withoutHeader('Set-Cookie'),
        withText('unauthorized'),
      ],
    },
  ),
  {
    name: 'login-of-another-origin-as-page',
    kind: 'wrong-media-type',
    says: 'A form login from a page of another origin is answered with an HTML page.',
    wrap: onResponse({ ...formLogin, header: 'Origin' }, withText('<p>Übersicht</p>', 'text/html')),
  },
  ...formsRefused(LOGIN, {
    'login-form-in-other-order-refused': [
      'A login form that begins with the password',
      400,
      (text) => text.startsWith('password='),
    ],
    'encoded-login-form-refused': [
      'A login form whose field names are percent-encoded',
      400,
      (text) => text.startsWith('%75'),
    ],
    'login-of-another-origin-refused': [
      'A login form from a page of another origin',
      403,
      (_, { headers }) => headers.has('Origin'),
    ],
    'login-form-with-charset-refused': ['A login form whose media type names a charset', 415, namesCharset],
  }),
  ...faultsOf({
    'missing-header': {
      'login-of-known-user-without-challenge': [
        'The 401 of a form login with a wrong password of a known user carries no challenge.',
        onKnown('username', withoutHeader('WWW-Authenticate')),
      ],
    },
    'missing-check': {
      'wrong-password-opens-session': [
        'A known user gets a session, whatever the password.',
        onKnown('username', ...openingSession),
      ],
      'password-of-another-opens-session': [
        'A password of any user opens a session, whatever the user name.',
        onKnown('password', ...openingSession),
      ],
      'password-counts-by-its-beginning': [
        'A password that merely begins with the right one opens a session.',
        onRequestForm(LOGIN, (value, name) => (name === 'password' ? passwordIn(value) : value)),
      ],
      'form-decoded-before-it-is-divided': [
        'A form is percent-decoded before it is split into fields: an ampersand ends a password.',
        decodedFirst(LOGIN),
      ],
    },
    'too-strict': {
      'form-read-as-latin-1': [
        'The form of a login is read as Latin-1.',
        onRequestForm(LOGIN, (value) => Buffer.from(value, 'utf8').toString('latin1')),
      ],
      'logout-forgets-cookie': [
        'A logout ignores its cookie.',
        onRequest({ method: 'POST', path: LOGOUT_PATH }, (request) => requestWith(request, { Cookie: undefined })),
      ],
    },
    'only-sometimes': {
      'further-login-as-page': [
        'Every form login after the first one answers with a page «already logged in» without a cookie.',
        onFurther(formLogin, (response) =>
          withText('<p>Sie sind bereits angemeldet.', 'text/html')(withoutHeader('Set-Cookie')(response)),
        ),
      ],
      'logout-of-login-with-page-refused': [
        'A logout refuses the session of a form login that names a page to open.',
        logoutRefused({ ...formLogin, search: /[?&]oeffne=/ }),
      ],
    },
  }),
  ...signOnFaults,
  ...loginBoxFaults,
];

export default { session: faults } satisfies Faults;
