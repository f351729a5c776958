import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as partner from '../../clients/partner/index.ts';
import {
  callsPerSecond,
  contendersFor,
  startPartnerServer,
  type Contender,
  type Operation,
  type PartnerServer,
} from './contenders.ts';
import { sectionOf, type Rates } from './benchmark.ts';

const CONTENDERS: readonly Contender[] = ['openapiFetch', 'client', 'flow'];
const OPERATIONS: readonly Operation[] = ['read', 'change'];

describe('the contenders', () => {
  let server: PartnerServer;
  beforeAll(async () => {
    server = await startPartnerServer();
  });
  afterAll(() => server.stop());

  it.each(OPERATIONS)('%s: all get the same result', async (operation) => {
    const calls = contendersFor(server.baseUrl, { nachname: 'Muster' }, partner)[operation];
    const answers = await Promise.all(CONTENDERS.map((contender) => calls[contender]()));
    expect(answers[0]).toHaveProperty('nachname');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each(OPERATIONS)('%s: all fail on an error status', async (operation) => {
    const calls = contendersFor(`${server.baseUrl}/elsewhere`, { nachname: 'Muster' }, partner)[operation];
    for (const contender of CONTENDERS) await expect(calls[contender](), contender).rejects.toThrow(/404/);
  });
});

describe('a rate', () => {
  it('counts the calls, and keeps the given number in flight', async () => {
    let made = 0;
    let inFlight = 0;
    let most = 0;
    const times = [1000, 1500];
    const rate = await callsPerSecond(
      async () => {
        made += 1;
        most = Math.max(most, (inFlight += 1));
        await Promise.resolve();
        inFlight -= 1;
      },
      { calls: 100, concurrency: 4 },
      () => times.shift() ?? NaN,
    );
    expect({ made, most, rate }).toEqual({ made: 100, most: 4, rate: 200 });
  });

  it('is undefined when a call fails', async () => {
    const failing = (): Promise<never> => Promise.reject(new Error('refused'));
    await expect(callsPerSecond(failing, { calls: 1, concurrency: 1 })).rejects.toThrow('refused');
  });
});

describe('the section', () => {
  const rates = (flow: number): Rates => {
    const each = {
      openapiFetch: [8000, 4000],
      client: [7600, 3800],
      flow: [8000 * flow, 4000 * flow],
    };
    return { read: each, change: each };
  };
  const options = { calls: 100, concurrency: 4 };

  it('compares the rounds in pairs', () => {
    const { goals } = sectionOf(rates(0.9), options);
    expect(goals.map(({ measured, holds }) => [measured, holds])).toEqual([
      [0.95, true],
      [0.95, true],
      [0.9, true],
      [0.9, true],
    ]);
  });

  it('reports goals that are not met', () => {
    const { goals } = sectionOf(rates(0.5), options);
    expect(goals.map(({ holds }) => holds)).toEqual([true, true, false, false]);
  });
});
