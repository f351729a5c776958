import { assume, valueAt } from '../engine.ts';
import { accessTokenIn, TOKEN_OPERATIONS } from '../steps/access-token.ts';
import { operationOf, tokenFor, tokenRule } from './steps/token-request.ts';

export default tokenRule({
  level: 'info',
  title: 'Whether a token response names its type as Bearer and forbids storing it, as RFC 6749 demands',
  source: ['S47', 'N35', 'N37'],
  cases: TOKEN_OPERATIONS,
  async check(context) {
    const answer = await tokenFor(context, operationOf(context));
    assume(accessTokenIn(answer), 'needs an access_token');
    const type = valueAt(answer.json(), '/token_type');
    const bearer = typeof type === 'string' && type.toLowerCase() === 'bearer';
    const unstored = /\bno-store\b/i.test(answer.header('Cache-Control') ?? '');
    context.note(`token_type ${bearer ? 'is' : 'is not'} Bearer, Cache-Control ${unstored ? 'has' : 'lacks'} no-store`);
  },
});
