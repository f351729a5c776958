import { isSelected, onResponse, withHeader, withText } from '../../../reference/faulty.ts';
import { inconclusive, onAnswers, onHosts, variantsOf } from '../variant.ts';

const LOGIN_BOX = `<HTML><Body><FORM ACTION='login.do' METHOD=POST>
<!-- <input type="hidden" name="username"> -->
<INPUT NAME='username' TYPE=email VALUE=""/><br>
<input
  name = password
  type = 'Password' ><input type=password name=tan>
<INPUT TYPE=Submit VALUE="Anmelden &gt;"></FORM><form action=/suche><input type=search name=q></form></Body></HTML>`;

const SCRIPTED_BOX = `<!doctype html><form action="login.do" id="anmeldung"><textarea name="username"></textarea><input type="password" name="password">
</form><button form="anmeldung" formmethod="post">Anmelden</button><form><input type="password" id="pin"></form>`;

const BOX_IN_STEPS = `<!doctype html><form action="login.do" method="post"><input name="username"></form>
<form action="login.do" method="post" hidden><input type="password" name="password" type="text"></form>
<form onsubmit="weiter(); return false"><button>Anmelden</button></form>`;

const sessionIn = (text: string | null) => /sessionId=([^;]+)/.exec(text ?? '')?.[1];

const OF_VISITOR = { 'Set-Cookie': 'sessionId=besucher; Path=/; HttpOnly' };

/** Other interpretations of the documents about the form login and the login box. */
export const SESSION_READINGS = variantsOf({
  'login-box-in-old-html': {
    says: 'The HTML of the login box has tags in capitals, unquoted attributes, a comment, a second password field, another form and no doctype.',
    around: onAnswers('pm')(
      { path: /login-box\.html$/, status: 200 },
      withText(LOGIN_BOX, 'Text/HTML; Charset=ISO-8859-1'),
    ),
  },
  'form-login-says-more': {
    says: 'A form login answers with a sentence in US-ASCII.',
    around: onAnswers('pm')(
      { path: /\/login\.do$/, status: 200 },
      withText('Willkommen!\n', 'text/plain; charset=us-ascii'),
    ),
  },
  'sign-ons-lead-anywhere': {
    says: 'A sign-on redirects to the requested address exactly as it was written.',
    around: onHosts('pm')((next) => async (request) => {
      const address = new URL(request.url);
      const wanted = address.searchParams.get('redirectTo');
      if (!address.pathname.endsWith('/login') || wanted === null) return next(request);
      address.searchParams.set('redirectTo', '/');
      const response = await next(new Request(address, request));
      return response.status === 302 ? withHeader('location', wanted)(response) : response;
    }),
  },
  'sign-ons-lead-to-paths-alone': {
    says: 'A sign-on that asks for a path with a query is refused with 400.',
    around: onHosts('pm')((next) => async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const isRefused = pathname.endsWith('/login') && searchParams.get('redirectTo')?.includes('?') === true;
      return isRefused ? new Response(null, { status: 400 }) : next(request);
    }),
  },
  'sign-ons-lead-to-https': {
    says: 'Behind a gateway that ends TLS, a sign-on redirects to the address by https.',
    around: onAnswers('pm')({ path: /\/login$/, status: 302 }, (response, { url }) => {
      const location = new URL(response.headers.get('location') ?? '', url);
      location.protocol = 'https:';
      return withHeader('location', location.href)(response);
    }),
  },
  'sign-ons-lead-to-the-web-interface': {
    says: 'A sign-on redirects to the web interface on a host of its own, to which the Domain of the cookie sessionId extends.',
    around: onAnswers('pm')({ path: /\/login$/, status: 302 }, (response, { url }) => {
      const location = new URL(response.headers.get('location') ?? '', url);
      const { hostname } = new URL(url);
      location.hostname = `www.${hostname}`;
      const cookie = `${response.headers.get('set-cookie') ?? ''}; Domain=${hostname}`;
      return withHeader('set-cookie', cookie)(withHeader('location', location.href)(response));
    }),
  },
  'login-box-sent-by-its-button': {
    says: 'The method of the login form is set by its button, which stands behind it, its user name goes into a text area, and another form has a password field for a script.',
    around: onAnswers('pm')(
      { path: /login-box\.html$/, status: 200 },
      withText(SCRIPTED_BOX, 'text/html; charset=utf-8'),
    ),
  },
  'login-box-in-steps': {
    says: 'The login box asks for the user name and for the password in a form each, which a script sends when the button of a third one is pressed; its password field has a second type, which browsers ignore, and a policy says nothing of frames, but for the address of its reports.',
    around: onAnswers('pm')(
      { path: /login-box\.html$/, status: 200 },
      withText(BOX_IN_STEPS, 'text/html'),
      withHeader('content-security-policy', "object-src 'none'; report-uri /csp/frame-ancestors"),
    ),
  },
  'visitors-have-sessions': {
    says: 'Every visitor gets a cookie sessionId, from the login box and with refusals, and another one by logging in.',
    around: onHosts('pm')((next) => {
      let visitors = 0;
      return onResponse({ path: /\/(login(\.do)?|partner-login-box\.html)$/ }, (response) =>
        response.headers.has('set-cookie')
          ? response
          : withHeader('Set-Cookie', `sessionId=besucher-${(visitors += 1)}; Path=/; HttpOnly`)(response),
      )(next);
    }),
    open: inconclusive('session', 'bad-token-opens-no-session', 'refused-login-opens-no-session'),
  },
  'one-session-at-most': {
    says: 'A user with an open session cannot log in by the form: 409, with a cookie sessionId for a visitor.',
    around: onHosts('pm')((next) => {
      let session: string | undefined;
      return async (request) => {
        const { pathname } = new URL(request.url);
        const response = await next(request);
        if (pathname.endsWith('/logout') && sessionIn(request.headers.get('cookie')) === session) session = undefined;
        if (!pathname.endsWith('/login.do') || !response.ok) return response;
        if (session !== undefined) return new Response(null, { status: 409, headers: OF_VISITOR });
        session = sessionIn(response.headers.get('set-cookie'));
        return response;
      };
    }),
    open: inconclusive('session', 'form-is-read-leniently', 'page-to-open'),
  },
  'used-tokens-show-a-page': {
    says: 'A token can be used for one sign-on; a used one is answered with 200 and the login page, with a cookie sessionId for a visitor.',
    around: onHosts('pm')((next) => {
      const used = new Set<string>();
      return async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const token = searchParams.get('authentication') ?? request.headers.get('x-authentication') ?? '';
        if (!pathname.endsWith('/login')) return next(request);
        if (used.has(token))
          return new Response(LOGIN_BOX, { headers: { ...OF_VISITOR, 'Content-Type': 'text/html' } });
        const response = await next(request);
        if (response.status < 400) used.add(token);
        return response;
      };
    }),
  },
  'tokens-and-sessions-alone': {
    says: 'A token can be used for one sign-on, which has to lead to an existing page; a used one leads to the login box, with a cookie sessionId for a visitor. A user has one session at a time, and only that session can be logged out.',
    around: onHosts('pm')((next) => {
      const used = new Set<string>();
      let session: string | undefined;
      return async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const refused = (status: number) => Response.json({}, { status });
        const token = searchParams.get('authentication') ?? request.headers.get('x-authentication') ?? '';
        const isSignOn = pathname.endsWith('/login');
        if (isSignOn && used.has(token))
          return Response.json({}, { status: 302, headers: { ...OF_VISITOR, Location: '/partner-login-box.html' } });
        if (/^\/uebersicht-/.test(searchParams.get('redirectTo') ?? '')) {
          used.add(token);
          return refused(404);
        }
        if (
          isSelected({ method: 'POST', path: /\/logout$/ }, request) &&
          sessionIn(request.headers.get('cookie')) !== session
        )
          return refused(403);
        const response = await next(request);
        if (isSignOn && response.status < 400) used.add(token);
        if (/\/login(\.do)?$/.test(pathname)) session = sessionIn(response.headers.get('set-cookie')) ?? session;
        return response;
      };
    }),
  },
});
