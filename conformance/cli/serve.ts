import { messageOf } from '../message-of.ts';
import type { Ended } from '../servers/ended.ts';
import { commandLine, option } from './command-line.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** The flags of a command that serves the interfaces until it is stopped. */
export interface ServeFlags {
  port?: number;
  host: string;
  writeConfig?: string;
  ended: Ended;
}

/**
 * Starts servers, prints what they offer, and closes them at the first Ctrl-C or SIGTERM.
 *
 * @param io - where to print
 * @param start - opens the ports, and tells the addresses of the servers by their names
 * @param describe - what to print once they are open; where it fails, they are closed again
 * @throws UsageError when a port cannot be opened
 */
export async function serveUntilStopped<T extends { urls: Readonly<Record<string, string>>; close(): Promise<void> }>(
  io: Io,
  start: () => Promise<T>,
  describe: (running: T) => string | Promise<string>,
): Promise<void> {
  const running = await start().catch((error: unknown) => {
    throw new UsageError(messageOf(error));
  });
  // Whoever reads that it runs may stop it at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  try {
    io.stdout.write(`${await describe(running)}\n`);
    // To the process that has started this one with an IPC channel.
    io.send?.({ urls: running.urls });
    await stopped;
  } finally {
    await running.close();
  }
}

/**
 * Writes the configuration of --write-config, where one is asked for, and says for people which one fits what is served.
 *
 * @param what - what is served: `deployment`
 * @throws UsageError when it cannot be written, or would take the place of something else than an earlier one
 */
export async function writtenConfigLine(file: string | undefined, config: object, what: string): Promise<string> {
  if (file === undefined) return 'To write a matching configuration, start it again with --write-config FILE.';
  // What reads and writes YAML is loaded only here.
  const { writeConfig } = await import('./with-schema.ts');
  writeConfig(file, config);
  return `Wrote a matching configuration to ${file}. To judge the ${what} with it: ${commandLine(`run${option('config', file)} --allow-writes`)}`;
}
