import { SERVED_BY } from '../../generated/platform.ts';
import type { OnProgress } from '../benchmark.ts';
import { requestsPerSecond } from '../load.ts';
import { startChild } from '../processes/child.ts';
import { inRounds } from '../rounds.ts';
import { callsFor } from '../reference/calls.ts';
import type { MocksTasks } from '../servers/mocks.ts';
import type { PrismTasks } from '../servers/prism.ts';
import type { ReferenceTasks } from '../servers/reference.ts';

/** How often the load is measured: an effect of a few per cent takes many rounds. */
export const ROUNDS = { rounds: 6, warmUp: 1 } as const;

/** What was measured: requests per second. */
export type Measured = Record<'get' | 'post', { mocks: number[]; prism: number[] }>;

/** Measures the mocks, and Prism with the same contracts. */
export async function measureMocks(onProgress: OnProgress): Promise<Measured> {
  const mocks = startChild<MocksTasks>('bench/servers/mocks.ts');
  const prism = startChild<PrismTasks>('bench/servers/prism.ts');
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const { get, post } = callsFor((await reference.ask('fresh')).config);
  await reference.stop();
  try {
    const hosts = await mocks.ask('serve');
    const v2 = await prism.ask('serve', SERVED_BY.v2);
    const report = await prism.ask('serve', SERVED_BY.report);
    const contenders = {
      getMocks: () => requestsPerSecond(hosts.v2, get),
      getPrism: () => requestsPerSecond(v2, get),
      postMocks: () => requestsPerSecond(hosts.report, post),
      postPrism: () => requestsPerSecond(report, post),
    };
    const rates = await inRounds(contenders, { ...ROUNDS, onProgress });
    return {
      get: { mocks: rates.getMocks, prism: rates.getPrism },
      post: { mocks: rates.postMocks, prism: rates.postPrism },
    };
  } finally {
    await Promise.all([mocks.stop(), prism.stop()]);
  }
}
