import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { HOSTS } from '../docs/contracts.ts';
import type { Host } from '../docs/contracts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const PATIENCE_MS = 60_000;

/** The running mocks. */
export interface MockProcess {
  /** Base URL of each host. */
  targets: Record<Host, string>;
  stop(): Promise<void>;
}

/**
 * Starts the mocks as a process of their own, on six free ports.
 *
 * @throws Error with what the process wrote when it ends, or stays silent for a minute, before all hosts are served
 */
export async function startMockProcess(): Promise<MockProcess> {
  const child = spawn(process.execPath, [...(await mockCommand()), '--port', '0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithChild = (signal: NodeJS.Signals): void => {
    child.kill();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.once(signal, endWithChild);
  const stop = async (): Promise<void> => {
    for (const signal of SIGNALS) process.off(signal, endWithChild);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  try {
    const targets = await new Promise<Record<Host, string>>((found, fail) => {
      let output = '';
      const timer = setTimeout(() => fail(failure('do not start', output)), PATIENCE_MS);
      const collect = (chunk: Buffer): void => {
        output += chunk.toString();
        const table = readTable(output);
        if (table === undefined) return;
        clearTimeout(timer);
        found(table);
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.once('error', fail);
      child.once('exit', () => {
        clearTimeout(timer);
        fail(failure('ended at once', output));
      });
    });
    return { targets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The arguments that `npm run mock` gives to node. */
async function mockCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: { mock: string } };
  return scripts.mock.split(' ').slice(1);
}

function failure(what: string, output: string): Error {
  return new Error(`The mocks ${what}: ${output.trim() || 'they wrote nothing'}`);
}

/** The addresses of the table that the mocks print, once it is complete. */
function readTable(output: string): Record<Host, string> | undefined {
  const rows = HOSTS.map((host) => [host, new RegExp(`^${host}\\s+(http://\\S+)\\s`, 'm').exec(output)?.[1]] as const);
  return rows.every(([, url]) => url !== undefined) ? (Object.fromEntries(rows) as Record<Host, string>) : undefined;
}
