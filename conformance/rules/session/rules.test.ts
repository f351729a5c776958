import { describe, expect, it } from 'vitest';
import { NoAnswer } from '../../engine/transport.ts';
import { answerOf } from '../../engine/answer.ts';
import type { Config } from '../../engine/config/schema.ts';
import { idsWith } from '../../proof/in-process.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { judgeAtPace } from '../../proof/steadiness.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { controlsIn, passwordMethodsIn } from './steps/login-box.ts';
import { sessionIn } from './steps/sessions.ts';

const tested = await interfaceUnderTest('session');
const { rules, judge, resultOf, ids } = tested;

describeRules(tested, {
  alike: {
    satisfied: {
      '200 HTML': ['login-box-can-be-framed', 'login-box-is-a-page', 'login-box-names-its-type'],
      '302': ['sign-on-answers-302'],
    },
    verdicts: { '404': 'inconclusive' },
    honest: ['login'],
  },
});

it('the other form logins are judged if one gets no answer', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      if (host === 'pm' && request.headers.has('origin')) throw new NoAnswer('silence');
      const isNamed = /charset/i.test(request.headers.get('content-type') ?? '');
      return host === 'pm' && isNamed ? new Response(null, { status: 415 }) : next(request);
    },
  });
  expect(resultOf(report, 'form-is-read-leniently')).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('charset in its media type: expected status 200, got 415') as unknown,
  });
});

it('a session that a later login has ended is not said to be open', async () => {
  const { leftovers } = await judge({ around: variantNamed('tokens-and-sessions-alone').around });
  expect(new Set(leftovers.map((one) => one.replace(/^[^:]*: /, '')))).toEqual(
    new Set(['could not be undone: a session may still be open; its logout answered 403']),
  );
});

it('a user with one session fails nothing, in whatever order logins arrive', async () => {
  const { around } = variantNamed('one-session-at-most');
  for (let seed = 1; seed <= 30; seed += 1)
    expect(idsWith(await judgeAtPace(seed, { rules, around }), 'failed')).toEqual([]);
});

it('a session whose opening gets no answer is listed, since nobody can end it', async () => {
  let logins = 0;
  const { leftovers } = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      const isLost = host === 'pm' && new URL(request.url).pathname === '/login.do' && (logins += 1) === 2;
      if (isLost) throw new NoAnswer('the connection was lost');
      return response;
    },
  });
  expect(leftovers).toEqual([
    expect.stringMatching(/: perhaps a session was opened and will expire: there was no definite response$/),
  ]);
});

it('no session is listed if its opening is refused for a rate limit', async () => {
  const { leftovers } = await judge({
    around: (next) => (request) =>
      new URL(request.url).pathname === '/login.do' ? new Response(null, { status: 429 }) : next(request),
  });
  expect(leftovers).toEqual([]);
});

it('a sign-on that leads only sometimes where it should is found', async () => {
  let signOns = 0;
  const report = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      const isSignedOn = host === 'pm' && request.url.includes('/login?') && response.headers.has('Set-Cookie');
      if (isSignedOn && (signOns += 1) % 2 === 0) response.headers.set('Location', '/start');
      return response;
    },
  });
  expect(report.verdict).toBe('nonconformant');
});

describe('unusual but conforming responses', () => {
  const rewrite = (change: (headers: Headers, request: Request) => void, statusOf = (status: number) => status) =>
    judge({
      around: (next, host) => async (request) => {
        if (host !== 'pm') return next(request);
        const response = await next(request);
        const headers = new Headers(response.headers);
        change(headers, request);
        return new Response(response.body, { status: statusOf(response.status), headers });
      },
    });

  it('an absolute Location, and cookies beside the one of the session', async () => {
    const report = await rewrite((headers, request) => {
      const location = headers.get('location');
      if (location !== null) headers.set('location', new URL(location, request.url).href);
      const session = headers.get('set-cookie');
      if (session === null) return;
      headers.set('set-cookie', 'theme=dark; Path=/');
      headers.append('set-cookie', session);
    });
    expect(flagged(report)).toEqual([]);
  });

  it('frame-ancestors with few sites, which overrides X-Frame-Options', async () => {
    const report = await rewrite((headers) => {
      headers.set('content-security-policy', "default-src 'self'; frame-ancestors 'self' https://makler.example");
      headers.set('x-frame-options', 'DENY');
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a sign-on that redirects with 303 fails for its status alone', async () => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        const signOn = host === 'pm' && new URL(request.url).pathname === '/login' && response.status === 302;
        return signOn ? new Response(null, { status: 303, headers: response.headers }) : response;
      },
    });
    expect(flagged(report).map(({ id }) => id)).toEqual(ids('sign-on-answers-302'));
  });

  it('a page to open that is refused gives no verdict', async () => {
    const report = await judge({
      around: (next) => (request) =>
        new URL(request.url).searchParams.has('oeffne')
          ? Response.json({ message: 'oeffne is not possible' }, { status: 400 })
          : next(request),
    });
    expect(flagged(report).map(({ id, status, reason }) => [id, status, reason])).toEqual([
      [
        'session/page-to-open',
        'inconclusive',
        'needs a page that can be opened, /uebersicht is refused with 400; see fixtures.session.page',
      ],
    ]);
  });

  it('a form login without a media type fails for that alone', async () => {
    const report = await rewrite((headers, request) => {
      if (new URL(request.url).pathname === '/login.do') headers.delete('content-type');
    });
    expect(flagged(report).map(({ id }) => id)).toEqual(ids('form-login-answers-text'));
  });

  it.each([
    ['sessionId=1; Max-Age=60; Expires=Thu, 01-Jan-1970 00:00:01 GMT', '1'],
    ['sessionId=1; Max-Age=60; max-age=-1', undefined],
    ['sessionId=1; Expires=Wed, 14 Jan 2026 09:00:00 GMT', undefined],
    ['sessionId=1; Expires=Fri, 16 Jan 2026 09:00:00 GMT', '1'],
    ['sessionId=1; Expires=0', '1'],
    ['sessionId=1; Expires=Thursday, 01-Jan-60 0:00:00 GMT', '1'],
    ['sessionId=1; Expires=Thu, 01-Jan-70 00:00:01 GMT', undefined],
    ['sessionId=1; Expires = Fri Jan 16 09:00:00 2026', '1'],
    ['sessionId=1; Expires=Wed, 14th Jan 2026 9:00:00.5 GMT', undefined],
    ['sessionId=1; Expires=Wed, 14 Jan 1600 09:00:00 GMT', '1'],
    ['sessionId=1; Expires=Wed, 14 Jan 09:00:00 GMT', '1'],
    ['sessionId=1; Expires=Wed, 31 Nov 2025 09:00:00 GMT', '1'],
    ['sessionId=1; Expires=Wed, 14 Jan 2026 24:00:00 GMT', '1'],
    ['sessionId=1; Expires=Wed, 14 Jan 2026 09:00:00 GMT; Expires=never', undefined],
    ['sessionId=1; Max-Age=0; Max-Age=soon', undefined],
    ['sessionId=1; Max-Age=60; Max-Age=0x', '1'],
    ['sessionId=1; Path=/; Max-Age = 0', undefined],
    ['\t sessionId = 1 ', '1'],
    ['sessionId=; Path=/', undefined],
  ])('the session in %s', (cookie, session) => {
    const headers: [string, string][] = [
      ['Set-Cookie', cookie],
      ['Date', 'Thu, 15 Jan 2026 09:00:00 GMT'],
    ];
    expect(sessionIn(answerOf('http://pm.test/login', { status: 200, headers, body: '' }, 0))).toBe(session);
  });

  it.each([
    ['<input name=u><input type=PASSWORD><input type=submit>', [1, 1, 1]],
    ['<INPUT TYPE="email"><input type=\'password\'><button>Los</button><input type="hidden">', [1, 1, 1]],
    ['<input type="&#112;assword"><script>"<input type=password>"</script><a role=button>Los', [1, 0, 1]],
    ['<!-- <input type="password"><button> --><input title="a>b" type="text">', [0, 1, 0]],
    ['<form action=/q><input name=q><button></form><form><input type=password></form><input name=u>', [1, 1, 0]],
    [
      '<input name=u form=a><form id=a><input type=password></form><button form=a><form action=/q><button></form>',
      [1, 1, 1],
    ],
    [
      '<form action=/a><input name=u></form><form action=/a><input type=password></form><form><button></form>',
      [1, 1, 1],
    ],
    ['<form><input name=q></form><input type=password><form><button></form>', [1, 1, 1]],
  ])('the login box %s', (html, counts) => {
    expect(Object.values(controlsIn(html))).toEqual(counts);
  });

  it.each([
    ['method=post><button formmethod=get>A</button><button>B</button>', ['get', 'post']],
    ['><input type=submit formmethod=POST><button type=button>Hilfe</button><input formmethod=get>', ['post']],
    ['method=put>', ['get']],
    ['method=post><button type=reset formmethod=get>Leeren</button>', ['post']],
  ])('the password in <form %s', (rest, methods) => {
    expect(passwordMethodsIn(`<form ${rest}<input type=password name=p></form><button formmethod=get>`)).toEqual(
      methods,
    );
  });
});

describe('credentials', () => {
  const withCredentials = (credentials: Config['credentials']) => (config: Config) => ({
    ...config,
    credentials: { ...config.credentials, ...credentials },
  });
  const outdated = { username: 'erika.musterfrau@example.com', password: 'outdated-password' };

  it('that the target does not accept give no verdict on the form', async () => {
    const report = await judge({ configure: withCredentials({ session: outdated }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'form-login-opens-session')).toMatchObject({
      status: 'inconclusive',
      reason: 'the user is refused with 401; see credentials.session',
    });
    expect(resultOf(report, 'wrong-credentials-refused')?.status).toBe('inconclusive');
    expect(resultOf(report, 'sign-on-by-address')?.status).toBe('passed');
  });

  it('that no token endpoint can confirm give no verdict either', async () => {
    const report = await judge({
      configure: (config) => {
        const { login: _, ...targets } = config.targets;
        return { ...withCredentials({ session: outdated })(config), targets };
      },
    });
    expect(resultOf(report, 'form-login-opens-session')?.reason).toBe(
      'the user is refused with 401; see credentials.session',
    );
  });

  it('that the token endpoint accepts must open a session as well', async () => {
    const report = await judge({
      around: (next, host) => async (request) =>
        host === 'pm' && new URL(request.url).pathname === '/login.do'
          ? new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
          : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(ids('form-login-opens-session'));
    expect(resultOf(report, 'form-login-opens-session')?.reason).toBe('expected status 200, got 401');
  });

  it('whose token and form are refused in every way give no verdict on a sign-on', async () => {
    const report = await judge({
      around: (next, host) => async (request) =>
        host === 'pm' && /^\/login(\.do)?$/.test(new URL(request.url).pathname)
          ? new Response(null, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
          : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(ids('form-login-opens-session'));
    expect(resultOf(report, 'sign-on-by-post')?.reason).toBe(
      'the token is refused with 401 in every way; see credentials.session or credentials.login',
    );
  });

  it.each([
    ['400', () => new Response(null, { status: 400 })],
    ['a login page', () => new Response(null, { status: 302, headers: { Location: '/anmeldung' } })],
  ])('of a partner alone need not open a session, whatever the response: %s', async (_, refuse) => {
    const report = await judge({
      configure: (config) => {
        const { login } = config.credentials ?? {};
        return { ...config, credentials: login === undefined ? {} : { login } };
      },
      around: (next, host) => async (request) =>
        host === 'pm' && new URL(request.url).pathname === '/login' ? refuse() : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'sign-on-answers-302')?.status).toBe('inconclusive');
  });

  it('are named in the reason if a sign-on has none', async () => {
    const report = await judge({
      configure: (config) => ({ ...config, credentials: {} }),
    });
    expect(resultOf(report, 'sign-on-by-post')?.reason).toBe('supply credentials.session or credentials.login');
    expect(resultOf(report, 'logout-redirects')?.reason).toBe('supply credentials.session');
  });

  it('and sessions reach neither reasons nor exchanges', async () => {
    const reports = [await judge(), await judge({ fault: 'session/sign-on-elsewhere' })];
    const text = JSON.stringify(reports.map(({ rules: judged, exchanges }) => ({ judged, exchanges })));
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/Lindenbl(ü|%C3%BC)te|eyJ|sessionId=[0-9a-f]{10}|[0-9a-f]{64}/);
  });
});

it('ends every session that it has opened', async () => {
  const { exchanges, leftovers } = await judge();
  expect(leftovers).toEqual([]);
  const count = (test: (url: string) => boolean, status: number) =>
    exchanges.filter(({ request, response }) => test(new URL(request.url).pathname) && response?.status === status)
      .length;
  const opened = count((path) => path === '/login.do', 200) + count((path) => path === '/login', 302);
  expect(opened).toBeGreaterThan(4);
  expect(count((path) => path === '/logout', 302)).toBe(opened);
});

it.each([
  ['logout-forgets-cookie', 'logout-destination'],
  ['wrong-login-opens-session', '(wrong-credentials-answer|re[a-z-]+)'],
])('names the sessions that stay open under %s', async (fault, name) => {
  const report = await judge({ fault: `session/${fault}` });
  expect(report.leftovers).toContainEqual(
    expect.stringMatching(new RegExp(`^session/${name}: .* a session may still be open; its logout answered 401$`)),
  );
});

it('asks for another path in every sign-on', async () => {
  const { exchanges } = await judge();
  const destinations = exchanges.map(({ request }) => new URL(request.url).searchParams.get('redirectTo'));
  const paths = destinations.filter((path) => path?.startsWith('/uebersicht') === true);
  expect(paths.length).toBeGreaterThan(5);
  expect(new Set(paths).size).toBe(paths.length);
});

it('a run without writes judges the login box and every GET, including sign-ons', async () => {
  const report = await judge({ allowWrites: false });
  expect(idsWith(report, 'passed')).toEqual(
    ids(
      'allow-names-methods',
      'login-box-can-be-framed',
      'login-box-has-its-fields',
      'login-box-hides-password',
      'login-box-is-a-page',
      'login-box-names-its-type',
      'sign-on-answers-302',
      'sign-on-by-address',
      'token-of-either-operation-signs-on',
    ),
  );
  expect(idsWith(report, 'skipped')).toHaveLength(rules.length - 9);
});
