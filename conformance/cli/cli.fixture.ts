import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Clock } from '../clock.ts';
import { LOADER } from '../loader.ts';
import { runCli } from './cli.ts';

/** The result of a command. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** A new empty folder. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'conformance-'));
}

function memory(terminal: { isTTY?: true; columns?: number } = {}): { stream: NodeJS.WriteStream; text: () => string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream: Object.assign(stream, terminal) as unknown as NodeJS.WriteStream, text: () => chunks.join('') };
}

/** Runs one command line in this process, by default with an empty environment and the system clock. */
export async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  clock?: Clock,
  inCheckout = true,
): Promise<Ended> {
  const stdout = memory();
  const stderr = memory();
  const code = await runCli(args, {
    stdout: stdout.stream,
    stderr: stderr.stream,
    env,
    inCheckout,
    ...(clock && { clock }),
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** Runs one command line as in a terminal of this width. */
export async function runIn(columns: number, args: readonly string[]): Promise<Ended> {
  const stdout = memory({ isTTY: true, columns });
  const stderr = memory({ isTTY: true, columns });
  const code = await runCli(args, { stdout: stdout.stream, stderr: stderr.stream, env: {}, inCheckout: true });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/** The lines that a command prints in a terminal of this width, without colours. */
export async function linesIn(columns: number, args: readonly string[]): Promise<string[]> {
  return stripVTControlCharacters((await runIn(columns, args)).stdout).split('\n');
}

/** Arguments for Node that run the tool as a program. */
export const PROGRAM = [...LOADER, fileURLToPath(new URL('main.ts', import.meta.url))];

/** A serving command in a separate process. */
export interface Serving {
  stdout: string;
  /** Stops the process and resolves to its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts a serving command and waits until it listens.
 *
 * @throws Error with its stderr if the process ends instead
 */
export async function serve(args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [...PROGRAM, ...args]);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += String(chunk);
      if (stdout.includes('Stop with Ctrl-C.')) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return {
    stdout,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
