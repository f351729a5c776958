import { announcedWait, retryAfter } from './announced-wait.ts';
import type { ApiSettings } from './settings.ts';

/** Statuses of temporary failures. */
const PASSING = new Set([502, 503, 504]);
/** Longest wait for the end of a rate-limit window, in milliseconds. */
const LONGEST_WINDOW_MS = 60_000;
/** Shortest wait for a window, in milliseconds: the header has whole seconds, and may be 0 during the last second. */
const SHORTEST_WINDOW_MS = 1000;
/** How often one request waits for a new window. */
const MOST_WINDOWS = 2;
/** Pause before the first repetition, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 200;

/** How to send a request again. */
export interface Repeatable {
  whenRateLimited: ApiSettings['whenRateLimited'];
  /** The current time, in milliseconds since 1970. */
  now: () => number;
  /** Headers of the request; a new token is written to them. */
  headers: Headers;
  /** How often a temporary failure is repeated. */
  failures: number;
  /** Supplies a new token in place of a rejected one; false if the token cannot be renewed. */
  renewed: ((rejected: string) => Promise<string>) | false;
  /** Discards the previous outcome, and waits. */
  pause: (before: Response | Error, pauseMs: number) => Promise<void>;
}

/**
 * Sends a request again as long as that may help: after a temporary failure, with a new token, or in the next rate-limit window.
 *
 * @param outcome - the first outcome of the request
 * @returns its last outcome
 * @throws the error of renewing the token, or the reason of the signal
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
    const wait = (answer && retryAfter(answer, now)) ?? 0;
    const mayRepeat = failures < most && wait <= LONGEST_WINDOW_MS;
    return mayRepeat ? Math.max(FIRST_PAUSE_MS * 2 ** failures++, wait) : undefined;
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
