import { table } from '../../conformance/proof/markdown-table.ts';
import { SERVED_BY } from '../../generated/platform.ts';
import type { Benchmark, OnProgress, Section } from '../benchmark.ts';
import { atMost, rounded } from '../goals.ts';
import { CONNECTIONS, LOAD_SECONDS, requestsPerSecond } from '../load.ts';
import { startChild } from '../processes/child.ts';
import { callsFor } from '../reference/calls.ts';
import { inRounds, ratioOf } from '../rounds.ts';
import type { MocksTasks } from '../servers/mocks.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import { spreadText } from '../spread.ts';

/** Many rounds, since the difference is a few per cent. */
const ROUNDS = { rounds: 6, warmUp: 1 } as const;

/** The mocks compared with Prism. */
export const mocks: Benchmark = {
  name: 'mocks',
  run: async ({ onProgress }) => sectionOf(await measureMocks(onProgress)),
};

type Rates = Measured['get'];

/** The additional cost of a request compared with Prism, in per cent; negative if it is cheaper. */
export function costBeyondPrism({ mocks, prism }: Rates): number {
  return (ratioOf(prism, mocks) - 1) * 100;
}

/** Reports the measurements of the mocks. */
export function sectionOf(load: Measured): Section {
  const { get, post } = load;
  const rates = (name: string, own: Rates) => [
    name,
    spreadText(own.mocks),
    spreadText(own.prism),
    `${rounded(costBeyondPrism(own))} %`,
  ];
  const markdown = [
    '## The mocks',
    "Requests per second of the mocks and of Prism's own server with the same operations, each in one process:",
    table(['request', 'mocks', 'Prism', 'cost on top'], [rates('GET', get), rates('POST with a body', post)]),
    '### Setup',
    [
      `- **Load.** autocannon with ${CONNECTIONS} connections for ${LOAD_SECONDS} s, the median of ${ROUNDS.rounds} rounds after ${ROUNDS.warmUp} to warm up; in brackets the 10th and 90th percentile. The cost is the`,
      '  median over the rounds. Both answer with the same examples, and validate only requests. Unlike Prism, the mocks choose the best matching refusal, return the trace id',
      '  and add CORS where the contract has a preflight.',
    ].join('\n'),
  ].join('\n\n');
  const goals = [
    atMost('get', 'cost of a GET on top of that of Prism', costBeyondPrism(get), 5, '%'),
    atMost('post', 'cost of a POST on top of that of Prism', costBeyondPrism(post), 5, '%'),
  ];
  return { markdown, figures: { load }, goals };
}

/** The measurements, in requests per second. */
export type Measured = Record<'get' | 'post', { mocks: number[]; prism: number[] }>;

/** Measures the mocks, and Prism with the same contracts. */
async function measureMocks(onProgress: OnProgress): Promise<Measured> {
  const mocks = startChild<MocksTasks>('bench/servers/mocks.ts');
  const prism = startChild<MocksTasks>('bench/servers/mocks.ts');
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const { get, post } = callsFor((await reference.ask('fresh')).config);
  await reference.stop();
  try {
    const hosts = await mocks.ask('mocks');
    const v2 = await prism.ask('prism', SERVED_BY.v2);
    const report = await prism.ask('prism', SERVED_BY.report);
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
