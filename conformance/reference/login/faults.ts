import {
  requestWith,
  decodedFirst,
  faultsAt,
  faultsOf,
  formsRefused,
  keptForAll,
  namesCharset,
  instead,
  onlyFor,
  onRequest,
  onRequestForm,
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
import type { Fault, Faults } from '../interface.ts';
import { bodyFaults } from '../answer-faults.ts';
import { accounts, basicCredentials, passwordIn, type Credentials } from './seed.ts';

const form: Where = { method: 'POST', path: /^\/login$/, status: 200 };
const basic: Where = { method: 'GET', path: /^\/login$/, status: 200 };
const wrongCredentials: Where = { path: /^\/login$/, status: 401 };

/** Three words with dots between them, like the parts of a JWT. */
const WORDS = 'kein.echtes.token';

const SOME_TOKEN = { access_token: 'eyJhbGciOiJub25lIn0.e30.c2ln' };

/** The credentials in a request for a token; empty strings if there are none. */
async function applicantOf(request: Request): Promise<Credentials> {
  const basic = basicCredentials(request);
  if (basic !== undefined) return basic;
  const form = new URLSearchParams(await request.clone().text());
  return { username: form.get('username') ?? '', password: form.get('password') ?? '' };
}

const isKnown = ({ username }: Credentials) => accounts.some((account) => account.username === username);
const isUser = ({ username }: Credentials) => username.includes('@');

/** Changes the responses to valid form credentials of a user, whose user name is an e-mail address (S03). */
function onUser(change: Change): Wrap {
  return onlyFor(async (request) => isUser(await applicantOf(request)), onResponse(form, change));
}

/** Issues a token for some refused credentials. */
function onApplicant({ method = '' }: Where, isMeant: (applicant: Credentials) => boolean): Wrap {
  return onResponse({ method }, async (response, request) =>
    response.status >= 400 && isMeant(await applicantOf(request)) ? Response.json(SOME_TOKEN) : response,
  );
}

/** The faults of one of the two ways to obtain a token (S01, S02, S06). */
function tokenFaults(way: string, where: Where): Fault[] {
  return [
    ...faultsAt(where, {
      [`${way}-without-token`]: [
        'missing-member',
        `The response to ${way} credentials has no access_token.`,
        withProperties({ access_token: undefined }),
      ],
      [`${way}-empty-token`]: [
        'wrong-value',
        `The access_token for ${way} credentials is empty.`,
        withProperties({ access_token: '' }),
      ],
      [`${way}-token-under-another-name`]: [
        'missing-member',
        `The response to ${way} credentials names its token \`token\`.`,
        withJson({ token: 'eyJhbGciOiJub25lIn0.e30.c2ln' }),
      ],
      [`${way}-token-as-text`]: [
        'wrong-media-type',
        `The response to ${way} credentials is the bare token.`,
        withText('eyJhbGciOiJub25lIn0.e30.c2ln'),
      ],
      [`${way}-204`]: ['wrong-status', `The response to ${way} credentials is 204.`, withStatus(204)],
      [`${way}-token-in-object`]: [
        'wrong-type',
        `The access_token for ${way} credentials is an object.`,
        withProperties({ access_token: { value: 'eyJhbGciOiJub25lIn0.e30.c2ln' } }),
      ],
      [`${way}-refuses-everybody`]: [
        'too-strict',
        `The token endpoint refuses correct ${way} credentials with 401.`,
        withStatus(401),
        withJson({ message: 'user name or password is wrong' }),
      ],
      [`${way}-opaque-token`]: [
        'wrong-value',
        `The access_token for ${way} credentials is not a JSON Web Token, and no interface accepts it.`,
        withProperties({ access_token: 'undurchsichtig-4711' }),
      ],
      [`${way}-token-with-scheme`]: [
        'wrong-value',
        `The access_token for ${way} credentials begins with Bearer, as if it were the header.`,
        withRewrittenJson((body) => ({ ...body, access_token: `Bearer ${String(body['access_token'])}` })),
      ],
      [`${way}-token-of-words`]: [
        'wrong-value',
        `The access_token for ${way} credentials is three words with dots between them.`,
        withProperties({ access_token: WORDS }),
      ],
      [`${way}-token-without-claims`]: [
        'wrong-value',
        `The access_token for ${way} credentials is a signed session: a JSON object first, then a time and a signature.`,
        withProperties({ access_token: 'eyJ1c2VyIjoiQUJDMTIifQ.aWj5Ww.c2l0enVuZy11bnRlcnNjaHJpZWJlbg' }),
      ],
      [`${way}-token-as-hal`]: [
        'wrong-media-type',
        `The response to ${way} credentials is application/hal+json.`,
        withHeader('Content-Type', 'application/hal+json'),
      ],
      [`${way}-lifetime-in-list`]: [
        'wrong-type',
        `The expires_in for ${way} credentials is a list of one number.`,
        withProperties({ expires_in: [3600] }),
      ],
      [`${way}-foreign-token`]: [
        'wrong-meaning',
        `The access_token for ${way} credentials is one that no interface accepts.`,
        withProperties({ access_token: 'eyAiYWxnIjoibm9uZSIgfQ.e30.c2ln' }),
      ],
    }),
    {
      name: `${way}-not-offered`,
      kind: 'not-offered',
      says: `The token endpoint answers 405 to ${way} credentials.`,
      wrap: instead({ method: where.method ?? '' }, () => Response.json({ message: 'not allowed' }, { status: 405 })),
    },
    ...Object.entries<readonly [says: string, isMeant: (applicant: Credentials) => boolean]>({
      'known-users': [`A known user gets a token for ${way} credentials, whatever the password.`, isKnown],
      'e-mail-addresses': [
        `A known e-mail address gets a token for ${way} credentials, whatever the password.`,
        (applicant) => isKnown(applicant) && isUser(applicant),
      ],
      'right-passwords': [
        `A password of any user gets a token for ${way} credentials, whatever the user name.`,
        ({ password }) => accounts.some((account) => account.password === password),
      ],
      everybody: [`Wrong ${way} credentials are answered with a token.`, () => true],
    }).map(([name, [says, isMeant]]): Fault => ({
      name: `${way}-token-for-${name}`,
      kind: 'missing-check',
      says,
      wrap: onApplicant(where, isMeant),
    })),
  ];
}

/** The faults of the token endpoint: of tokens (S01 to S04, S07), and of wrong credentials (S06). */
const faults: readonly Fault[] = [
  ...bodyFaults({}),
  ...tokenFaults('form', form),
  ...tokenFaults('basic', basic),
  {
    name: 'basic-token-kept',
    kind: 'missing-check',
    says: 'A cache keeps a response to HTTP Basic with a token, and serves it to everybody.',
    wrap: keptForAll({ method: 'GET', path: /^\/login$/ }),
  },
  ...faultsAt(
    { ...wrongCredentials, method: 'GET' },
    {
      'basic-without-challenge': [
        'missing-header',
        'A 401 to HTTP Basic carries no challenge.',
        withoutHeader('WWW-Authenticate'),
      ],
      'basic-with-another-challenge': [
        'wrong-header',
        'The challenge for HTTP Basic is of the scheme Bearer.',
        withHeader('WWW-Authenticate', 'Bearer realm="token"'),
      ],
    },
  ),
  ...faultsOf({
    'missing-check': {
      'form-password-counts-by-its-beginning': [
        'A password in the form that merely begins with the right one gets a token.',
        onRequestForm(form, (value, name) => (name === 'password' ? passwordIn(value) : value)),
      ],
      'form-decoded-before-it-is-divided': [
        'A form is percent-decoded before it is split into fields: an ampersand ends a password.',
        decodedFirst(form),
      ],
      'basic-password-ends-at-a-colon': [
        'A password in HTTP Basic is read up to its first colon.',
        (next) => async (request) => {
          const { username, password } = basicCredentials(request) ?? {};
          if (password === undefined) return next(request);
          const pair = Buffer.from(`${username}:${password.split(':', 1)[0]}`).toString('base64');
          return next(requestWith(request, { Authorization: `Basic ${pair}` }));
        },
      ],
    },
    'too-strict': {
      'email-not-decoded': [
        'An e-mail address in the form is not decoded: its @ stays %40.',
        onRequest(form, async (request) => {
          const body = (await request.clone().text()).replace('%40', '%2540');
          return new Request(request, { body });
        }),
      ],
      'user-refused-by-basic': [
        'HTTP Basic accepts only the API keys of partners, no e-mail addresses.',
        (next) => async (request) =>
          request.method === 'GET' && isUser(await applicantOf(request))
            ? Response.json(
                { message: 'user name or password is wrong' },
                { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="token", charset="UTF-8"' } },
              )
            : next(request),
      ],
    },
    'missing-member': {
      'user-without-token': [
        'The response to e-mail address and password has no access_token.',
        onUser(withProperties({ access_token: undefined })),
      ],
    },
    'wrong-value': {
      'user-token-of-words': [
        'The access_token of a user who sends a form is three words with dots between them.',
        onUser(withProperties({ access_token: WORDS })),
      ],
    },
    'wrong-media-type': {
      'form-with-charset-as-hal': [
        'The response to a form whose media type names a charset is application/hal+json.',
        onResponse(
          { ...form, is: (request) => namesCharset('', request) },
          withHeader('Content-Type', 'application/hal+json'),
        ),
      ],
      'user-token-as-hal': [
        'The response to a user who sends a form is application/hal+json.',
        onUser(withHeader('Content-Type', 'application/hal+json')),
      ],
    },
    'missing-header': {
      'known-user-without-challenge': [
        'The 401 for a wrong password of a known user carries no challenge.',
        onlyFor(
          async (request) => isKnown(await applicantOf(request)),
          onResponse(wrongCredentials, withoutHeader('WWW-Authenticate')),
        ),
      ],
      'form-without-challenge': [
        'A 401 to a form carries no challenge.',
        onResponse({ ...wrongCredentials, method: 'POST' }, withoutHeader('WWW-Authenticate')),
      ],
    },
  }),
  ...formsRefused(
    { method: 'POST' },
    {
      'grant-type-refused': ['A form with a grant_type', 400, (text) => text.includes('grant_type')],
      'form-with-charset-refused': ['A form whose media type names a charset', 415, namesCharset],
      'form-in-other-order-refused': [
        'A form that begins with the password',
        400,
        (text) => text.startsWith('password='),
      ],
      'encoded-form-refused': ['A form whose field names are percent-encoded', 400, (text) => text.startsWith('%75')],
    },
  ),
];

export default { login: faults } satisfies Faults;
