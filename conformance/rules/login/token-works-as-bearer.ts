import { assume, NotApplicable, rule } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { tokenFor } from './steps/token-request.ts';

export default rule({
  level: 'must',
  title: 'The access_token is accepted as Bearer by the v2 interfaces',
  source: ['S07', 'S63'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  effect: 'reads',
  needs: ['state', 'credentials.login'],
  brokenBy: ['form-foreign-token', 'form-token-with-scheme', 'form-token-encoded-twice', 'form-opaque-token'],
  async check(context) {
    const token = accessTokenIn(await tokenFor(context, 'POST /login'));
    assume(token, 'needs an access_token');
    const ask = (bearer: string) =>
      context.target.send('offers-v2', 'GET', '/v2/ergebnisliste/ermittlung/{ermittlungsId}', {
        as: 'none',
        params: { ermittlungsId: context.uuid() },
        headers: { Authorization: `Bearer ${bearer}` },
      });
    const invented = await ask(context.uuid());
    if (invented.status !== 401) {
      throw new NotApplicable(
        `an invented token is answered with ${invented.status} and not with 401, so nothing shows`,
      );
    }
    const answer = await ask(token);
    context.expect.that(answer.status !== 401, 'an answer to the bearer of the token', '401', answer);
  },
});
