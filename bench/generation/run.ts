import { spawn } from 'node:child_process';

/** A command that ends by itself. */
export interface Command {
  /** Program and arguments. */
  line: readonly [string, ...string[]];
  /** Absolute path of the folder in which it runs. */
  cwd: string;
}

/** Tools whose notices about themselves would be asked for over the network. */
const ENVIRONMENT = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };

/**
 * Runs commands one after the other.
 *
 * @returns milliseconds from the start of the first to the end of the last
 * @throws Error with what a command says when it fails
 */
export async function runAll(commands: readonly Command[]): Promise<number> {
  const started = performance.now();
  for (const command of commands) await runOne(command);
  return performance.now() - started;
}

function runOne({ line: [program, ...args], cwd }: Command): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`${[program, ...args].join(' ')} ended with ${String(code)}:\n${said}`));
    });
  });
}
