import type { IHttpResponse } from '@stoplight/prism-http';

const HEADER = 'x-traceid';

function withTraceId(body: unknown, traceId: string): unknown {
  const carriesOne = typeof body === 'object' && body !== null && 'traceId' in body;
  return carriesOne ? { ...body, traceId } : body;
}

/**
 * Puts the trace id of the caller in the place of the one in the example, where the contract answers with the header
 * `X-TraceId`: into the header, and into the member `traceId` of the body if there is one.
 *
 * @param traceId The trace id of the request; without one the example stands for a generated one.
 */
export function echoTraceId(output: IHttpResponse, traceId: string | undefined): IHttpResponse {
  const { headers = {}, body } = output;
  const name = Object.keys(headers).find((key) => key.toLowerCase() === HEADER);
  if (name === undefined || traceId === undefined) return output;
  return { ...output, headers: { ...headers, [name]: traceId }, body: withTraceId(body, traceId) };
}
