import { faultsAt, withHeader, withoutHeader, withStatus, withText, type Change, type Where } from '../faulty.ts';
import { loginBox } from './login-box.ts';

const box: Where = { method: 'GET', path: /^\/partner-login-box\.html$/ };
const html = (text: string): Change => withText(text, 'text/html; charset=UTF-8');

/** The faults of the login box (S16). */
export const loginBoxFaults = faultsAt(box, {
  'login-box-missing': [
    'not-offered',
    'There is no login box.',
    () => Response.json({ message: 'not found' }, { status: 404 }),
  ],
  'login-box-as-text': ['wrong-media-type', 'The login box comes as plain text.', withText(loginBox)],
  'login-box-redirects': [
    'wrong-redirect',
    'The login box redirects to the page of the platform.',
    withStatus(302),
    withHeader('Location', '/'),
  ],
  'login-box-without-password': [
    'missing-member',
    'The login box has no field for the password.',
    html(loginBox.replace('type="password"', 'type="text"')),
  ],
  'login-box-without-user-name': [
    'missing-member',
    'The login box has no field for the user name.',
    html(loginBox.replace(/<p><label>Benutzername.*<\/p>/, '')),
  ],
  'login-box-with-search-alone': [
    'missing-member',
    'The only field besides the password of the login box belongs to a search form.',
    html(
      loginBox
        .replace(/<p><label>Benutzername.*<\/p>/, '')
        .replace('<body>', '<body><form action="/suche"><input name="q"></form>'),
    ),
  ],
  'login-box-without-button': [
    'missing-member',
    'The only button of the login box resets the form.',
    html(loginBox.replace('type="submit"', 'type="reset"')),
  ],
  'login-box-sends-by-get': [
    'wrong-value',
    'The form of the login box is sent by GET, with the password in the address.',
    html(loginBox.replace('method="post"', 'method="get"')),
  ],
  'login-box-without-method': [
    'missing-member',
    'The form of the login box names no method, so that browsers send it by GET.',
    html(loginBox.replace(' method="post"', '')),
  ],
  'login-box-denies-frames': [
    'too-strict',
    'X-Frame-Options forbids framing the login box.',
    withoutHeader('Content-Security-Policy'),
    withHeader('X-Frame-Options', 'DENY'),
  ],
  'login-box-without-ancestors': [
    'too-strict',
    'The policy of the login box allows no page to frame it.',
    withHeader('Content-Security-Policy', "frame-ancestors 'none'"),
  ],
  'login-box-with-two-policies': [
    'too-strict',
    'The login box has two policies, and the second names no page that may frame it.',
    withHeader('Content-Security-Policy', "frame-ancestors *, default-src 'self'; frame-ancestors"),
  ],
  'login-box-as-attachment': [
    'too-strict',
    'The login box is sent as an attachment, which browsers save.',
    withHeader('Content-Disposition', 'attachment; filename="partner-login-box.html"'),
  ],
});
