import { describe, expect, it } from 'vitest';
import { withCircuitBreaker } from './outage.ts';
import { NoAnswer, type Transport, type WireResponse } from './transport.ts';

const REST_MS = 1000;
const OK: WireResponse = { status: 503, headers: [], body: '' };

/** A network of two origins with a manual clock; the test selects the origins that answer. */
function network() {
  const sent: string[] = [];
  const state = { up: true, time: 0, held: undefined as Promise<unknown> | undefined };
  const wire: Transport = async ({ url }) => {
    sent.push(url);
    await state.held;
    if (state.up || url.startsWith('http://other')) return OK;
    throw new NoAnswer('no answer from http://host: silence');
  };
  const transport = withCircuitBreaker(wire, { restMs: REST_MS, limit: 3, now: () => state.time });
  const ask = (url: string) => transport({ method: 'GET', url, headers: [] });
  const outcomeOf = async (url: string) => {
    try {
      return (await ask(url)).status;
    } catch (error) {
      return error instanceof NoAnswer ? error.message : error;
    }
  };
  const silence = async (requests: number) => {
    state.up = false;
    for (let asked = 0; asked < requests; asked += 1) await outcomeOf('http://host/a');
  };
  return { sent, state, outcomeOf, silence };
}

const NOT_SENT = 'no answer from http://host: silence; not asked again after 3 requests in a row without an answer';

describe('an origin that does not answer', () => {
  it('gets requests until the limit is reached, and then none', async () => {
    const { sent, outcomeOf, silence } = network();
    await silence(3);
    expect(await outcomeOf('http://host/b')).toBe(NOT_SENT);
    expect(sent).toHaveLength(3);
  });

  it('does not count as down after any response in between', async () => {
    const { sent, state, outcomeOf, silence } = network();
    await silence(2);
    state.up = true;
    expect(await outcomeOf('http://host/b')).toBe(503);
    await silence(2);
    expect(await outcomeOf('http://host/b')).not.toBe(NOT_SENT);
    expect(sent).toHaveLength(6);
  });

  it('does not affect another origin', async () => {
    const { outcomeOf, silence } = network();
    await silence(3);
    expect(await outcomeOf('http://other/a')).toBe(503);
  });

  it('gets one request after a rest, and all again after a response', async () => {
    const { sent, state, outcomeOf, silence } = network();
    await silence(3);
    Object.assign(state, { time: REST_MS, up: true });
    let release = () => {};
    state.held = new Promise<void>((resolve) => (release = resolve));
    const trial = outcomeOf('http://host/trial');
    expect(await outcomeOf('http://host/meanwhile')).toBe(NOT_SENT);
    release();
    expect(await trial).toBe(503);
    expect(await outcomeOf('http://host/after')).toBe(503);
    expect(sent.slice(3)).toEqual(['http://host/trial', 'http://host/after']);
  });

  it('rests again if that request gets no response', async () => {
    const { sent, state, outcomeOf, silence } = network();
    await silence(3);
    state.time = REST_MS;
    expect(await outcomeOf('http://host/trial')).toBe('no answer from http://host: silence');
    state.time = 2 * REST_MS - 1;
    expect(await outcomeOf('http://host/b')).toBe(NOT_SENT);
    expect(sent).toHaveLength(4);
  });
});

it('an error inside the transport says nothing about the origin, and does not end its trials', async () => {
  const errors = [new NoAnswer('silence'), new TypeError('a mistake'), new TypeError('another mistake')];
  const wire: Transport = () => Promise.reject(errors.shift() ?? new TypeError('asked too often'));
  const transport = withCircuitBreaker(wire, { restMs: 0, limit: 1 });
  const ask = () => transport({ method: 'GET', url: 'http://host/a', headers: [] });
  await expect(ask()).rejects.toThrow('silence');
  await expect(ask()).rejects.toThrow('a mistake');
  await expect(ask()).rejects.toThrow('another mistake');
});
