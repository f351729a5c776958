import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeployment } from '../reference/deployment.ts';
import { HOSTS, type Host } from '../reference/interface.ts';
import { authorization } from '../reference/report/seed.ts';
import { listenerOf } from './handler.ts';
import { listen, serverOf, type Listening } from './listen.ts';

const open: Listening<Host>[] = [];
const start = async (options: Parameters<typeof createDeployment>[0] = {}): Promise<Listening<Host>> => {
  const server = await listen(createDeployment(options).hosts, { port: 0 });
  open.push(server);
  return server;
};
const post = (url: string, body: BodyInit, extra: object = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body,
    ...extra,
  });

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

describe('listen', () => {
  it('serves six hosts on six ports', async () => {
    const { urls } = await start();
    expect(Object.keys(urls)).toEqual(HOSTS);
    expect(new Set(Object.values(urls)).size).toBe(6);
    expect((await fetch(`${urls.report}/documentation`)).status).toBe(200);
    expect((await fetch(`${urls.login}/login`)).status).toBe(401);
    expect((await fetch(`${urls.kex}/angebote`)).status).toBe(405);
  });

  it('passes redirects through and keeps state between requests', async () => {
    const { urls } = await start({ readyAfterMs: 0 });
    const accepted = await post(`${urls.report}/rohdaten`, '{}');
    const location = new URL(accepted.headers.get('location') ?? '', `${urls.report}/rohdaten`);
    const statuses = [];
    for (let read = 0; read < 3; read += 1) {
      statuses.push((await fetch(location, { headers: { Authorization: authorization }, redirect: 'manual' })).status);
    }
    expect([accepted.status, ...statuses]).toEqual([202, 200, 200, 303]);
  });

  it('lets a fault change the request', async () => {
    const { urls } = await start({ faults: 'report/post-needs-no-credential' });
    const headers = { 'Content-Type': 'application/json' };
    expect((await fetch(`${urls.report}/partner`, { method: 'POST', headers, body: '{}' })).status).toBe(202);
  });

  it.each(['whole', 'streamed'])('answers a %s body of 20 MB with 413', async (way) => {
    const { urls } = await start();
    const bytes = new Uint8Array(20 * 1024 * 1024).fill(32);
    const answer =
      way === 'whole'
        ? await post(`${urls.report}/partner`, bytes)
        : await post(`${urls.report}/partner`, new Blob([bytes]).stream(), { duplex: 'half' });
    expect(answer.status).toBe(413);
    expect((await post(`${urls.report}/partner`, '{}')).status).toBe(202);
  });

  it.each([
    'TRACE / HTTP/1.1\r\nHost: x',
    'CONNECT x:1 HTTP/1.1\r\nHost: x',
    'BREW / HTTP/1.1\r\nHost: x',
    'OPTIONS * HTTP/1.1\r\nHost: x',
    'GET //// HTTP/1.1\r\nHost: x',
    'GET \\ HTTP/1.1\r\nHost: x',
    'GET / HTTP/1.0',
    'GET / HTTP/1.1\r\nHost: :::',
  ])('answers the raw request %j with a 4xx', async (head) => {
    const { urls } = await start();
    const socket = connect(Number(new URL(urls.report).port), '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it.each([
    ['its head', 'GET /documentation HTTP/1.1\r\nHost: x\r\nX-Slow'],
    [
      'its body',
      'POST /partner HTTP/1.1\r\nHost: x\r\nAuthorization: AUTH\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('closes the connection of a client that never completes %s', async (_, begun) => {
    const patience = { headersTimeout: 1, requestTimeout: 2, connectionsCheckingInterval: 1 };
    const server = serverOf(listenerOf(createDeployment().hosts.report), patience).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(begun.replace('AUTH', authorization)),
    );
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
    server.close();
  });

  it('waits at most half a minute for a request, and a minute for a response to be read', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = serverOf(async () => undefined);
    expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([10_000, 30_000, 5000, 60_000]);
  });

  it('names a port that is taken', async () => {
    const { urls } = await start();
    const port = Number(new URL(urls.report).port);
    await expect(listen(createDeployment().hosts, { port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already taken`,
    );
  });

  it.each([-1, 65_531, 1.5])('refuses the port %d', async (port) => {
    await expect(listen(createDeployment().hosts, { port })).rejects.toThrow(RangeError);
  });

  it('closes at once, idle and waiting connections included', async () => {
    const { urls, close } = await start();
    await fetch(`${urls.report}/documentation`);
    const socket = connect(Number(new URL(urls.report).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await new Promise<void>((resolve) =>
      socket.write('POST /partner HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{', () => resolve()),
    );
    socket.on('error', () => undefined);
    await close();
    await closed;
    await expect(fetch(`${urls.report}/documentation`)).rejects.toThrow();
  });
});
