import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import { listen } from '../../conformance/servers/listen.ts';
import { ended, type Ended } from '../output.fixture.ts';
import { main } from './command.ts';

export const GENERATED = resolve(import.meta.dirname, '../../generated');

/** Output for a running reference deployment. */
export interface Emitted {
  folder: string;
  /** Path of the configuration of the deployment. */
  config: string;
}

/** An empty folder, deleted after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'interchange-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs the command, and returns its exit code and output. */
export function emit(args: readonly string[]): Promise<Ended> {
  return ended((output) => main(args, output));
}

/**
 * Serves a reference deployment until the test ends, and writes the collection for it.
 *
 * @param faults ids of the faults of the deployment
 */
export async function emitForReference(faults: readonly string[] = []): Promise<Emitted> {
  const folder = await newFolder();
  const deployment = createDeployment({ readyAfterMs: 0, faults });
  const { urls, close } = await listen(deployment.hosts, { port: 0 });
  onTestFinished(close);
  const config = join(folder, 'reference.json');
  await writeFile(config, JSON.stringify(await deployment.configuration(urls)));
  // The first result of each determination. The sources do not show its place in a result list, so the collection cannot store it.
  await emit(['--out', folder, '--config', config, '--set', 'offers_ergebnisNummer=E1']);
  return { folder, config };
}
