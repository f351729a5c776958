import { assume, isJwt, type Answer, type Context } from '../engine.ts';
import { accessTokenIn, TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { operationOf, tokenFor, tokenRule } from './steps/token-request.ts';

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
  async check(context) {
    const operation = operationOf(context);
    const answer = await tokenFor(context, operation);
    const token = accessTokenIn(answer);
    assume(token, 'needs an access_token');
    expectJwt(context, answer, token);
    // Other rules judge whether a user gets a token; the configuration may name no user.
    if (context.config.credentials?.session === undefined) return;
    const ofUser = await tokenFor(context, operation, 'session');
    const other = accessTokenIn(ofUser);
    if (other !== undefined) expectJwt(context, ofUser, other);
  },
});

function expectJwt({ expect }: Context, answer: Answer, token: string): void {
  const parts = token.split('.').length;
  const got = `${parts} part${parts === 1 ? '' : 's'} of another form`;
  expect.that(isJwt(token), 'three base64url parts, the first two JSON objects, or five, the first one', got, answer);
}
