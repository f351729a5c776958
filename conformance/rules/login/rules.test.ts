import { describe, expect, it } from 'vitest';
import { NoAnswer } from '../../engine/transport.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { sending } from '../../reference/faulty.ts';

const tested = await interfaceUnderTest('login', { allowWrites: false });
const { judge, resultOf } = tested;

describeRules(tested, {
  // If both operations refuse the configured credentials, the configuration may be wrong.
  alike: { verdicts: { '400 {}': 'inconclusive', '401': 'inconclusive', '403': 'inconclusive' } },
});

describe('secrets', () => {
  it('reach neither reasons nor exchanges', async () => {
    const reports = [await judge(), await judge({ fault: 'login/form-opaque-token' })];
    const text = JSON.stringify(reports);
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/api-key-4e7a90c2b6d1|undurchsichtig-4711|eyJ/);
  });
});

describe('unusual but conforming responses', () => {
  const change = (replaced: (response: Response) => Response | Promise<Response>) =>
    judge({
      around: (next, host) => async (request) => (host === 'login' ? replaced(await next(request)) : next(request)),
    });

  it('a token and nothing else, with a charset', async () => {
    const report = await change(async (response) => {
      if (response.status !== 200) return response;
      const { access_token } = (await response.json()) as { access_token: string };
      return new Response(JSON.stringify({ access_token }), {
        headers: { 'Content-Type': 'application/json;charset=UTF-8' },
      });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a refusal with 400 and a page', async () => {
    const report = await change((response) =>
      response.status === 401 ? new Response('<p>Anmeldung fehlgeschlagen</p>', { status: 400 }) : response,
    );
    expect(flagged(report).map(({ id, status }) => [id, status])).toEqual([
      ['login/refusal-challenges', 'not-applicable'],
    ]);
  });
});

it('never sends a wrong password twice in a row, since many platforms then lock the user', async () => {
  const tried: Record<string, string> = {};
  await judge({
    around: (next) => async (request) => {
      const [, basic = ''] = /^Basic (.*)$/.exec(request.headers.get('authorization') ?? '') ?? [];
      const [byBasic = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
      const user = byBasic || (new URLSearchParams(await request.clone().text()).get('username') ?? '');
      const response = await next(request);
      // Delays the refusal, so that logins sent meanwhile would overtake it.
      if (response.status === 401) await new Promise((resolve) => setTimeout(resolve, 20));
      tried[user] = `${tried[user] ?? ''}${response.status === 401 ? 'x' : '.'}`;
      return response;
    },
  });
  for (const user of ['ABC12', 'erika.musterfrau@example.com']) {
    expect(tried[user]).toContain('x');
    expect(tried[user]).not.toContain('xx');
  }
});

it('sends one wrong login of each kind by each operation', async () => {
  const { exchanges } = await judge();
  const refused = exchanges.filter(({ response }) => response?.status === 401);
  const logins = refused.filter(({ request }) => request.url.endsWith('/login'));
  expect(logins.map(({ request }) => request.method).sort()).toEqual([
    'GET',
    'GET',
    'GET',
    'GET',
    'POST',
    'POST',
    'POST',
  ]);
});

it('the lifetime of the token of a user is judged, though that of a partner has none', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const isUser = request.method === 'POST' && (await request.clone().text()).includes('example.com');
      const response = await next(request);
      if (host !== 'login' || !response.ok) return response;
      const { access_token } = (await response.json()) as Record<string, unknown>;
      return Response.json({ access_token, ...(isUser && { expires_in: -5 }) });
    },
  });
  expect(resultOf(report, 'token-answer')).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(
      /^POST \/login expires_in: expected a positive number in expires_in, got -5/,
    ) as string,
  });
});

it('a server error does not count as a refusal of wrong credentials', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      return host === 'login' && response.status === 401 ? new Response(null, { status: 500 }) : response;
    },
  });
  expect(resultOf(report, 'wrong-credentials-refused')).toMatchObject({
    status: 'inconclusive',
    reason: expect.stringContaining('needs a response below 500 to these credentials, got status 500') as string,
  });
});

describe('a user', () => {
  const refusing = (way: (request: Request) => boolean) =>
    judge({
      around: (next, host) => async (request) => {
        const sent = request.headers.get('authorization') ?? (await request.clone().text());
        const named = sent.startsWith('Basic ') ? Buffer.from(sent.slice(6), 'base64').toString('utf8') : sent;
        const isUser = host === 'login' && /^(username=)?erika/.test(named);
        return isUser && way(request)
          ? new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="token"' } })
          : next(request);
      },
    });

  it('who gets a token only by HTTP Basic fails the rule about the form', async () => {
    const report = await refusing(({ method }) => method === 'POST');
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      ['login/user-gets-token', 'failed', 'expected status 2xx, got 401'],
    ]);
  });

  it('who gets no token by either operation may have no access', async () => {
    const report = await refusing(() => true);
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual(
      ['login/user-gets-token', 'login/user-gets-token-by-basic'].map((id) => [
        id,
        'inconclusive',
        'the credentials are refused with 401, and got no token the other way either (401); ' +
          'see credentials.session, a user with access to the mortgage or loan product',
      ]),
    );
  });
});

it('a token that an interface answers with 500 does not count as accepted', async () => {
  const tokens = new Set<string>();
  const report = await judge({
    around: (next, host) => async (request) => {
      if (tokens.has(request.headers.get('authorization') ?? '')) return new Response(null, { status: 500 });
      const response = await next(request);
      const given =
        host === 'login' && response.ok ? ((await response.clone().json()) as { access_token: string }) : undefined;
      if (given !== undefined) tokens.add(`Bearer ${given.access_token}`);
      return response;
    },
  });
  expect(flagged(report).map(({ id, reason }) => [id, reason])).toEqual([
    ['login/token-works-as-bearer', 'expected the token to be accepted, got 500'],
  ]);
});

it('a token counts as accepted even if the next token of its user replaces it', async () => {
  const userOf = (token: string) =>
    Buffer.from(token.split('.')[1] ?? '', 'base64url')
      .toString('utf8')
      .split('"sub":')[1]
      ?.split(',')[0];
  const latest = new Map<string | undefined, string>();
  const report = await judge({
    configure: ({ credentials, ...config }) => ({
      ...config,
      credentials: { ...credentials, ...(credentials?.login && { login: { ...credentials.login, mayFail: false } }) },
    }),
    around: (next, host) => async (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      // Later logins overtake requests with a token.
      if (host === 'v2') await new Promise((resolve) => setTimeout(resolve, 20));
      if (host === 'v2' && (latest.get(userOf(token)) ?? token) !== token)
        return new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
      const response = await next(request);
      if (host !== 'login' || !response.ok) return response;
      const { access_token } = (await response.clone().json()) as { access_token: string };
      latest.set(userOf(access_token), access_token);
      return response;
    },
  });
  expect(flagged(report).map(({ id, status }) => [id, status])).toEqual([
    ['login/wrong-credentials-refused', 'inconclusive'],
  ]);
});

it('a token is not judged if an invented one gets the same response', async () => {
  const report = await judge({
    configure: (config) => ({
      ...config,
      credentials: { ...config.credentials, v2: { accessToken: 'given-by-hand' } },
    }),
    around: (next, host) => async (request) => {
      const response = await next(request);
      return host === 'v2' && response.status === 401 ? new Response(null, { status: 404 }) : response;
    },
  });
  expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
    [
      'login/token-works-as-bearer',
      'not-applicable',
      'an invented token is answered with 404 and 404, so it is unknown whether a token is accepted',
    ],
  ]);
});

it('a refused token is not judged if the token endpoint issues no other one', async () => {
  const given = new Set<string>();
  const report = await judge({
    rules: tested.rules.filter(({ id }) => id === 'login/token-works-as-bearer'),
    around: (next, host) => async (request) => {
      if (host === 'v2') return new Response(null, { status: 401 });
      const response = await next(request);
      if (host !== 'login' || !response.ok) return response;
      if (given.has(request.method)) return new Response(null, { status: 403 });
      given.add(request.method);
      return response;
    },
  });
  expect(resultOf(report, 'token-works-as-bearer')).toMatchObject({
    status: 'inconclusive',
    reason: 'the token is refused, and a later one is not given (403); see credentials.login',
  });
});

it('other members of a token response are listed, with their values if they are no secrets', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'login' || response.status !== 200) return response;
      return Response.json({ ...((await response.json()) as object), refresh_token: 'geheim-4711' });
    },
  });
  expect(resultOf(report, 'other-token-fields')?.notes).toEqual([
    'token_type: "Bearer"; expires_in: 3600; scope: "baufinanzierung:angebot:ermitteln"; refresh_token',
  ]);
});

it('a server that refuses a charset only in forms without a grant_type fails', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      const isNamed = /charset/i.test(request.headers.get('content-type') ?? '');
      const isRefused = isNamed && !(await request.clone().text()).includes('grant_type');
      return isRefused ? new Response(null, { status: 415 }) : next(request);
    },
  });
  expect(resultOf(report, 'form-is-read-leniently')?.status).toBe('failed');
});

it.each([
  [405, 'failed'],
  [401, 'inconclusive'],
])('HTTP Basic with letters beyond ASCII, answered with %i without a charset, is %s', async (status, outcome) => {
  let password = '';
  const report = await judge({
    configure: (config) => {
      const login = config.credentials?.login ?? { username: '', password };
      password = login.password;
      return { ...config, credentials: { ...config.credentials, login: { ...login, password: 'schlüssel' } } };
    },
    around: (next, host) => async (request) => {
      if (host !== 'login') return next(request);
      if (request.method === 'GET') return new Response(null, { status });
      const body = (await request.text()).replace(encodeURIComponent('schlüssel'), encodeURIComponent(password));
      return next(sending(request, body));
    },
  });
  expect(resultOf(report, 'token-by-basic')?.status).toBe(outcome);
});

it('the other forms are judged if one gets no answer', async () => {
  const report = await judge({
    around: (next) => async (request) => {
      if (/charset/i.test(request.headers.get('content-type') ?? '')) throw new NoAnswer('silence');
      const isEncoded = request.method === 'POST' && (await request.clone().text()).startsWith('%75');
      return isEncoded ? new Response(null, { status: 400 }) : next(request);
    },
  });
  expect(resultOf(report, 'form-is-read-leniently')).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('fully percent-encoded: expected status 2xx, got 400') as unknown,
  });
});

const REFUSED =
  'the credentials are refused with 401, and got no token the other way either (401); see credentials.login';

it('invented credentials are not judged if the target refuses the configured ones', async () => {
  const report = await judge({
    configure: (config) => ({
      ...config,
      credentials: { ...config.credentials, login: { username: 'ABC12', password: 'outdated-key', mayFail: true } },
    }),
  });
  expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
    [
      'login/form-is-read-leniently',
      'inconclusive',
      'needs an access_token for the correct credentials, got status 401',
    ],
    ['login/other-token-fields', 'inconclusive', 'needs a JSON object with an access_token'],
    ['login/token-answer', 'inconclusive', 'needs an access_token'],
    ['login/token-answer-by-oauth', 'inconclusive', 'needs an access_token'],
    ['login/token-by-basic', 'inconclusive', REFUSED],
    ['login/token-by-form', 'inconclusive', REFUSED],
    ['login/token-is-jwt', 'inconclusive', 'needs an access_token'],
    ['login/token-works-as-bearer', 'inconclusive', 'needs an access_token'],
    [
      'login/wrong-credentials-refused',
      'inconclusive',
      'needs an access_token for the correct credentials, got status 401; see credentials.login',
    ],
  ]);
});
