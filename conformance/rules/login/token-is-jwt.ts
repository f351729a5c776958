import { type Answer, type Context, assume, isObject, rule } from '../engine.ts';
import { accessTokenIn } from '../steps/access-token.ts';
import { OPERATIONS, tokenFor, type TokenOperation } from './steps/token-request.ts';

/** Three parts where it is signed; five where it is encrypted. */
const JWT = /^[\w-]+\.[\w-]+\.([\w-]*|[\w-]*\.[\w-]*\.[\w-]*)$/;

export default rule({
  level: 'must',
  title: 'The access_token is a JSON Web Token, that of a partner and that of a user',
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
    'user-opaque-token',
    'form-token-of-words',
    'basic-token-of-words',
    'user-token-of-words',
  ],
  async check(context) {
    const operation = OPERATIONS.find((one) => context.case.startsWith(one)) as TokenOperation;
    const answer = await tokenFor(context, operation);
    const token = accessTokenIn(answer);
    assume(token, 'needs an access_token');
    expectJwt(context, answer, token);
    // Whether a user gets one, other rules judge; a configuration need not name any.
    if (context.config.credentials?.session === undefined) return;
    const ofUser = await tokenFor(context, operation, 'session');
    const other = accessTokenIn(ofUser);
    if (other !== undefined) expectJwt(context, ofUser, other);
  },
});

function expectJwt({ expect }: Context, answer: Answer, token: string): void {
  const parts = token.split('.').length;
  const got = `${parts} part${parts === 1 ? '' : 's'} of another form`;
  expect.that(JWT.test(token), 'three or five base64url parts', got, answer);
  expect.that(isReadable(token), 'a header with alg, and claims, in JSON', 'parts of something else', answer);
}

/** Whether header and claims are what they have to be; claims that are encrypted, or a token themselves (cty), cannot be read. */
function isReadable(token: string): boolean {
  const [header = '', claims = '', , ...encrypted] = token.split('.');
  const described = objectIn(header);
  if (typeof described?.['alg'] !== 'string') return false;
  return encrypted.length > 0 || 'cty' in described || objectIn(claims) !== undefined;
}

function objectIn(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
