import { assume, rule } from '../engine.ts';
import {
  encodedFields,
  FORM,
  FORM_IN_UTF_8,
  swappedFields,
  urlEncoded,
  WITH_CHARSET,
  type Fields,
} from '../steps/forms.ts';
import { cookiesIn, loggedIn, logInBy, sessionIn } from './steps/sessions.ts';

const BODIES: Readonly<Record<string, (fields: Fields) => string>> = {
  swapped: swappedFields,
  'fully percent-encoded': encodedFields,
};

export default rule({
  level: 'should',
  title:
    'A form login is read the same whatever its order and encoding, with a charset in its media type, and from a page of another origin',
  source: ['S43', 'N71'],
  covers: [{ operation: 'createSession', status: 200 }],
  effect: 'creates',
  needs: ['state', 'credentials.session'],
  cases: [...Object.keys(BODIES), WITH_CHARSET, 'another origin'],
  brokenBy: [
    'login-form-in-other-order-refused',
    'encoded-login-form-refused',
    'login-of-another-origin-refused',
    'login-form-with-charset-refused',
  ],
  async check(context) {
    const usual = await loggedIn(context);
    assume(usual.status === 200 && sessionIn(usual), `needs a form login that opens a session, got ${usual.status}`);
    const origin = 'https://makler.example';
    const headers = context.case === 'another origin' ? { Origin: origin, Referer: `${origin}/` } : {};
    const answer = await logInBy(
      context,
      BODIES[context.case] ?? urlEncoded,
      headers,
      context.case === WITH_CHARSET ? FORM_IN_UTF_8 : FORM,
    );
    context.expect.status(answer, 200);
    context.expect.that(sessionIn(answer) !== undefined, 'a cookie sessionId that is not empty', cookiesIn(answer));
  },
});
