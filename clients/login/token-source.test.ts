import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createOffersV1Api } from '../offers-v1/index.ts';
import { serveReference, type ServeOptions } from '../reference.fixture.ts';
import {
  ContractViolatedError,
  NetworkError,
  NotAllowedError,
  PlatformError,
  RequestRefusedError,
  tokenSource,
  type TokenSourceSettings,
} from './index.ts';

/** Lifetime of a token of the reference deployment, in milliseconds. */
const LIFETIME_MS = 3_600_000;

async function start(options: ServeOptions = {}, settings: Partial<TokenSourceSettings> = {}) {
  const served = await serveReference(options);
  const { clock, urls, credentials, fixtures, received } = served;
  const { username, password } = credentials.login;
  const token = tokenSource({ baseUrl: urls.login, username, password, clock, now: clock.now, ...settings });
  const logins = () => received.filter(({ host }) => host === 'login');
  const offers = createOffersV1Api({ baseUrl: urls.v2, accessToken: token, clock });
  /** A call that needs the token. */
  const ask = () => offers.getFinanzierungsvorschlaege(fixtures.offers.vorgangsNummer ?? '');
  return { ...served, password, token, logins, ask };
}

/** A token endpoint that returns these tokens in turn. */
function endpoint(tokens: string[], settings: Partial<TokenSourceSettings> = {}) {
  let now = Date.UTC(2026, 10, 2);
  let calls = 0;
  const fetch = async () => Response.json({ access_token: tokens[(calls += 1) - 1] });
  const token = tokenSource({
    baseUrl: 'https://login.example',
    username: 'A',
    password: 'B',
    fetch,
    now: () => now,
    ...settings,
  });
  return { token, calls: () => calls, now: () => now, pass: (ms: number) => (now += ms) };
}

const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const inSeconds = (ms: number) => Math.floor(ms / 1000);

describe('a token', () => {
  it.each([
    ['form', 'POST'],
    ['basic', 'GET'],
  ] as const)('is obtained by %s, and works', async (as, method) => {
    const { token, ask, logins, password, credentials } = await start({}, { as, validate: true });
    expect(await token()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await ask();
    const [login, ...others] = logins();
    expect(login).toMatchObject({ method, path: '/login' });
    expect(others).toEqual([]);
    expect(login?.headers.get('X-TraceId')).toMatch(/^[\w-]{36}$/);
    expect(login?.path).not.toContain(password);
    const { username } = credentials.login;
    const sent = as === 'form' ? login?.body : atob(login?.headers.get('Authorization')?.split(' ')[1] ?? '');
    expect(sent).toBe(as === 'form' ? `username=${username}&password=${password}` : `${username}:${password}`);
  });

  it.each(['form', 'basic'] as const)('is obtained by %s with an e-mail address and an umlaut', async (as) => {
    const credentials = { username: () => 'erika.musterfrau@example.com', password: async () => 'Lindenblüte 12' };
    const { token } = await start({}, { as, ...credentials });
    expect(await token()).toMatch(/^ey/);
  });

  it('is obtained at a base URL with a path and a slash at the end', async () => {
    const paths: string[] = [];
    const fetch = async ({ url }: Request) => {
      paths.push(url);
      return Response.json({ access_token: 'a' });
    };
    await tokenSource({ baseUrl: 'https://login.example/plattform/', username: 'A', password: 'B', fetch })();
    expect(paths).toEqual(['https://login.example/plattform/login']);
  });

  it('is kept until half a minute before its expiry', async () => {
    const { token, logins, clock } = await start();
    const first = await token();
    await clock.wait(LIFETIME_MS - 30_001);
    expect(await token()).toBe(first);
    await clock.wait(1);
    const second = await token();
    expect(second).not.toBe(first);
    expect(await token()).toBe(second);
    expect(logins()).toHaveLength(2);
  });

  it('is obtained once for concurrent callers', async () => {
    const { token, logins } = await start();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => token()));
    expect(new Set(tokens).size).toBe(1);
    expect(logins()).toHaveLength(1);
  });

  it.each([
    ['is no JSON Web Token', () => 'undurchsichtig'],
    ['names no end', () => jwt({ sub: 'A' })],
    ['names its end in words', () => jwt({ exp: 'morgen' })],
    ['has no object of claims', () => jwt(null)],
    ['seems to be over, since a clock is wrong', (now: number) => jwt({ exp: inSeconds(now) - 3600 })],
    ['is shorter than the margin', (now: number) => jwt({ exp: inSeconds(now) + 10 })],
  ])('that %s is kept until it is rejected', async (_, write) => {
    const first = write(endpoint([]).now());
    const { token, pass, calls } = endpoint([first, 'second']);
    expect(await token()).toBe(first);
    pass(1e9);
    expect([await token(), calls()]).toEqual([first, 1]);
    expect([await token.renew(first), calls()]).toEqual(['second', 2]);
  });

  it('may have claims in any language, in base64url', async () => {
    const end = Date.UTC(2026, 10, 3);
    const first = jwt({ name: 'ü?ü>ü~', exp: inSeconds(end) });
    expect(first).toMatch(/-.*_|_.*-/);
    const { token, pass, now } = endpoint([first, 'second']);
    await token();
    pass(end - now());
    expect(await token()).toBe('second');
  });
});

describe('a rejected token', () => {
  it('is renewed once by a call, which then succeeds', async () => {
    const { token, ask, logins, clock, received } = await start({}, { now: () => 0 });
    await ask();
    await clock.wait(LIFETIME_MS + 1000);
    const expired = await token();
    await ask();
    expect(await token()).not.toBe(expired);
    expect(logins()).toHaveLength(2);
    const sent = received.filter(({ host }) => host === 'v2').map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual([`Bearer ${expired}`, `Bearer ${expired}`, `Bearer ${await token()}`]);
  });

  it('is renewed once for concurrent calls', async () => {
    const { ask, logins, clock } = await start({}, { now: () => 0 });
    await ask();
    await clock.wait(LIFETIME_MS + 1000);
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(logins()).toHaveLength(2);
  });

  it('is not renewed if it was replaced already', async () => {
    const { token, calls } = endpoint(['first', 'second']);
    const first = await token();
    expect(await Promise.all([token.renew(first), token.renew(first)])).toEqual(['second', 'second']);
    expect(await token.renew(first)).toBe('second');
    expect(calls()).toBe(2);
  });

  it('is renewed only once per call', async () => {
    const { ask, logins } = await start({ faults: 'login/form-foreign-token' });
    const failure = ask();
    await expect(failure).rejects.toThrow(NotAllowedError);
    await expect(failure).rejects.toThrow(/^GET \/v1\/finanzierungsvorschlaege\/\{vorgangsNummer\}: status 401/);
    expect(logins()).toHaveLength(2);
  });
});

describe('a token endpoint', () => {
  it('that refuses the credentials is not called again', async () => {
    const { ask, logins } = await start({}, { password: 'falsch' });
    const calls = await Promise.allSettled([1, 2, 3].map(() => ask()));
    expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(logins()).toHaveLength(1);
    await expect(ask()).rejects.toMatchObject({
      name: 'NotAllowedError',
      operation: 'POST /login',
      status: 401,
    });
    expect(logins()).toHaveLength(1);
  });

  it('that refuses the credentials with the 400 of OAuth 2.0 is called again after a minute', async () => {
    let now = 0;
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    };
    const settings = { baseUrl: 'https://login.example', username: 'A', password: 'B', fetch };
    const token = tokenSource({ ...settings, now: () => now });
    const error: unknown = await token().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RequestRefusedError);
    now = 59_999;
    await expect(token()).rejects.toBe(error);
    expect(calls).toBe(1);
    now = 60_000;
    await expect(token()).rejects.toBeInstanceOf(RequestRefusedError);
    expect(calls).toBe(2);
  });

  it.each([401, 403])(
    'that refuses the credentials of a function with %d is called again after a minute',
    async (status) => {
      let now = 0;
      let calls = 0;
      const fetch = async () =>
        (calls += 1) === 1 ? new Response('', { status }) : Response.json({ access_token: 'a' });
      const settings = { baseUrl: 'https://login.example', username: 'A', password: () => 'B', fetch };
      const token = tokenSource({ ...settings, now: () => now });
      const error: unknown = await token().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NotAllowedError);
      now = 59_999;
      await expect(token()).rejects.toBe(error);
      expect(calls).toBe(1);
      now = 60_000;
      expect(await token()).toBe('a');
    },
  );

  it.each(['form', 'basic'] as const)('is not called by %s if a credential cannot be supplied', async (as) => {
    const reason = new SyntaxError('the vault is closed');
    const settings = { baseUrl: 'https://login.example', username: 'A', as };
    const token = tokenSource({ ...settings, password: () => Promise.reject(reason) });
    await expect(token()).rejects.toBe(reason);
  });

  it.each([
    ['form-without-token', ContractViolatedError],
    ['form-empty-token', ContractViolatedError],
    ['form-token-in-object', ContractViolatedError],
    ['form-token-under-another-name', ContractViolatedError],
    ['form-token-as-text', ContractViolatedError],
    ['form-204', ContractViolatedError],
    ['form-not-offered', RequestRefusedError],
    ['form-refuses-everybody', NotAllowedError],
  ])('with the fault %s', async (fault, kind) => {
    const { token } = await start({ faults: `login/${fault}` });
    await expect(token()).rejects.toThrow(kind);
    await expect(token()).rejects.toThrow(/^POST \/login: .+ \(trace id [\w-]+\)$/);
  });

  it('that is temporarily unavailable is called again by GET, but not by POST', async () => {
    let calls = 0;
    const fetch = async () => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      return Response.json({ access_token: 'a' });
    };
    const settings = { baseUrl: 'https://login.example', username: 'A', password: 'B', fetch };
    const clock = (await serveReference()).clock;
    await expect(tokenSource({ ...settings, clock })()).rejects.toThrow(NetworkError);
    calls = 0;
    expect(await tokenSource({ ...settings, clock, as: 'basic' })()).toBe('a');
  });
});

describe('a secret', () => {
  const SECRET = 'streng-geheim';

  it.each<[string, Partial<TokenSourceSettings>]>([
    ['under another name', { fetch: async () => Response.json({ token: SECRET }) }],
    ['in an object', { fetch: async () => Response.json({ access_token: { value: SECRET } }), validate: true }],
    ['as a text', { fetch: async () => new Response(SECRET) }],
    [
      'in a redirect',
      { fetch: async () => new Response(SECRET, { status: 302, headers: { Location: `/?jwt=${SECRET}` } }) },
    ],
    ['in an error', { fetch: async () => Response.json({ message: SECRET }, { status: 500 }) }],
    ['in a password', { password: `${SECRET}ü`, fetch: async () => new Response('', { status: 401 }) }],
  ])('%s stands in no error', async (_, settings) => {
    const secret = btoa(`A:${SECRET}`).slice(0, 16);
    const loginUrl = 'https://login.example';
    for (const as of ['form', 'basic'] as const) {
      const login = tokenSource({ baseUrl: loginUrl, username: 'A', password: SECRET, as, ...settings })();
      const error = await login.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlatformError);
      const shown = `${inspect(error, { depth: 20 })} ${JSON.stringify(error)}`;
      expect(shown).not.toContain(SECRET);
      expect(shown).not.toContain(secret);
    }
  });

  it('is not visible in the inspected source', async () => {
    const { token } = endpoint([SECRET], { password: SECRET });
    await token();
    expect(`${inspect(token, { depth: 20, showHidden: true })} ${JSON.stringify({ token })}`).not.toContain(SECRET);
  });
});

describe('a call that waits for a token', () => {
  it('can be aborted without aborting the other calls', async () => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    const { urls } = await serveReference();
    const accessToken = tokenSource({ baseUrl: urls.login, username: 'A', password: 'B', fetch: () => answered });
    const ask = async () => Response.json({ finanzierungsvorschlaege: [] });
    const offers = createOffersV1Api({ baseUrl: urls.v2, accessToken, fetch: ask });
    const controller = new AbortController();
    const [given, other] = [{ signal: controller.signal }, {}].map((own) =>
      offers.getFinanzierungsvorschlaege('AB12CD', own),
    );
    controller.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    answer(Response.json({ access_token: 'a' }));
    await expect(other).resolves.toEqual({ finanzierungsvorschlaege: [] });
  });
});
