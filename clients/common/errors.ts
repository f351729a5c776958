import type { Successor } from '../../generated/deprecation.ts';

/** What is known about a call that failed. */
export interface Failure {
  /** Method and path template of the operation: `GET /partner/{PartnerId}`. */
  operation: string;
  /** Sent as `X-TraceId`, or returned by the platform: name it when you ask the platform about the call. */
  traceId: string;
  /** HTTP status; absent where there was no answer. */
  status?: number;
  /** Body of the answer: the parsed JSON, or the text if it is not JSON. The message has at most an excerpt of it. */
  body?: unknown;
  /** How long the platform asks to wait, in milliseconds; absent where it does not say. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** What kind of failure it is. */
export type PlatformErrorCode =
  | 'REQUEST_REFUSED'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'RETIRED'
  | 'RATE_LIMITED'
  | 'NOT_READY'
  | 'PLATFORM_FAILED'
  | 'NETWORK'
  | 'BODY_TOO_LARGE'
  | 'CONTRACT_VIOLATED'
  | 'GRAPHQL_FAILED';

/** A call to the platform that failed; each kind of failure is a class of its own. The message never holds a secret. */
export abstract class PlatformError extends Error implements Failure {
  /** The name of the class, even if a minifier has renamed it. */
  abstract override readonly name: string;
  readonly operation: string;
  readonly traceId: string;
  declare readonly status?: number;
  declare readonly body?: unknown;
  declare readonly retryAfterMs?: number;

  constructor(what: string, { operation, traceId, status, body, retryAfterMs, cause }: Failure) {
    super(`${operation}: ${what} (trace id ${traceId})`, cause ? { cause } : undefined);
    this.operation = operation;
    this.traceId = traceId;
    if (status !== undefined) this.status = status;
    if (body !== undefined) this.body = body;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }

  /** What kind of failure it is: `NOT_READY` of a NotReadyError. */
  get code(): PlatformErrorCode {
    return this.name
      .slice(0, -5)
      .replace(/\B[A-Z]/g, '_$&')
      .toUpperCase() as PlatformErrorCode;
  }
}

/** The platform refuses the request as it is: 400, 409, 422 and the like. `body` says what is wrong with it. */
export class RequestRefusedError extends PlatformError {
  override readonly name = 'RequestRefusedError';
}

/** The credential is missing, wrong or expired (401), or does not allow this (403). */
export class NotAllowedError extends PlatformError {
  override readonly name = 'NotAllowedError';
}

/** What was asked for does not exist, or is not visible to this credential: 404, 410. */
export class NotFoundError extends PlatformError {
  override readonly name = 'NotFoundError';
}

/** The interface has ended: 404, 405 or 410 after its last day. */
export class RetiredError extends PlatformError {
  override readonly name = 'RetiredError';
  /** The last day of the interface, according to the server (`Sunset`) or else its contract. */
  readonly sunset: string;
  /** What to call instead, or why there is no successor. */
  declare readonly successor?: Successor;

  constructor(what: string, failure: Failure & { sunset: string; successor?: Successor | undefined }) {
    super(what, failure);
    this.sunset = failure.sunset;
    if (failure.successor !== undefined) this.successor = failure.successor;
  }
}

/** No calls are left in this window: 429. `retryAfterMs` says until when. */
export class RateLimitedError extends PlatformError {
  override readonly name = 'RateLimitedError';
}

/** A result was not ready before the deadline. It can be asked for again later. */
export class NotReadyError extends PlatformError {
  override readonly name = 'NotReadyError';
  /** For a report, what asks for it again: `finished(error.requested)`, `{ kind, reportId }`. */
  declare readonly requested?: object;
}

/** The platform failed: 5xx. Whether a change took effect is not known. */
export class PlatformFailedError extends PlatformError {
  override readonly name = 'PlatformFailedError';
}

/** There was no answer, no complete one, or none in time. Whether a change took effect is not known. */
export class NetworkError extends PlatformError {
  override readonly name = 'NetworkError';
}

/** The body of the answer is larger than `maxBodyBytes`; the rest of it was given up. */
export class BodyTooLargeError extends PlatformError {
  override readonly name = 'BodyTooLargeError';
}

/** The answer is not one that the contract describes. */
export class ContractViolatedError extends PlatformError {
  override readonly name = 'ContractViolatedError';
}
