import { describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../client.fixture.ts';
import { KINDS } from './kinds.ts';
import { authorization, authorizationWithoutPermission } from './seed.ts';

const TEXT: unknown = expect.any(String);
const caller = { headers: { Authorization: authorization } };
const order = (client: TestClient, kind: string, body: unknown) =>
  client.call('report', 'POST', `/${kind}`, { ...caller, body });

describe('report', () => {
  it.each(KINDS)('accepts a request for %s and finishes it', async (kind) => {
    const client = createTestClient();
    const accepted = await order(client, kind, {});
    expect(accepted.status).toBe(202);
    const location = accepted.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^/${kind}/[0-9a-f-]{36}$`));
    expect(await accepted.text()).toBe('accepted');

    const requested = await client.call('report', 'GET', location, caller);
    expect([requested.status, await requested.json()]).toEqual([200, { status: 'REQUESTED' }]);
    client.clock.advance(500);
    const processing = await client.call('report', 'GET', location, caller);
    expect([processing.status, await processing.json()]).toEqual([200, { status: 'PROCESSING' }]);
    client.clock.advance(500);
    const ready = await client.call('report', 'GET', location, caller);
    expect(ready.status).toBe(303);
    expect(new URL(ready.headers.get('location') ?? '').searchParams.get('signature')).toMatch(/^[0-9a-f]{64}$/);
    expect(await ready.text()).toBe('ready');
  });

  it('shows every state even to a late client, and none too early', async () => {
    const client = createTestClient();
    const late = (await order(client, 'partner', {})).headers.get('location') ?? '';
    client.clock.advance(3_600_000);
    const states = [];
    for (let read = 0; read < 3; read += 1) states.push((await client.call('report', 'GET', late, caller)).status);
    expect(states).toEqual([200, 200, 303]);

    const early = (await order(client, 'partner', {})).headers.get('location') ?? '';
    for (let read = 0; read < 5; read += 1) {
      expect(await (await client.call('report', 'GET', early, caller)).json()).toEqual({ status: 'REQUESTED' });
    }
  });

  it('skips a state of a report with properties', async () => {
    const client = createTestClient();
    const other = (await order(client, 'rohdaten', { fromDay: '2026-01-01' })).headers.get('location') ?? '';
    const requested = await client.call('report', 'GET', other, caller);
    expect(await requested.json()).toEqual({ status: 'REQUESTED' });
    client.clock.advance(3_600_000);
    expect((await client.call('report', 'GET', other, caller)).status).toBe(303);
  });

  it.each([
    ['OPTIONS', '/'],
    ['OPTIONS', '/documentation'],
    ['OPTIONS', '/mtvreport'],
    ['OPTIONS', '/mtvreport/egal'],
  ])('%s %s needs no credential', async (method, path) => {
    const { status, headers } = await createTestClient().call('report', method, path);
    expect(status).toBe(204);
    for (const name of ['origin', 'methods', 'headers'])
      expect(headers.get(`access-control-allow-${name}`)).toBeTruthy();
  });

  it('responds to GET /documentation with an empty 200', async () => {
    const answer = await createTestClient().call('report', 'GET', '/documentation');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it.each([
    ['rohdaten', { fromDay: '2024-02-31' }, 202],
    ['rohdaten', { fromDay: '2024-13-01' }, 400],
    ['rohdaten', { fromDay: '2024-01-32' }, 400],
    ['rohdaten', { fromDay: '01.01.2024' }, 400],
    ['rohdaten', { fromDay: '2024-1-1' }, 400],
    ['rohdaten', { fromDay: 20240101 }, 400],
    ['rohdaten', { fromDay: null }, 400],
    ['rohdaten', { toDay: '2024-02-01' }, 400],
    ['mtvreport', { toDay: 'gestern' }, 400],
    ['mtvreport', { category: 'Ä ?&\n' }, 202],
    ['mtvreport', { category: 1 }, 400],
    ['mtvreport', { partnerIdToCreateReportFor: 'ABC12' }, 202],
    ['mtvreport', { partnerIdToCreateReportFor: 'Partner ABC12 und andere' }, 202],
    ['mtvreport', { partnerIdToCreateReportFor: 'abc' }, 400],
    ['konditionsvergleich', { produktArt: 'ANNUITAET' }, 202],
    ['konditionsvergleich', { produktArt: 'FORWARD' }, 202],
    ['konditionsvergleich', { produktArt: 'forward' }, 400],
    ['partner', { unbekannt: true }, 400],
    ['partner', [], 400],
    ['partner', 'null', 400],
    ['partner', '', 400],
  ])('answers a request for %s with %j by %i', async (kind, body, status) => {
    const answer = await order(createTestClient(), kind, body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(await answer.json()).toEqual({ message: TEXT, error: 'Bad Request' });
  });

  it.each([
    ['nobody', {}],
    ['an unknown caller', { Authorization: 'Unsinn' }],
    ['a caller without permission', { Authorization: authorizationWithoutPermission }],
  ])('refuses %s', async (_, headers) => {
    const client = createTestClient();
    const location = (await order(client, 'partner', {})).headers.get('location') ?? '';
    const answers = [
      await client.call('report', 'POST', '/partner', { headers, body: {} }),
      await client.call('report', 'GET', location, { headers }),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([403, { message: TEXT }]);
    }
  });

  it('finds a report only under its own kind', async () => {
    const client = createTestClient();
    const id = ((await order(client, 'partner', {})).headers.get('location') ?? '').split('/').at(-1);
    for (const path of [`/vertrieb/${id}`, '/partner/unbekannt', '/partner/%E0%A4%A']) {
      const answer = await client.call('report', 'GET', path, caller);
      expect([answer.status, await answer.json()]).toEqual([404, { message: TEXT, error: 'Not Found' }]);
    }
  });
});
