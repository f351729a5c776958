import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitOf } from './limit.ts';
import { createTransport } from './transport.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A server that begins each response and never ends it. */
let server: Server;
let baseUrl: string;
let closed: Promise<unknown>;
beforeAll(async () => {
  server = createServer((_, response) => {
    closed = once(response, 'close');
    response.writeHead(200).write('{"a":');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Collects garbage, and waits until finalizers have run, which takes several turns of the event loop. */
async function collectAll(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a body that never ends, after a garbage collection', () => {
  it('is given up at the time limit, and its connection is closed', async () => {
    const answer = await createTransport({ baseUrl, timeoutMs: 200 })(new Request(baseUrl));
    const failure = answer.text().catch((error: unknown) => error);
    await collectAll();
    expect(await failure).toMatchObject({ message: `no answer from ${new URL(baseUrl).host} within 200 ms` });
    await closed;
  });

  it('is given up when the caller aborts', async () => {
    const controller = new AbortController();
    const answer = await createTransport({ baseUrl })(new Request(baseUrl, { signal: controller.signal }));
    const failure = answer.text().catch((error: unknown) => error);
    await collectAll();
    controller.abort(new Error('enough'));
    expect(await failure).toMatchObject({ message: 'enough' });
    await closed;
  });
});

describe('a limit after a released limit', () => {
  const late = () => new Error('late');

  it('is not ended by the signal or timer of the previous limit', async () => {
    const first = new AbortController();
    const before = limitOf(5, late, first.signal);
    before.release();
    const limit = limitOf(60_000, late, undefined);
    expect(limit.signal).toBe(before.signal);
    first.abort(new Error('enough'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(limit.signal.aborted).toBe(false);
    limit.release();
  });

  it('has a new signal if the previous one was aborted or kept', () => {
    const ended = limitOf(60_000, late, AbortSignal.abort(new Error('enough')));
    ended.release();
    const given = limitOf(60_000, late, undefined);
    expect(given.signal.aborted).toBe(false);
    given.keep(given.signal);
    given.release();
    const limit = limitOf(60_000, late, undefined);
    expect(limit.signal).not.toBe(given.signal);
    limit.release();
  });

  it('reuses a signal only a few times', () => {
    const signals = Array.from({ length: 100 }, () => {
      const limit = limitOf(60_000, late, undefined);
      limit.release();
      return limit.signal;
    });
    expect(new Set(signals).size).toBeGreaterThan(10);
  });
});
