import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { instantClock } from './clock.fixture.ts';
import type { ApiSettings } from './settings.ts';
import type { AccessToken, TokenSource } from './token.ts';
import { createTransport } from './transport.ts';

const ADDRESS = 'https://platform.example/angebote?jwt=streng-geheim';
const read = (init: RequestInit = {}) => new Request(ADDRESS, { redirect: 'manual', ...init });
const change = (init: RequestInit = {}) => read({ method: 'POST', body: '{"a":1}', ...init });
const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

type Outcome = Response | Error | ((request: Request) => Response | Promise<Response>);

const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers });
const unanswered = () => new TypeError('fetch failed');

/** A transport whose `fetch` has these outcomes in turn; the last one repeats. */
function transport(outcomes: Outcome[], settings: Partial<ApiSettings> = {}, token?: AccessToken) {
  const clock = instantClock();
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    const outcome = outcomes[Math.min(sent.length, outcomes.length) - 1];
    if (typeof outcome === 'function') return outcome(request);
    if (outcome instanceof Response) return outcome;
    throw outcome ?? new Error('nothing is prepared');
  };
  const send = createTransport({ baseUrl: 'https://platform.example', fetch, clock, ...settings }, token);
  return { send, sent, clock };
}

/** Rejects when its signal is aborted, as `fetch` does. */
const never = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('a request', () => {
  it('is sent unchanged, and its redirect is not followed', async () => {
    const { send, sent } = transport([status(302, { Location: '/weiter' })]);
    expect((await send(change({ headers: { 'X-A': 'b' } }))).headers.get('Location')).toBe('/weiter');
    const [request] = sent;
    expect(request).toMatchObject({ url: ADDRESS, method: 'POST', redirect: 'manual' });
    expect([request?.headers.get('X-A'), await request?.text()]).toEqual(['b', '{"a":1}']);
  });

  it('has a time limit', async () => {
    const { send, sent } = transport([never], { timeoutMs: 1, retries: 1 });
    await expect(send(read())).rejects.toThrow(/^no answer from platform.example within 1 ms$/);
    expect(sent).toHaveLength(2);
  });

  it('keeps its time limit until the body is read', async () => {
    const endless = (request: Request) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason)),
        }),
      );
    const { send } = transport([endless], { timeoutMs: 1 });
    await expect((await send(read())).text()).rejects.toThrow('no answer from platform.example within 1 ms');
  });

  it('has a time limit even if fetch ignores its signal, and a late response is discarded', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { send } = transport([() => new Promise((resolve) => (answer = resolve))], { timeoutMs: 1, retries: 0 });
    await expect(send(read())).rejects.toThrow('no answer from platform.example within 1 ms');
    const freed = new Promise<void>((resolve) => answer(new Response(new ReadableStream({ cancel: () => resolve() }))));
    await freed;
  });

  it('has a response with URL and all cookies', async () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ]);
    const answer = new Response('{"a":1}', { status: 201, statusText: 'Made', headers });
    Object.defineProperty(answer, 'url', { value: ADDRESS });
    const got = await transport([answer]).send(read());
    expect(got).toMatchObject({ status: 201, statusText: 'Made', url: ADDRESS, redirected: false });
    expect([got.headers.getSetCookie(), await got.text()]).toEqual([['a=1', 'b=2'], '{"a":1}']);
  });

  it('fails when its body breaks off, without quoting the error', async () => {
    const cut = Object.assign(new Error(ADDRESS), { code: 'UND_ERR_SOCKET', request: ADDRESS });
    const body = new ReadableStream({ pull: (controller) => controller.error(cut) });
    const error: unknown = await (await transport([new Response(body)]).send(read())).text().catch((e: unknown) => e);
    expect(error).toMatchObject({ message: 'the response broke off (UND_ERR_SOCKET)' });
    expect(inspect(error, { depth: 20 })).not.toContain('streng-geheim');
  });
});

describe('a read with a temporary failure', () => {
  it.each([502, 503, 504])('is repeated after %d, with longer and longer pauses', async (code) => {
    const { send, clock } = transport([status(code), unanswered(), status(code), status(200)], { retries: 3 });
    expect((await send(read())).status).toBe(200);
    expect(clock.waits).toEqual([200, 400, 800]);
  });

  it('ends with the last response or error after too many failures', async () => {
    const answered = transport([unanswered(), status(502), status(503)]);
    expect((await answered.send(read())).status).toBe(503);
    expect(answered.sent).toHaveLength(3);
    await expect(transport([status(502), unanswered()]).send(read())).rejects.toThrow('no answer');
  });

  it.each([400, 404, 409, 500, 501])('is not repeated after %d', async (code) => {
    const { send, sent } = transport([status(code), status(200)]);
    expect((await send(read())).status).toBe(code);
    expect(sent).toHaveLength(1);
  });

  it('frees the connection of a discarded response', async () => {
    let freed = false;
    const body = new ReadableStream({ cancel: () => void (freed = true) });
    await transport([new Response(body, { status: 503 }), status(200)]).send(read());
    expect(freed).toBe(true);
  });
});

describe('a change', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('by %s is sent once, since it may have taken effect', async (method) => {
    const lost = transport([unanswered(), status(200)]);
    await expect(lost.send(read({ method }))).rejects.toThrow('no answer');
    const failed = transport([status(503), status(200)]);
    expect((await failed.send(read({ method }))).status).toBe(503);
    expect([lost.sent.length, failed.sent.length]).toEqual([1, 1]);
  });

  it('is repeated if the interface declares it a read', async () => {
    let calls = 0;
    const fetch = async () => status((calls += 1) === 1 ? 503 : 200);
    const settings = { baseUrl: ADDRESS, fetch, clock: instantClock() };
    expect((await createTransport(settings, undefined, () => true)(change())).status).toBe(200);
  });
});

describe('a rejected token', () => {
  const source = (): TokenSource & { rejected: string[] } => {
    const rejected: string[] = [];
    const renew = async (token: string) => {
      rejected.push(token);
      return 'new';
    };
    return Object.assign(async () => 'old', { renew, rejected });
  };

  it('is renewed once, and the request sent again with its body', async () => {
    const token = source();
    const { send, sent } = transport([status(401), status(200)], {}, token);
    expect((await send(change(bearing('old')))).status).toBe(200);
    expect(token.rejected).toEqual(['old']);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(await sent[1]?.text()).toBe('{"a":1}');
  });

  it('is not renewed a second time', async () => {
    const { send, sent } = transport([status(401)], {}, source());
    expect((await send(read(bearing('old')))).status).toBe(401);
    expect(sent).toHaveLength(2);
  });

  it('is never added to a request without a token', async () => {
    const token = source();
    const { send, sent } = transport([status(401)], {}, token);
    expect((await send(read())).status).toBe(401);
    expect(token.rejected).toEqual([]);
    expect(sent.map(({ headers }) => headers.has('Authorization'))).toEqual([false]);
  });

  it.each<[string, AccessToken]>([
    ['a text', 'old'],
    ['a function', () => 'old'],
  ])('is not renewed where it is %s', async (_, token) => {
    const { send, sent } = transport([status(401)], {}, token);
    expect((await send(read(bearing('old')))).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  it('fails with the error of renewing it', async () => {
    const reason = new Error('the vault is closed');
    const token = Object.assign(async () => 'old', { renew: () => Promise.reject(reason) });
    await expect(transport([status(401)], {}, token).send(read(bearing('old')))).rejects.toBe(reason);
  });

  it('is not waited for after an abort', async () => {
    const controller = new AbortController();
    const renew = () => {
      controller.abort(new Error('enough'));
      return new Promise<string>(() => undefined);
    };
    const { send } = transport(
      [status(401)],
      {},
      Object.assign(async () => 'old', { renew }),
    );
    await expect(send(read({ ...bearing('old'), signal: controller.signal }))).rejects.toThrow('enough');
  });
});

describe('an exhausted rate limit', () => {
  const spent = (reset: string) => status(429, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset });

  it('is waited for, also by a change, which did not take effect', async () => {
    const { send, sent, clock } = transport([spent('42'), status(302)]);
    expect((await send(change())).status).toBe(302);
    expect(clock.waits).toEqual([42_000]);
    expect(await sent[1]?.text()).toBe('{"a":1}');
  });

  it('is waited for twice at most', async () => {
    const { send, sent } = transport([spent('1')]);
    expect((await send(read())).status).toBe(429);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['a minute without a header', status(429), 60_000],
    ['a second where its last one is told as 0', spent('0'), 1000],
  ])('is waited for %s', async (_, answer, ms) => {
    const { send, clock } = transport([answer, status(200)]);
    await send(read());
    expect(clock.waits).toEqual([ms]);
  });

  it.each<[string, Outcome, Partial<ApiSettings>]>([
    ['its window is longer than a minute', spent('61'), {}],
    ['waiting is not wanted', spent('1'), { whenRateLimited: 'fail' }],
  ])('fails at once where %s', async (_, answer, settings) => {
    const { send, sent, clock } = transport([answer], settings);
    expect((await send(read())).status).toBe(429);
    expect([sent.length, clock.waits]).toEqual([1, []]);
  });
});

describe('an aborted request', () => {
  const reason = new Error('enough');

  it('is not sent if it was aborted before', async () => {
    const { send, sent } = transport([status(200)]);
    await expect(send(read({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });

  it('is not repeated if it is aborted while it is sent', async () => {
    const controller = new AbortController();
    const { send, sent } = transport([
      (request) => {
        queueMicrotask(() => controller.abort(reason));
        return never(request);
      },
    ]);
    await expect(send(read({ signal: controller.signal }))).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a repetition', status(503)],
    ['a window', status(429)],
  ])('while it waits for %s is not sent again', async (_, answer) => {
    const controller = new AbortController();
    const { send, sent } = transport([
      () => {
        controller.abort(reason);
        return answer;
      },
    ]);
    await expect(send(read({ signal: controller.signal }))).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });
});

describe('a failure without a response', () => {
  // The second one is that of a gateway which requires a client certificate.
  it.each(['ECONNREFUSED', 'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE'])('is reported by its code %s', async (code) => {
    const refused = new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code }) });
    const { send } = transport([refused, Object.assign(new Error('connect'), { code })], { retries: 1 });
    await expect(send(read())).rejects.toMatchObject({
      message: `no answer from platform.example (${code})`,
      cause: { name: 'Error', code },
    });
  });

  it('is reported without the number of a DOMException', async () => {
    const { send } = transport([new DOMException('Network', 'AbortError')], { retries: 0 });
    await expect(send(read())).rejects.toThrow(/^no answer from platform\.example$/);
  });

  it.each([
    [new TypeError('api.log is not a function'), 'no answer from platform.example: fetch threw'],
    [new TypeError('Failed to fetch'), 'no answer from platform.example'],
    [new TypeError('Load failed'), 'no answer from platform.example'],
    [new TypeError('error sending request for url'), 'no answer from platform.example'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'no answer from platform.example'],
  ])('is told from a mistake in the given fetch: %s', async (thrown, message) => {
    const { send } = transport([thrown], { retries: 0 });
    const error: unknown = await send(read()).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ message });
    expect((error as Error).cause === thrown).toBe(message.endsWith('threw'));
  });

  it('names only the host, although the error of fetch quotes the URL', async () => {
    const failures = [
      Object.assign(new Error(`request to ${ADDRESS} failed`), { code: 'ECONNRESET' }),
      Object.assign(new Error('Network Error'), { code: 'ERR_NETWORK', config: { url: ADDRESS } }),
      new TypeError('fetch failed', { cause: new Error(`not matched: ${ADDRESS}`) }),
    ];
    for (const each of failures) {
      const error = await transport([each], { retries: 0 })
        .send(read())
        .catch((failure: unknown) => failure);
      expect(error).toMatchObject({
        message: expect.stringMatching(/^no answer from platform\.example( \(\w+\))?$/) as string,
        cause: { name: each.name },
      });
      expect(inspect(error, { depth: 20 })).not.toContain('streng-geheim');
    }
  });
});
