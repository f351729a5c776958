import type { Successor } from '../../generated/deprecation.ts';

/** What is known about a call that failed. */
export interface Failure {
  /** Method and path template of the operation: `GET /partner/{PartnerId}`. */
  operation: string;
  /** Sent as `X-TraceId`, or returned by the platform: name it when you ask the platform about the call. */
  traceId: string;
  /** HTTP status; absent where there was no answer. */
  status?: number;
  /** Body of the answer: the parsed JSON, or the text where it is none. The message has at most an excerpt of what it says. */
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
  /** The name of the class, also where a minifier has given it another one. */
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

/** The interface has ended, and is not there any more: 404, 405 or 410 after its last day. */
export class RetiredError extends PlatformError {
  override readonly name = 'RetiredError';
  /** The last day of the interface, as the server says (`Sunset`) or, where that says nothing, its contract. */
  readonly sunset: string;
  /** What to call instead, or why nothing takes its place. */
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

/** What was ordered was not ready before the deadline. It can be asked for again later. */
export class NotReadyError extends PlatformError {
  override readonly name = 'NotReadyError';
  /** Of a report, what asks for it again: `finished(error.requested)`, `{ kind, reportId }`. What else is waited for, the caller has named. */
  declare readonly requested?: object;
}

/** The platform failed itself: 5xx. Whether a change took effect is not known. */
export class PlatformFailedError extends PlatformError {
  override readonly name = 'PlatformFailedError';
}

/** No answer, no whole one, or none in time. Whether a change took effect is not known. */
export class NetworkError extends PlatformError {
  override readonly name = 'NetworkError';
}

/** The body of the answer is larger than `maxBodyBytes`; the rest of it was given up. */
export class BodyTooLargeError extends PlatformError {
  override readonly name = 'BodyTooLargeError';
}

/** The answer is none that the contract describes: nothing can be made of it. */
export class ContractViolatedError extends PlatformError {
  override readonly name = 'ContractViolatedError';
}
