import { table } from '../../conformance/proof/markdown-table.ts';
import { INTERFACE_IDS } from '../../conformance/kit/interfaces.ts';
import { atMost, rounded, type Goal } from '../goals.ts';
import { CONNECTIONS, LOAD_SECONDS } from '../load.ts';
import { ratioOf } from '../rounds.ts';
import { spreadOf, spreadText } from '../spread.ts';
import { versionOf } from '../version-of.ts';
import { ROUNDS, STARTS, type Measured, type Start } from './measure.ts';

type Rates = Measured['load']['get'];

/** What a request costs beyond what it costs Prism, in per cent; negative where it costs less. */
export function costBeyondPrism({ mocks, prism }: Rates): number {
  return (ratioOf(prism, mocks) - 1) * 100;
}

/** What is promised of the mocks. */
export function goalsOf({ load }: Measured): Goal[] {
  return [
    atMost('cost of a GET on top of that of Prism', costBeyondPrism(load.get), 5, '%'),
    atMost('cost of a POST on top of that of Prism', costBeyondPrism(load.post), 5, '%'),
  ];
}

/** The section about the mocks. */
export function sectionOf({ starts, load }: Measured): string {
  const start = (name: string, processes: number, list: readonly Start[]) => [
    name,
    processes,
    spreadText(spreadOf(list.map(({ ms }) => ms))),
    spreadText(spreadOf(list.map(({ mebibytes }) => mebibytes))),
  ];
  const rates = (name: string, own: Rates) => [
    name,
    spreadText(spreadOf(own.mocks)),
    spreadText(spreadOf(own.prism)),
    `${rounded(costBeyondPrism(own))} %`,
  ];
  return [
    '## The mocks',
    'All interfaces in one process, beside one process of `prism mock` for each contract. Memory is the resident set after the first answers.',
    table(
      ['what', 'processes', 'ms until all answer', 'MiB'],
      [
        start('the mocks, as installed', 1, starts.package),
        start('the mocks, in a checkout', 1, starts.checkout),
        start('Prism, all started at once', INTERFACE_IDS.length, starts.atOnce),
        start('Prism, one after the other', INTERFACE_IDS.length, starts.oneByOne),
      ],
    ),
    "Requests per second of the mocks and of Prism's own server with the same operations, each in one process:",
    table(['request', 'mocks', 'Prism', 'cost on top'], [rates('GET', load.get), rates('POST with a body', load.post)]),
    '### What each is given',
    [
      `- **Starts** of the commands, ${STARTS.rounds} each in turns; \`prism mock --verboseLevel silent\` ${versionOf('@stoplight/prism-cli')} with its other settings as they are.`,
      `- **Load.** autocannon with ${CONNECTIONS} connections for ${LOAD_SECONDS} s, the median of ${ROUNDS.rounds} rounds after ${ROUNDS.warmUp} that does not count, in turns; the cost is the`,
      '  median over the rounds. Both answer with the same examples, and validate requests alone. Beyond Prism the mocks look for the best refusal, give the trace id back',
      '  and add CORS where the contract has a preflight.',
    ].join('\n'),
  ].join('\n\n');
}
