import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, OnProgress, Section } from '../benchmark.ts';
import { slopeOf } from '../fit.ts';
import { atMost, rounded, type Goal } from '../goals.ts';
import { builtPackage, commands } from '../processes/built-package.ts';
import { startChild, type Child } from '../processes/child.ts';
import { runToEnd } from '../processes/command.ts';
import { inFolder } from '../../scripts/temporary-folder.ts';
import { inRounds, ratioOf, type Measurements } from '../rounds.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import { spreadOf, spreadText } from '../spread.ts';
import type { ClientTasks } from './client.ts';

const ROUNDS = { rounds: 3, warmUp: 1 } as const;

/** The suite on one deployment, compared with its lower bound: the same requests without checks. */
export const conformance: Benchmark = {
  name: 'conformance',
  run: async ({ onProgress }) => sectionOf(await measureConformance(onProgress)),
};

/** The part of a run that the tables need. */
interface Timed {
  ms: number;
}
interface Sent extends Timed {
  requests: number;
}

const msOf = (runs: readonly Timed[]) => runs.map(({ ms }) => ms);
const perRequest = (runs: readonly Sent[]) => spreadOf(runs.map(({ ms, requests }) => ms / requests)).median;

/** The cost of an additional check, in milliseconds: the slope over runs with one to four quarters of the rules. */
export function msPerCheck({ quarter1, quarter2, quarter3, suite8 }: Measured): number {
  const runs = [...quarter1, ...quarter2, ...quarter3, ...suite8];
  return slopeOf(runs.map(({ checks, ms }) => ({ x: checks, y: ms })));
}

/** The goals of the suite. */
function goalsOf(measured: Measured): Goal[] {
  const floor = (atOnce: number, suite: readonly Timed[], unchecked: readonly Timed[]) => {
    const what = `the suite compared with the same requests unchecked, ${atOnce} at once`;
    return atMost(`floor-${atOnce}`, what, ratioOf(msOf(suite), msOf(unchecked)), 1.5, 'times');
  };
  const whole = (id: string, command: string, runs: readonly Timed[]) => {
    const what = `the whole suite, from the start of the ${command} to its end`;
    return atMost(id, what, spreadOf(msOf(runs)).median / 1000, 3, 's');
  };
  return [
    atMost('check', 'one more check', msPerCheck(measured), 1, 'ms'),
    floor(8, measured.suite8, measured.floor8),
    floor(1, measured.suite1, measured.floor1),
    whole('suite-installed', 'installed command', measured.package),
    whole('suite-checkout', 'command in a checkout', measured.checkout),
  ];
}

/** Reports the measurements of the suite. */
export function sectionOf(measured: Measured): Section {
  const runs = Object.entries(measured).map(([name, list]) => [
    name,
    list.map((run) => ({ ...run, ms: Math.round(run.ms * 10) / 10 })),
  ]);
  const figures = { msPerCheck: msPerCheck(measured), runs: Object.fromEntries(runs) as object };
  return { markdown: markdownOf(measured), figures, goals: goalsOf(measured) };
}

function markdownOf(measured: Measured): string {
  const { suite8, suite1, floor8, floor1, checkout } = measured;
  const [whole] = suite8;
  const row = (name: string, atOnce: number, runs: readonly Sent[]) => [
    name,
    atOnce,
    runs[0]?.requests ?? 0,
    spreadText(msOf(runs)),
    rounded(perRequest(runs)),
  ];
  return [
    '## The suite on one deployment',
    [
      `The whole suite (${whole?.checks ?? 0} checks by ${whole?.requests ?? 0} requests) against the reference deployment, which is in a process of`,
      'its own and is started for each run. One more check costs',
      `**${rounded(msPerCheck(measured))} ms**: the slope over runs of one, two, three and four quarters of the rules.`,
    ].join('\n'),
    table(
      ['what', 'at once', 'requests', 'ms', 'ms for a request'],
      [
        row('this suite', 8, suite8),
        row('the same requests unchecked', 8, floor8),
        row('this suite', 1, suite1),
        row('the same requests unchecked', 1, floor1),
      ],
    ),
    [
      `The suite as a command, from its start to its end: ${spreadText(msOf(measured.package))} ms as it is installed,`,
      `${spreadText(msOf(checkout))} ms in a checkout, where TypeScript is compiled on the way.`,
    ].join('\n'),
    '### Setup',
    SETTINGS,
  ].join('\n\n');
}

const SETTINGS = [
  `- **Rounds.** ${ROUNDS.warmUp} to warm up and ${ROUNDS.rounds} that count; each round begins with another contender. Medians; in brackets the 10th and 90th percentile.`,
  '  The suite and the unchecked requests run in one process, which is warm.',
  '- **This suite** is the compiled package. Reports are ready after 60 ms, and it waits for them.',
  '- **The same requests unchecked** are what the suite has just sent, sent again to the same deployment by undici: the same methods, addresses, headers with',
  '  their tokens, and bodies, with as many connections for each host. The responses are read, but nothing is checked, and nothing waits for a report.',
].join('\n');

export type Measured = Measurements<ReturnType<typeof contendersOf>>;

interface Running {
  reference: Child<ReferenceTasks>;
  client: Child<ClientTasks>;
  program: string;
  tool: Awaited<ReturnType<typeof commands>>;
  /** Path of the configuration for the command. */
  file: string;
}

/**
 * Measures the suite and its lower bound against the reference deployment, which is in a separate process.
 *
 * @param onProgress - called after each measurement
 */
async function measureConformance(onProgress: OnProgress): Promise<Measured> {
  const { compiled: program } = await builtPackage();
  const tool = await commands();
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const client = startChild<ClientTasks>('bench/conformance/client.ts');
  try {
    return await inFolder((folder) =>
      inRounds(contendersOf({ reference, client, program, tool, file: join(folder, 'config.json') }), {
        ...ROUNDS,
        onProgress,
      }),
    );
  } finally {
    await Promise.all([reference.stop(), client.stop()]);
  }
}

function contendersOf({ reference, client, program, tool, file }: Running) {
  const fresh = () => reference.ask('fresh');
  const suite = (concurrency: number, quarters: number) => async () =>
    client.ask('suite', { program, config: (await fresh()).config, concurrency, quarters });
  const floor = (concurrency: number) => async () =>
    client.ask('floor', { program, config: (await fresh()).config, concurrency });
  const command = (args: readonly string[]) => async () => {
    await writeFile(file, JSON.stringify((await fresh()).config));
    return { ms: await runToEnd(process.execPath, [...args, 'run', '--config', file, '--allow-writes', '--quiet']) };
  };
  return {
    suite8: suite(8, 4),
    floor8: floor(8),
    suite1: suite(1, 4),
    floor1: floor(1),
    quarter1: suite(8, 1),
    quarter2: suite(8, 2),
    quarter3: suite(8, 3),
    checkout: command(tool.checkout),
    package: command(tool.package),
  };
}
