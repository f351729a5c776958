import { instead, onResponse, withHeader, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Change, Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { loginBox } from './login-box.ts';

const box: Where = { method: 'GET', path: /^\/partner-login-box\.html$/ };
const html = (text: string): Change => withText(text, 'text/html; charset=UTF-8');

/** The faults of the login box (S16). */
export const loginBoxFaults: readonly Fault[] = [
  {
    name: 'login-box-missing',
    kind: 'not-offered',
    says: 'There is no login box.',
    wrap: instead(box, () => Response.json({ message: 'not found' }, { status: 404 })),
  },
  {
    name: 'login-box-as-text',
    kind: 'wrong-media-type',
    says: 'The login box comes as plain text.',
    wrap: onResponse(box, withText(loginBox)),
  },
  {
    name: 'login-box-redirects',
    kind: 'wrong-redirect',
    says: 'The login box redirects to the page of the platform.',
    wrap: onResponse(box, withStatus(302), withHeader('Location', '/')),
  },
  {
    name: 'login-box-untyped',
    kind: 'wrong-media-type',
    says: 'The login box comes without a media type.',
    wrap: onResponse(box, withoutHeader('Content-Type')),
  },
  {
    name: 'login-box-without-password',
    kind: 'missing-member',
    says: 'The login box has no field for the password.',
    wrap: onResponse(box, html(loginBox.replace('type="password"', 'type="text"'))),
  },
  {
    name: 'login-box-without-user-name',
    kind: 'missing-member',
    says: 'The login box has no field for the user name.',
    wrap: onResponse(box, html(loginBox.replace(/<p><label>Benutzername.*<\/p>/, ''))),
  },
  {
    name: 'login-box-without-button',
    kind: 'missing-member',
    says: 'The login box has no button.',
    wrap: onResponse(box, html(loginBox.replace(/<p><button.*<\/p>/, ''))),
  },
];
