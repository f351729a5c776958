import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { request } from 'undici';
import { timed } from '../rounds.ts';
import { ROOT } from './child.ts';

/** Without update notices and telemetry of the tools, which use the network. */
const ENVIRONMENT = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
const MANY_BYTES = 64 * 1024 * 1024;

/** Interval between attempts to reach a starting server, in milliseconds; limits the precision of the figure. */
const ATTEMPT_EVERY_MS = 2;

/** A running server. */
export interface Serving {
  /** From the start of the command to the last server's first response, in milliseconds. */
  ms: number;
  stop(): Promise<void>;
}

/**
 * Starts a Node program that runs servers, and waits until each responds, with any status.
 *
 * @param args - arguments of Node
 * @param urls - an address of each server
 * @throws Error if the program ends before that
 */
export async function startServing(args: readonly string[], urls: readonly string[]): Promise<Serving> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const running = { alive: true };
  void ended.then(() => (running.alive = false));
  try {
    await Promise.all(urls.map((url) => untilAnswered(url, running)));
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
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

/**
 * Runs a program to its end.
 *
 * @param cwd - absolute path of the working directory
 * @returns duration in milliseconds
 * @throws Error with its output if it fails
 */
export function runToEnd(program: string, args: readonly string[], cwd = ROOT): Promise<number> {
  return timed(() => promisify(execFile)(program, args, { cwd, env: ENVIRONMENT, maxBuffer: MANY_BYTES }));
}
