import { messageOf } from '../message-of.ts';
import type { Ended } from '../servers/ended.ts';
import { commandLine, option } from './command-line.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** The flags of a command that serves the interfaces. */
export interface ServeFlags {
  port?: number;
  host: string;
  writeConfig?: string;
  ended: Ended;
}

/**
 * Starts servers, prints a description, and closes them on SIGINT or SIGTERM.
 *
 * @param start - opens the ports and returns the URLs of the servers by name
 * @param describe - the text to print once they are open; if it throws, they are closed again
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
  // Registered before printing: a reader of the text may stop the server at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  try {
    io.stdout.write(`${await describe(running)}\n`);
    // For a parent process with an IPC channel.
    io.send?.({ urls: running.urls });
    await stopped;
  } finally {
    await running.close();
  }
}

/**
 * Writes the configuration of --write-config, if requested, and returns a line for people about it.
 *
 * @param what - the noun for the server in that line: `deployment`
 * @throws UsageError when it cannot be written or would overwrite a file of another origin
 */
export async function writtenConfigLine(file: string | undefined, config: object, what: string): Promise<string> {
  if (file === undefined) return 'To write a matching configuration, start it again with --write-config FILE.';
  // Imported lazily, since it loads the YAML library.
  const { writeConfig } = await import('./with-schema.ts');
  writeConfig(file, config);
  return `Wrote a matching configuration to ${file}. To judge the ${what} with it: ${commandLine(`run${option('config', file)} --allow-writes`)}`;
}
