import { rule } from '../engine.ts';
import { OPENING, sessionCookie } from './steps/session-cookie.ts';

/** The characters of a value (RFC 6265, 4.1.1), perhaps between quotation marks, with nothing else around it. */
const PAIR = /^sessionId=(?:$|("?)[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+\1$)/;
/** A name, perhaps with a value of printable characters; there may be attributes that we do not know. */
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
    // What redaction has put in the place of the value is made of such characters, too.
    context.expect.that(
      PAIR.test(cookie.pair),
      'a cookie value of printable ASCII without space, quotation mark, comma, semicolon and backslash',
      'another',
      answer,
    );
    const wrong = cookie.attributes.find((one) => one !== '' && !ATTRIBUTE.test(one));
    context.expect.that(wrong === undefined, 'well-formed attributes', `'${wrong}'`, answer);
    const { pathname } = new URL(answer.url);
    const named = cookie.attribute('path') ?? '';
    const path = named.startsWith('/') ? named : '/';
    // A path that does not cover the login either is rewritten on its way to clients.
    const isForLogout =
      !covers(path, pathname) || covers(path, `${pathname.slice(0, pathname.lastIndexOf('/'))}/logout`);
    context.expect.that(isForLogout, 'a Path that covers POST /logout', path, answer);
  },
});

/** Whether a cookie of a path is sent to an address (RFC 6265, 5.1.4). */
function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
