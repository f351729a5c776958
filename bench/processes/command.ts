import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Pause between two attempts to reach a server that starts, in milliseconds: it bounds how exact the figure is. */
const ATTEMPT_EVERY_MS = 2;

/** A command that serves, after its first answers. */
export interface Serving {
  pid: number;
  /** From the start of the command until every address had answered, in milliseconds. */
  ms: number;
  stop(): Promise<void>;
}

/**
 * Starts a program of Node that serves, and waits until all of its addresses answer, whatever the status.
 *
 * @param args - arguments of Node
 * @param urls - one address for each server that it opens
 * @throws Error when the program ends before that
 */
export async function startServing(args: readonly string[], urls: readonly string[]): Promise<Serving> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = endOf(child);
  const running = { alive: true };
  void ended.then(() => (running.alive = false));
  try {
    await Promise.all(urls.map((url) => untilAnswered(url, running)));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    ms: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswered(url: string, running: { alive: boolean }): Promise<void> {
  for (;;) {
    if (!running.alive) throw new Error(`The command ended before ${url} answered.`);
    try {
      const { body } = await request(url);
      await body.dump();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      await pause(ATTEMPT_EVERY_MS);
    }
  }
}

/** How a program is run to its end. */
export interface RunOptions {
  /** Exit codes that are expected; 0 alone by default. */
  codes?: readonly number[];
  /** Variables beside those of this process. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program of Node to its end.
 *
 * @param args - arguments of Node
 * @returns milliseconds from its start to its end
 * @throws Error when its exit code is none of those that are expected
 */
export async function runToEnd(args: readonly string[], { codes = [0], env = {} }: RunOptions = {}): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore', env: { ...process.env, ...env } });
  const code = await endOf(child);
  if (!codes.includes(code)) throw new Error(`${args.join(' ')} ended with ${code}`);
  return performance.now() - started;
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? -1));
  });
}
