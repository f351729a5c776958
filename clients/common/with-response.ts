import type { CallSettings } from './settings.ts';

/** The result of a call, with facts about its answer. */
export interface WithResponse<Result> {
  result: Result;
  /** HTTP status; 0 if no request was needed. */
  status: number;
  headers: Headers;
  /** Name it when you ask the platform about the call. */
  traceId: string;
}

/**
 * Makes a call, and returns status, headers and trace id beside its result. If a call takes several requests, they are those of the
 * last answer; a failure has `status` and `traceId` on its error.
 *
 * @param send - makes the call with the given settings, and with others if needed: `{ ...own, timeoutMs: 5000 }`
 * @throws what the call throws
 * @example
 * const { result, status, headers, traceId } = await withResponse((own) => cases.getVorgang('AB12CD', own));
 */
export async function withResponse<Result>(
  send: (own: CallSettings) => Promise<Result>,
): Promise<WithResponse<Result>> {
  let last = { status: 0, headers: new Headers(), traceId: '' };
  const result = await send({ onResponse: ({ status, traceId }, headers) => (last = { status, headers, traceId }) });
  return { result, ...last };
}
