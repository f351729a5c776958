import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OnProgress } from '../benchmark.ts';
import { builtPackage, commands } from '../processes/built-package.ts';
import { startChild } from '../processes/child.ts';
import { runToEnd } from '../processes/command.ts';
import { inFolder } from '../processes/temporary-folder.ts';
import { inRounds, type Measurements } from '../rounds.ts';
import type { ReferenceTasks } from '../servers/reference.ts';
import type { ClientTasks } from './client.ts';

/** How often everything is measured. */
export const ROUNDS = { rounds: 3, warmUp: 1 } as const;

/** What was measured of the suite and its floor. */
export type Measured = Measurements<ReturnType<typeof contendersOf>>;

type Reference = ReturnType<typeof startChild<ReferenceTasks>>;
type Client = ReturnType<typeof startChild<ClientTasks>>;
type Tool = Awaited<ReturnType<typeof commands>>;

/**
 * Measures the suite and its floor against the reference deployment, which is in a process of its own.
 *
 * @param onProgress - told after each measurement how many are done
 */
export async function measureConformance(onProgress: OnProgress): Promise<Measured> {
  const { compiled } = await builtPackage();
  const tool = await commands();
  const reference = startChild<ReferenceTasks>('bench/servers/reference.ts');
  const client = startChild<ClientTasks>('bench/conformance/client.ts');
  try {
    await client.ask('open', compiled);
    return await inFolder((folder) =>
      inRounds(contendersOf(reference, client, tool, join(folder, 'config.json')), { ...ROUNDS, onProgress }),
    );
  } finally {
    await Promise.all([reference.stop(), client.stop()]);
  }
}

function contendersOf(reference: Reference, client: Client, tool: Tool, file: string) {
  const fresh = () => reference.ask('fresh');
  const suite = (concurrency: number, quarters: number) => async () =>
    client.ask('suite', { config: (await fresh()).config, concurrency, quarters });
  const floor = (concurrency: number) => async () =>
    client.ask('floor', { config: (await fresh()).config, concurrency });
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
