import { fork, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOADER } from '../loader.ts';
import type { JudgedAnswer } from './hostile-body-process.fixture.ts';
import { HOSTILE_ANSWERS } from './hostile-bodies.fixture.ts';
import { MEBIBYTE } from './judge-server.fixture.ts';
import { askProcess } from './workers.ts';

/** CPU time. An algorithm that is worse than linear takes many minutes; bench/growth measures the growth. */
const LONGEST_MS = 120_000;
const MOST_MEMORY = 400 * MEBIBYTE;
/** In mebibytes. Without a limit, memory also grows by garbage that is not collected yet, which depends on the machine. */
const HEAP = 400;

/** All bodies take some minutes: `HOSTILE=all npx vitest run --project apart conformance/proof/hostile-bodies.test.ts`. */
const EVERY = process.env['HOSTILE'] === 'all' ? 1 : 16;
const tried = Object.keys(HOSTILE_ANSWERS).filter((_, index) => index % EVERY === EVERY - 1);

describe('a response that wastes time and memory', () => {
  let judging: ChildProcess;
  beforeAll(() => {
    judging = fork(new URL('hostile-body-process.fixture.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${HEAP}`, ...LOADER],
    });
  });
  afterAll(() => judging.kill());

  it.each(tried)('%s: ends in bounded time and memory, not conformant', async (name) => {
    const { verdict, cpuMs, memory, mistakes } = await askProcess<JudgedAnswer>(judging, { name }, name);
    expect(verdict).not.toBe('conformant');
    expect(mistakes).toEqual([]);
    expect(cpuMs).toBeLessThan(LONGEST_MS);
    expect(memory).toBeLessThan(MOST_MEMORY);
  });
});
