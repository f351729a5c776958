import { table } from '../../conformance/proof/markdown-table.ts';
import type { Section } from '../benchmark.ts';
import { atLeast, atMost, rounded } from '../goals.ts';
import { spreadOf, spreadText } from '../spread.ts';
import type { Contender, Operation } from './contenders.ts';
import type { RateOptions } from './rate.ts';
import type { Sizes } from './sizes.ts';

const NAMES: Readonly<Record<Contender, string>> = {
  fetch: 'bare `fetch`',
  openapiFetch: 'openapi-fetch alone',
  client: 'the generated client',
  flow: 'the flows',
};
const CALLS: Readonly<Record<Operation, string>> = { read: 'a read (GET)', change: 'a change (PATCH)' };

/** Calls per second, in the order of the rounds. */
export type Rates = Readonly<Record<Operation, Readonly<Record<Contender, readonly number[]>>>>;

/** What the measurements of the clients say. */
export function sectionOf(rates: Rates, sizes: Sizes, { calls, concurrency }: RateOptions): Section {
  const contenders = Object.keys(NAMES) as Contender[];
  const operations = Object.keys(CALLS) as Operation[];
  const beside = (operation: Operation, contender: Contender): number => {
    const alone = rates[operation].openapiFetch;
    return spreadOf(rates[operation][contender].map((rate, round) => rate / (alone[round] ?? NaN))).median;
  };
  const heaviest = (part: 'client' | 'everything'): number => Math.max(...sizes.interfaces.map((size) => size[part]));
  const markdown = [
    '## Clients',
    `Calls per second against a bare server in a process of its own that answers with the example of the contract: ${calls} calls, ` +
      `${concurrency} at once, in turns. All send the credentials, follow no redirect, fail on a refusal and parse the body. The flows ` +
      'besides limit the time, repeat reads that fail in passing, wait for a spent rate limit, send a trace id and name what failed.',
    table(
      ['by', ...operations.flatMap((operation) => [`${CALLS[operation]}, calls per second`, 'beside openapi-fetch'])],
      contenders.map((contender) => [
        NAMES[contender],
        ...operations.flatMap((operation) => [
          spreadText(spreadOf(rates[operation][contender])),
          `${rounded(beside(operation, contender))} times`,
        ]),
      ]),
    ),
    `Bytes, minified and gzipped, beyond those of openapi-fetch (${sizes.openapiFetch}):`,
    table(
      ['interface', 'generated client', 'with its flows'],
      sizes.interfaces.map(({ id, client, everything }) => [`\`${id}\``, client, everything]),
    ),
    'The limits of the sizes are those that the tests of the package hold; the limit of the rates is our own.',
  ].join('\n\n');
  const goals = [
    ...(['client', 'flow'] as const).flatMap((contender) =>
      operations.map((operation) =>
        atLeast(
          `${CALLS[operation]} by ${NAMES[contender]}`,
          beside(operation, contender),
          0.8,
          'times openapi-fetch alone',
        ),
      ),
    ),
    atMost('the heaviest generated client', heaviest('client'), 3000, 'bytes'),
    atMost('the heaviest client with its flows', heaviest('everything'), 6000, 'bytes'),
  ];
  return { markdown, figures: { callsPerSecond: rates, sizes }, goals };
}
