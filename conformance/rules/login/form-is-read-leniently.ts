import { assume, SUCCESS, type Answer, type Context } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { entryOf } from '../steps/entry-of.ts';
import { OTHER_FORMS, OTHERS_TOGETHER, PERCENT_ENCODED, USUAL_FORM, type Form } from '../steps/forms.ts';
import { tokenByForm, tokenFor, tokenRule } from './steps/token-request.ts';

const withGrantType = ({ write, contentType }: Form): Form => ({
  write: (fields) => write([['grant_type', 'password'], ...fields]),
  contentType,
});

const FORMS: Readonly<Record<string, Form>> = { ...OTHER_FORMS, 'grant_type=password': withGrantType(USUAL_FORM) };

export default tokenRule({
  level: 'should',
  title:
    'A token request is read the same whatever its order and encoding, with grant_type=password, and with a charset in its media type',
  source: ['S46', 'N40', 'N48'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  needs: ['state', 'credentials.login'],
  cases: Object.keys(FORMS),
  brokenBy: [
    'grant-type-refused',
    'form-in-other-order-refused',
    'encoded-form-refused',
    'form-with-charset-refused',
    'form-with-charset-as-hal',
  ],
  async check(context) {
    const usual = await tokenFor(context, 'POST /login');
    assume(accessTokenIn(usual), `needs an access_token for the correct credentials, got status ${usual.status}`);
    const isAsUsual = (answer: Answer) =>
      SUCCESS.has(answer.status) && accessTokenIn(answer) !== undefined && answer.mediaType === usual.mediaType;
    const together = await othersTogether(context);
    const answer =
      context.case !== PERCENT_ENCODED && isAsUsual(together)
        ? together
        : await tokenByForm(context, entryOf(FORMS, context.case));
    context.expect.status(answer, SUCCESS);
    context.expect.that(accessTokenIn(answer) !== undefined, 'an access_token', 'none', answer);
    context.expect.equal(answer.mediaType, usual.mediaType, 'media type');
  },
});

/** One request that differs in several ways; where it is not answered as usual, each of them is sent alone. */
function othersTogether(context: Context): Promise<Answer> {
  return context.once('token by another form', (step) => tokenByForm(step, withGrantType(OTHERS_TOGETHER)));
}
