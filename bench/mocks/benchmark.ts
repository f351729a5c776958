import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atMost, rounded } from '../goals.ts';
import { CONNECTIONS, LOAD_SECONDS } from '../load.ts';
import { ratioOf } from '../rounds.ts';
import { spreadText } from '../spread.ts';
import { measureMocks, ROUNDS, type Measured } from './measure.ts';

/** The mocks beside Prism. */
export const mocks: Benchmark = {
  name: 'mocks',
  run: async ({ onProgress }) => sectionOf(await measureMocks(onProgress)),
};

type Rates = Measured['get'];

/** What a request costs beyond what it costs Prism, in per cent; negative where it costs less. */
export function costBeyondPrism({ mocks, prism }: Rates): number {
  return (ratioOf(prism, mocks) - 1) * 100;
}

/** What the measurements of the mocks say. */
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
    '### What each is given',
    [
      `- **Load.** autocannon with ${CONNECTIONS} connections for ${LOAD_SECONDS} s, the median of ${ROUNDS.rounds} rounds after ${ROUNDS.warmUp} that does not count, in turns; the cost is the`,
      '  median over the rounds. Both answer with the same examples, and validate requests alone. Beyond Prism the mocks look for the best refusal, give the trace id back',
      '  and add CORS where the contract has a preflight.',
    ].join('\n'),
  ].join('\n\n');
  const goals = [
    atMost('get', 'cost of a GET on top of that of Prism', costBeyondPrism(get), 5, '%'),
    atMost('post', 'cost of a POST on top of that of Prism', costBeyondPrism(post), 5, '%'),
  ];
  return { markdown, figures: { load }, goals };
}
