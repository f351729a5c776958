import { instead, onRequest, onResponse, withHeader, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Change, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { loginBoxFaults } from './login-box-faults.ts';

const formLogin: Where = { method: 'POST', path: /^\/login\.do$/, status: 200 };
const wrongCredentials: Where = { method: 'POST', path: /^\/login\.do$/, status: 401 };
const logout: Where = { method: 'POST', path: /^\/logout$/, status: 302 };
const badToken: Where = { path: /^\/login$/, status: 401 };

const FOREIGN_COOKIE = 'JSESSIONID=4711; Path=/; HttpOnly';
const SESSION_COOKIE = `sessionId=${'0f'.repeat(32)}; Path=/; HttpOnly`;

/** Redirects to where the request asked to go. */
const withWantedLocation: Change = (response, request) =>
  withHeader('Location', new URL(request.url).searchParams.get('redirectTo') ?? '/')(response, request);

/** The same faults of one of the two ways to sign on with a token (S12, S13). */
function signOnFaults(way: string, method: string): Fault[] {
  const where: Where = { method, path: /^\/login$/, status: 302 };
  return [
    {
      name: `${way}-200`,
      kind: 'wrong-status',
      says: `A sign-on by ${method} answers 200 instead of a redirect.`,
      wrap: onResponse(where, withStatus(200)),
    },
    {
      name: `${way}-without-location`,
      kind: 'missing-header',
      says: `The redirect of a sign-on by ${method} does not say where to.`,
      wrap: onResponse(where, withoutHeader('Location')),
    },
    {
      name: `${way}-elsewhere`,
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to the start page, not to the wanted one.`,
      wrap: onResponse(where, withHeader('Location', '/startseite')),
    },
    {
      name: `${way}-to-overview`,
      kind: 'wrong-redirect',
      says: `A sign-on by ${method} redirects to /uebersicht, whatever it was asked for.`,
      wrap: onResponse(where, withHeader('Location', '/uebersicht')),
    },
    {
      name: `${way}-without-cookie`,
      kind: 'missing-header',
      says: `A sign-on by ${method} sets no cookie.`,
      wrap: onResponse(where, withoutHeader('Set-Cookie')),
    },
    {
      name: `${way}-other-cookie`,
      kind: 'wrong-header',
      says: `The cookie of a sign-on by ${method} has another name.`,
      wrap: onResponse(where, withHeader('Set-Cookie', FOREIGN_COOKIE)),
    },
    {
      name: `${way}-not-offered`,
      kind: 'not-offered',
      says: `There is no sign-on by ${method}.`,
      wrap: instead({ method, path: /^\/login$/ }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
  ];
}

/** The faults of the session interface, in the order of the rows S08 to S19. */
export const faults: readonly Fault[] = [
  {
    name: 'form-login-204',
    kind: 'wrong-status',
    says: 'A form login answers an empty 204.',
    wrap: onResponse(formLogin, withStatus(204)),
  },
  {
    name: 'form-login-redirects',
    kind: 'wrong-redirect',
    says: 'A form login answers 302.',
    wrap: onResponse(formLogin, withStatus(302), withHeader('Location', '/')),
  },
  {
    name: 'form-login-as-json',
    kind: 'wrong-media-type',
    says: 'A form login answers with JSON.',
    wrap: onResponse(formLogin, withText('"OK"', 'application/json')),
  },
  {
    name: 'form-login-without-cookie',
    kind: 'missing-header',
    says: 'A form login sets no cookie.',
    wrap: onResponse(formLogin, withoutHeader('Set-Cookie')),
  },
  {
    name: 'form-login-other-cookie',
    kind: 'wrong-header',
    says: 'The cookie of a form login has another name.',
    wrap: onResponse(formLogin, withHeader('Set-Cookie', FOREIGN_COOKIE)),
  },
  {
    name: 'form-login-empty-cookie',
    kind: 'wrong-header',
    says: 'The cookie of a form login names no session.',
    wrap: onResponse(formLogin, withHeader('Set-Cookie', 'sessionId=; Path=/')),
  },
  {
    name: 'wrong-login-200',
    kind: 'wrong-status',
    says: 'Wrong credentials in the form answer 200.',
    wrap: onResponse(wrongCredentials, withStatus(200)),
  },
  {
    name: 'wrong-login-403',
    kind: 'wrong-status',
    says: 'Wrong credentials in the form answer 403.',
    wrap: onResponse(wrongCredentials, withStatus(403)),
  },
  {
    name: 'wrong-login-opens-session',
    kind: 'missing-check',
    says: 'Wrong credentials in the form open a session.',
    wrap: onResponse(wrongCredentials, withStatus(200), withText('OK'), withHeader('Set-Cookie', SESSION_COOKIE)),
  },
  {
    name: 'wrong-login-redirects',
    kind: 'wrong-redirect',
    says: 'Wrong credentials in the form redirect to the login box.',
    wrap: onResponse(wrongCredentials, withStatus(302), withHeader('Location', '/partner-login-box.html')),
  },
  {
    name: 'logout-200',
    kind: 'wrong-status',
    says: 'A logout answers 200 instead of a redirect.',
    wrap: onResponse(logout, withStatus(200)),
  },
  {
    name: 'logout-204',
    kind: 'wrong-status',
    says: 'A logout answers an empty 204.',
    wrap: onResponse(logout, withStatus(204)),
  },
  {
    name: 'logout-forgets-cookie',
    kind: 'too-strict',
    says: 'A logout does not see the cookie that it was sent.',
    wrap: onRequest({ method: 'POST', path: /^\/logout$/ }, (request) => {
      const headers = new Headers(request.headers);
      headers.delete('Cookie');
      return new Request(request, { headers });
    }),
  },
  ...signOnFaults('sign-on', 'GET'),
  ...signOnFaults('sign-on-by-post', 'POST'),
  {
    name: 'sign-on-303',
    kind: 'wrong-status',
    says: 'A sign-on redirects with 303.',
    wrap: onResponse({ path: /^\/login$/, status: 302 }, withStatus(303)),
  },
  {
    name: 'token-in-header-ignored',
    kind: 'too-strict',
    says: 'A sign-on does not look at the header X-Authentication.',
    wrap: onRequest({ method: 'POST', path: /^\/login$/ }, (request) => {
      const headers = new Headers(request.headers);
      headers.delete('X-Authentication');
      return new Request(request, { headers });
    }),
  },
  {
    name: 'bad-token-signs-on',
    kind: 'missing-check',
    says: 'A sign-on with a bad token opens a session and redirects.',
    wrap: onResponse(badToken, withStatus(302), withWantedLocation, withHeader('Set-Cookie', SESSION_COOKIE)),
  },
  {
    name: 'bad-token-in-address-signs-on',
    kind: 'missing-check',
    says: 'A sign-on by GET does not verify its token.',
    wrap: onResponse(
      { ...badToken, method: 'GET' },
      withStatus(302),
      withWantedLocation,
      withHeader('Set-Cookie', SESSION_COOKIE),
    ),
  },
  ...loginBoxFaults,
];
