import { assume, SUCCESS, type Answer } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { entryOf } from '../steps/entry-of.ts';
import { OTHER_FORMS, OTHERS_TOGETHER, PERCENT_ENCODED, USUAL_FORM, type Form } from '../steps/forms.ts';
import { togetherOrAlone } from '../steps/tried.ts';
import { tokenByForm, tokenFor, tokenRule } from './steps/token-request.ts';

const GRANT_TYPE = 'grant_type=password';

const FORMS: Readonly<Record<string, Form>> = {
  ...OTHER_FORMS,
  [GRANT_TYPE]: { ...USUAL_FORM, write: (fields) => USUAL_FORM.write([['grant_type', 'password'], ...fields]) },
};

/** Forms that are never combined with others: a server may pass a form with a grant_type to its OAuth token endpoint. */
const ALONE: readonly string[] = [PERCENT_ENCODED, GRANT_TYPE];

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
    const alone = () => tokenByForm(context, entryOf(FORMS, context.case));
    // One request that differs from the usual form in several ways.
    const together = () => context.once('token by another form', (step) => tokenByForm(step, OTHERS_TOGETHER));
    const answer = await (ALONE.includes(context.case) ? alone() : togetherOrAlone(together, isAsUsual, alone));
    context.expect.status(answer, SUCCESS);
    context.expect.that(accessTokenIn(answer) !== undefined, 'an access_token', 'none', answer);
    context.expect.equal(answer.mediaType, usual.mediaType, 'media type');
  },
});
