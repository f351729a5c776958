import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMocks, type Mocks } from '../../conformance/mock/index.ts';
import { readContracts } from '../docs/contracts.ts';
import { ended } from '../output.fixture.ts';
import { CREDENTIALS } from '../docs/site/try-it-data.ts';
import type { Environment } from './credentials.ts';
import { main } from './main.ts';
import { sweep } from './sweep.ts';

const generated = resolve(import.meta.dirname, '../../generated');

const run = (argv: readonly string[], environment: Environment = {}) =>
  ended((output) => main(argv, { environment, ...output }));

describe('against the mocks', () => {
  let mocks: Mocks;

  beforeAll(async () => {
    mocks = await startMocks({ port: 0 });
  });
  afterAll(() => mocks.close());

  it.each(['login', 'session', 'partner', 'applications', 'consumer-loan-offers'])('%s passes', async (id) => {
    const contracts = (await readContracts(generated)).filter((contract) => contract.id === id);
    const lines: string[] = [];
    const passed = await sweep({
      contracts,
      targets: mocks.hosts,
      permissions: { writes: true, credentials: CREDENTIALS },
      write: (line) => lines.push(line),
    });
    const count = contracts[0]?.operations ?? 0;
    expect(lines[0], lines.join('\n')).toMatch(
      new RegExp(`^${id}\\s+${String(count)} passed\\s+0 failed\\s+0 skipped$`),
    );
    expect(passed).toBe(true);
  });
});

describe('against a target', () => {
  let server: Server;
  let received: string[];

  async function serve(listener: RequestListener): Promise<string> {
    received = [];
    server = createServer((request, response) => {
      received.push(`${request.method ?? ''} ${request.url ?? ''}`);
      listener(request, response);
    });
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  }

  afterEach(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );

  const credentials = { SWEEP_USERNAME: 'ABC12', SWEEP_PASSWORD: 'geheimnis' };
  const answerJson = (body: unknown): RequestListener => {
    return (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
    };
  };

  it('passes a conforming response, and sends no writes unless they are allowed', async () => {
    const url = await serve(answerJson({ access_token: 'a', token_type: 'bearer' }));
    const safe = await run(['--target', `login=${url}/prefix/`], credentials);
    expect(safe.output).toMatch(/^login\s+1 passed\s+0 failed\s+1 skipped$/m);
    expect(safe.output).toContain('skipped 1: it may change something: --allow-writes sends it');
    expect(safe.code).toBe(0);
    expect(received).toEqual(['GET /prefix/login']);

    const all = await run(['--target', `login=${url}`, '--allow-writes'], credentials);
    expect(all.output).toMatch(/^login\s+2 passed\s+0 failed\s+0 skipped$/m);
    expect(received.slice(1).sort()).toEqual(['GET /login', 'POST /login']);
  });

  it('uses each connection once, since a server closes idle ones', async () => {
    const answer = answerJson({ access_token: 'a', token_type: 'bearer' });
    const used = new Set<unknown>();
    const url = await serve((request, response) => {
      if (used.size < used.add(request.socket).size) answer(request, response);
      else request.socket.destroy();
    });
    const { output } = await run(['--target', `login=${url}`, '--allow-writes'], credentials);
    expect(output).toMatch(/^login\s+2 passed\s+0 failed\s+0 skipped$/m);
  });

  it('reports a wrong status with exit code 1', async () => {
    const url = await serve((_request, response) => response.writeHead(500).end());
    const { code, output } = await run(['--target', `login=${url}`], credentials);
    expect(code).toBe(1);
    expect(output).toContain('FAILED  login  GET /login (getAccessToken)');
    expect(output).toContain("Expected status code '2XX', but got '500'");
  });

  it('reports a body that does not fit the schema', async () => {
    const url = await serve(answerJson({ token: 'a' }));
    const { code, output } = await run(['--target', `login=${url}`], credentials);
    expect(code).toBe(1);
    expect(output).toMatch(/Missing required property: access_token/);
  });

  it.each(['opaque-0815\n', '{"access_token": opaque-0815, "token_type": "bearer"}'])(
    'does not quote the body %j, which is no JSON and may be a token',
    async (body) => {
      const url = await serve((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
      });
      const { output } = await run(['--target', `login=${url}`], credentials);
      expect(output).toMatch(/FAILED.*\n.*not a parseable JSON:\n +Unexpected token 'o' is not valid JSON\n/);
      expect(output).not.toContain('opaque');
    },
  );

  it('does not follow a redirect', async () => {
    const url = await serve((_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end());
    const { code, output } = await run(['--target', `login=${url}`], credentials);
    expect(code).toBe(1);
    expect(output).toContain("but got '302'");
    expect(received).toEqual(['GET /login']);
  });

  it('skips operations without credentials, and fails if nothing was sent', async () => {
    const url = await serve(answerJson({}));
    const { code, output } = await run(['--target', `login=${url}`]);
    expect(output).toContain('skipped 1: SWEEP_USERNAME is not set');
    expect(output).toContain('Nothing was sent');
    expect(code).toBe(1);
    expect(received).toEqual([]);
  });

  it('fills in the token for its placeholder, and never prints it', async () => {
    const token = 'token-0815';
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': `text/${token}` }).end();
    });
    const { output } = await run(['--target', `pm=${url}`], { SWEEP_TOKEN: token });
    expect(received).toContain(`GET /login?redirectTo=%2Fuebersicht&authentication=${token}`);
    expect(output).toContain('FAILED  session  GET /login (signOn)');
    expect(output).toContain('No enum match for: "text/[redacted]"');
    expect(output).not.toContain(token);
  });

  it('reports a target that does not answer', async () => {
    const url = await serve((request) => request.destroy());
    const { code, output } = await run(['--target', `login=${url}`], credentials);
    expect(code).toBe(1);
    expect(output).toMatch(/FAILED {2}login {2}GET \/login \(getAccessToken\)\n\s+\S+/);
  });
});

it.each([
  [['--target', 'nowhere=http://user:geheim@127.0.0.1:1'], /HOST=URL.*, not «nowhere»\./],
  [['--target', 'http://user:geheim@127.0.0.1:1?a=b'], /HOST=URL with a host of [\w, ]+\.$/m],
  [['--target', 'report'], /HOST=URL/],
  [['--target', 'report=ftp://127.0.0.1'], /--target report=…: must be an address that begins with http:\/\//],
  [['--targets', 'x'], /--targets/],
  [['extra'], /extra/],
])('refuses %j with exit code 2 and the usage', async (argv, message) => {
  const { code, errors, output } = await run(argv);
  expect(code).toBe(2);
  expect(errors).toMatch(message);
  expect(errors).toContain('Usage: npm run sweep');
  expect(errors).not.toContain('geheim');
  expect(output).toBe('');
});
