import { assume, rule, SUCCESS } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { encodedFields, FORM, FORM_IN_UTF_8, swappedFields, urlEncoded, WITH_CHARSET } from '../steps/forms.ts';
import { tokenByBody, tokenFor } from './steps/token-request.ts';

const BODIES: Readonly<Record<string, (fields: [string, string][]) => string>> = {
  swapped: swappedFields,
  'fully percent-encoded': encodedFields,
  'grant_type=password': (fields) => urlEncoded([['grant_type', 'password'], ...fields]),
};

export default rule({
  level: 'should',
  title:
    'A token request is read the same whatever its order and encoding, with grant_type=password, and with a charset in its media type',
  source: ['S46', 'N40', 'N48'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  cases: [...Object.keys(BODIES), WITH_CHARSET],
  brokenBy: ['grant-type-refused', 'form-in-other-order-refused', 'encoded-form-refused', 'form-with-charset-refused'],
  async check(context) {
    const usual = await tokenFor(context, 'POST /login');
    assume(accessTokenIn(usual), `needs right credentials that are accepted, got ${usual.status}`);
    const answer = await tokenByBody(
      context,
      BODIES[context.case] ?? urlEncoded,
      context.case === WITH_CHARSET ? FORM_IN_UTF_8 : FORM,
    );
    context.expect.status(answer, SUCCESS);
    context.expect.that(accessTokenIn(answer) !== undefined, 'an access_token', 'none', answer);
  },
});
