import { announcedWait } from './rate-limit.ts';
import { reasonOf, systemClock, type ApiSettings } from './settings.ts';
import { isTokenSource, type AccessToken } from './token.ts';

/** Methods that may be sent twice: a gateway that fails may have passed a request on. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);
const PASSING = new Set([502, 503, 504]);
/** Longest window of a rate limit that is waited for, in milliseconds. */
const LONGEST_WINDOW_MS = 60_000;
/** How often one request waits for a new window. */
const MOST_WINDOWS = 2;
/** Pause before the first repetition, in milliseconds; each further one takes twice as long. */
const FIRST_PAUSE_MS = 200;

/** Sends one request. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Wraps `fetch`: every request has a time limit, a read that fails in passing is repeated, a rejected token is renewed once,
 * and a spent rate limit is waited for. Redirects stay as they are.
 *
 * @param token - the access token of the interface, where it takes one as Bearer
 */
export function createTransport(settings: ApiSettings, token?: AccessToken): Send {
  const {
    fetch = (request: Request) => globalThis.fetch(request),
    timeoutMs = 30_000,
    retries = 2,
    whenRateLimited = 'wait',
    clock = systemClock,
  } = settings;

  const attempt = async (request: Request): Promise<Response | Error> => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, limit]);
    try {
      return await fetch(new Request(request.clone(), { signal }));
    } catch (error) {
      if (request.signal.aborted) throw reasonOf(request.signal);
      if (limit.aborted) return new Error(`no answer within ${timeoutMs} ms`, { cause: error });
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  return async (request) => {
    let failures = 0;
    let windows = 0;
    let renewed = false;
    for (;;) {
      const outcome = await attempt(request);
      const failed = outcome instanceof Error || PASSING.has(outcome.status);
      if (failed && REPEATABLE.has(request.method) && failures < retries) {
        await clock.wait(FIRST_PAUSE_MS * 2 ** failures, request.signal);
        failures += 1;
        continue;
      }
      if (outcome instanceof Error) throw outcome;
      if (outcome.status === 401 && isTokenSource(token) && !renewed) {
        const [, rejected = ''] = /^Bearer (.*)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
        request.headers.set('Authorization', `Bearer ${await token.renew(rejected)}`);
        renewed = true;
        continue;
      }
      const window = announcedWait(outcome) ?? LONGEST_WINDOW_MS;
      const waits = outcome.status === 429 && whenRateLimited === 'wait' && window <= LONGEST_WINDOW_MS;
      if (!waits || windows >= MOST_WINDOWS) return outcome;
      await clock.wait(window, request.signal);
      windows += 1;
    }
  };
}
