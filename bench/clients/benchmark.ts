import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as partner from '../../clients/partner/index.ts';
import { table } from '../../conformance/proof/markdown-table.ts';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atLeast, rounded } from '../goals.ts';
import { inRounds, ratioOf } from '../rounds.ts';
import { spreadText } from '../spread.ts';
import {
  callsPerSecond,
  contendersFor,
  startPartnerServer,
  type Contender,
  type MakeCall,
  type Operation,
  type RateOptions,
} from './contenders.ts';

/** Many short rounds: other load on the machine then affects single rounds, not the median. */
const ROUNDS = { rounds: 31, warmUp: 4 };
const RATE = { calls: 300, concurrency: 10 };

/** The clients compared with openapi-fetch alone. */
export const clients: Benchmark = {
  name: 'clients',
  run: async ({ onProgress }) => {
    // Use the packed package, as applications do: the TypeScript loader slows functions down.
    const installed = await installPackage([]);
    const server = await startPartnerServer();
    try {
      const file = join(installed.packageFolder, 'dist/clients/partner/index.js');
      const module = (await import(pathToFileURL(file).href)) as typeof partner;
      const { read, change } = contendersFor(server.baseUrl, { nachname: 'Muster' }, module);
      const rateOf = (call: MakeCall) => () => callsPerSecond(call, RATE);
      const ratesOf = ({ openapiFetch, client, flow }: typeof read) =>
        inRounds(
          { openapiFetch: rateOf(openapiFetch), client: rateOf(client), flow: rateOf(flow) },
          { ...ROUNDS, onProgress },
        );
      const rates = { read: await ratesOf(read), change: await ratesOf(change) };
      return sectionOf(rates, RATE);
    } finally {
      await server.stop();
      await installed.remove();
    }
  },
};

const NAMES: Readonly<Record<Contender, string>> = {
  openapiFetch: 'openapi-fetch alone',
  client: 'the generated client',
  flow: 'the flows',
};
const CALLS: Readonly<Record<Operation, string>> = { read: 'a read (GET)', change: 'a change (PATCH)' };

/** Calls per second, in the order of the rounds. */
export type Rates = Readonly<Record<Operation, Readonly<Record<Contender, readonly number[]>>>>;

/** Reports the measurements of the clients. */
export function sectionOf(rates: Rates, { calls, concurrency }: RateOptions): Section {
  const contenders = Object.keys(NAMES) as Contender[];
  const operations = Object.keys(CALLS) as Operation[];
  const beside = (operation: Operation, contender: Contender): number =>
    ratioOf(rates[operation][contender], rates[operation].openapiFetch);
  const markdown = [
    '## Clients',
    `Calls per second of the packed package against a bare server in a process of its own that answers with the example of the contract: ${calls} calls, ` +
      `${concurrency} at once, in turns. All send the credentials, follow no redirect, fail on a refusal and parse the body. The flows ` +
      'besides limit the time, repeat reads after transient failures, wait for a spent rate limit, send a trace id and name what failed.',
    table(
      [
        'by',
        ...operations.flatMap((operation) => [`${CALLS[operation]}, calls per second`, 'compared with openapi-fetch']),
      ],
      contenders.map((contender) => [
        NAMES[contender],
        ...operations.flatMap((operation) => [
          spreadText(rates[operation][contender]),
          `${rounded(beside(operation, contender))} times`,
        ]),
      ]),
    ),
    'We chose the limit of these rates ourselves.',
  ].join('\n\n');
  const goals = (['client', 'flow'] as const).flatMap((contender) =>
    operations.map((operation) =>
      atLeast(
        `${operation}-${contender}`,
        `${CALLS[operation]} by ${NAMES[contender]}`,
        beside(operation, contender),
        0.8,
        'times openapi-fetch alone',
      ),
    ),
  );
  return { markdown, figures: { callsPerSecond: rates }, goals };
}
