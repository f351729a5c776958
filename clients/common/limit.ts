import { watched } from '../../generated/body-limit.ts';
import { reasonOf } from './abort.ts';
import { unanswered } from './unanswered.ts';

/** A signal with a time limit. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Called with the reason when the limit ends by itself, or along with the other signal. */
  ended?: (reason: Error) => void;
  /** Keeps a reference to what follows the signal until the limit ends. */
  keep<Thing>(thing: Thing): Thing;
  /** Ends the limit: from now on nothing aborts the signal. */
  release(): void;
}

/** Longest time that a timer can take, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** A controller that serves several limits, one after the other: creating and collecting one is slow. */
class Controller extends AbortController {
  /** How many further limits it may serve: listeners of its signal may stay for a while. */
  left = 8;
}

/** The controller of a limit that was released in time, for the next limit. */
let spare: Controller | undefined;

/**
 * Makes a signal that is aborted after a time, or along with another signal. It does not keep a process alive.
 *
 * @param ms - the time, in milliseconds
 * @param late - the reason of the signal when the time is over
 * @param owner - what the other signal belongs to, kept until the limit ends
 */
export function limitOf(ms: number, late: () => Error, signal: AbortSignal | undefined, owner?: unknown): Limit {
  const controller = spare ?? new Controller();
  spare = undefined;
  const kept: unknown[] = [controller, signal, owner];
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
    if ((controller.left -= 1) > 0) spare = controller;
  };
  const end = (reason: Error) => {
    release();
    spare = undefined;
    controller.abort(reason);
    limit.ended?.(reason);
  };
  const give = () => end(reasonOf(signal));
  // A timer keeps its arguments alive. Runtimes may hold signals and requests so weakly that they are collected otherwise.
  const timer = setTimeout(() => end(late()), Math.min(ms, LONGEST_MS), kept);
  // Only where timers keep a process alive.
  (timer as { unref?: () => void }).unref?.();
  signal?.addEventListener('abort', give, { once: true });
  const limit: Limit = {
    signal: controller.signal,
    keep: (thing) => {
      // It may listen to the signal for longer.
      controller.left = 0;
      kept.push(thing);
      return thing;
    },
    release,
  };
  if (signal?.aborted === true) give();
  return limit;
}

/**
 * An answer whose body is cut off by the limit: reading it fails with the reason of the signal, and the connection is freed. The limit
 * ends with the body.
 */
export function withLimit(answer: Response, limit: Limit): Response {
  const { signal, release } = limit;
  const broken = (error: unknown) => {
    release();
    return signal.aborted ? (signal.reason as unknown) : unanswered('the answer broke off', error);
  };
  const seen = (piece: unknown) => {
    if (signal.aborted) throw signal.reason;
    if (piece === undefined) release();
  };
  return watched(answer, seen, { begun: (cancel) => (limit.ended = cancel), release, broken });
}
