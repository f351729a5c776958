import { watched } from '../../generated/body-limit.ts';
import { unanswered } from './unanswered.ts';

/** A signal with a time limit. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Called with the reason when the signal is aborted. */
  ended?: (reason: unknown) => void;
  /** Keeps an object that listens to the signal from being collected before the limit ends. */
  keep<Thing>(thing: Thing): Thing;
  /** Ends the limit: nothing aborts the signal any more. */
  release(): void;
}

/** Longest delay of a timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** A controller that is reused for several limits in turn: creating and collecting controllers is slow. */
class Controller extends AbortController {
  /** How many further limits may use it: listeners of earlier limits may stay on its signal for a while. */
  left = 8;
}

/** The controller of a released limit, for the next limit. */
let spare: Controller | undefined;

/**
 * Creates a signal that is aborted after a time, or when another signal is. Its timer does not keep a process alive.
 *
 * @param ms - the time, in milliseconds
 * @param late - creates the reason of the signal when the time is over
 * @param owner - the owner of the other signal; not collected before the limit ends
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
    signal?.removeEventListener('abort', abort);
    if ((controller.left -= 1) > 0) spare = controller;
  };
  const end = (reason: unknown) => {
    release();
    spare = undefined;
    controller.abort(reason);
    limit.ended?.(reason);
  };
  const abort = () => end(signal?.reason);
  // The timer keeps its arguments alive. Some runtimes hold signals and requests only weakly and would collect them.
  const timer = setTimeout(() => end(late()), Math.min(ms, LONGEST_MS), kept);
  // Exists only in runtimes whose timers keep the process alive.
  (timer as { unref?: () => void }).unref?.();
  signal?.addEventListener('abort', abort, { once: true });
  const limit: Limit = {
    signal: controller.signal,
    keep: (thing) => {
      // It may still listen to the signal after the limit ends: do not reuse the controller.
      controller.left = 0;
      kept.push(thing);
      return thing;
    },
    release,
  };
  if (signal?.aborted) abort();
  return limit;
}

/**
 * Applies the limit to the body of a response: at the limit, reading fails with the reason of the signal, and the connection is closed.
 * The limit ends with the body.
 */
export function withLimit(answer: Response, limit: Limit): Response {
  const { signal, release } = limit;
  const broken = (error: unknown) => {
    release();
    return signal.aborted ? (signal.reason as unknown) : unanswered('the response broke off', error);
  };
  const seen = (piece: unknown) => {
    if (signal.aborted) throw signal.reason;
    if (piece === undefined) release();
  };
  return watched(answer, seen, { begun: (cancel) => (limit.ended = cancel), release, broken });
}
