import { rule } from '../engine.ts';
import { OPENING, sessionCookie } from './steps/session-cookie.ts';

/** The name and a value of allowed characters (RFC 6265, 4.1.1), perhaps in quotation marks. */
const PAIR = /^sessionId=(?:$|("?)[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+\1$)/;
/** A name, perhaps with a value of printable characters; unknown attributes are allowed. */
const ATTRIBUTE = /^[\w!#$%&'*+.^`|~-]+ *(=[\x20-\x3A\x3C-\x7E]*)?$/;

export default rule({
  level: 'should',
  title: 'Set-Cookie of sessionId is one name and value, with well-formed attributes, and for the logout, too',
  source: ['N46', 'S68'],
  at: ['POST /login.do', '* /login'],
  effect: 'creates',
  cases: OPENING,
  brokenBy: [
    'cookie-with-comma',
    'cookie-with-blanks',
    'cookie-with-nameless-attribute',
    'cookie-set-twice',
    'cookie-for-the-login-only',
    'form-login-removes-cookie-again',
  ],
  async check(context) {
    const { answer, times, cookie } = await sessionCookie(context, context.case);
    context.expect.that(times === 1, 'one cookie sessionId', `${times}`, answer);
    // A redacted value passes as well: redaction writes only such characters.
    const wanted = 'a cookie value of printable ASCII without space, quotation mark, comma, semicolon and backslash';
    context.expect.that(PAIR.test(cookie.pair), wanted, 'another', answer);
    const wrong = cookie.attributes.find((one) => one !== '' && !ATTRIBUTE.test(one));
    context.expect.that(wrong === undefined, 'well-formed attributes', `'${wrong}'`, answer);
    const { pathname } = new URL(answer.url);
    const named = cookie.attribute('path') ?? '';
    const path = named.startsWith('/') ? named : '/';
    // If the Path does not even cover the login, a gateway must rewrite it for clients.
    const isForLogout =
      !covers(path, pathname) || covers(path, `${pathname.slice(0, pathname.lastIndexOf('/'))}/logout`);
    context.expect.that(isForLogout, 'a Path that covers POST /logout', path, answer);
  },
});

/** Tells whether a cookie with this Path is sent to a pathname (RFC 6265, 5.1.4). */
function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
