import {
  instead,
  isAsked,
  onRequest,
  onResponse,
  withJson,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Change, Where, Wrap } from '../faulty.ts';
import type { Fault, Handler } from '../interface.ts';

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

/** The same faults of one of the two ways to obtain a token (S01, S02, S06). */
function tokenFaults(way: string, where: Where): Fault[] {
  return [
    {
      name: `${way}-without-token`,
      kind: 'missing-member',
      says: `The answer to ${way} credentials has no access_token.`,
      wrap: onResponse(where, withProperties({ access_token: undefined })),
    },
    {
      name: `${way}-empty-token`,
      kind: 'wrong-value',
      says: `The access_token for ${way} credentials is empty.`,
      wrap: onResponse(where, withProperties({ access_token: '' })),
    },
    {
      name: `${way}-token-under-another-name`,
      kind: 'missing-member',
      says: `The answer to ${way} credentials calls its token \`token\`.`,
      wrap: onResponse(where, withJson({ token: 'eyJhbGciOiJub25lIn0.e30.c2ln' })),
    },
    {
      name: `${way}-token-as-text`,
      kind: 'wrong-media-type',
      says: `The answer to ${way} credentials is the bare token.`,
      wrap: onResponse(where, withText('eyJhbGciOiJub25lIn0.e30.c2ln')),
    },
    {
      name: `${way}-204`,
      kind: 'wrong-status',
      says: `The answer to ${way} credentials is an empty 204.`,
      wrap: onResponse(where, withStatus(204)),
    },
    {
      name: `${way}-token-in-object`,
      kind: 'wrong-type',
      says: `The access_token for ${way} credentials is an object.`,
      wrap: onResponse(where, withProperties({ access_token: { value: 'eyJhbGciOiJub25lIn0.e30.c2ln' } })),
    },
    {
      name: `${way}-not-offered`,
      kind: 'not-offered',
      says: `The token endpoint does not take ${way} credentials.`,
      wrap: instead({ method: where.method ?? '' }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
    {
      name: `${way}-refuses-everybody`,
      kind: 'too-strict',
      says: `The token endpoint refuses right ${way} credentials with 401.`,
      wrap: onResponse(where, withStatus(401), withJson({ message: 'user name or password is wrong' })),
    },
    {
      name: `${way}-token-for-everybody`,
      kind: 'missing-check',
      says: `Wrong ${way} credentials are answered with a token.`,
      wrap: onResponse(
        { ...where, status: 401 },
        withStatus(200),
        withJson({ access_token: 'eyJhbGciOiJub25lIn0.e30.c2ln' }),
      ),
    },
  ];
}

/** The faults of the token endpoint; the last ones are about the kind of token (S04, S07) and wrong credentials (S06). */
export const faults: readonly Fault[] = [
  ...tokenFaults('form', form),
  ...tokenFaults('basic', basic),
  {
    name: 'form-opaque-token',
    kind: 'wrong-value',
    says: 'The access_token for form credentials is no JSON Web Token, and no interface accepts it.',
    wrap: onResponse(form, withProperties({ access_token: 'undurchsichtig-4711' })),
  },
  {
    name: 'form-foreign-token',
    kind: 'wrong-meaning',
    says: 'The access_token for form credentials is one that no interface accepts.',
    wrap: onResponse(form, withProperties({ access_token: 'eyAiYWxnIjoibm9uZSIgfQ.e30.c2ln' })),
  },
  {
    name: 'form-token-with-scheme',
    kind: 'wrong-value',
    says: 'The access_token for form credentials begins with Bearer, as if it were the header.',
    wrap: onResponse(
      form,
      withToken((token) => `Bearer ${token}`),
    ),
  },
  {
    name: 'form-token-encoded-twice',
    kind: 'wrong-value',
    says: 'The access_token for form credentials is the token in base64 once more.',
    wrap: onResponse(
      form,
      withToken((token) => Buffer.from(token, 'utf8').toString('base64url')),
    ),
  },
  {
    name: 'email-not-decoded',
    kind: 'too-strict',
    says: 'An e-mail address in the form is taken with %40 in place of its @.',
    wrap: onRequest(form, async (request) => {
      const body = (await request.clone().text()).replace('%40', '%2540');
      return new Request(request, { body });
    }),
  },
  {
    name: 'user-without-token',
    kind: 'missing-member',
    says: 'The answer to e-mail address and password has no access_token.',
    wrap: onUser(withProperties({ access_token: undefined })),
  },
  {
    name: 'user-answers-204',
    kind: 'wrong-status',
    says: 'E-mail address and password are answered with an empty 204.',
    wrap: onUser(withStatus(204)),
  },
  {
    name: 'token-for-everybody',
    kind: 'missing-check',
    says: 'Wrong credentials are answered with a token.',
    wrap: onResponse(wrongCredentials, withStatus(200), withJson({ access_token: 'eyJhbGciOiJub25lIn0.e30.c2ln' })),
  },
  {
    name: 'wrong-credentials-200',
    kind: 'wrong-status',
    says: 'Wrong credentials are refused with status 200.',
    wrap: onResponse(wrongCredentials, withStatus(200)),
  },
  {
    name: 'wrong-credentials-204',
    kind: 'wrong-status',
    says: 'Wrong credentials are answered with an empty 204.',
    wrap: onResponse(wrongCredentials, withStatus(204)),
  },
];
