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

/** What a call passes on to the generated client. */
export interface CallInit {
  headers: Record<string, string>;
  signal: AbortSignal | null;
  /** Sends the request with the settings of the call. */
  fetch: (request: Request) => Promise<Response>;
}

/** An answer that the caller is prepared for. */
export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The answer itself, for who reads its body otherwise. */
  response: Response;
  /** The parsed body; undefined where the answer has none, and where its status is no success. */
  data: Data | undefined;
  /** Everything that an error about this answer has to tell. */
  about: Failure;
}

/** What a caller has to know of a call. */
export interface Expectations {
  /** Statuses outside 2xx that are no failure here. */
  accepts?: readonly number[];
  /** Whether a body may hold a secret, so that no error may keep it. */
  confidential?: boolean;
}

/**
 * Makes one call through a generated client, and turns every failure into an error that names the operation.
 *
 * @param operation - method and path template
 * @param send - makes the call, with what it is given
 * @throws PlatformError, what the supplier of a credential throws (as it is), UnsendableError when a value cannot be sent, or the reason of
 *   the signal when the call was given up
 */
export type Call = <Data>(
  operation: string,
  send: (init: CallInit) => Promise<Fetched<Data>>,
  settings?: CallSettings & Expectations,
) => Promise<Answer<Data>>;

/** Compares the body of an answer with the contract; returns what is wrong with it. */
export type Check = (
  operation: string,
  response: Response,
  data: unknown,
  validate: Exclude<NonNullable<ApiSettings['validate']>, false>,
) => Promise<string | undefined>;

/** Tells whether an answer means that the interface has ended; undefined where it means something else. */
export type Retired = (about: Failure, response: Response) => Promise<PlatformError | undefined>;

/** Headers that carry a credential, or who has it. */
const OF_CREDENTIALS = /^(authorization|cookie|x-(apikey|authentication|partnerid))$/i;

/**
 * Creates the caller of one interface.
 *
 * @param transport - sends the requests of the calls
 * @param check - used when the settings ask for validation
 * @param retired - asked first what a failure is, where the interface ends
 */
export function createCaller(
  { validate = false, now = systemTime }: Pick<ApiSettings, 'validate' | 'now'>,
  transport: Send,
  check: Check,
  retired?: Retired,
): Call {
  return async (operation, send, settings = {}) => {
    const { signal, traceId = crypto.randomUUID(), headers: own = {}, accepts = [], confidential = false } = settings;
    signal?.throwIfAborted();
    headerValue('traceId', traceId);
    for (const [name, value] of Object.entries(own)) {
      if (OF_CREDENTIALS.test(name)) throw new UnsendableError(`headers of a call must not have ${name}`);
      headerValue(name, value);
    }
    let sent: Headers | undefined;
    const init: CallInit = {
      headers: { ...own, 'X-TraceId': traceId },
      signal: signal ?? null,
      fetch: (request) => {
        sent = request.headers;
        return transport(request, { ...settings, operation, traceId });
      },
    };
    let fetched: Awaited<ReturnType<typeof send>>;
    try {
      fetched = await unlessAborted(send(init), signal);
    } catch (error) {
      const reason: unknown = signal?.reason;
      if (reason instanceof DeadlinePassed) throw new NotReadyError(reason.message, { operation, traceId });
      signal?.throwIfAborted();
      throw isOfSupplier(error) || error instanceof UnsendableError ? error : failed(error, { operation, traceId });
    }
    const { data, response } = fetched;
    const { status, headers, ok } = response;
    // That of a redirect, which may show where it leads and so a secret, is neither.
    const body: unknown = confidential ? undefined : status < 400 ? data : fetched.error;
    const about = { operation, traceId: headers.get('X-TraceId') || traceId, status, body };
    if (!ok && !accepts.includes(status)) {
      // A redeployed application may no longer have the chunk: then the message is the status alone.
      const { why, retryAfterMs } = await import('./why.ts').then(
        ({ whyOf }) => whyOf(response, body, sent, now),
        (): Why => ({ why: '' }),
      );
      const Kind = kindOf(status);
      throw (await retired?.(about, response)) ?? new Kind(`status ${status}${why}`, { ...about, retryAfterMs });
    }
    const problem = validate && ok ? await check(operation, response, data, validate) : undefined;
    if (problem !== undefined) throw new ContractViolatedError(problem, about);
    return { status, headers, response, data, about };
  };
}

function failed(error: unknown, failure: Failure): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof TooLarge) return new BodyTooLargeError(error.problem, failure);
  // The text of the error quotes the body.
  if (error instanceof SyntaxError) return new ContractViolatedError('the answer is no JSON', failure);
  if (error instanceof Unanswered) return new NetworkError(error.message, { ...failure, cause: error.cause ?? error });
  const what = 'the request cannot be sent, or its answer not be read';
  return new NetworkError(what, { ...failure, cause: safeCause(error) });
}

/** The class of an error about an answer. */
function kindOf(status: number): new (what: string, failure: Failure) => PlatformError {
  if (status === 401 || status === 403) return NotAllowedError;
  if (status === 404 || status === 410) return NotFoundError;
  if (status === 429) return RateLimitedError;
  if (status >= 500) return PlatformFailedError;
  return status >= 400 ? RequestRefusedError : ContractViolatedError;
}
