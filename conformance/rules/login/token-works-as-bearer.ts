import { assume, NotApplicable, type Answer, type StepContext } from '../engine.ts';
import { accessTokenIn, askForToken, credentialsOf, TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { operationOf, tokenFor, tokenRule } from './steps/token-request.ts';

export default tokenRule({
  level: 'must',
  title: 'The access_token is accepted as Bearer by the v2 interfaces',
  source: ['S07', 'S63'],
  needs: ['state', 'credentials.login'],
  cases: TOKEN_OPERATIONS,
  brokenBy: ['form', 'basic'].flatMap((way) =>
    ['foreign-token', 'token-with-scheme', 'opaque-token', 'token-of-words', 'token-without-claims'].map(
      (name) => `${way}-${name}`,
    ),
  ),
  async check(context) {
    const token = accessTokenIn(await tokenFor(context, operationOf(context)));
    assume(token, 'needs an access_token');
    const invented = await context.once('an invented token', (step) => askWith(step, step.uuid()));
    if (invented.status !== 401) {
      throw new NotApplicable(
        `an invented token is answered with ${invented.status} and not with 401, so nothing shows`,
      );
    }
    let answer = await askWith(context, token);
    if (answer.status === 401) {
      // A later token may have taken the place of the first one.
      const again = await askForToken(context, operationOf(context), credentialsOf(context, 'login'));
      const fresh = accessTokenIn(again);
      if (fresh !== undefined) answer = await askWith(context, fresh);
    }
    const { status } = answer;
    context.expect.that(status !== 401 && status < 500, 'an answer to the bearer of the token', String(status), answer);
  },
});

/** Asks for a determination that nobody made, with a bearer. */
function askWith({ target, uuid }: StepContext, bearer: string): Promise<Answer> {
  return target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
    as: 'none',
    params: { ermittlungsId: uuid() },
    headers: { Authorization: `Bearer ${bearer}` },
  });
}
