import { reasonOf, unlessAborted } from './abort.ts';
import { baseOf } from './base.ts';
import { limitOf } from './limit.ts';
import { withLimit } from './limited-body.ts';
import { announcedWait, retryAfter } from './rate-limit.ts';
import { systemClock, type ApiSettings, type Fetch, type OwnSettings } from './settings.ts';
import { isTokenSource, supplied, type AccessToken } from './token.ts';
import { codeOf, isOfNetwork, Unanswered, unanswered } from './unanswered.ts';

/** Methods that may be sent twice: a gateway that fails may have passed a request on. */
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);
const PASSING = new Set([502, 503, 504]);
/** Longest window of a rate limit that is waited for, in milliseconds. */
const LONGEST_WINDOW_MS = 60_000;
/** Shortest wait for a window, in milliseconds: its end is told in whole seconds, and the last of them may be told as 0. */
const SHORTEST_WINDOW_MS = 1000;
/** How often one request waits for a new window. */
const MOST_WINDOWS = 2;
/** Pause before the first repetition, in milliseconds; each further one takes twice as long. */
const FIRST_PAUSE_MS = 200;

/** Sends one request. */
export type Send = (request: Request, own?: OwnSettings) => Promise<Response>;

/**
 * Wraps `fetch`: every request has a time limit, a read that fails in passing is repeated, a rejected token is renewed once,
 * and a spent rate limit is waited for. Redirects stay as they are.
 *
 * The functions reject with the reason of the request's signal, with an error without secrets where there is no answer, and with
 * what the token throws.
 *
 * @param token - the access token of the interface, where it takes one as Bearer; renewed only for requests that carry it
 * @param isRead - whether a request changes nothing and so may be repeated; by default its method tells
 */
export function createTransport(
  settings: ApiSettings,
  token?: AccessToken,
  isRead: (request: Request) => boolean = ({ method }) => REPEATABLE.has(method),
): Send {
  baseOf(settings.baseUrl);
  const { fetch: given, whenRateLimited = 'wait', clock = systemClock, now } = settings;

  const byGiven = (fetch: Fetch, request: Request): Promise<Response> =>
    (fetch(request as Request & string) as Promise<Response>).catch(async (error: unknown) => {
      if (codeOf(error) !== 'ERR_INVALID_URL') throw error;
      return (await import('./by-address.ts')).byAddress(fetch, request);
    });

  const attempt = async (request: Request, timeoutMs: number): Promise<Response | Error> => {
    if (request.signal.aborted) throw reasonOf(request.signal);
    const late = () => new Unanswered(`no answer within ${timeoutMs} ms`);
    const limit = limitOf(timeoutMs, late, request.signal, request);
    const { signal } = limit;
    try {
      // A copy costs as much as a request: only a body is used up when it is sent.
      const again = request.body === null ? request : request.clone();
      const answer = given
        ? byGiven(given, limit.keep(new Request(again, { signal })))
        : globalThis.fetch(again, { signal });
      // What comes too late is read by nobody.
      void answer.then((response) => signal.aborted && discard(response)).catch(() => undefined);
      return withLimit(await unlessAborted(answer, signal), limit);
    } catch (error) {
      limit.release();
      if (request.signal.aborted) throw reasonOf(request.signal);
      if (signal.aborted) return reasonOf(signal);
      if (given && !isOfNetwork(error)) throw new Unanswered('no answer, the given fetch threw', { cause: error });
      return unanswered('no answer', error);
    }
  };

  return async (request, own = {}) => {
    const { timeoutMs = settings.timeoutMs ?? 30_000, retries = settings.retries ?? 2, onResponse } = own;
    const isWatched = settings.onRequest ?? settings.onResponse ?? settings.onRetry ?? onResponse;
    const hooks = isWatched && (await import('./hooks.ts')).hooksOf(settings, own, request, () => clock.now());
    let failures = 0;
    let windows = 0;
    let renewed = false;
    const pause = async (outcome: Response | Error, pauseMs: number) => {
      discard(outcome);
      hooks?.repeated(outcome, pauseMs);
      if (pauseMs > 0) await clock.wait(pauseMs, request.signal);
    };

    for (;;) {
      hooks?.sent();
      const outcome = await attempt(request, timeoutMs);
      const isError = outcome instanceof Error;
      if (!isError) hooks?.answered(outcome);
      if ((isError || PASSING.has(outcome.status)) && isRead(request) && failures < retries) {
        const asked = (isError ? 0 : retryAfter(outcome, now)) ?? 0;
        if (asked <= LONGEST_WINDOW_MS) {
          await pause(outcome, Math.max(FIRST_PAUSE_MS * 2 ** failures, asked));
          failures += 1;
          continue;
        }
      }
      if (isError) throw outcome;
      const [, rejected] = /^Bearer (.*)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
      if (outcome.status === 401 && isTokenSource(token) && rejected !== undefined && !renewed) {
        await pause(outcome, 0);
        const renewal = unlessAborted(
          supplied(() => token.renew(rejected)),
          request.signal,
        );
        request.headers.set('Authorization', `Bearer ${await renewal}`);
        renewed = true;
        continue;
      }
      const window = announcedWait(outcome, now) ?? LONGEST_WINDOW_MS;
      const waits = outcome.status === 429 && whenRateLimited === 'wait' && window <= LONGEST_WINDOW_MS;
      if (!waits || windows >= MOST_WINDOWS) return outcome;
      await pause(outcome, Math.max(window, SHORTEST_WINDOW_MS));
      windows += 1;
    }
  };
}

/** Frees the connection of an answer that nobody reads. */
function discard(outcome: Response | Error): void {
  if (outcome instanceof Response) void outcome.body?.cancel().catch(() => undefined);
}
