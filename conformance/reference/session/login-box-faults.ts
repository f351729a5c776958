import { faultsOf, instead, onResponse, withHeader, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Change, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { loginBox } from './login-box.ts';

const box: Where = { method: 'GET', path: /^\/partner-login-box\.html$/ };
const html = (text: string): Change => withText(text, 'text/html; charset=UTF-8');

/** The faults of the login box (S16). */
export const loginBoxFaults: readonly Fault[] = faultsOf({
  'login-box-missing': {
    kind: 'not-offered',
    says: 'There is no login box.',
    wrap: instead(box, () => Response.json({ message: 'not found' }, { status: 404 })),
  },
  'login-box-as-text': {
    kind: 'wrong-media-type',
    says: 'The login box comes as plain text.',
    wrap: onResponse(box, withText(loginBox)),
  },
  'login-box-redirects': {
    kind: 'wrong-redirect',
    says: 'The login box redirects to the page of the platform.',
    wrap: onResponse(box, withStatus(302), withHeader('Location', '/')),
  },
  'login-box-untyped': {
    kind: 'wrong-media-type',
    says: 'The login box comes without a media type.',
    wrap: onResponse(box, withoutHeader('Content-Type')),
  },
  'login-box-without-password': {
    kind: 'missing-member',
    says: 'The login box has no field for the password.',
    wrap: onResponse(box, html(loginBox.replace('type="password"', 'type="text"'))),
  },
  'login-box-without-user-name': {
    kind: 'missing-member',
    says: 'The login box has no field for the user name.',
    wrap: onResponse(box, html(loginBox.replace(/<p><label>Benutzername.*<\/p>/, ''))),
  },
  'login-box-without-button': {
    kind: 'missing-member',
    says: 'The only button of the login box empties its fields.',
    wrap: onResponse(box, html(loginBox.replace('type="submit"', 'type="reset"'))),
  },
  'login-box-sends-by-get': {
    kind: 'wrong-value',
    says: 'The form of the login box is sent by GET, with the password in the address.',
    wrap: onResponse(box, html(loginBox.replace('method="post"', 'method="get"'))),
  },
  'login-box-without-method': {
    kind: 'missing-member',
    says: 'The form of the login box names no method, so that browsers send it by GET.',
    wrap: onResponse(box, html(loginBox.replace(' method="post"', ''))),
  },
  'login-box-denies-frames': {
    kind: 'too-strict',
    says: 'X-Frame-Options forbids to show the login box in a frame.',
    wrap: onResponse(box, withoutHeader('Content-Security-Policy'), withHeader('X-Frame-Options', 'DENY')),
  },
  'login-box-without-ancestors': {
    kind: 'too-strict',
    says: 'The policy of the login box allows no page to frame it.',
    wrap: onResponse(box, withHeader('Content-Security-Policy', "frame-ancestors 'none'")),
  },
  'login-box-with-two-policies': {
    kind: 'too-strict',
    says: 'The login box has two policies, and the second names no page that may frame it.',
    wrap: onResponse(
      box,
      withHeader('Content-Security-Policy', "frame-ancestors *, default-src 'self'; frame-ancestors"),
    ),
  },
});
