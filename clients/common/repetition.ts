import { announcedWait, retryAfter } from './announced-wait.ts';
import type { ApiSettings } from './settings.ts';

/** Statuses of temporary failures. */
const PASSING = new Set([502, 503, 504]);
/** Longest window of a rate limit that is waited for, in milliseconds. */
const LONGEST_WINDOW_MS = 60_000;
/** Shortest wait for a window, in milliseconds: its end is given in whole seconds, and may be given as 0 during the last one. */
const SHORTEST_WINDOW_MS = 1000;
/** How often one request waits for a new window. */
const MOST_WINDOWS = 2;
/** Pause before the first repetition, in milliseconds; each further one takes twice as long. */
const FIRST_PAUSE_MS = 200;

/** What is known about a request that may be sent again. */
export interface Repeatable {
  whenRateLimited: ApiSettings['whenRateLimited'];
  /** The current time, in milliseconds since 1970. */
  now: () => number;
  /** Headers of the request; a new token is set there. */
  headers: Headers;
  /** How many failures are repeated. */
  failures: number;
  /** Supplies a new token instead of a rejected one; false where the token cannot be renewed. */
  renewed: ((rejected: string) => Promise<string>) | false;
  /** Discards the outcome before, and waits for `pauseMs`. */
  pause: (before: Response | Error, pauseMs: number) => Promise<void>;
}

/**
 * Sends a request again while that may help: after a temporary failure, with a new token, or in the next window of a rate limit.
 *
 * @param outcome - the first outcome of the request
 * @returns its last outcome
 * @throws what renewing a token throws, and the reason of the signal
 */
export async function repeated(
  outcome: Response | Error,
  send: () => Promise<Response | Error>,
  { whenRateLimited = 'wait', now, headers, failures: most, renewed, pause }: Repeatable,
): Promise<Response | Error> {
  let failures = 0;
  let windows = 0;
  let mayRenew = renewed;
  const pauseMs = (answer: Response | undefined): number | undefined => {
    if (answer?.status === 429) {
      const window = announcedWait(answer, now) ?? LONGEST_WINDOW_MS;
      const mayWait = whenRateLimited === 'wait' && windows++ < MOST_WINDOWS && window <= LONGEST_WINDOW_MS;
      return mayWait ? Math.max(window, SHORTEST_WINDOW_MS) : undefined;
    }
    if (answer && !PASSING.has(answer.status)) return undefined;
    const asked = (answer && retryAfter(answer, now)) ?? 0;
    const mayRepeat = failures < most && asked <= LONGEST_WINDOW_MS;
    return mayRepeat ? Math.max(FIRST_PAUSE_MS * 2 ** failures++, asked) : undefined;
  };
  for (;;) {
    const answer = outcome instanceof Error ? undefined : outcome;
    if (answer?.status === 401) {
      const [, rejected] = /^Bearer (.*)$/.exec(headers.get('Authorization') ?? '') ?? [];
      if (!mayRenew || rejected === undefined) return answer;
      await pause(answer, 0);
      headers.set('Authorization', `Bearer ${await mayRenew(rejected)}`);
      mayRenew = false;
    } else {
      const ms = pauseMs(answer);
      if (ms === undefined) return outcome;
      await pause(outcome, ms);
    }
    outcome = await send();
  }
}
