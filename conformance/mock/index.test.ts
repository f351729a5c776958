import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { startSmallMocks, writeContracts } from './contracts.fixture.ts';
import { HOSTS, INTERFACES } from '../../generated/platform.ts';
import { startMocks } from './index.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = { authorization: 'Bearer token' };
const KEYS = { 'x-apikey': 'key', 'x-partnerid': 'ABC12' };

const documents = await writeContracts();
const mocks = await startSmallMocks(documents);

describe('the hosts', () => {
  test('each has a URL, its interfaces and the number of its operations', () => {
    expect(mocks.rows.map(({ host }) => host)).toEqual([...HOSTS]);
    expect(new Set(Object.values(mocks.hosts)).size).toBe(6);
    expect(mocks.rows.find(({ host }) => host === 'v2')).toEqual({
      host: 'v2',
      url: mocks.hosts.v2,
      interfaces: ['offers-v1', 'offers-v2', 'cases-v1', 'cases-v2', 'applications'],
      operations: 8,
    });
  });

  test('several contracts on one host: the path decides', async () => {
    const from = async (path: string) =>
      ((await (await fetch(mocks.hosts.v2 + path, { headers: TOKEN })).json()) as { from: string }).from;
    expect(await from('/v2/antraege')).toBe('applications');
    expect(await from('/v2/vorgaenge/V1')).toBe('cases-v2');
    expect(await from('/v2/vorgaenge/V1/antraege/A1/1')).toBe('cases-v2');
    expect(await from('/v2/vorgaenge/V1/A1/1/antraege')).toBe('applications');
  });
});

describe('a valid request', () => {
  const createPartner = (headers: Record<string, string> = {}) =>
    fetch(`${mocks.hosts.pm}/partner`, { method: 'POST', headers: { ...JSON_TYPE, ...KEYS, ...headers }, body: '{}' });

  test('answers with status, headers and example of the contract', async () => {
    const response = await createPartner();
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/partner/ABC12');
    expect(await response.json()).toEqual({ id: 'ABC12' });
  });

  test('Prefer: code selects another response', async () => {
    const response = await createPartner({ prefer: 'code=401' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: 'API-Key fehlt' });
  });

  test('an unknown preference is ignored, and reported', async () => {
    const response = await createPartner({ prefer: 'cod=401, return=minimal; foo, example=none' });
    expect([response.status, response.headers.get('sl-ignored-preferences')]).toEqual([404, 'cod, return, foo']);
    expect((await createPartner({ prefer: 'code=401' })).headers.has('sl-ignored-preferences')).toBe(false);
  });

  test.each([
    ['cod=401, return="minimal, code=401"; foo', 'cod, return, foo'],
    ['code=201; example=none, wait=10; code=401', 'example, wait, code'],
  ])('text after a semicolon, or in quotes, is not a preference: %s', async (prefer, ignored) => {
    const response = await createPartner({ prefer });
    expect([response.status, response.headers.get('sl-ignored-preferences')]).toEqual([201, ignored]);
  });

  test('an example is found by its name alone, whatever its status', async () => {
    const headers = { ...JSON_TYPE, authorization: 'token', prefer: 'example=own' };
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, { method: 'POST', headers, body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      422,
      { message: 'nicht verarbeitbar', error: 'Unprocessable' },
    ]);
  });

  test.each([
    [
      'code=418',
      '/rohdaten/r1',
      'has no such response. It has these statuses (and examples): 200 (requested, processing), 303.',
    ],
    ['example=nope', '/rohdaten/r1', '200 (requested, processing), 303.'],
    ['code=303, example=requested', '/rohdaten/r1', '200 (requested, processing), 303.'],
  ])('an undeclared response, %s, is refused with a list of the declared ones', async (prefer, path, listed) => {
    const response = await fetch(mocks.hosts.report + path, { headers: { authorization: 'token', prefer } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(listed) as string });
  });

  test('if the contract leaves the errors open, every error can be requested, and nothing else', async () => {
    const status = async (code: number) =>
      (await fetch(`${mocks.hosts.v2}/v2/vorgaenge/V1`, { headers: { ...TOKEN, prefer: `code=${code}` } })).status;
    expect([await status(200), await status(418), await status(599)]).toEqual([200, 418, 599]);
    expect([await status(201), await status(303)]).toEqual([404, 404]);
  });

  test.each([
    [{ prefer: 'code=422', accept: 'text/csv' }, 422, 'nicht verarbeitbar'],
    [{ accept: 'text/csv' }, 406, 'The 202 of POST /rohdaten has nothing that Accept takes'],
    [{ prefer: 'code=202', accept: 'text/csv' }, 406, 'these media types (and examples): application/json (usual).'],
    [{ prefer: 'example=usual', accept: 'text/csv' }, 406, 'The 202 of'],
  ])('Accept may refuse a success, but does not select its status: %j', async (headers, status, says) => {
    const all = { ...JSON_TYPE, authorization: 'token', ...headers };
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, { method: 'POST', headers: all, body: '{}' });
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(says)]);
  });

  test('Prefer: example selects another example', async () => {
    const headers = { authorization: 'token', prefer: 'example=processing' };
    const response = await fetch(`${mocks.hosts.report}/rohdaten/r1`, { headers });
    expect(await response.json()).toEqual({ status: 'PROCESSING' });
  });

  test('Prefer: code=303 gives the redirect with its Location and no body', async () => {
    const headers = { authorization: 'token', prefer: 'code=303' };
    const response = await fetch(`${mocks.hosts.report}/rohdaten/r1`, { headers, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('https://files.example.org/r1');
    expect(await response.text()).toBe('');
  });

  test('a redirect that is the only success is the response, not the open error', async () => {
    const url = `${mocks.hosts.v2}/v2/ergebnisliste/ermittlung`;
    const redirect = await fetch(url, { method: 'POST', headers: TOKEN, redirect: 'manual' });
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get('location')).toBe('/v2/ergebnisliste/ermittlung/e1');
    const exhausted = await fetch(url, { method: 'POST', headers: { ...TOKEN, prefer: 'code=429' } });
    expect(exhausted.status).toBe(429);
    expect(exhausted.headers.get('x-ratelimit-remaining')).toBe('0');
  });

  test('the trace id of the caller is returned, otherwise that of the example', async () => {
    const trace = async (headers: Record<string, string>) => {
      const response = await createPartner({ ...headers, prefer: 'code=400' });
      const { traceId } = (await response.json()) as { traceId: string };
      return [response.headers.get('x-traceid'), traceId];
    };
    expect(await trace({ 'x-traceid': 'mine' })).toEqual(['mine', 'mine']);
    for (const headers of [{}, { 'x-traceid': ' ' }]) expect(await trace(headers)).toEqual(['trace-1', 'trace-1']);
  });

  test.each(['code=200', 'code=303', 'example=processing', 'dynamic=true'])(
    'HEAD is answered like GET, without the body: %s',
    async (prefer) => {
      const answer = async (method: string) => {
        const init = { method, headers: { authorization: 'token', prefer }, redirect: 'manual' } as const;
        const { status, headers } = await fetch(`${mocks.hosts.report}/rohdaten/r1`, init);
        return [status, headers.get('location'), headers.get('content-type')];
      };
      expect(await answer('HEAD')).toEqual(await answer('GET'));
    },
  );

  test('has no header about deprecation, which no contract declares', async () => {
    const response = await fetch(`${mocks.hosts.v2}/v2/vorgaenge/V1`, { headers: TOKEN });
    expect(response.status).toBe(200);
    expect(response.headers.has('deprecation')).toBe(false);
  });

  test('an Accept header with an invalid media range is understood', async () => {
    const response = await createPartner({ accept: 'text/html, *; q=.2, */*; q=.2' });
    expect(response.status).toBe(201);
    expect((await createPartner({ accept: '*' })).status).toBe(201);
  });

  test('OPTIONS reaches the contract', async () => {
    const headers = { origin: 'https://app.example.org', 'access-control-request-method': 'POST' };
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST,OPTIONS');
    expect(response.headers.get('access-control-allow-headers')).toBe('Authorization,Content-Type');
  });
});

describe('starting and stopping', () => {
  test('a taken port is named with the remedy, and nothing stays open', async () => {
    const listeners = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listeners();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const attempt = startMocks({ port, documents });
    await expect(attempt).rejects.toThrow(new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is already taken.*--port N`));
    await vi.waitFor(() => expect(listeners()).toBe(before + 1));
    other.close();
  });

  test('a first port that leaves no room for six is refused', async () => {
    await expect(startMocks({ port: 65_533, documents })).rejects.toThrow('0 to 65530, but is 65533');
  });

  test('a missing contract is named with the remedy', async () => {
    const missing = startMocks({ port: 0, documents: new URL('nowhere/', documents) });
    await expect(missing).rejects.toThrow(/Cannot read the contract of .*nowhere.*npm run generate/);
  });

  test('closing ends open connections', async () => {
    const own = await startMocks({ port: 0, documents });
    const { hostname, port } = new URL(own.hosts.report);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write('GET /rohdaten/r1 HTTP/1.1\r\nhost: x\r\nauthorization: token\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket, 'close');
    await own.close();
    await ended;
    await expect(fetch(own.hosts.report)).rejects.toThrow();
  });
});

describe('an interface that has ended', () => {
  test('answers every request as ended, readable for local pages, while its neighbours work as usual', async () => {
    const own = await startMocks({ port: 0, documents, ended: { 'cases-v2': 410 } });
    try {
      expect(own.rows.find(({ host }) => host === 'v2')).toMatchObject({
        interfaces: ['offers-v1', 'offers-v2', 'cases-v1', 'applications'],
      });
      const headers = { origin: 'http://localhost:4020' };
      const ended = await fetch(`${own.hosts.v2}/v2/vorgaenge/V1`, { method: 'POST', headers, body: '{' });
      expect([ended.status, ended.headers.get('access-control-allow-origin')]).toEqual([410, headers.origin]);
      expect(await ended.json()).toMatchObject({ error: 'Gone' });
      expect((await fetch(`${own.hosts.v2}/v2/antraege`, { headers: TOKEN })).status).toBe(200);
    } finally {
      await own.close();
    }
  });

  test('answers as ended also if its responses are computed', async () => {
    const own = await startMocks({ port: 0, documents, ended: { 'consumer-loan-offers': 410 } });
    try {
      const url = `${own.hosts[INTERFACES['consumer-loan-offers'].host]}/angebote`;
      expect((await fetch(url, { method: 'POST', headers: TOKEN, body: '{' })).status).toBe(410);
    } finally {
      await own.close();
    }
  });
});
