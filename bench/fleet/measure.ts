import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnProgress } from '../benchmark.ts';
import { commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { inFolder } from '../processes/temporary-folder.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import { runTool, type Took } from './tool.ts';

/** How many deployments there are. */
const SIZES: readonly number[] = [10, 100, 1000];

/** How many of them are judged at once: one for each of two cores. */
export const AT_ONCE = 2;

/** What a fleet took. */
export interface Fleet {
  deployments: number;
  /** From the start of the first run to the end of the last. */
  seconds: number;
  /** Most memory of the runs that go on at once, together, in MB. */
  megabytes: number;
  /** Of all their reports. */
  summary: Took;
}

/** The sizes to measure: `FLEET=10,50` names others, to try it out. */
export function sizesOf(named: string | undefined): readonly number[] {
  return named === undefined || named === '' ? SIZES : named.split(',').map(Number);
}

/**
 * Judges fleets of all sizes, one after the other.
 *
 * @param sizes - how many deployments each has
 * @param onProgress - told after each deployment how many are judged
 */
export async function measureFleets(sizes: readonly number[], onProgress: OnProgress): Promise<Fleet[]> {
  const { package: program } = await commands();
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  const fleets: Fleet[] = [];
  for (const size of sizes) fleets.push(await judgeFleet(program, size, () => onProgress((done += 1), all)));
  return fleets;
}

/**
 * Judges new reference deployments by the command of `deploy/kubernetes/judge.yaml`, each in a process of its own, and sums up their reports.
 *
 * @param program - arguments of Node that run the tool
 * @throws Error when one of them is not conformant
 */
export function judgeFleet(
  program: readonly string[],
  deployments: number,
  onJudged: () => void = () => {},
): Promise<Fleet> {
  return inFolder((folder) => judgeIn(folder, program, deployments, onJudged));
}

async function judgeIn(
  folder: string,
  program: readonly string[],
  deployments: number,
  onJudged: () => void,
): Promise<Fleet> {
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
}
