import type { CallSettings } from './settings.ts';

/** The result of a call, with status, headers and trace id of the response. */
export interface WithResponse<Result> {
  result: Result;
  /** HTTP status; 0 if no request was needed. */
  status: number;
  headers: Headers;
  /** Quote it when you ask the platform's support about the call. */
  traceId: string;
}

/**
 * Makes a call, and returns status, headers and trace id beside its result. If the call takes several requests, they belong to the last
 * response. If the call fails, its error has `status` and `traceId`.
 *
 * @param send - makes the call with the given settings; you can add others: `{ ...own, timeoutMs: 5000 }`
 * @throws the error of the call
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
