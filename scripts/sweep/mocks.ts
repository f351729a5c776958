import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Host } from '../../generated/platform.ts';

const TOOL = resolve(import.meta.dirname, '../../conformance/cli/main.ts');
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
  const child = fork(TOOL, ['mock', '--port', '0'], { execArgv: ['--import', 'tsx/esm'], silent: true });
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
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.once('message', ({ urls }: { urls: Record<Host, string> }) => {
        clearTimeout(timer);
        found(urls);
      });
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

function failure(what: string, output: string): Error {
  return new Error(`The mocks ${what}: ${output.trim() || 'they wrote nothing'}`);
}
