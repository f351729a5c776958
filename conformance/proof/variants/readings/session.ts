import { onResponse, withText } from '../../../reference/faulty.ts';
import { onHosts, type Variant } from '../variant.ts';

const LOGIN_BOX = `<HTML><Body><FORM ACTION='login.do' METHOD=POST>
<!-- <input type="hidden" name="username"> -->
<INPUT NAME='username' TYPE=email VALUE=""/><br>
<input
  name = password
  type = 'Password' ><input type=password name=tan>
<INPUT TYPE=Submit VALUE="Anmelden &gt;"></FORM><form action=/suche><input type=search name=q></form></Body></HTML>`;

/** Where the sources about the form login and the login box contradict themselves, or leave more than one reading. */
export const SESSION_READINGS: readonly Variant[] = [
  {
    name: 'login-box-in-old-html',
    says: 'The login box is a page in capitals, with unquoted attributes, a comment, a second field for a secret, another form and no document type.',
    around: onHosts(
      ['pm'],
      onResponse({ path: /login-box\.html$/, status: 200 }, withText(LOGIN_BOX, 'Text/HTML; Charset=ISO-8859-1')),
    ),
  },
  {
    name: 'form-login-says-more',
    says: 'A form login answers with a sentence in a charset of its own.',
    around: onHosts(
      ['pm'],
      onResponse({ path: /\/login\.do$/, status: 200 }, withText('Willkommen!\n', 'text/plain; charset=us-ascii')),
    ),
  },
];
