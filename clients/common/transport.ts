import { reasonOf, unlessAborted } from './abort.ts';
import { limitOf, withLimit } from './limit.ts';
import type * as Repetition from './repetition.ts';
import { systemClock, systemTime, type ApiSettings, type Fetch, type OwnSettings } from './settings.ts';
import { isTokenSource, supplied, type AccessToken } from './token.ts';
import { codeOf, isOfNetwork, Unanswered, unanswered } from './unanswered.ts';

/** Methods of requests that may be sent twice: a gateway that fails may have passed a request on. None of them has a body here. */
const REPEATABLE = /^(GET|HEAD|OPTIONS)$/;

/** Sends one request. */
export type Send = (request: Request, own?: OwnSettings) => Promise<Response>;

/**
 * Wraps `fetch`: every request has a time limit, a read is repeated after a temporary failure, a rejected token is renewed once,
 * and the end of a rate-limit window is waited for. Redirects are returned.
 *
 * The function rejects with the reason of the request's signal, with an error without secrets if there is no answer, and with what
 * the token throws.
 *
 * @param token - the access token of an interface with Bearer; renewed only for requests that carry it
 * @param isRead - whether a request changes nothing and so may be repeated; by default its method tells
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
        if (signal.aborted) (request.signal.aborted ? reject : resolve)(reasonOf(signal));
        else if (!given || isOfNetwork(error)) resolve(unanswered(none(), error));
        else reject(new Unanswered(`${none()}: fetch threw`, { cause: error }));
      };
      if (signal.aborted) return failed();
      limit.ended = failed;
      const sent = given
        ? byGiven(given, limit.keep(new Request(request, { body, signal })))
        : globalThis.fetch(request, { body, signal });
      // Nobody reads an answer that comes too late.
      sent.then((answer) => (signal.aborted ? discard(answer) : resolve(withLimit(answer, limit)))).catch(failed);
    });

  // Loaded along with the first request: once the network has failed, it may be too late.
  let repetition: Promise<typeof Repetition | undefined> | undefined;

  return async (request, own = {}) => {
    const { timeoutMs = settings.timeoutMs ?? 30_000, retries = settings.retries ?? 2, onResponse } = own;
    const isWatched = settings.onRequest ?? settings.onResponse ?? settings.onRetry ?? onResponse;
    const hooks = isWatched && (await import('./hooks.ts')).hooksOf(settings, own, request, clock);
    // Sending uses a body up. Reading it costs less than copying the request.
    const body = REPEATABLE.test(request.method) ? null : await request.arrayBuffer();
    const sendOnce = () => attempt(request, body, timeoutMs);
    const send = hooks ? () => hooks.around(sendOnce) : sendOnce;

    // A redeployed application may no longer have the chunk: then nothing is repeated.
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

/** Frees the connection of an answer that nobody reads. */
export function discard(outcome: Partial<Response>): void {
  void outcome.body?.cancel().catch(() => undefined);
}
