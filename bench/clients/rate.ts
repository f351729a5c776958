import { timed } from '../rounds.ts';

/** How a rate is measured. */
export interface RateOptions {
  /** How many calls are made. */
  calls: number;
  /** How many of them are under way at once. */
  concurrency: number;
}

/**
 * Makes calls, a few at once, each as soon as one before it is done.
 *
 * @param now - a clock in milliseconds; that of the process by default
 * @returns calls per second
 * @throws what a call throws
 */
export async function callsPerSecond(
  call: () => Promise<unknown>,
  { calls, concurrency }: RateOptions,
  now?: () => number,
): Promise<number> {
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < calls) {
      begun += 1;
      await call();
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: concurrency }, worker)), now);
  return (calls / ms) * 1000;
}
