import type { ApiSettings, Answered, Clock, OwnSettings, Sent } from './settings.ts';

/** Tells the hooks of an interface and of a call about one request, and each time that it is sent. */
export interface Hooks {
  /** Tells of sending the request, and of its answer. */
  around(send: () => Promise<Response | Error>): Promise<Response | Error>;
  repeated(outcome: Response | Error, pauseMs: number): void;
}

/** Makes what tells the hooks. */
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
    // The call goes on: a hook that throws is an uncaught error, as it is of an event.
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
      const { status, headers: ofAnswer } = outcome;
      const answered = { status, durationMs: clock.now() - began };
      const theirs = ofAnswer.get('X-TraceId');
      tell(settings.onResponse, answered);
      tell((event: Answered) => onResponse?.(theirs ? { ...event, traceId: theirs } : event, ofAnswer), answered);
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
