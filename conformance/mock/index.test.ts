import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_BODY_BYTES } from '../servers/body.ts';
import { writeContracts, type ContractsFolder } from './contracts.fixture.ts';
import { HOSTS, INTERFACES } from '../../generated/platform.ts';
import { startMocks, type Mocks } from './index.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = { authorization: 'Bearer token' };
const KEYS = { 'x-apikey': 'key', 'x-partnerid': 'ABC12' };

let contracts: ContractsFolder;
let mocks: Mocks;

beforeAll(async () => {
  contracts = await writeContracts();
  mocks = await startMocks({ port: 0, documents: contracts.folder });
});

afterAll(async () => {
  await mocks.close();
  await contracts.remove();
});

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
      'has no such answer. It has these statuses (and examples): 200 (requested, processing), 303.',
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

describe('a bad request', () => {
  const order = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${mocks.hosts.report}/rohdaten`, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: 'token', ...headers },
      body,
    });

  test('answers with the declared 400, even if 422 is declared as well, and describes the violation', async () => {
    const response = await order('{"fromDay":"01.02.2024"}');
    expect(response.status).toBe(400);
    const message = expect.stringMatching(/^Request body property fromDay must match pattern /) as string;
    expect(await response.json()).toEqual({ message, error: 'Bad Request' });
    expect(response.headers.get('sl-violations')).toContain('fromDay');
  });

  test('gets the example of the contract if that is requested', async () => {
    const response = await order('{"fromDay":"01.02.2024"}', { prefer: 'code=400, example=usual' });
    expect(await response.json()).toEqual({ message: 'Der Wert ist falsch', error: 'Bad Request' });
  });

  test('keeps its status for any Accept', async () => {
    const response = await order('{"fromDay":"01.02.2024"}', { accept: 'text/csv' });
    expect(response.status).toBe(400);
  });

  test('a body that is not JSON gets a response of the same form', async () => {
    const response = await order('{"fromDay":');
    expect(response.status).toBe(400);
    const message = expect.stringContaining('not valid JSON') as string;
    expect(await response.json()).toEqual({ message, error: 'Bad Request' });
    expect(response.headers.get('sl-violations')).toContain('not valid JSON');
  });

  test('a violation with characters outside ASCII is a valid header', async () => {
    const response = await order('{"fromDay":"x"} – €');
    expect(response.status).toBe(400);
    expect(response.headers.get('sl-violations')).not.toBeNull();
  });

  test('with only an open error declared: 400 that describes the violation', async () => {
    const url = `${mocks.hosts.v2}/v2/vorgaenge/V1`;
    const response = await fetch(url, { method: 'PATCH', headers: { ...TOKEN, ...JSON_TYPE }, body: 'nothing' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining('not valid JSON') as string });
  });

  test('without a declared error: the problem details of Prism', async () => {
    const response = await fetch(`${mocks.hosts.v2}/v2/antraege?aenderungSeit=gestern`, { headers: TOKEN });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.stringify(await response.json())).toContain('aenderungSeit');
  });

  test('a media type that is not in the contract', async () => {
    const response = await order('<a/>', { 'content-type': 'application/xml' });
    expect(response.status).toBe(400);
    expect(response.headers.get('sl-violations')).toContain('application/json');
  });

  test.each<[string, BodyInit, Record<string, string>, string]>([
    ['no media type', new Uint8Array([0x7b, 0x7d]), {}, 'Content-Type must be application/json, but is missing'],
    [
      'one that merely ends in JSON',
      '{}',
      { 'content-type': 'application/merge-patch+json' },
      'but is application/merge-',
    ],
    ['bytes of another type', new Uint8Array([0xff]), { 'content-type': 'image/png' }, 'but is image/png'],
    ['what is no media type', '{}', { 'content-type': 'json' }, 'but is json'],
    ['a coding', '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 'Content-Encoding must be absent, but is gzip'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), JSON_TYPE, 'Request body is not JSON in UTF-8'],
  ])('a body with %s is refused with the requirement', async (_, body, headers, says) => {
    const init = { method: 'POST', headers: { authorization: 'token', ...headers }, body };
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, init);
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.stringContaining(says) as string, error: 'Bad Request' },
    ]);
  });

  test('an invalid Content-Type is ignored without a body', async () => {
    const headers = { ...TOKEN, 'content-type': 'json' };
    expect((await fetch(`${mocks.hosts.v2}/v2/antraege`, { headers })).status).toBe(200);
  });

  test('a body with a byte order mark is read, and an unexpected body is refused', async () => {
    expect((await order('\uFEFF{}')).status).toBe(202);
    const init = { method: 'POST', headers: { ...JSON_TYPE, ...TOKEN }, body: '{}' };
    const response = await fetch(`${mocks.hosts.v2}/v2/ergebnisliste/ermittlung`, init);
    expect([response.status, await response.json()]).toEqual([415, { message: 'The request must have no body' }]);
  });

  test('a body over the limit: 413, with and without a known length', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(MAX_BODY_BYTES) });
    expect((await order(large)).status).toBe(413);
    const chunked = await fetch(`${mocks.hosts.report}/rohdaten`, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: 'token' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(((await chunked.json()) as { detail: string }).detail).toContain(`${MAX_BODY_BYTES} bytes`);
  });

  test('an unknown path, an unknown method and an empty path parameter', async () => {
    const status = async (path: string, method = 'GET') =>
      (await fetch(mocks.hosts.v2 + path, { method, headers: TOKEN })).status;
    expect(await status('/v2/nothing')).toBe(404);
    expect(await status('/v2/vorgaenge/')).toBe(404);
    expect(await status('//v2/antraege')).toBe(404);
    expect(await status('/v2/vorgaenge/%E0%A4%A')).toBe(400);
    const other = await fetch(`${mocks.hosts.v2}/v2/antraege`, { method: 'DELETE', headers: TOKEN });
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await other.json()).toMatchObject({
      detail: expect.stringContaining('has no DELETE /v2/antraege, but GET, HEAD.') as string,
    });
  });

  test.each([
    ['kex', 'GET /', 'The mock of the host kex (consumer-loan-offers) has no path /.'],
    ['kex', 'POST /rohdaten', 'has no path /rohdaten. It is a path of the host report, which has another port.'],
    ['report', 'POST /angebote', 'has no path /angebote. It is a path of the host kex, which has another port.'],
    [
      'baufi',
      'GET /v3/vorgaenge/A/gemerkteAngebote',
      'Paths are case-sensitive: /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote',
    ],
    ['v2', 'GET /v2/vorgaenge/', 'has no path /v2/vorgaenge/. A segment is empty.'],
  ] as const)('to %s for %s is told who answers it', async (host, request, detail) => {
    const [method = '', path = ''] = request.split(' ');
    const response = await fetch(mocks.hosts[host] + path, { method });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining(detail) as string });
  });

  test('a request target that is not a path, on every host', async () => {
    for (const host of HOSTS) {
      const { hostname, port } = new URL(mocks.hosts[host]);
      const socket = connect(Number(port), hostname);
      socket.setEncoding('utf8');
      socket.write('OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      expect(answer, host).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer, host).toMatch(/is for \*, which is not a path/);
    }
  });

  test.each([
    ['a media type that is none', { 'content-type': 'x' }, 400],
    ['a form that is not percent-encoded', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['an example that the contract does not have', { prefer: 'code=202, example=nope' }, 404],
    ['a status that no answer has', { prefer: 'code=999' }, 422],
  ])('%s', async (_, headers, status) => {
    expect((await order('{"fromDay":"2024-02-01"}', headers)).status).toBe(status);
  });

  test.each(['code=abc', 'code=', 'code=600', 'dynamic=x'])('an invalid Prefer header: %s', async (prefer) => {
    const response = await order('{}', { prefer });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('200 to 599') as string });
  });
});

describe('a missing credential', () => {
  test('401 if it is declared', async () => {
    const response = await fetch(`${mocks.hosts.pm}/partner`, {
      method: 'POST',
      headers: { ...JSON_TYPE, 'x-partnerid': 'ABC12' },
      body: '{}',
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('ApiKey');
    const message = 'A credential is missing or has the wrong form. Send: X-ApiKey: … and X-PartnerId: …';
    expect(await response.json()).toEqual({ message });
    expect(response.headers.get('sl-violations')).toContain('Send: X-ApiKey');
  });

  test('403 if that is declared instead, before the body is validated', async () => {
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, { method: 'POST', headers: JSON_TYPE, body: '{' });
    expect(response.status).toBe(403);
    const message = 'A credential is missing or has the wrong form. Send: Authorization: …';
    expect(await response.json()).toEqual({ message });
  });

  test('401 with a message if only an open error is declared', async () => {
    const response = await fetch(`${mocks.hosts.v2}/v2/vorgaenge/V1`);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({
      message: 'A credential is missing or has the wrong form. Send: Authorization: Bearer …',
    });
  });

  test('a missing cookie is named by its header, and with it the response is the redirect', async () => {
    const logout = (headers: Record<string, string>) =>
      fetch(`${mocks.hosts.pm}/logout`, { method: 'POST', headers, redirect: 'manual' });
    const refused = await logout({});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ message: expect.stringContaining('Send: Cookie: sessionId=…') as string });
    expect((await logout({ cookie: 'sessionId=1' })).status).toBe(302);
  });

  test('401 of Prism if nothing is declared', async () => {
    const response = await fetch(`${mocks.hosts.v2}/v2/antraege`);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('starting and stopping', () => {
  test('a taken port is named with the remedy, and nothing stays open', async () => {
    const listeners = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
    const before = listeners();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const attempt = startMocks({ port, documents: contracts.folder });
    await expect(attempt).rejects.toThrow(new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is already taken.*--port N`));
    await vi.waitFor(() => expect(listeners()).toBe(before + 1));
    other.close();
  });

  test('a first port that leaves no room for six is refused', async () => {
    await expect(startMocks({ port: 65_533, documents: contracts.folder })).rejects.toThrow('0 to 65530, but is 65533');
  });

  test('a missing contract is named with the remedy', async () => {
    const missing = startMocks({ port: 0, documents: new URL('nowhere/', contracts.folder) });
    await expect(missing).rejects.toThrow(/Cannot read the contract of .*nowhere.*npm run generate/);
  });

  test('closing ends open connections', async () => {
    const own = await startMocks({ port: 0, documents: contracts.folder });
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
    const own = await startMocks({ port: 0, documents: contracts.folder, ended: { 'cases-v2': 410 } });
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
    const own = await startMocks({ port: 0, documents: contracts.folder, ended: { 'consumer-loan-offers': 410 } });
    try {
      const url = `${own.hosts[INTERFACES['consumer-loan-offers'].host]}/angebote`;
      expect((await fetch(url, { method: 'POST', headers: TOKEN, body: '{' })).status).toBe(410);
    } finally {
      await own.close();
    }
  });
});
