import type { ServerResponse } from 'node:http';
import type { IHttpConfig, IHttpResponse } from '@stoplight/prism-http';
import type { Listener } from '../servers/handler.ts';
import type { Operation } from './documents.ts';
import { readBody, sendProblem, splitTarget } from './http.ts';
import { mock } from './mocker.ts';
import { preferencesOf, UNREADABLE } from './preferences.ts';
import { createInstance, ProblemJsonError, serialize, silent } from './prism-library.ts';
import { toPrismRequest } from './prism-request.ts';
import { validateInput, validateSecurity, violationsHeader, type Violation } from './violations.ts';

/** Prism answers from the contract; it validates requests, not responses. */
export const PRISM_CONFIG = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const satisfies IHttpConfig;

function sendOutput(response: ServerResponse, output: IHttpResponse, violations: readonly Violation[]): void {
  let contentType: string | undefined;
  for (const [name, value] of Object.entries(output.headers ?? {})) {
    // Contrary to its type, a header without an example is null or undefined, and one with a number is a number.
    const given: unknown = value;
    if (given === null || given === undefined) continue;
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    if (name.toLowerCase() === 'content-type') contentType = text;
    else response.setHeader(name, text);
  }
  if (violations.length > 0) response.setHeader('sl-violations', violationsHeader(violations));
  const body: unknown = serialize(output.body, contentType);
  response.statusCode = output.statusCode;
  if (typeof body !== 'string' || body === '') {
    if (output.statusCode !== 204) response.setHeader('content-length', 0);
    response.end();
    return;
  }
  if (contentType !== undefined) response.setHeader('content-type', contentType);
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}

function sendFailure(response: ServerResponse, error: Error): void {
  const problem = ProblemJsonError.toProblemJson(error);
  const extra = error instanceof ProblemJsonError ? error.additional?.['headers'] : undefined;
  const headers = typeof extra === 'object' && extra !== null ? (extra as Record<string, string>) : {};
  sendProblem(response, problem, headers);
}

/**
 * Creates a listener that answers the operations of all contracts of one host through Prism: with their examples, or as requested by
 * `Prefer: code=…`, `example=…` or `dynamic=true`.
 *
 * Differences from Prism's own server: an invalid JSON body is answered like any other bad request, responses are chosen as `mocker.ts`
 * describes, and the caller's trace id is returned.
 *
 * @param operations The merged operations of the host's contracts.
 */
export function createPrismListener(operations: Operation[]): Listener {
  const prism = createInstance(PRISM_CONFIG, { logger: silent, validateInput, validateSecurity, mock });
  return async (request, response) => {
    const body = await readBody(request);
    const target = splitTarget(request.url ?? '/');
    const input = toPrismRequest(request, target, body);
    const preferences = preferencesOf(request);
    if (preferences === undefined) return sendProblem(response, UNREADABLE);
    // A new object for every request, because Prism writes the accepted media types into it.
    const preference = { ...PRISM_CONFIG.mock, ...preferences };
    const result = await prism.request(input, operations, { ...PRISM_CONFIG, mock: preference })();
    if (result._tag === 'Left') return sendFailure(response, result.left);
    const { output, validations } = result.right;
    sendOutput(response, echoTraceId(output, input.headers?.['x-traceid']), validations.input);
  };
}

/**
 * Replaces the trace id of the example by that of the caller, if the contract declares the header `X-TraceId`: in the header, and in the
 * member `traceId` of the body if there is one.
 *
 * @param traceId The trace id of the request; without one, the example is kept as a generated one.
 */
function echoTraceId(output: IHttpResponse, traceId: string | undefined): IHttpResponse {
  const { headers = {} } = output;
  const body: unknown = output.body;
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'x-traceid');
  if (name === undefined || !traceId?.trim()) return output;
  const carriesOne = typeof body === 'object' && body !== null && 'traceId' in body;
  return { ...output, headers: { ...headers, [name]: traceId }, body: carriesOne ? { ...body, traceId } : body };
}
