import { unlessAborted } from './abort.ts';
import { limitOf, withLimit } from './limit.ts';
import type * as Repetition from './repetition.ts';
import { systemClock, systemTime, type ApiSettings, type Fetch, type OwnSettings } from './settings.ts';
import { isTokenSource, supplied, type AccessToken } from './token.ts';
import { codeOf, isOfNetwork, Unanswered, unanswered } from './unanswered.ts';

/** Methods whose requests may be sent again although a failing gateway may have forwarded them. These requests have no body here. */
const REPEATABLE = /^(GET|HEAD|OPTIONS)$/;

/** Sends one request. */
export type Send = (request: Request, own?: OwnSettings) => Promise<Response>;

/**
 * Wraps `fetch`: limits the time of a request, repeats a read after a temporary failure, renews a rejected token once, and waits for the
 * end of a rate-limit window. Returns redirects unfollowed.
 *
 * The function rejects with the reason of the request's signal, with an error without secrets if there is no response, or with the error
 * of the token's supplier.
 *
 * @param token - the access token of an interface with Bearer; renewed only for requests that carry it
 * @param isRead - whether a request changes nothing and so may be repeated; by default its method decides
 */
export function createTransport(
  settings: ApiSettings,
  token?: AccessToken,
  isRead: (request: Request) => boolean = ({ method }) => REPEATABLE.test(method),
): Send {
  const { fetch: given, whenRateLimited, clock = systemClock, now = systemTime } = settings;

  const byGiven = async (fetch: Fetch, request: Request): Promise<Response> =>
    (fetch(request as Request & string) as Promise<Response>).catch(async (error: unknown) => {
      if (codeOf(error) !== 'ERR_INVALID_URL') throw error;
      return (await import('./by-address.ts')).byAddress(fetch, request);
    });

  const attempt = (request: Request, body: ArrayBuffer | null, timeoutMs: number): Promise<Response | Error> =>
    new Promise((resolve, reject) => {
      const none = () => `no answer from ${new URL(request.url).host}`;
      const late = () => new Unanswered(`${none()} within ${timeoutMs} ms`);
      const limit = limitOf(timeoutMs, late, request.signal, request);
      const { signal } = limit;
      const failed = (error?: unknown) => {
        limit.release();
        if (signal.aborted) (request.signal.aborted ? reject : resolve)(signal.reason as Error);
        else if (!given || isOfNetwork(error)) resolve(unanswered(none(), error));
        else reject(new Unanswered(`${none()}: fetch threw`, { cause: error }));
      };
      if (signal.aborted) return failed();
      limit.ended = failed;
      const sent = given
        ? byGiven(given, limit.keep(new Request(request, { body, signal })))
        : globalThis.fetch(request, { body, signal });
      // Discard a response that arrives after the limit.
      sent.then((answer) => (signal.aborted ? discard(answer) : resolve(withLimit(answer, limit)))).catch(failed);
    });

  // Loaded with the first request: after a network failure, loading may fail too.
  let repetition: Promise<typeof Repetition | undefined> | undefined;

  return async (request, own = {}) => {
    const { timeoutMs = settings.timeoutMs ?? 30_000, retries = settings.retries ?? 2, onResponse } = own;
    const isWatched = settings.onRequest ?? settings.onResponse ?? settings.onRetry ?? onResponse;
    const hooks = isWatched && (await import('./hooks.ts')).hooksOf(settings, own, request, clock);
    // Sending consumes the body. Reading it here is faster than cloning the request.
    const body = REPEATABLE.test(request.method) ? null : await request.arrayBuffer();
    const sendOnce = () => attempt(request, body, timeoutMs);
    const send = hooks ? () => hooks.around(sendOnce) : sendOnce;

    // After a redeployment of the application the chunk may be gone: then nothing is repeated.
    repetition ??= import('./repetition.ts').catch(() => undefined);
    let outcome = await send();
    if (outcome instanceof Error || outcome.status >= 400) {
      const loaded = await repetition;
      outcome =
        (await loaded?.repeated(outcome, send, {
          whenRateLimited,
          now,
          headers: request.headers,
          failures: isRead(request) ? retries : 0,
          renewed:
            isTokenSource(token) &&
            ((rejected) =>
              unlessAborted(
                supplied(() => token.renew(rejected)),
                request.signal,
              )),
          pause: async (before, pauseMs) => {
            discard(before as Partial<Response>);
            hooks?.repeated(before, pauseMs);
            if (pauseMs > 0) await clock.wait(pauseMs, request.signal);
          },
        })) ?? outcome;
    }
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
}

/** Frees the connection of a response whose body is not read. */
export function discard(outcome: Partial<Response>): void {
  void outcome.body?.cancel().catch(() => undefined);
}
