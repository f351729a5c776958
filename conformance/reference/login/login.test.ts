import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../client.fixture.ts';
import { partner, user } from './seed.ts';

const TEXT: unknown = expect.any(String);
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>) => ({ headers: FORM, body: new URLSearchParams(fields).toString() });
const basic = (credentials: string) => ({
  headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
});

describe('login', () => {
  it.each([partner, user])(
    'issues a token for $username by form and by Basic',
    async ({ username, password, partnerId }) => {
      const { call } = createTestClient();
      for (const answer of [
        await call('login', 'POST', '/login', form({ username, password })),
        await call('login', 'GET', '/login', basic(`${username}:${password}`)),
      ]) {
        expect(answer.status).toBe(200);
        const body = (await answer.json()) as { access_token: string };
        expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: TEXT });
        expect(decodeJwt(body.access_token).sub).toBe(partnerId);
      }
    },
  );

  it.each([
    ['a wrong password', 'POST', form({ username: partner.username, password: 'falsch' }), 401],
    ['an unknown user', 'POST', form({ username: 'NIE00', password: partner.password }), 401],
    ['a missing field', 'POST', form({ username: partner.username }), 400],
    ['JSON', 'POST', { body: { username: partner.username, password: partner.password } }, 415],
    ['a wrong Basic password', 'GET', basic(`${partner.username}:falsch`), 401],
    ['Basic without a colon', 'GET', basic(partner.username), 401],
    ['no credentials', 'GET', {}, 401],
    ['another scheme', 'GET', { headers: { Authorization: 'Bearer x' } }, 401],
  ])('refuses %s', async (_, method, sent, status) => {
    const answer = await createTestClient().call('login', method, '/login', sent);
    expect([answer.status, await answer.json()]).toEqual([status, { message: TEXT }]);
  });

  it('issues tokens that expire, and that another deployment refuses', async () => {
    const own = createTestClient();
    const headers = await own.bearer();
    const path = '/v2/ergebnisliste/ermittlung/egal';
    expect((await own.call('v2', 'GET', path, { headers })).status).toBe(404);
    expect((await createTestClient().call('v2', 'GET', path, { headers })).status).toBe(401);
    own.clock.advance(3_601_000);
    expect((await own.call('v2', 'GET', path, { headers })).status).toBe(401);
  });
});
