import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '../../conformance/proof/markdown-table.ts';
import type { Benchmark, OnProgress, Section } from '../benchmark.ts';
import { growthOf } from '../fit.ts';
import { atMost, atMostLinear, rounded } from '../goals.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { inFolder } from '../../scripts/temporary-folder.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import { runTool, type ToolRun } from './tool.ts';

/** Numbers of deployments. */
const SIZES: readonly number[] = [10, 100, 1000];

/** Number of deployments judged at once: one for each of two cores. */
const AT_ONCE = 2;

/** The time to judge up to a thousand deployments, and to summarise their reports. */
export const fleet: Benchmark = {
  name: 'fleet',
  onDemand: true,
  run: async ({ onProgress }) => sectionOf(await measureFleets(SIZES, onProgress)),
};

/** Reports the measurements; the goals are about the largest fleet, and the growth up to it. */
export function sectionOf(fleets: readonly Fleet[]): Section {
  const largest = fleets.at(-1);
  if (largest === undefined) throw new RangeError('nothing was measured');
  const { deployments: most, seconds: spent, megabytes: memory, summary: last } = largest;
  const exponent = growthOf(fleets.map(({ deployments, seconds }) => ({ x: deployments, y: seconds })));
  const markdown = [
    '## Many deployments',
    [
      `Reference deployments, each new and on ports of its own, judged by the command of \`deploy/kubernetes/judge.yaml\`: read-only, a process each, ${AT_ONCE} at once. The servers share the cores with`,
      'the suite, and their memory is not counted. Then one summary of all reports. `npm run bench -- --only fleet` measures it; without the option it is left out.',
    ].join('\n'),
    table(
      ['deployments', 'judging, s', 'for each, s', 'memory, MB', 'summary, s', 'memory of the summary, MB'],
      fleets.map(({ deployments, seconds, megabytes, summary }) => [
        deployments,
        rounded(seconds),
        rounded(seconds / deployments),
        rounded(megabytes),
        rounded(summary.seconds),
        rounded(summary.megabytes),
      ]),
    ),
  ].join('\n\n');
  const goals = [
    atMost('judging', `${most} deployments judged, ${AT_ONCE} at once`, spent / 60, 20, 'min'),
    atMost('memory', `memory of the ${AT_ONCE} runs together`, memory, 500, 'MB'),
    atMostLinear('growth', 'growth of judging with deployments', exponent),
    atMost('summary', `the summary of ${most} reports`, last.seconds, 30, 's'),
    atMost('summary-memory', `memory of the summary of ${most} reports`, last.megabytes, 500, 'MB'),
  ];
  return { markdown, figures: { fleets, exponent }, goals };
}

/** The measurements of a fleet. */
export interface Fleet {
  deployments: number;
  /** From the start of the first run to the end of the last. */
  seconds: number;
  /** Sum of the peak memory of the concurrent runs, in MB. */
  megabytes: number;
  /** The summary of all reports. */
  summary: ToolRun;
}

/**
 * Judges fleets of all sizes, one after the other.
 *
 * @param sizes - numbers of deployments
 * @param onProgress - called after each deployment
 */
async function measureFleets(sizes: readonly number[], onProgress: OnProgress): Promise<Fleet[]> {
  const { package: program } = await commands();
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  const fleets: Fleet[] = [];
  for (const size of sizes) fleets.push(await judgeFleet(program, size, () => onProgress((done += 1), all)));
  return fleets;
}

/**
 * Judges new reference deployments by the command of `deploy/kubernetes/judge.yaml`, each in a separate process, and summarises the
 * reports.
 *
 * @param program - arguments of Node that run the tool
 * @throws Error if one of them is not conformant
 */
export function judgeFleet(
  program: readonly string[],
  deployments: number,
  onJudged: () => void = () => {},
): Promise<Fleet> {
  return inFolder(async (folder) => {
    const reports = join(folder, 'reports');
    await mkdir(reports);
    await writeFile(join(folder, 'base.yaml'), 'timing: { runMs: 1800000 }\n');
    let next = 0;
    const lane = async (): Promise<number> => {
      const servers = startChild<ReferenceTasks>('bench/servers/reference.ts');
      let megabytes = 0;
      try {
        for (let index = next++; index < deployments; index = next++) {
          const name = `deployment-${index}`;
          const config = join(folder, `${name}.yaml`);
          await writeFile(config, JSON.stringify((await servers.ask('fresh')).config));
          const layers = ['--config', join(folder, 'base.yaml'), '--config', config];
          const report = ['--evidence', 'failures', '--report', `json=${join(reports, `${name}.json`)}`];
          const took = await runTool(program, ['run', '--quiet', ...layers, ...report]);
          if (took.code !== 0) throw new Error(`${name} ended with ${took.code}.`);
          megabytes = Math.max(megabytes, took.megabytes);
          onJudged();
        }
      } finally {
        await servers.stop();
      }
      return megabytes;
    };
    const started = performance.now();
    const lanes = await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = (performance.now() - started) / 1000;
    const pages = ['html', 'openmetrics'].flatMap((format) => ['--report', `${format}=${join(folder, format)}`]);
    const summary = await runTool(program, ['summary', '--quiet', reports, ...pages]);
    if (summary.code !== 0) throw new Error(`The summary ended with ${summary.code}.`);
    return { deployments, seconds, megabytes: lanes.reduce((sum, own) => sum + own, 0), summary };
  });
}
