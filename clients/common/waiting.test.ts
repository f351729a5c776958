import { describe, expect, it } from 'vitest';
import { createCaller, type CallInit } from './caller.ts';
import { instantClock } from './clock.fixture.ts';
import { NotReadyError } from './errors.ts';
import { createTransport } from './transport.ts';
import { untilReady, type Asked } from './waiting.ts';

const about = { operation: 'GET /a/{b}', traceId: 't-1', status: 200 };

/** A request whose result is ready the nth time. */
function question(readyAt: number) {
  let asked = 0;
  const ask = async (): Promise<Asked<string>> => {
    asked += 1;
    return asked >= readyAt ? { ready: true, result: 'done' } : { ready: false, about };
  };
  return { ask, times: () => asked };
}

describe('waiting', () => {
  it('ends with the first request if the result is ready', async () => {
    const clock = instantClock();
    expect(await untilReady(question(1).ask, {}, { clock })).toBe('done');
    expect(clock.waits).toEqual([]);
  });

  it('pauses two seconds between requests, or intervalMs', async () => {
    const [usual, told] = [instantClock(), instantClock()];
    await untilReady(question(3).ask, {}, { clock: usual });
    await untilReady(question(3).ask, { intervalMs: 50 }, { clock: told });
    expect([usual.waits, told.waits]).toEqual([
      [2000, 2000],
      [50, 50],
    ]);
  });

  it('sends the last request shortly before the deadline, and gives up then', async () => {
    const clock = instantClock();
    const { ask, times } = question(Infinity);
    const waiting = untilReady(ask, { intervalMs: 400, deadlineMs: 1000 }, { clock });
    await expect(waiting).rejects.toThrow(NotReadyError);
    await expect(waiting).rejects.toMatchObject({
      ...about,
      message: expect.stringMatching(/not ready after 950 ms/) as string,
    });
    expect([times(), clock.now()]).toEqual([4, 950]);
    const longer = question(2);
    expect(await untilReady(longer.ask, { intervalMs: 2000, deadlineMs: 1500 }, { clock: instantClock() })).toBe(
      'done',
    );
  });

  it('sends one request with deadlineMs: 0, and waits five minutes by default', async () => {
    const once = question(Infinity);
    await expect(untilReady(once.ask, { deadlineMs: 0 }, { clock: instantClock() })).rejects.toThrow(NotReadyError);
    expect(once.times()).toBe(1);
    const usual = question(Infinity);
    await expect(untilReady(usual.ask, {}, { clock: instantClock() })).rejects.toThrow(NotReadyError);
    expect(usual.times()).toBe(151);
  });

  it('ends with the error of the request, and when it is aborted', async () => {
    const broken = new Error('broken');
    await expect(untilReady(() => Promise.reject(broken), {}, { clock: instantClock() })).rejects.toBe(broken);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(untilReady(question(2).ask, { signal }, { clock: instantClock() })).rejects.toThrow('enough');
  });

  it('aborts the current request at the deadline', async () => {
    const caller = createCaller(
      {},
      (request) => fetch(request),
      async () => undefined,
    );
    const ask = (signal: AbortSignal) =>
      caller('GET /a/{b}', () => new Promise<never>(() => undefined), { signal, traceId: 't-1' });
    const waiting = untilReady(ask as () => Promise<never>, { deadlineMs: 5 }, {});
    await expect(waiting).rejects.toThrow(NotReadyError);
    await expect(waiting).rejects.toThrow('GET /a/{b}: not ready after 5 ms (trace id t-1)');
  });

  it('does not wait beyond the deadline for a rate limit', async () => {
    const fetch = async () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
    const settings = { baseUrl: 'https://platform.example', fetch };
    const caller = createCaller({}, createTransport(settings), async () => undefined);
    const ask = async (signal: AbortSignal): Promise<Asked<never>> => {
      const asked = async (init: CallInit) => ({
        response: await init.fetch(new Request(settings.baseUrl, { signal })),
      });
      return { ready: false, about: (await caller('GET /a/{b}', asked, { signal })).about };
    };
    await expect(untilReady(ask, { deadlineMs: 5 }, {})).rejects.toThrow(NotReadyError);
  });

  it('passes the signal of the caller on to the request', async () => {
    const controller = new AbortController();
    const ask = (signal: AbortSignal) => {
      controller.abort(new Error('enough'));
      return Promise.reject(signal.reason as Error);
    };
    await expect(untilReady(ask, { signal: controller.signal }, {})).rejects.toThrow('enough');
  });

  it('uses the clock of the machine by default', async () => {
    expect(await untilReady(question(2).ask, { intervalMs: 1 }, {})).toBe('done');
    const controller = new AbortController();
    const waiting = untilReady(question(2).ask, { intervalMs: 100_000, signal: controller.signal }, {});
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
