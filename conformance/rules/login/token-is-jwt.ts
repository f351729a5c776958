import { isJwt } from '../engine.ts';
import { TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { forEachToken, tokenRule } from './steps/token-request.ts';

export default tokenRule({
  level: 'must',
  title: 'The access_token is a JSON Web Token, that of a partner and that of a user',
  source: ['S04', 'S62'],
  cases: TOKEN_OPERATIONS.map((operation) => `${operation} access_token`),
  brokenBy: [
    'form-opaque-token',
    'form-token-with-scheme',
    'basic-opaque-token',
    'basic-token-with-scheme',
    'form-token-of-words',
    'basic-token-of-words',
    'user-token-of-words',
    'form-token-without-claims',
    'basic-token-without-claims',
  ],
  check(context) {
    const wanted = 'three base64url parts, the first two JSON objects, or five, the first one';
    return forEachToken(context, (answer, token) => {
      const parts = token.split('.').length;
      context.expect.that(isJwt(token), wanted, `${parts} part${parts === 1 ? '' : 's'} of another form`, answer);
    });
  },
});
