import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UnsendableError } from '../../generated/sendable.ts';
import { DeadlinePassed } from './abort.ts';
import { createCaller, type CallInit } from './caller.ts';
import * as errors from './errors.ts';
import { valueOf } from './token.ts';
import { Unanswered } from './unanswered.ts';

const UUID = /^[0-9a-f-]{36}$/;
const unsent = (): Promise<never> => Promise.reject(new Error('nothing is sent'));
const request = new Request('https://a.example');
const call = createCaller({}, unsent, async () => undefined);

/** The result of a generated client for a response. */
const fetched = (status: number, body?: unknown, headers: Record<string, string> = {}) => {
  const response = status === 0 ? Response.error() : new Response(null, { status, headers });
  return { response, ...(response.ok ? { data: body } : { error: body }) };
};

const failure = (outcome: ReturnType<typeof fetched>, settings?: Parameters<typeof call>[2]) =>
  call('GET /a/{b}', async () => outcome, { traceId: 't-1', ...settings }).catch((error: unknown) => error);

/** A call that fails after its request was sent. */
const thrown = (error: unknown) =>
  createCaller(
    {},
    () => Promise.reject(error as Error),
    async () => undefined,
  )('GET /a/{b}', async ({ fetch }) => ({ response: await fetch(request) }), { traceId: 't-1' });

describe('a call', () => {
  it('returns status, headers and body', async () => {
    const answer = await call('GET /a', async () => fetched(200, { a: 1 }, { Location: '/b' }));
    expect(answer).toMatchObject({ status: 200, data: { a: 1 }, about: { operation: 'GET /a', status: 200 } });
    expect(answer.headers.get('Location')).toBe('/b');
  });

  it('sends a new trace id or the given one, and the signal', async () => {
    const sent: CallInit[] = [];
    const send = async (init: CallInit) => {
      sent.push(init);
      return fetched(204);
    };
    const { signal } = new AbortController();
    await call('GET /a', send);
    await call('GET /a', send);
    await call('GET /a', send, { traceId: 't-1', signal });
    const ids = sent.map(({ headers }) => headers['X-TraceId']);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID), 't-1']);
    expect(new Set(ids).size).toBe(3);
    expect(sent.map((each) => each.signal)).toEqual([null, null, signal]);
  });

  it('sends a new trace id also in a page that was loaded over http, where browsers have no randomUUID', async () => {
    vi.stubGlobal('crypto', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    const sent: CallInit[] = [];
    const send = async (init: CallInit) => {
      sent.push(init);
      return fetched(204);
    };
    await call('GET /a', send);
    await call('GET /a', send);
    const ids = sent.map(({ headers }) => headers['X-TraceId']);
    expect(ids).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/^\w+$/)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('returns the statuses that it accepts', async () => {
    const answer = await call('GET /a', async () => fetched(302, ''), { accepts: [302] });
    expect(answer).toMatchObject({ status: 302, data: undefined });
  });
});

describe('the failure of a call', () => {
  it.each([
    [{ Location: 'https://b.example/c?jwt=1' }, ', it leads to https://b.example'],
    [{ Location: '/c' }, ', it leads to https://a.example'],
    [{ Location: 'mailto:b@b.example' }, ''],
    [{ Location: '' }, ''],
    [{}, ''],
  ])('by a redirect with %j says where that leads: %j', async (headers, said) => {
    const redirect = fetched(302, '', headers);
    Object.defineProperty(redirect.response, 'url', { value: request.url });
    expect(String(await failure(redirect))).toContain(`: status 302 is not declared${said} (trace id`);
  });

  it.each<[number, keyof typeof errors]>([
    [400, 'RequestRefusedError'],
    [401, 'NotAllowedError'],
    [403, 'NotAllowedError'],
    [404, 'NotFoundError'],
    [405, 'RequestRefusedError'],
    [410, 'NotFoundError'],
    [422, 'RequestRefusedError'],
    [429, 'RateLimitedError'],
    [500, 'PlatformFailedError'],
    [503, 'PlatformFailedError'],
    [302, 'ContractViolatedError'],
    [0, 'ContractViolatedError'],
  ])('with status %d is a %s that names the operation', async (status, name) => {
    const error = await failure(fetched(status, ''));
    expect(error).toBeInstanceOf(errors[name]);
    expect(error).toBeInstanceOf(errors.PlatformError);
    expect(error).toMatchObject({ name, operation: 'GET /a/{b}', status, traceId: 't-1' });
    expect(String(error)).toMatch(/^\w+: GET \/a\/\{b\}: .* \(trace id t-1\)$/);
  });

  it('keeps the body and the trace id of the platform', async () => {
    const error = await failure(fetched(400, { message: 'nein' }, { 'X-TraceId': 'theirs' }));
    expect(error).toMatchObject({ body: { message: 'nein' }, traceId: 'theirs' });
  });

  it('has the time until calls are left again', async () => {
    const error = await failure(fetched(429, '', { 'X-RateLimit-Reset': '42' }));
    expect(error).toMatchObject({
      retryAfterMs: 42_000,
      message: expect.stringContaining('for another 42 s') as string,
    });
    expect(await failure(fetched(429, ''))).not.toHaveProperty('retryAfterMs');
  });

  it('does not say that no calls are left where some are', async () => {
    const error = await failure(fetched(429, '', { 'X-RateLimit-Remaining': '9', 'Retry-After': '7' }));
    expect(error).toMatchObject({ message: expect.stringContaining('too many requests, for another 7 s') as string });
  });

  it('without a response keeps its cause', async () => {
    const cause = new Unanswered('no answer (ECONNREFUSED)');
    await expect(thrown(cause)).rejects.toMatchObject({
      name: 'NetworkError',
      message: 'GET /a/{b}: no answer (ECONNREFUSED) (trace id t-1)',
      cause,
    });
  });

  it('keeps only name and code of a foreign cause', async () => {
    const foreign = Object.assign(new TypeError('geheim', { cause: 'geheim' }), { code: 'E_CUT', url: 'geheim' });
    for (const each of [foreign, 'geheim']) {
      const error = (await thrown(each).catch((reason: unknown) => reason)) as Error;
      expect(error).toBeInstanceOf(errors.NetworkError);
      expect(error.message).toContain('the request cannot be sent, or its response not read');
      expect(inspect(error, { depth: 20 })).not.toContain('geheim');
    }
    await expect(thrown(foreign)).rejects.toMatchObject({ cause: { name: 'TypeError', code: 'E_CUT' } });
  });

  it.each([new SyntaxError('no JSON in the vault'), new TypeError('the vault is closed')])(
    'is the unchanged error of the supplier of a credential: %s',
    async (reason) => {
      const credential = () => Promise.reject(reason);
      await expect(call('GET /a', () => valueOf('apiKey', credential) as Promise<never>)).rejects.toBe(reason);
    },
  );

  it('is a NotReadyError if a deadline ended it', async () => {
    const ended = new AbortController();
    const waiting = call('GET /a', () => new Promise<never>(() => undefined), { signal: ended.signal, traceId: 't-1' });
    ended.abort(new DeadlinePassed('not ready after 1 ms'));
    await expect(waiting).rejects.toMatchObject({
      name: 'NotReadyError',
      message: 'GET /a: not ready after 1 ms (trace id t-1)',
    });
  });

  it('is the unchanged error of a token source', async () => {
    const refused = new errors.NotAllowedError('status 401', { operation: 'POST /login', traceId: 't-0' });
    await expect(thrown(refused)).rejects.toBe(refused);
  });
});

describe('a secret', () => {
  it('is not in the error of a request that cannot be created', async () => {
    const wrong = (send: () => unknown) => call('GET /a', async () => send() as ReturnType<typeof fetched>);
    const attempts = [
      () => new Request('https://a.example', { headers: { Authorization: 'Bearer geheim\nnis' } }),
      () => new Request('https://geheim@a.example'),
      () => new Request('//geheim'),
    ];
    for (const attempt of attempts) {
      const error = (await wrong(attempt).catch((reason: unknown) => reason)) as Error;
      expect(error).toBeInstanceOf(UnsendableError);
      expect(error.message).toBe('GET /a: the request cannot be made');
      expect(`${error.message} ${String(error.cause)}`).not.toContain('geheim');
    }
  });

  it('is not in the error for a body that is no JSON', async () => {
    const error = (await call('GET /a', async () => JSON.parse('geheim') as never).catch(
      (reason: unknown) => reason,
    )) as Error;
    expect(error).toBeInstanceOf(errors.ContractViolatedError);
    expect(`${error.message} ${String(error.cause)}`).not.toContain('geheim');
  });

  it('is not kept with the body of a redirect, nor with a confidential body', async () => {
    const bodies = async (confidential: boolean) => {
      const settings = { confidential };
      const wanted = createCaller({ validate: true }, unsent, async () => 'wrong');
      const success = wanted('GET /a', async () => fetched(200, 'geheim'), settings).catch((error: unknown) => error);
      const all = [success, failure(fetched(302, 'geheim'), settings), failure(fetched(400, 'geheim'), settings)];
      return (await Promise.all(all)).map((error) => (error as errors.PlatformError).body);
    };
    expect(await bodies(false)).toEqual(['geheim', undefined, 'geheim']);
    expect(await bodies(true)).toEqual([undefined, undefined, undefined]);
  });
});

describe('an aborted call', () => {
  it('rejects with the reason, whatever it is, and sends nothing', async () => {
    let begun = 0;
    const send = async () => {
      begun += 1;
      return fetched(200);
    };
    await expect(call('GET /a', send, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
    expect(begun).toBe(0);
  });

  it('does not wait for the request', async () => {
    const controller = new AbortController();
    const waiting = call('GET /a', () => new Promise<never>(() => undefined), { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('validation', () => {
  const checked: string[] = [];
  const check = async (operation: string, { status }: Response, data: unknown) => {
    checked.push(`${operation} ${status} ${JSON.stringify(data)}`);
    return data === 1 ? undefined : '/a must be number';
  };
  const asked = createCaller({ validate: true }, unsent, check);

  it('compares the bodies of successes if it is switched on', async () => {
    await asked('GET /a', async () => fetched(200, 1));
    await expect(asked('GET /a', async () => fetched(201, 2))).rejects.toMatchObject({
      name: 'ContractViolatedError',
      message: expect.stringContaining('GET /a: /a must be number') as string,
      body: 2,
    });
    await asked('GET /a', async () => fetched(302), { accepts: [302] });
    await expect(asked('GET /a', async () => fetched(400))).rejects.toThrow(errors.RequestRefusedError);
    expect(checked).toEqual(['GET /a 200 1', 'GET /a 201 2']);
  });

  it('is off by default', async () => {
    expect((await createCaller({}, unsent, check)('GET /a', async () => fetched(200, 2))).data).toBe(2);
  });
});
