import { BodyTooLargeError as TooLarge } from '../../generated/body-limit.ts';
import { headerValue, UnsendableError } from '../../generated/sendable.ts';
import { DeadlinePassed, unlessAborted } from './abort.ts';
import {
  BodyTooLargeError,
  ContractViolatedError,
  NetworkError,
  NotAllowedError,
  NotFoundError,
  NotReadyError,
  PlatformError,
  PlatformFailedError,
  RateLimitedError,
  RequestRefusedError,
  type Failure,
} from './errors.ts';
import type * as Given from './given.ts';
import { systemTime, type ApiSettings, type CallSettings } from './settings.ts';
import { isOfSupplier } from './token.ts';
import type { Send } from './transport.ts';
import { safeCause, Unanswered } from './unanswered.ts';
import type { Why } from './why.ts';

/** What a generated client returns. */
interface Fetched<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What a call passes to the generated client. */
export interface CallInit {
  headers: Record<string, string>;
  signal: AbortSignal | null;
  /** Sends the request with the settings of the call. */
  fetch: (request: Request) => Promise<Response>;
}

/** A response that is no failure. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** For callers that read the body themselves. */
  response: Response;
  /** The parsed body; undefined if there is none, or the status is no success. */
  data: Data | undefined;
  /** The members of an error about this response. */
  about: Failure;
}

/** Tells which responses of a call are failures, and what errors may keep. */
export interface Expectations {
  /** Statuses outside 2xx that are no failure here. */
  accepts?: readonly number[];
  /** Whether the body may contain a secret; errors do not keep such a body. */
  confidential?: boolean;
}

/**
 * Makes one call through a generated client and turns every failure into an error that names the operation.
 *
 * @param operation - method and path template
 * @param send - calls the generated client with the given init
 * @throws PlatformError; the error of the function that supplies a credential; UnsendableError when a value cannot be sent; the reason
 *   of the signal when the call is aborted
 */
export type Call = <Data>(
  operation: string,
  send: (init: CallInit) => Promise<Fetched<Data>>,
  settings?: CallSettings & Expectations,
) => Promise<Answer<Data>>;

/** Compares the body of a response with the contract; resolves to the first violation. */
export type Check = (
  operation: string,
  response: Response,
  data: unknown,
  validate: Exclude<NonNullable<ApiSettings['validate']>, false>,
) => Promise<string | undefined>;

/** Returns an error if the response shows that the interface has ended, otherwise undefined. */
export type Retired = (about: Failure, response: Response) => Promise<PlatformError | undefined>;

/** A new trace id. In a page that was loaded over http, browsers have no `randomUUID`. */
export const newTraceId = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);

/**
 * Creates the caller of one interface.
 *
 * @param transport - sends the requests of the calls
 * @param check - used if `validate` is set
 */
export function createCaller(
  api: Pick<ApiSettings, 'validate' | 'now'>,
  transport: Send,
  check: Check,
  retired?: Retired,
): Call {
  const { validate = false, now = systemTime } = api;
  let given: Promise<typeof Given | undefined> | undefined;
  return async (operation, send, settings = {}) => {
    const { accepts = [], confidential = false, ...own } = settings;
    const { signal, traceId = newTraceId(), headers } = own;
    signal?.throwIfAborted();
    // After a redeployment of the application the chunk may be gone: then the settings are not checked.
    given ??= import('./given.ts').catch(() => undefined);
    const problem = (await given)?.problemOf(api, own);
    if (problem) throw new UnsendableError(problem);
    for (const [name, value] of Object.entries({ traceId, ...headers })) headerValue(name, value);
    let sent: Headers | undefined;
    const init: CallInit = {
      headers: { ...headers, 'X-TraceId': traceId },
      signal: signal ?? null,
      fetch: (request) => {
        sent = request.headers;
        return transport(request, { ...own, operation, traceId });
      },
    };
    let fetched: Awaited<ReturnType<typeof send>>;
    try {
      fetched = await unlessAborted(send(init), signal);
    } catch (error) {
      throw failed(error, { operation, traceId }, sent, signal);
    }
    const { data, response } = fetched;
    const { status, headers: answered, ok } = response;
    // Do not keep the body of a redirect: it may contain the target, and with it a secret.
    const body: unknown = confidential ? undefined : status < 400 ? data : fetched.error;
    const about = { operation, traceId: answered.get('X-TraceId') || traceId, status, body };
    if (!ok && !accepts.includes(status)) {
      // After a redeployment of the application the chunk may be gone: then the message has only the status.
      const { why, retryAfterMs } = await import('./why.ts').then(
        ({ whyOf }) => whyOf(response, body, sent, now),
        (): Why => ({ why: '' }),
      );
      const Kind = kindOf(status);
      throw (await retired?.(about, response)) ?? new Kind(`status ${status}${why}`, { ...about, retryAfterMs });
    }
    const violation = validate && ok ? await check(operation, response, data, validate) : undefined;
    if (violation !== undefined) throw new ContractViolatedError(violation, about);
    return { status, headers: answered, response, data, about };
  };
}

function failed(error: unknown, failure: Failure, sent: unknown, signal: AbortSignal | null | undefined): unknown {
  const reason: unknown = signal?.reason;
  if (reason instanceof DeadlinePassed) return new NotReadyError(reason.message, failure);
  signal?.throwIfAborted();
  if (isOfSupplier(error) || error instanceof UnsendableError || error instanceof PlatformError) return error;
  if (error instanceof TooLarge) return new BodyTooLargeError(error.problem, failure);
  // Drop the SyntaxError: its message quotes the body.
  if (error instanceof SyntaxError) return new ContractViolatedError('the response is no JSON', failure);
  if (error instanceof Unanswered) return new NetworkError(error.message, { ...failure, cause: error.cause ?? error });
  const cause = safeCause(error);
  if (!sent) return new UnsendableError(`${failure.operation}: the request cannot be made`, { cause });
  return new NetworkError('the request cannot be sent, or its response not read', { ...failure, cause });
}

/** The error class for a status. */
function kindOf(status: number): new (problem: string, failure: Failure) => PlatformError {
  if (status === 401 || status === 403) return NotAllowedError;
  if (status === 404 || status === 410) return NotFoundError;
  if (status === 429) return RateLimitedError;
  if (status >= 500) return PlatformFailedError;
  return status >= 400 ? RequestRefusedError : ContractViolatedError;
}
