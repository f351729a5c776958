import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const TELL_MEMORY = pathToFileURL(resolve(import.meta.dirname, 'tell-memory.js')).href;

/** The measurements of a command. */
export interface ToolRun {
  code: number | null;
  seconds: number;
  /** Peak memory, in MB. */
  megabytes: number;
}

/**
 * Runs a command of the tool in a separate process.
 *
 * @param program - arguments of Node that run the tool
 * @param args - those of the command
 */
export async function runTool(program: readonly string[], args: readonly string[]): Promise<ToolRun> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', TELL_MEMORY, ...program, ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, GITHUB_ACTIONS: '' },
  });
  let kibibytes = '';
  const memoryPipe = child.stdio[3] as Readable;
  memoryPipe.on('data', (chunk) => (kibibytes += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, seconds: (performance.now() - started) / 1000, megabytes: (Number(kibibytes) * 1024) / 1e6 };
}
