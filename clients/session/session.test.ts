import { describe, expect, it } from 'vitest';
import { tokenSource } from '../login/index.ts';
import { serveReference, type Around, type ServeOptions } from '../reference.fixture.ts';
import {
  ContractViolatedError,
  createSessionApi,
  PlatformFailedError,
  NotAllowedError,
  NotFoundError,
  RequestRefusedError,
  type SessionApiSettings,
} from './index.ts';

const SESSION_ID = /^[0-9a-f]{64}$/;
const ways = ['header', 'address'] as const;

async function start(options: ServeOptions = {}, settings: Partial<SessionApiSettings> = {}) {
  const served = await serveReference(options);
  const { clock, urls, credentials } = served;
  const accessToken = tokenSource({ ...credentials.login, baseUrl: urls.login, clock, now: clock.now });
  const sessions = createSessionApi({ baseUrl: urls.pm, clock, ...settings });
  const { username, password } = credentials.session;
  return { ...served, user: { username, password }, accessToken, sessions };
}

/** A session API that always gets this response. */
const answering = (status: number, headers: [string, string][], body: string | null = null) =>
  createSessionApi({
    baseUrl: 'https://pm.example/plattform',
    fetch: async () => new Response(body, { status, headers }),
  });

describe('a form login', () => {
  it('opens a session, and a logout closes it', async () => {
    const { sessions, user, received } = await start({}, { validate: true });
    const session = await sessions.login({ ...user, oeffne: '/uebersicht' });
    expect(session).toEqual({
      sessionId: expect.stringMatching(SESSION_ID) as string,
      setCookie: [expect.any(String)],
    });
    expect(session.setCookie[0]).toContain(`sessionId=${session.sessionId};`);
    await sessions.logout(session);
    expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /login.do?oeffne=%2Fuebersicht',
      'POST /logout',
    ]);
    expect(new URLSearchParams(received[0]?.body)).toEqual(new URLSearchParams({ ...user }));
    expect(received[1]?.headers.get('Cookie')).toBe(`sessionId=${session.sessionId}`);
  });

  it('with wrong credentials opens no session', async () => {
    const { sessions, user } = await start();
    const failure = sessions.login({ ...user, password: 'falsch' });
    await expect(failure).rejects.toThrow(NotAllowedError);
    await expect(failure).rejects.toMatchObject({ operation: 'POST /login.do', status: 401 });
  });

  it('is sent once', async () => {
    const { sessions, user, received } = await start({ around: () => () => new Response(null, { status: 503 }) });
    await expect(sessions.login(user)).rejects.toThrow(PlatformFailedError);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['form-login-without-cookie', /sets no cookie sessionId/],
    ['form-login-other-cookie', /sets no cookie sessionId/],
    ['form-login-empty-cookie', /sets no cookie sessionId/],
    ['form-login-redirects', /status 302 is not declared/],
    ['wrong-login-redirects', /status 302 is not declared/],
  ])('is understood by nobody with the fault %s', async (fault, message) => {
    const { sessions, user } = await start({ faults: `session/${fault}` });
    const failure = sessions.login({ ...user, ...(fault.startsWith('wrong') && { password: 'falsch' }) });
    await expect(failure).rejects.toThrow(ContractViolatedError);
    await expect(failure).rejects.toThrow(message);
  });

  it.each(['form-login-204', 'form-login-as-json'])('is accepted with the fault %s', async (fault) => {
    const { sessions, user } = await start({ faults: `session/${fault}` });
    expect((await sessions.login(user)).sessionId).toMatch(SESSION_ID);
  });
});

describe('a sign-on', () => {
  it.each(ways)('by %s opens a session, and follows no redirect', async (as) => {
    const { sessions, accessToken, received, urls } = await start();
    const { sessionId, location } = await sessions.signOn({ accessToken, redirectTo: '/vorgang?nr=1&x=ü', as });
    expect(location).toBe(`${urls.pm}/vorgang?nr=1&x=%C3%BC`);
    await sessions.logout({ sessionId });
    const [signOn, logout] = received.filter(({ host }) => host === 'pm');
    expect(logout).toMatchObject({ method: 'POST', path: '/logout' });
    expect(signOn?.method).toBe(as === 'header' ? 'POST' : 'GET');
    const token = await accessToken();
    expect(signOn?.headers.get('X-Authentication')).toBe(as === 'header' ? token : null);
    expect(signOn?.path.includes(token)).toBe(as === 'address');
    expect(signOn?.headers.get('X-TraceId')).toMatch(/^[\w-]{36}$/);
  });

  it('can be done by a browser with signOnUrl', async () => {
    const { sessions, accessToken, urls } = await start();
    const url = await sessions.signOnUrl({ accessToken, redirectTo: '/a b?c=d&e' });
    expect(url).toBe(`${urls.pm}/login?redirectTo=%2Fa+b%3Fc%3Dd%26e&authentication=${await accessToken()}`);
    const answer = await fetch(url, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/a%20b?c=d&e']);
    const below = createSessionApi({ baseUrl: 'https://pm.example/plattform/' });
    const there = below.signOnUrl({ accessToken: () => 'a+b', redirectTo: '/' });
    expect(await there).toBe('https://pm.example/plattform/login?redirectTo=%2F&authentication=a%2Bb');
  });

  it.each(['https://elsewhere.example/a', '/a', 'a', '//elsewhere.example/a'])('leads to %s', async (Location) => {
    const headers: [string, string][] = [
      ['Location', Location],
      ['Set-Cookie', 'sessionId=a1'],
    ];
    const { location } = await answering(303, headers).signOn({ accessToken: 'a', redirectTo: '/a' });
    expect(location).toBe(new URL(Location, 'https://pm.example/plattform/login').href);
  });

  it('with a rejected token is repeated once with a new token', async () => {
    const { sessions, accessToken, urls } = await start();
    const [expired, asked] = ['abgelaufen', [] as string[]];
    const renew = (rejected: string) => {
      asked.push(rejected);
      return accessToken();
    };
    const source = Object.assign(async () => expired, { renew });
    expect((await sessions.signOn({ accessToken: source, redirectTo: '/' })).location).toBe(`${urls.pm}/`);
    expect(asked).toEqual([expired]);
    const hopeless = Object.assign(async () => expired, { renew: async () => expired });
    await expect(sessions.signOn({ accessToken: hopeless, redirectTo: '/' })).rejects.toThrow(NotAllowedError);
    await expect(sessions.signOn({ accessToken: expired, redirectTo: '/' })).rejects.toThrow(NotAllowedError);
  });

  it.each<[string, () => Response, RegExp]>([
    [
      'redirect',
      () => new Response(null, { status: 302, headers: { Location: '/partner-login-box.html' } }),
      /sets no cookie sessionId/,
    ],
    ['page', () => new Response('<form>', { headers: { 'Content-Type': 'text/html' } }), /status 200 is not declared/],
  ])('with a used one-time token, answered with a %s, is repeated once with a new token', async (_, refusal, says) => {
    const used = new Set<string>();
    const around: Around = (next) => (request) => {
      const token = request.headers.get('X-Authentication');
      if (token === null) return next(request);
      if (used.has(token)) return refusal();
      used.add(token);
      return next(request);
    };
    const { sessions, accessToken } = await start({ around });
    for (const redirectTo of ['/a', '/b']) await sessions.signOn({ accessToken, redirectTo });
    expect(used.size).toBe(2);
    const failure = sessions.signOn({ accessToken: await accessToken(), redirectTo: '/' });
    await expect(failure).rejects.toThrow(says);
  });

  it('without a token fails with the error of the token endpoint', async () => {
    const { sessions, urls, received } = await start();
    const accessToken = tokenSource({ baseUrl: urls.login, username: 'NIE00', password: 'falsch' });
    const failure = sessions.signOn({ accessToken, redirectTo: '/' });
    await expect(failure).rejects.toMatchObject({ name: 'NotAllowedError', operation: 'POST /login' });
    expect(received.map(({ host }) => host)).toEqual(['login']);
  });

  it.each([
    ['200', ContractViolatedError, /status 200 is not declared/],
    ['without-location', ContractViolatedError, /no address in Location/],
    ['without-cookie', ContractViolatedError, /sets no cookie sessionId/],
    ['other-cookie', ContractViolatedError, /sets no cookie sessionId/],
    ['not-offered', RequestRefusedError, /status 405/],
  ])('with the fault %s fails', async (fault, kind, message) => {
    for (const as of ways) {
      const name = as === 'address' ? 'sign-on' : 'sign-on-by-post';
      const { sessions, accessToken } = await start({ faults: `session/${name}-${fault}` });
      const failure = sessions.signOn({ accessToken, redirectTo: '/', as });
      await expect(failure).rejects.toThrow(kind);
      await expect(failure).rejects.toThrow(message);
    }
  });
});

describe('a logout', () => {
  it('of a session that is not open is refused', async () => {
    const { sessions } = await start();
    await expect(sessions.logout({ sessionId: 'unbekannt' })).rejects.toThrow(NotAllowedError);
  });

  it.each(['logout-200', 'logout-204'])('is done with the fault %s', async (fault) => {
    const { sessions, user } = await start({ faults: `session/${fault}` });
    await expect(sessions.logout(await sessions.login(user))).resolves.toBeUndefined();
  });
});

describe('the login box', () => {
  it('is an HTML page', async () => {
    const { sessions } = await start({}, { validate: true });
    expect(await sessions.loginBox()).toMatch(/<input type="password"/);
  });

  it.each([
    ['login-box-missing', NotFoundError],
    ['login-box-redirects', ContractViolatedError],
  ])('fails with the fault %s', async (fault, kind) => {
    const { sessions } = await start({ faults: `session/${fault}` });
    await expect(sessions.loginBox()).rejects.toThrow(kind);
  });
});

it('can be aborted', async () => {
  const { sessions, user } = await start();
  await expect(sessions.login(user, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
});
