import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { accessTokenIn, tokenByForm } from './steps/token-request.ts';

const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

export default rule({
  level: 'should',
  title: 'The access_token is a JSON Web Token',
  source: ['S04'],
  covers: [{ operation: 'createAccessToken', status: 200 }],
  effect: 'reads',
  needs: ['credentials.login'],
  brokenBy: ['form-opaque-token', 'form-token-with-scheme', 'form-token-encoded-twice'],
  async check(context) {
    const answer = await tokenByForm(context);
    const token = accessTokenIn(answer);
    assume(token, 'needs an access_token');
    const parts = token.split('.').length;
    context.expect.that(
      JWT.test(token),
      'three base64url parts',
      `${parts} part${parts === 1 ? '' : 's'} of another form`,
      answer,
    );
  },
});
