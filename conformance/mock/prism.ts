import type { ServerResponse } from 'node:http';
import type { IHttpConfig, IHttpResponse } from '@stoplight/prism-http';
import { pathPattern } from '../contracts/path-pattern.ts';
import type { Listener } from '../servers/handler.ts';
import type { Operation } from './documents.ts';
import { isDecodable, readBody, sendProblem, splitTarget } from './http.ts';
import { mock } from './mocker.ts';
import {
  createInstance,
  createLogger,
  getHttpConfigFromRequest,
  NOT_ACCEPTABLE,
  NOT_FOUND,
  ProblemJsonError,
  serialize,
} from './prism-library.ts';
import { toPrismRequest } from './prism-request.ts';
import { validateInput, violationsHeader, type Violation } from './violations.ts';

/** How Prism answers: from the contract, and held against nothing but the request. */
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
    // Prism's type promises strings; a header without an example arrives as null or undefined, one with a number as such.
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

/** What Prism cannot fulfil of a request, and tells only in the text of an error. */
const UNFULFILLED = [NOT_FOUND, NOT_ACCEPTABLE];

function sendFailure(response: ServerResponse, error: Error, methods: readonly string[] = []): void {
  const unfulfilled = UNFULFILLED.find(({ type }) => error.message.includes(`#${type}:`));
  const problem =
    unfulfilled === undefined
      ? ProblemJsonError.toProblemJson(error)
      : { ...unfulfilled, detail: 'The contract has no such answer: look for its statuses, media types and examples.' };
  const extra = error instanceof ProblemJsonError ? error.additional?.['headers'] : undefined;
  const headers = typeof extra === 'object' && extra !== null ? (extra as Record<string, string>) : {};
  sendProblem(response, problem, problem.status === 405 ? { ...headers, allow: methods.join(', ') } : headers);
}

/**
 * Creates a listener that answers the operations of all contracts of one host through Prism: with their examples, or as
 * `Prefer: code=…`, `example=…` or `dynamic=true` ask for.
 *
 * Differences from Prism's own server: a body that is no JSON is answered like any other bad request, the answers are
 * chosen as `mocker.ts` describes, the caller's trace id comes back, and an empty path parameter (`/v3/vorgaenge/`) or a
 * target that is no path (`OPTIONS *`) is an unknown path.
 *
 * @param operations The merged operations of the host's contracts.
 */
export function createPrismListener(operations: Operation[]): Listener {
  // The types of the logger are not installed; only Prism looks at it.
  const logger: unknown = createLogger('mock', { enabled: false });
  const prism = createInstance(PRISM_CONFIG, { logger, validateInput, mock });
  const paths = new Set(operations.map(({ path }) => path));
  const described = operations.map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: pathPattern(path),
  }));

  return async (request, response) => {
    const text = await readBody(request);
    const target = splitTarget(request.url ?? '/');
    const { path } = target;
    const problem = problemOf(path, paths);
    if (problem !== undefined) return sendProblem(response, problem);
    const input = toPrismRequest(request, target, text);
    const ignored = unknownPreferences(input.headers?.['prefer'] ?? '');
    if (ignored !== '') response.setHeader('sl-ignored-preferences', ignored);
    const preferred = getHttpConfigFromRequest(input);
    if (preferred._tag === 'Left') return sendFailure(response, preferred.left);
    const { code = 200 } = preferred.right;
    if (code < 200 || code > 599) {
      const detail = `No answer has the status ${code}. Ask for one from 200 to 599.`;
      return sendProblem(response, { status: 422, title: 'Invalid request', detail });
    }
    // A fresh object for every request, because Prism writes the accepted media types into it.
    const preference = { ...PRISM_CONFIG.mock, ...preferred.right };
    const result = await prism.request(input, operations, { ...PRISM_CONFIG, mock: preference })();
    if (result._tag === 'Left') {
      const methods = described.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      return sendFailure(response, result.left, methods);
    }
    const { output, validations } = result.right;
    sendOutput(response, echoTraceId(output, input.headers?.['x-traceid']), validations.input);
  };
}

/** The preferences that say nothing to Prism, which ignores them, as RFC 7240 has it: most often they are misspelt. */
function unknownPreferences(prefer: string): string {
  const names = prefer.split(/[,;]/).map((preference) => preference.split('=')[0]?.trim().toLowerCase() ?? '');
  return names.filter((name) => /^[\w-]+$/.test(name) && !/^(code|example|dynamic|seed)$/.test(name)).join(', ');
}

/** What is wrong with a path that no contract can have. */
function problemOf(path: string, known: ReadonlySet<string>): Parameters<typeof sendProblem>[1] | undefined {
  if (!path.startsWith('/')) {
    const detail = `The request is for ${path}, which is not a path. The contracts of this host describe paths only.`;
    return { status: 404, title: 'Unknown path', detail };
  }
  if (!isDecodable(path)) {
    return { status: 400, title: 'Malformed path', detail: `The path ${path} is not percent-encoded UTF-8.` };
  }
  if (path.includes('//') || (path.endsWith('/') && !known.has(path))) {
    const detail = `No contract of this host has the path ${path}: a segment is empty.`;
    return { status: 404, title: 'Unknown path', detail };
  }
  return undefined;
}

/**
 * Puts the trace id of the caller in the place of the one in the example, where the contract answers with the header
 * `X-TraceId`: into the header, and into the member `traceId` of the body if there is one.
 *
 * @param traceId The trace id of the request; without one the example stands for a generated one.
 */
function echoTraceId(output: IHttpResponse, traceId: string | undefined): IHttpResponse {
  const { headers = {} } = output;
  const body: unknown = output.body;
  const name = Object.keys(headers).find((key) => key.toLowerCase() === 'x-traceid');
  if (name === undefined || traceId === undefined) return output;
  const carriesOne = typeof body === 'object' && body !== null && 'traceId' in body;
  return { ...output, headers: { ...headers, [name]: traceId }, body: carriesOne ? { ...body, traceId } : body };
}
