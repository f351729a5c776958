import { assume, rule } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { OPERATIONS, tokenFor, type TokenOperation } from './steps/token-request.ts';

/** Three parts where it is signed; five where it is encrypted. */
const JWT = /^[\w-]+\.[\w-]+\.([\w-]*|[\w-]*\.[\w-]*\.[\w-]*)$/;

export default rule({
  level: 'must',
  title: 'The access_token is a JSON Web Token',
  source: ['S04', 'S62'],
  covers: [
    { operation: 'createAccessToken', status: '2XX' },
    { operation: 'getAccessToken', status: '2XX' },
  ],
  effect: 'reads',
  needs: ['credentials.login'],
  cases: OPERATIONS.map((operation) => `${operation} access_token`),
  brokenBy: [
    'form-opaque-token',
    'form-token-with-scheme',
    'form-token-encoded-twice',
    'basic-opaque-token',
    'basic-token-with-scheme',
    'basic-token-encoded-twice',
  ],
  async check(context) {
    const operation = OPERATIONS.find((one) => context.case.startsWith(one)) as TokenOperation;
    const answer = await tokenFor(context, operation);
    const token = accessTokenIn(answer);
    assume(token, 'needs an access_token');
    const parts = token.split('.').length;
    context.expect.that(
      JWT.test(token),
      'three or five base64url parts',
      `${parts} part${parts === 1 ? '' : 's'} of another form`,
      answer,
    );
  },
});
