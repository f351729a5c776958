import type { ApiSettings, Answered, Clock, OwnSettings, Sent } from './settings.ts';

/** Calls the hooks of an interface and of a call for one request. */
export interface Hooks {
  /** Sends the request, and calls the hooks before and after. */
  around(send: () => Promise<Response | Error>): Promise<Response | Error>;
  repeated(outcome: Response | Error, pauseMs: number): void;
}

/** Creates the hooks of one request. */
export function hooksOf(
  settings: ApiSettings,
  { operation, traceId, onResponse }: OwnSettings,
  { method, headers, url }: Request,
  clock: Clock,
): Hooks {
  const { origin, pathname } = new URL(url);
  const about = {
    operation: operation ?? `${method} ${pathname}`,
    traceId: traceId ?? headers.get('X-TraceId') ?? '',
    method,
    url: origin + pathname,
  };
  let attempt = 0;
  const tell = <More>(hook: ((event: Sent & More) => unknown) | undefined, more: More): void => {
    // A hook that throws does not stop the call. Its error is uncaught, like that of an event listener.
    void (async () => hook?.({ ...about, attempt, ...more }))().catch((error: unknown) =>
      queueMicrotask(() => {
        throw error;
      }),
    );
  };
  return {
    around: async (send) => {
      attempt += 1;
      const began = clock.now();
      tell(settings.onRequest, {});
      const outcome = await send();
      if (outcome instanceof Error) return outcome;
      const { status, headers: received } = outcome;
      const answered = { status, durationMs: clock.now() - began };
      const theirs = received.get('X-TraceId');
      tell(settings.onResponse, answered);
      tell((event: Answered) => onResponse?.(theirs ? { ...event, traceId: theirs } : event, received), answered);
      return outcome;
    },
    repeated: (outcome, pauseMs) => {
      tell(settings.onRetry, {
        reason: outcome instanceof Error ? outcome.message : `status ${outcome.status}`,
        pauseMs,
      });
    },
  };
}
