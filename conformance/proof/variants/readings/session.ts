import { isAsked, withHeader, withText } from '../../../reference/faulty.ts';
import { onAnswers, onHosts, variantsOf } from '../variant.ts';

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
<form action="login.do" method="post" hidden><input type="password" name="password"></form>
<form onsubmit="weiter(); return false"><button>Anmelden</button></form>`;

const sessionIn = (text: string | null) => /sessionId=([^;]+)/.exec(text ?? '')?.[1];

/** Where the sources about the form login and the login box contradict themselves, or leave more than one reading. */
export const SESSION_READINGS = variantsOf({
  'login-box-in-old-html': {
    says: 'The HTML of the login box has tags in capitals, unquoted attributes, a comment, a second password field, another form and no doctype.',
    around: onAnswers('pm')(
      { path: /login-box\.html$/, status: 200 },
      withText(LOGIN_BOX, 'Text/HTML; Charset=ISO-8859-1'),
    ),
  },
  'form-login-says-more': {
    says: 'A form login answers with a sentence in a charset of its own.',
    around: onAnswers('pm')(
      { path: /\/login\.do$/, status: 200 },
      withText('Willkommen!\n', 'text/plain; charset=us-ascii'),
    ),
  },
  'sign-ons-lead-to-https': {
    says: 'Behind a gateway that ends TLS, a sign-on redirects to the address by https.',
    around: onAnswers('pm')({ path: /\/login$/, status: 302 }, (response, { url }) => {
      const location = new URL(response.headers.get('location') ?? '', url);
      location.protocol = 'https:';
      return withHeader('location', location.href)(response);
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
    says: 'The login box asks for the user name and for the password in a form each, which a script sends when the button of a third one is pressed.',
    around: onAnswers('pm')({ path: /login-box\.html$/, status: 200 }, withText(BOX_IN_STEPS, 'text/html')),
  },
  'tokens-and-sessions-alone': {
    says: 'A token can be used for one sign-on, which has to lead to an existing page; a used one leads to the login box. A user has one session at a time, and only that session can be logged out.',
    around: onHosts('pm')((next) => {
      const used = new Set<string>();
      let session: string | undefined;
      return async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const refused = (status: number) => Response.json({}, { status });
        const token = searchParams.get('authentication') ?? request.headers.get('x-authentication') ?? '';
        const isSignOn = pathname.endsWith('/login');
        if (isSignOn && used.has(token))
          return Response.json({}, { status: 302, headers: { Location: '/partner-login-box.html' } });
        if (/^\/uebersicht-/.test(searchParams.get('redirectTo') ?? '')) {
          used.add(token);
          return refused(404);
        }
        if (
          isAsked({ method: 'POST', path: /\/logout$/ }, request) &&
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
