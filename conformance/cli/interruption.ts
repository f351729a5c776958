import type { Io } from './io.ts';

/** Exit code of a command that was interrupted, as shells have it: 128 and the number of SIGINT. */
export const INTERRUPTED = 130;
/** How far apart two signals are that somebody meant as two, in ms. */
const ONE_SIGNAL_MS = 300;

/**
 * Waits for Ctrl-C and for SIGTERM: the first one aborts the signal, the second one ends the process.
 *
 * @param before - what is done yet after the first one, for the message
 * @returns also what leaves signals to others again
 */
export function interruptible(
  io: Pick<Io, 'stderr'>,
  before: string,
): { readonly signal: AbortSignal; dismiss: () => void } {
  const controller = new AbortController();
  let since: number | undefined;
  const interrupt = () => {
    const now = performance.now();
    // A signal to a group of processes may come twice: by itself, and from a process that passes it on.
    if (since !== undefined && now - since > ONE_SIGNAL_MS) process.exit(INTERRUPTED);
    if (since !== undefined) return;
    since = now;
    io.stderr.write(`\nStopping: ${before}. Press Ctrl-C again to leave at once.\n`);
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
