import { createServer, request as ask } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { fetch as undiciFetch, ProxyAgent, type RequestInit as UndiciInit } from 'undici';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCasesV3Api } from '../cases-v3/index.ts';
import { createPartnerApi } from '../partner/index.ts';
import { createSessionApi } from '../session/index.ts';
import { uncaughtErrors } from '../uncaught.fixture.ts';
import { instantClock } from './clock.fixture.ts';
import { NetworkError, PlatformFailedError, RequestRefusedError, UnsendableError, withResponse } from './index.ts';
import type { ApiSettings, Fetched } from './settings.ts';

const baseUrl = 'https://platform.example';
const SECRET = 'streng-geheim';
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** A partner API that gets these responses in turn; the last one repeats. */
function partners(answers: (() => Response | Promise<Response>)[], settings: Partial<ApiSettings> = {}) {
  const sent: Request[] = [];
  const clock = instantClock();
  const fetch = async (request: Request) => {
    sent.push(request);
    return answers[Math.min(sent.length, answers.length) - 1]!();
  };
  const api = createPartnerApi({ baseUrl, apiKey: SECRET, partnerId: 'ABC12', fetch, clock, ...settings });
  return { api, sent, clock };
}
const FORGETFUL = { message: expect.stringContaining('must pass its second parameter on') as string };
const partner = () => json({ id: 'ABC12' }, 200, { 'X-TraceId': 'theirs', 'X-B': 'c' });
const failed =
  (status: number, headers = {}) =>
  () =>
    json({ message: 'nein' }, status, headers);

describe('the settings of a call', () => {
  it('have headers that override those of the interface', async () => {
    const { api, sent } = partners([partner], { headers: { 'X-A': '1', 'X-B': '2' } });
    await api.read('ABC12', { headers: { 'x-b': '3', 'x-traceid': 'other' }, traceId: 'mine', signal: undefined });
    expect(['X-A', 'X-B', 'X-TraceId', 'X-ApiKey'].map((name) => sent[0]?.headers.get(name))).toEqual([
      ...['1', '3', 'mine', SECRET],
    ]);
  });

  it.each(['Authorization', 'x-apikey', 'X-PartnerId', 'X-Authentication', 'Cookie'])(
    'do not replace the credential in %s',
    async (name) => {
      const { api, sent } = partners([partner]);
      await expect(api.read('ABC12', { headers: { [name]: 'mine' } })).rejects.toThrow(UnsendableError);
      expect(sent).toEqual([]);
    },
  );

  it('cannot inject another header', async () => {
    const { api, sent } = partners([partner]);
    await expect(api.read('ABC12', { headers: { 'X-A': 'a\r\nX-B: c' } })).rejects.toThrow(UnsendableError);
    await expect(api.read('ABC12', { headers: { 'X-A: b\r\nX-B': 'c' } })).rejects.toThrow(UnsendableError);
    expect(sent).toEqual([]);
  });

  it('limit the time and the repetitions of each of its requests', async () => {
    const never = () => new Promise<never>(() => undefined);
    const { api, sent } = partners([never], { retries: 5 });
    await expect(api.read('ABC12', { timeoutMs: 1, retries: 1 })).rejects.toThrow(/: no answer from \S+ within 1 ms/);
    expect(sent).toHaveLength(2);
  });
});

describe('a read after a failure with Retry-After', () => {
  it.each([
    [{ 'Retry-After': '7' }, 7000],
    [{ 'Retry-After': 'Mon, 02 Nov 2026 09:00:30 GMT', Date: 'Mon, 02 Nov 2026 09:00:00 GMT' }, 30_000],
    [{ 'Retry-After': '0', 'X-RateLimit-Reset': '42' }, 200],
  ])('by %j waits %d ms', async (headers, ms) => {
    const { api, clock } = partners([failed(503, headers), partner]);
    await api.read('ABC12');
    expect(clock.waits).toEqual([ms]);
  });

  it('of more than a minute fails at once, and says so', async () => {
    const { api, clock } = partners([failed(503, { 'Retry-After': '120' }), partner]);
    const failure = api.read('ABC12');
    await expect(failure).rejects.toThrow(
      /: status 503, the platform failed, it asks to wait 120 s, response: nein \(/,
    );
    await expect(failure).rejects.toMatchObject({ retryAfterMs: 120_000, code: 'PLATFORM_FAILED' });
    await expect(failure).rejects.toBeInstanceOf(PlatformFailedError);
    expect(clock.waits).toEqual([]);
  });
});

describe('a hook', () => {
  it('is called for requests, responses and repetitions, without credentials', async () => {
    const told: [string, object][] = [];
    const hook = (name: string) => (event: object) => void told.push([name, event]);
    const hooks = { onRequest: hook('request'), onResponse: hook('response'), onRetry: hook('retry') };
    const { api } = partners([failed(503), partner], hooks);
    await api.read('ABC12', { traceId: 'mine' });
    const request = {
      operation: 'GET /partner/{PartnerId}',
      method: 'GET',
      url: `${baseUrl}/partner/ABC12`,
      traceId: 'mine',
    };
    expect(told).toEqual([
      ['request', { ...request, attempt: 1 }],
      ['response', { ...request, attempt: 1, status: 503, durationMs: 0 }],
      ['retry', { ...request, attempt: 1, reason: 'status 503', pauseMs: 200 }],
      ['request', { ...request, attempt: 2 }],
      ['response', { ...request, attempt: 2, status: 200, durationMs: 0 }],
    ]);
  });

  it('does not get the query', async () => {
    const onRequest = vi.fn();
    const fetch = async () =>
      new Response(null, { status: 302, headers: { Location: '/', 'Set-Cookie': 'sessionId=a' } });
    const sessions = createSessionApi({ baseUrl, fetch, onRequest });
    await sessions.signOn({ accessToken: `Bearer ${SECRET}`, redirectTo: '/', as: 'address' });
    expect(onRequest).toHaveBeenCalledOnce();
    expect(inspect(onRequest.mock.calls, { depth: 9 })).not.toContain(SECRET);
  });

  it('that throws causes an uncaught error, and the call goes on', async () => {
    const uncaught = uncaughtErrors();
    const broken = new Error('the log is full');
    const { api } = partners([partner], {
      onRequest: () => {
        throw broken;
      },
    });
    await api.read('ABC12');
    expect(uncaught).toEqual([broken]);
  });
});

it('withResponse returns status, headers and trace id beside the result', async () => {
  const { api } = partners([failed(503), partner]);
  const answer = await withResponse((own) => api.read('ABC12', { ...own, timeoutMs: 1000 }));
  expect(answer).toMatchObject({ result: { id: 'ABC12' }, status: 200, traceId: 'theirs' });
  expect(answer.headers.get('X-B')).toBe('c');
  expect(await withResponse(async () => 1)).toMatchObject({ result: 1, status: 0, traceId: '' });
});

describe('an error of a given fetch', () => {
  it.each([new Error('the vault is closed'), 'text'])('of its own is the cause, and not repeated: %s', async (own) => {
    const { api, sent } = partners([
      () => {
        throw own as Error;
      },
    ]);
    const failure: unknown = await api.read('ABC12').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect((failure as Error).cause).toBe(own);
    expect(sent).toHaveLength(1);
  });

  it('of the network is repeated, and reported by name and code', async () => {
    const lost = Object.assign(new Error(SECRET), { code: 'ECONNRESET' });
    const { api, sent } = partners([() => Promise.reject(lost)]);
    const failure: unknown = await api.read('ABC12').catch((error: unknown) => error);
    expect(failure).toMatchObject({ cause: { name: 'Error', code: 'ECONNRESET' } });
    expect(inspect(failure, { depth: 9 })).not.toContain(SECRET);
    expect(sent).toHaveLength(3);
  });
});

describe('the message of a failure', () => {
  const messageOf = async (body: unknown) => {
    const failure: unknown = await partners([() => json(body, 400)])
      .api.read('ABC12')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestRefusedError);
    return (failure as Error).message;
  };

  it('has the description of the platform, in one line', async () => {
    expect(await messageOf({ message: 'falsch:\n\u001b[31mvorname', error: 'INVALID', other: 'x' })).toContain(
      'status 400, the request is refused, response: falsch: [31mvorname, INVALID (trace id ',
    );
  });

  it('has at most 200 characters of it, and no secret', async () => {
    expect(await messageOf({ detail: 'a'.repeat(300) })).toContain(`response: ${'a'.repeat(199)}… (`);
    const said = `${SECRET} Bearer abc123 eyJhbGciOi.eyJzdWIi.abc password=hunter2 kennwort=hunter3 signatur=S {"token":"t0k"}`;
    expect(await messageOf({ message: said })).toContain(
      'response: … Bearer … … password=… kennwort=… signatur=… {"token":"…"} (',
    );
    expect(await messageOf({ message: 'a Bearer token, no Bearer token-1' })).toContain(
      'a Bearer token, no Bearer … (',
    );
  });

  it('omits values that are no strings, and confidential bodies', async () => {
    expect(await messageOf([{ message: 1 }])).toMatch(/: status 400, the request is refused \(trace id [^)]*\)$/);
    const fetch = async () => json({ message: 'geheim' }, 401);
    const login = createSessionApi({ baseUrl, fetch }).login({ username: 'a', password: 'b' });
    await expect(login).rejects.not.toThrow('geheim');
  });
});

it('a token may begin with Bearer, and its source gets it back unchanged', async () => {
  const sent: (string | null)[] = [];
  const fetch = async ({ headers }: Request) => {
    sent.push(headers.get('Authorization'));
    return sent.length === 1 ? new Response(null, { status: 401 }) : json({});
  };
  const renew = vi.fn(async () => 'bearer new');
  const accessToken = Object.assign(async () => 'Bearer old', { renew });
  await createCasesV3Api({ baseUrl, fetch, accessToken }).getVorgang('AB12CD');
  await createCasesV3Api({ baseUrl, fetch, accessToken: 'Bearer text' }).getVorgang('AB12CD');
  expect(sent).toEqual(['Bearer old', 'Bearer new', 'Bearer text']);
  expect(renew).toHaveBeenCalledWith('Bearer old');
});

describe('the fetch of undici', () => {
  /** A tunnelling proxy, and a platform that echoes requests. */
  async function start() {
    const asked: string[] = [];
    const received: string[] = [];
    const platform = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        received.push(`${request.method} ${request.url} ${String(request.headers['x-apikey'])} ${body}`);
        response.setHeader('Content-Type', 'application/json').end('{"id":"ABC12"}');
      });
    });
    const proxy = createServer((request, response) => {
      asked.push(`${request.method}`);
      request.pipe(ask(request.url!, request, (answer) => answer.pipe(response)));
    });
    proxy.on('connect', (request, socket) => {
      asked.push('CONNECT');
      const { hostname, port } = new URL(`http://${request.url}`);
      const way = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        way.pipe(socket).pipe(way);
      });
    });
    for (const server of [platform, proxy]) {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
    }
    const urlOf = (server: typeof proxy) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const dispatcher = new ProxyAgent(urlOf(proxy));
    onTestFinished(() => dispatcher.destroy());
    return { settings: { baseUrl: urlOf(platform), apiKey: 'KEY', partnerId: 'ABC12' }, dispatcher, asked, received };
  }

  it('works without and with a proxy', async () => {
    const { settings, dispatcher, asked, received } = await start();
    await createPartnerApi({ ...settings, fetch: undiciFetch }).read('ABC12');
    expect(asked).toEqual([]);
    const api = createPartnerApi({
      ...settings,
      fetch: (request, init: UndiciInit) => undiciFetch(request, { ...init, dispatcher }),
    });
    expect(await api.change('ABC12', { vorname: 'Käthe' })).toEqual({ id: 'ABC12' });
    expect(asked.length).toBeGreaterThan(0);
    expect(received).toEqual(['GET /partner/ABC12 KEY ', 'PATCH /partner/ABC12 KEY {"vorname":"Käthe"}']);
  });

  it('may be that of another library, whose responses have Node streams, also for statuses without a body', async () => {
    const { settings } = await start();
    const answers: string[] = [];
    let empty = 0;
    const fetch = async (request: string, init?: RequestInit): Promise<Fetched> => {
      const { href } = new URL(request);
      const body = answers.shift()!;
      const status = init?.method === 'PATCH' ? empty : 200;
      return {
        url: href,
        redirected: false,
        status,
        statusText: 'Geprüft – in Ordnung',
        headers: new Headers(),
        body: Readable.from([body]),
      };
    };
    const api = createPartnerApi({ ...settings, fetch });
    for (empty of [204, 205]) {
      answers.push('', '{"id":"ABC12"}');
      expect(await api.change('ABC12', {})).toEqual({ id: 'ABC12' });
    }
    empty = 304;
    answers.push('', '');
    await expect(api.change('ABC12', {})).rejects.toMatchObject({ status: 304 });
    const forgetful = createPartnerApi({ ...settings, fetch: (request) => fetch(request) });
    await expect(forgetful.change('ABC12', {})).rejects.toMatchObject({ cause: FORGETFUL });
  });

  it('that does not get its second parameter fails', async () => {
    const { settings, dispatcher } = await start();
    const api = createPartnerApi({ ...settings, fetch: (request) => undiciFetch(request, { dispatcher }) });
    await expect(api.change('ABC12', {})).rejects.toMatchObject({ cause: FORGETFUL });
    const unhandled = vi.fn<() => void>();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const reading = async (request: string): Promise<Fetched> => {
      const answer = await undiciFetch(request, { dispatcher });
      await answer.text();
      return answer;
    };
    await expect(createPartnerApi({ ...settings, fetch: reading }).change('ABC12', {})).rejects.toMatchObject({
      cause: FORGETFUL,
    });
    await new Promise(setImmediate);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
