import { describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { partner, user } from '../login/seed.ts';
import { createTestClient, send } from '../client.fixture.ts';
import { garbage } from '../garbage.fixture.ts';
import { createTokens } from '../tokens.ts';
import { createSession } from './index.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>) => ({ headers: FORM, body: new URLSearchParams(fields).toString() });
const { username, password } = user;
const COOKIE = /^sessionId=([0-9a-f]{64}); Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/;
const MESSAGE: unknown = expect.stringMatching(/\S/);

/** A session cookie as a browser sends it back. */
function cookieOf(answer: Response): { headers: { Cookie: string } } {
  const id = COOKIE.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  if (id === undefined) throw new Error(`no session in ${answer.headers.get('set-cookie')}`);
  return { headers: { Cookie: `theme=dark; sessionId=${id}` } };
}

describe('form login', () => {
  it.each(['/login.do', '/login.do?oeffne=/uebersicht'])('opens a session at %s (S08, S10)', async (path) => {
    const answer = await createTestClient().call('pm', 'POST', path, form({ username, password }));
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain\b/);
    expect(answer.headers.get('set-cookie')).toMatch(COOKIE);
  });

  it.each([
    ['a wrong password', '/login.do', form({ username, password: 'falsch' }), 401],
    ['an unknown user', '/login.do', form({ username: 'niemand@example.com', password }), 401],
    ['a missing field', '/login.do', form({ username }), 400],
    ['JSON', '/login.do', { body: { username, password } }, 415],
    ['a page elsewhere', '/login.do?oeffne=//example.org', form({ username, password }), 400],
    ['two megabytes', '/login.do', form({ username, password: 'x'.repeat(2_000_000) }), 413],
  ])('refuses %s, without a cookie (S09)', async (_, path, sent, status) => {
    const answer = await createTestClient().call('pm', 'POST', path, sent);
    expect([answer.status, await answer.json()]).toEqual([status, { message: MESSAGE }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('logout', () => {
  it('redirects, ends the session and removes the cookie (S11)', async () => {
    const { call } = createTestClient();
    const cookie = cookieOf(await call('pm', 'POST', '/login.do', form({ username, password })));
    const answer = await call('pm', 'POST', '/logout', cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/partner-login-box.html']);
    expect(answer.headers.get('set-cookie')).toMatch(/^sessionId=; Max-Age=0;/);
    expect((await call('pm', 'POST', '/logout', cookie)).status).toBe(401);
  });

  it('ends one session of several', async () => {
    const { call } = createTestClient();
    const cookies = [];
    for (let login = 0; login < 2; login += 1) {
      cookies.push(cookieOf(await call('pm', 'POST', '/login.do', form({ username, password }))));
    }
    for (const cookie of cookies) expect((await call('pm', 'POST', '/logout', cookie)).status).toBe(302);
  });

  it('needs a session that is open', async () => {
    const { call, clock } = createTestClient();
    const cookie = cookieOf(await call('pm', 'POST', '/login.do', form({ username, password })));
    clock.advance(8 * 3_600_000);
    for (const sent of [cookie, {}, { headers: { Cookie: 'sessionId=' } }, { headers: { Cookie: 'sessionId=x' } }]) {
      const answer = await call('pm', 'POST', '/logout', sent);
      expect([answer.status, await answer.json()]).toEqual([401, { message: MESSAGE }]);
    }
  });
});

describe('silent sign-on', () => {
  const tokenOf = async ({ bearer }: ReturnType<typeof createTestClient>) =>
    ((await bearer())['Authorization'] ?? '').replace('Bearer ', '');

  it('opens a session with the token in the URL, the header, or both (S12 to S14)', async () => {
    const client = createTestClient();
    const token = await tokenOf(client);
    const redirectTo = `redirectTo=${encodeURIComponent('/vorgang/AB1234?reiter=1')}`;
    const both = `/login?${redirectTo}&authentication=${token}`;
    const headers = { 'X-Authentication': token, 'X-TraceId': 'ABC-4711' };
    for (const [method, path, sent] of [
      ['GET', both, {}],
      ['POST', both, { headers }],
      ['POST', both, {}],
      ['POST', `/login?${redirectTo}`, { headers }],
    ] as const) {
      const answer = await client.call('pm', method, path, sent);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/vorgang/AB1234?reiter=1']);
      if ('headers' in sent) expect(answer.headers.get('x-traceid')).toBe('ABC-4711');
      expect((await client.call('pm', 'POST', '/logout', cookieOf(answer))).status).toBe(302);
    }
  });

  it('refuses missing, foreign, corrupted and expired tokens, without a cookie (S15)', async () => {
    const client = createTestClient();
    const token = await tokenOf(client);
    const foreign = await tokenOf(createTestClient());
    const path = '/login?redirectTo=/uebersicht';
    const refused = async (target: string, sent = {}) => {
      const answer = await client.call('pm', 'POST', target, sent);
      expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([
        401,
        null,
        null,
      ]);
    };
    await refused(path);
    await refused(`${path}&authentication=`);
    await refused(`${path}&authentication=${foreign}`);
    await refused(`${path}&authentication=${token}`, { headers: { 'X-Authentication': foreign } });
    await refused(`${path}&authentication=${token}x`);
    client.clock.advance(3_601_000);
    await refused(`${path}&authentication=${token}`);
  });

  it.each(['', '//example.org', 'https://example.org', '/\\example.org', '/..//example.org'])(
    'does not redirect to %j (S19)',
    async (redirectTo) => {
      const client = createTestClient();
      const query = new URLSearchParams({ redirectTo, authentication: await tokenOf(client) });
      const answer = await client.call('pm', 'GET', `/login?${query.toString()}`);
      expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([
        400,
        null,
        null,
      ]);
    },
  );
});

it('shows a login box that can be framed, whose form opens a session (S16, S17)', async () => {
  const { call } = createTestClient();
  const answer = await call('pm', 'GET', '/partner-login-box.html');
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, null]);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html\b/);
  const html = await answer.text();
  const { action = '', method = '' } =
    /<form action="(?<action>[^"]+)" method="(?<method>[^"]+)"/.exec(html)?.groups ?? {};
  const [name = '', secret = ''] = [...html.matchAll(/<input type="(?:text|password)" name="(\w+)"/g)].map(
    ([, one]) => one ?? '',
  );
  expect(html).toMatch(/<button type="submit">/);
  const login = await call('pm', method.toUpperCase(), `/${action}`, form({ [name]: username, [secret]: password }));
  expect(login.status).toBe(200);
});

it('shares its host with the partner interface', async () => {
  const { call } = createTestClient();
  expect((await call('pm', 'GET', '/partner/BRT01')).status).toBe(401);
  const answer = await call('pm', 'GET', '/logout');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

it('never responds to garbage with 5xx', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 15, 9));
  const tokens = createTokens(clock);
  const { app } = createSession({ clock, tokens, readyAfterMs: 0 });
  const token = await tokens.issue(partner);
  const calls = garbage(600, 20260116, {
    paths: ['/login.do', '/login.do?oeffne=%00', '/logout', '/partner-login-box.html'].concat(
      ['%E4', '/%E2%82%AC', '/\u0000', '/x', '//', '/%0d%0aSet-Cookie:a=b', '/%ff'].map(
        (to) => `/login?redirectTo=${to}`,
      ),
    ),
    headers: { 'x-authentication': token, cookie: 'sessionId=%E0%A4%A', 'x-traceid': 'ä' },
    mediaTypes: ['application/x-www-form-urlencoded', 'application/json', 'text/plain', ';'],
    words: ['username', 'password', username],
  });
  const statuses = new Set<number>();
  for (const call of calls) {
    const { status } = await send((request) => app.fetch(request), call);
    statuses.add(status);
    expect(status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 400, 401, 404, 415]));
});
