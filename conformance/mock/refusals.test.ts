import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../generated/platform.ts';
import { MAX_BODY_BYTES } from '../servers/body.ts';
import { startSmallMocks } from './contracts.fixture.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = { authorization: 'Bearer token' };

const mocks = await startSmallMocks();

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
    ['a status that no response has', { prefer: 'code=999' }, 422],
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
