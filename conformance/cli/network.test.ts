import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AUTHORITY, CLIENT, SERVER } from '../engine/certificates.fixture.ts';
import { httpTransport } from '../engine/http-transport.ts';
import type { Report } from '../engine/report.ts';
import { newFolder, run } from './cli.fixture.ts';
import { networkOf } from './network.ts';

const folder = newFolder();
const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const CA = file('ca.pem', AUTHORITY);
const CERTIFICATE = file('client.pem', CLIENT.cert);
const KEY = file('client-key.pem', CLIENT.key);

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const hello = (_: IncomingMessage, response: ServerResponse) => response.end('{}');

/** A proxy that forwards and tunnels, and records its requests. */
async function startProxy(): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const forwarded = ask(request.url ?? '', { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const way = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      way.pipe(socket).pipe(way);
    });
    way.on('error', () => socket.destroy());
    socket.on('error', () => way.destroy());
  });
  return { url: `http://127.0.0.1:${await listen(proxy)}`, asked };
}

/** The status of one request over a network, or the error. */
async function reach(url: string, settings: Parameters<typeof networkOf>[0], env: NodeJS.ProcessEnv = {}) {
  const transport = httpTransport({ requestTimeoutMs: 5000, network: networkOf(settings, env) });
  open.push(transport.close);
  return transport.send({ method: 'GET', url, headers: [] }).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
}

const startTls = async (options: ServerOptions = {}) =>
  `https://127.0.0.1:${await listen(createTlsServer({ ...SERVER, ...options }, hello))}`;

describe('the network', () => {
  it('trusts a configured authority, and gives advice without one', async () => {
    const url = await startTls();
    expect(await reach(url, {})).toContain('name the file of that authority with network.ca');
    expect(await reach(url, { ca: CA })).toBe(200);
    expect(await reach(url, { ca: CERTIFICATE }, { NODE_EXTRA_CA_CERTS: CA })).toBe(200);
  });

  it('presents a client certificate if the server requests one', async () => {
    const url = await startTls({ ca: AUTHORITY, requestCert: true, rejectUnauthorized: true });
    expect(await reach(url, { ca: CA })).toContain('network.certificate');
    expect(await reach(url, { ca: CA, certificate: CERTIFICATE, key: KEY })).toBe(200);
  });

  it('gives advice on a connection that is closed, for which a missing client certificate is one reason of several', async () => {
    const closing = createTlsServer(SERVER, (_, response) => response.destroy());
    expect(await reach(`https://127.0.0.1:${await listen(closing)}`, { ca: CA })).toMatch(
      /; it closed the connection: see its log .*, or run it again; if it requires a client certificate, name one with/,
    );
  });

  it('uses the proxy of the configuration, with a tunnel for TLS, and authenticates there', async () => {
    const [proxy, url, plain] = [await startProxy(), await startTls(), await listen(createServer(hello))];
    const by = proxy.url.replace('//', '//user:pass@');
    expect(await reach(`${url}/x`, { proxy: by, ca: CA })).toBe(200);
    expect(await reach(`http://127.0.0.1:${plain}/y`, { proxy: proxy.url })).toBe(200);
    expect(proxy.asked).toEqual([
      `CONNECT ${new URL(url).host} Basic ${btoa('user:pass')}`,
      `GET http://127.0.0.1:${plain}/y`,
    ]);
  });

  it('uses the proxies of the environment, except for this machine', async () => {
    const proxy = await startProxy();
    const env = { HTTPS_PROXY: proxy.url, http_proxy: proxy.url, NO_PROXY: 'excepted.invalid' };
    const plain = await listen(createServer(hello));
    expect(await reach(`http://127.0.0.1:${plain}/`, {}, env)).toBe(200);
    expect(proxy.asked).toEqual([]);
    expect(await reach('http://excepted.invalid/', {}, env)).toContain('DNS does not know this name');
    expect(proxy.asked).toEqual([]);
    await reach('https://platform.invalid/', {}, env);
    expect(proxy.asked).toEqual(['CONNECT platform.invalid:443']);
  });

  it('names the proxy if it does not answer', async () => {
    const proxy = 'http://127.0.0.1:1';
    expect(await reach('https://platform.invalid/', { proxy })).toContain('correct the address of the proxy');
    expect(await reach('http://platform.invalid/', { proxy })).toContain('correct network.proxy or HTTP_PROXY');
    expect(await reach('http://platform.invalid/', {})).not.toContain('HTTP_PROXY');
  });

  it.each<[string, Parameters<typeof networkOf>[0], NodeJS.ProcessEnv, string]>([
    ['a file that is not there', { ca: 'nowhere.pem' }, {}, 'network.ca: nowhere.pem: cannot be read'],
    ['a file that is no certificate', { ca: KEY }, {}, 'holds no certificate in PEM'],
    [
      'a key of another certificate',
      { certificate: CERTIFICATE, key: file('other.pem', SERVER.key) },
      {},
      'is not the key of',
    ],
    [
      'a proxy that is not a URL',
      {},
      { HTTPS_PROXY: 'user:secret@proxy' },
      'HTTPS_PROXY: must be an address that begins with http:// or https://',
    ],
  ])('refuses %s before anything is sent', (_, settings, env, message) => {
    expect(() => networkOf(settings, env)).toThrow(message);
    expect(() => networkOf(settings, env)).not.toThrow('secret');
  });

  it('masks the password of a proxy of the environment everywhere, even if the target echoes it', async () => {
    const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)));
    vi.stubEnv('http_proxy', `http://user:pass-of-the-proxy@127.0.0.1:${await listen(echo)}`);
    try {
      const args = ['run', '--target', 'report=http://platform.invalid', '--smoke', '--report', 'json=-'];
      const { stdout, stderr } = await run(args);
      expect((JSON.parse(stdout) as Report).exchanges.some(({ response }) => response?.body.includes('Basic'))).toBe(
        true,
      );
      for (const secret of ['pass-of-the-proxy', btoa('user:pass-of-the-proxy')])
        expect(stdout + stderr).not.toContain(secret);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it.each<[string, object, string]>([
    ['a header that the suite sends itself', { report: { authorization: 'Basic eA==' } }, 'does not send by itself'],
    ['an invalid name', { report: { 'X Key': 'a' } }, '«network.headers.report.X Key» must be the name of a header'],
    ['a value of two lines', { report: { 'X-Key': 'a\nb: c' } }, '«network.headers.report.X-Key» must be a value'],
    ['two values at one origin', { report: { 'X-Key': 'key-1' }, pm: { 'x-key': 'key-2' } }, 'has another value'],
  ])('refuses %s for a gateway, and sends nothing', async (_, headers, message) => {
    let asked = 0;
    const port = await listen(createServer((__, response) => response.end(String((asked += 1)))));
    const targets = { report: `http://127.0.0.1:${port}/a`, pm: `http://127.0.0.1:${port}/b` };
    const config = file('refused.json', JSON.stringify({ targets, network: { headers } }));
    const { code, stderr } = await run(['run', '--config', config]);
    expect({ code, asked }).toEqual({ code: 2, asked: 0 });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('key-1');
  });

  it('sends User-Agent, and the headers for a gateway to its host and to no other', async () => {
    const seen: Record<string, IncomingMessage['headers'][]> = { report: [], pm: [] };
    const ports = await Promise.all(
      ['report', 'pm'].map((host) =>
        listen(createServer((request, response) => response.end(String(seen[host]?.push(request.headers))))),
      ),
    );
    const config = file(
      'gateway.json',
      JSON.stringify({
        targets: { report: `http://127.0.0.1:${ports[0]}`, pm: `http://127.0.0.1:${ports[1]}` },
        network: { headers: { report: { 'X-Key': 'key-of-the-gateway' } } },
      }),
    );
    const { stdout, stderr } = await run(['run', '--config', config, '--smoke', '--report', 'json=-']);
    expect(seen['report']?.length).toBeGreaterThan(0);
    expect(seen['pm']?.length).toBeGreaterThan(0);
    for (const headers of seen['report'] ?? []) expect(headers['x-key']).toBe('key-of-the-gateway');
    for (const headers of seen['pm'] ?? []) expect(headers['x-key']).toBeUndefined();
    const { seed, suite, exchanges } = JSON.parse(stdout) as Report;
    const id = createHash('sha256').update(seed).digest('hex').slice(0, 12);
    for (const headers of Object.values(seen).flat())
      expect(headers['user-agent']).toBe(`platform-conformance/${suite.version} (run ${id})`);
    expect(stdout + stderr).not.toContain('key-of-the-gateway');
    expect(exchanges.some(({ curl }) => curl.includes('"X-Key: $GATEWAY_REPORT_X_KEY"'))).toBe(true);
    const again = await run(['replay', file('gateway-report.json', stdout)]);
    expect(again.stdout).toContain('Every rule has the recorded status.');
  });
});
