import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** The flags of a command that serves until it is stopped. */
export interface ServeFlags {
  port?: number;
  host: string;
}

/**
 * Starts servers, prints what they offer, and closes them at the first Ctrl-C or SIGTERM.
 *
 * @param io - where to print
 * @param start - opens the ports
 * @param describe - what to print once they are open
 * @throws UsageError when a port cannot be opened
 */
export async function serveUntilStopped<T extends { close(): Promise<void> }>(
  io: Io,
  start: () => Promise<T>,
  describe: (running: T) => string,
): Promise<void> {
  let running: T;
  try {
    running = await start();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  // Whoever reads that it runs may stop it at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  io.stdout.write(`${describe(running)}\n`);
  await stopped;
  await running.close();
}
