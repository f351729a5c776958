import type { Io } from './io.ts';

/** Exit code of an interrupted command, by the convention of shells: 128 plus the number of SIGINT. */
export const INTERRUPTED = 130;
/** Signals less than this many ms apart count as one. */
const ONE_SIGNAL_MS = 300;

/**
 * Handles SIGINT and SIGTERM: the first one aborts the returned signal, the second one ends the process.
 *
 * @param before - what the command still does after the first one, for the message
 * @returns `dismiss` removes the handlers
 */
export function interruptible(
  io: Pick<Io, 'stderr'>,
  before: string,
): { readonly signal: AbortSignal; dismiss: () => void } {
  const controller = new AbortController();
  let since: number | undefined;
  const interrupt = () => {
    const now = performance.now();
    // A signal to a process group may arrive twice: directly, and forwarded by a parent process such as npm.
    if (since !== undefined && now - since > ONE_SIGNAL_MS) process.exit(INTERRUPTED);
    if (since !== undefined) return;
    since = now;
    io.stderr.write(`\nStopping: ${before}. Press Ctrl-C again to exit immediately.\n`);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return {
    signal: controller.signal,
    dismiss: () => {
      process.removeListener('SIGINT', interrupt);
      process.removeListener('SIGTERM', interrupt);
    },
  };
}
