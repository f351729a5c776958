import {
  faultsOf,
  formRefused,
  instead,
  isAsked,
  onRequest,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Fault, Faults } from '../interface.ts';
import { bodyFaults } from '../answer-faults.ts';
import { accounts } from './seed.ts';

const form: Where = { method: 'POST', path: /^\/login$/, status: 200 };
const basic: Where = { method: 'GET', path: /^\/login$/, status: 200 };
const wrongCredentials: Where = { path: /^\/login$/, status: 401 };

function withToken(rewrite: (token: string) => string): Change {
  return withRewrittenJson((body) => ({ ...body, access_token: rewrite(String(body['access_token'])) }));
}

/** Changes the answers to right form credentials of a user, who is known by an e-mail address (S03). */
function onUser(change: Change): Wrap {
  return (next: Handler) => async (request) => {
    const isUser = isAsked(form, request) && (await request.clone().text()).includes('%40');
    return isUser ? onResponse(form, change)(next)(request) : next(request);
  };
}

/** Of the form of a JWT, but none. */
const WORDS = 'kein.echtes.token';

const SOME_TOKEN = { access_token: 'eyJhbGciOiJub25lIn0.e30.c2ln' };

/** Who asks for a token: an empty user name where nobody does. */
async function applicantOf(request: Request): Promise<{ username: string }> {
  const basic = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic !== undefined) return { username: Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '' };
  return { username: new URLSearchParams(await request.clone().text()).get('username') ?? '' };
}

const isKnown = ({ username }: { username: string }) => accounts.some((account) => account.username === username);

/** Changes the refusals of some who ask for a token. */
function onApplicant(
  { method = '' }: Where,
  isMeant: (applicant: { username: string }) => boolean,
  ...changes: readonly Change[]
): Wrap {
  return (next) => async (request) => {
    const isOne = request.method === method && isMeant(await applicantOf(request));
    return isOne ? refusals(...changes)(next)(request) : next(request);
  };
}

/** Changes every refusal. */
const refusals =
  (...changes: readonly Change[]): Wrap =>
  (next) =>
  async (request) => {
    let response = await next(request);
    if (response.status < 400) return response;
    for (const change of changes) response = await change(response, request);
    return response;
  };

/** The same faults of one of the two ways to obtain a token (S01, S02, S06). */
function tokenFaults(way: string, where: Where): Fault[] {
  return faultsOf({
    [`${way}-without-token`]: {
      kind: 'missing-member',
      says: `The answer to ${way} credentials has no access_token.`,
      wrap: onResponse(where, withProperties({ access_token: undefined })),
    },
    [`${way}-empty-token`]: {
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials is empty.`,
      wrap: onResponse(where, withProperties({ access_token: '' })),
    },
    [`${way}-token-under-another-name`]: {
      kind: 'missing-member',
      says: `The answer to ${way} credentials calls its token \`token\`.`,
      wrap: onResponse(where, withJson({ token: 'eyJhbGciOiJub25lIn0.e30.c2ln' })),
    },
    [`${way}-token-as-text`]: {
      kind: 'wrong-media-type',
      says: `The answer to ${way} credentials is the bare token.`,
      wrap: onResponse(where, withText('eyJhbGciOiJub25lIn0.e30.c2ln')),
    },
    [`${way}-204`]: {
      kind: 'wrong-status',
      says: `The answer to ${way} credentials is an empty 204.`,
      wrap: onResponse(where, withStatus(204)),
    },
    [`${way}-token-in-object`]: {
      kind: 'wrong-type',
      says: `The access_token for ${way} credentials is an object.`,
      wrap: onResponse(where, withProperties({ access_token: { value: 'eyJhbGciOiJub25lIn0.e30.c2ln' } })),
    },
    [`${way}-not-offered`]: {
      kind: 'not-offered',
      says: `The token endpoint does not take ${way} credentials.`,
      wrap: instead({ method: where.method ?? '' }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
    [`${way}-refuses-everybody`]: {
      kind: 'too-strict',
      says: `The token endpoint refuses right ${way} credentials with 401.`,
      wrap: onResponse(where, withStatus(401), withJson({ message: 'user name or password is wrong' })),
    },
    [`${way}-opaque-token`]: {
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials is no JSON Web Token, and no interface accepts it.`,
      wrap: onResponse(where, withProperties({ access_token: 'undurchsichtig-4711' })),
    },
    [`${way}-token-with-scheme`]: {
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials begins with Bearer, as if it were the header.`,
      wrap: onResponse(
        where,
        withToken((token) => `Bearer ${token}`),
      ),
    },
    [`${way}-token-encoded-twice`]: {
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials is the token in base64 once more.`,
      wrap: onResponse(
        where,
        withToken((token) => Buffer.from(token, 'utf8').toString('base64url')),
      ),
    },
    [`${way}-token-of-words`]: {
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials is three words with dots between them.`,
      wrap: onResponse(where, withProperties({ access_token: WORDS })),
    },
    [`${way}-token-as-hal`]: {
      kind: 'wrong-media-type',
      says: `The answer to ${way} credentials is application/hal+json.`,
      wrap: onResponse(where, withHeader('Content-Type', 'application/hal+json')),
    },
    [`${way}-lifetime-in-list`]: {
      kind: 'wrong-type',
      says: `The expires_in for ${way} credentials is a list of one number.`,
      wrap: onResponse(where, withProperties({ expires_in: [3600] })),
    },
    [`${way}-foreign-token`]: {
      kind: 'wrong-meaning',
      says: `The access_token for ${way} credentials is one that no interface accepts.`,
      wrap: onResponse(where, withProperties({ access_token: 'eyAiYWxnIjoibm9uZSIgfQ.e30.c2ln' })),
    },
    [`${way}-token-for-known-users`]: {
      kind: 'missing-check',
      says: `A user who exists gets a token for ${way} credentials whatever the password is.`,
      wrap: onApplicant(where, isKnown, withStatus(200), withJson(SOME_TOKEN)),
    },
    [`${way}-token-for-nobody`]: {
      kind: 'missing-check',
      says: `A request without ${way} credentials is answered with a token.`,
      wrap: onApplicant(where, ({ username }) => username === '', withStatus(200), withJson(SOME_TOKEN)),
    },
    [`${way}-token-for-everybody`]: {
      kind: 'missing-check',
      says: `Wrong ${way} credentials are answered with a token.`,
      wrap: onResponse({ ...where, status: 401 }, withStatus(200), withJson(SOME_TOKEN)),
    },
  });
}

/** The faults of the token endpoint; the last ones are about the kind of token (S04, S07) and wrong credentials (S06). */
const faults: readonly Fault[] = [
  ...bodyFaults({}),
  ...tokenFaults('form', form),
  ...tokenFaults('basic', basic),
  ...faultsOf({
    'email-not-decoded': {
      kind: 'too-strict',
      says: 'An e-mail address in the form is taken with %40 in place of its @.',
      wrap: onRequest(form, async (request) => {
        const body = (await request.clone().text()).replace('%40', '%2540');
        return new Request(request, { body });
      }),
    },
    'user-without-token': {
      kind: 'missing-member',
      says: 'The answer to e-mail address and password has no access_token.',
      wrap: onUser(withProperties({ access_token: undefined })),
    },
    'user-opaque-token': {
      kind: 'wrong-value',
      says: 'The access_token of a user who sends a form is no JWT.',
      wrap: onUser(withProperties({ access_token: 'opaque' })),
    },
    'user-token-of-words': {
      kind: 'wrong-value',
      says: 'The access_token of a user who sends a form is three words with dots between them.',
      wrap: onUser(withProperties({ access_token: WORDS })),
    },
    'user-answers-204': {
      kind: 'wrong-status',
      says: 'E-mail address and password are answered with an empty 204.',
      wrap: onUser(withStatus(204)),
    },
    'user-refused-by-basic': {
      kind: 'too-strict',
      says: 'HTTP Basic takes the API keys of partners only, and no e-mail address.',
      wrap: (next) => async (request) =>
        request.method === 'GET' && (await applicantOf(request)).username.includes('@')
          ? Response.json(
              { message: 'user name or password is wrong' },
              { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="token"' } },
            )
          : next(request),
    },
    'form-without-challenge': {
      kind: 'missing-header',
      says: 'A 401 to a form carries no challenge.',
      wrap: onResponse({ ...wrongCredentials, method: 'POST' }, withoutHeader('WWW-Authenticate')),
    },
    'basic-without-challenge': {
      kind: 'missing-header',
      says: 'A 401 to HTTP Basic carries no challenge.',
      wrap: onResponse({ ...wrongCredentials, method: 'GET' }, withoutHeader('WWW-Authenticate')),
    },
    'basic-with-another-challenge': {
      kind: 'wrong-header',
      says: 'The challenge for HTTP Basic is of the scheme Bearer.',
      wrap: onResponse({ ...wrongCredentials, method: 'GET' }, withHeader('WWW-Authenticate', 'Bearer realm="token"')),
    },
    'grant-type-refused': {
      kind: 'too-strict',
      says: 'A form with a grant_type is refused with 400.',
      wrap: formRefused({ method: 'POST' }, 400, (text) => text.includes('grant_type')),
    },
    'form-with-charset-refused': {
      kind: 'too-strict',
      says: 'A form whose media type names a charset is refused with 415.',
      wrap: formRefused({ method: 'POST' }, 415, (_, { headers }) =>
        /charset/i.test(headers.get('content-type') ?? ''),
      ),
    },
    'form-in-other-order-refused': {
      kind: 'too-strict',
      says: 'A form that begins with the password is refused with 400.',
      wrap: formRefused({ method: 'POST' }, 400, (text) => text.startsWith('password=')),
    },
    'encoded-form-refused': {
      kind: 'too-strict',
      says: 'A form whose field names are percent-encoded is refused with 400.',
      wrap: formRefused({ method: 'POST' }, 400, (text) => text.startsWith('%75')),
    },
    'token-for-known-users': {
      kind: 'missing-check',
      says: 'A user who exists gets a token whatever the password is.',
      wrap: (next) =>
        onApplicant(
          form,
          isKnown,
          withStatus(200),
          withJson(SOME_TOKEN),
        )(onApplicant(basic, isKnown, withStatus(200), withJson(SOME_TOKEN))(next)),
    },
    'token-for-everybody': {
      kind: 'missing-check',
      says: 'Wrong credentials are answered with a token.',
      wrap: onResponse(wrongCredentials, withStatus(200), withJson({ access_token: 'eyJhbGciOiJub25lIn0.e30.c2ln' })),
    },
  }),
];

export default { login: faults } satisfies Faults;
