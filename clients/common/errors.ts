import type { Successor } from '../../generated/deprecation.ts';

/** Facts about a failed call. */
export interface Failure {
  /** Method and path template of the operation: `GET /partner/{PartnerId}`. */
  operation: string;
  /** The `X-TraceId` of the response, otherwise of the request. Quote it when you ask the platform's support about the call. */
  traceId: string;
  /** HTTP status; absent if there was no response. */
  status?: number;
  /** Body of the response: the parsed JSON, or the text if it is not JSON. The message has at most an excerpt of it. */
  body?: unknown;
  /** How long the platform asks the client to wait, in milliseconds; absent if it does not say. */
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** The kind of a failure. */
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

/** A failed call to the platform; each kind of failure has its own class. The message never contains a secret. */
export abstract class PlatformError extends Error implements Failure {
  /** The name of the class, even if a minifier has renamed the class. */
  abstract override readonly name: string;
  readonly operation: string;
  readonly traceId: string;
  declare readonly status?: number;
  declare readonly body?: unknown;
  declare readonly retryAfterMs?: number;

  constructor(problem: string, { operation, traceId, status, body, retryAfterMs, cause }: Failure) {
    super(`${operation}: ${problem} (trace id ${traceId})`, cause ? { cause } : undefined);
    this.operation = operation;
    this.traceId = traceId;
    if (status !== undefined) this.status = status;
    if (body !== undefined) this.body = body;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }

  /** The kind of the failure, such as `NOT_READY` for a NotReadyError. */
  get code(): PlatformErrorCode {
    return this.name
      .slice(0, -5)
      .replace(/\B[A-Z]/g, '_$&')
      .toUpperCase() as PlatformErrorCode;
  }
}

/** The platform refused the request: 400, 409, 422 and similar. `body` says what is wrong. */
export class RequestRefusedError extends PlatformError {
  override readonly name = 'RequestRefusedError';
}

/** The credential is missing, wrong or expired (401), or does not allow this (403). */
export class NotAllowedError extends PlatformError {
  override readonly name = 'NotAllowedError';
}

/** The resource does not exist, or is not visible to this credential: 404, and 410 of an interface that does not end. */
export class NotFoundError extends PlatformError {
  override readonly name = 'NotFoundError';
}

/** The interface has ended: 410 on any day, 404 or 405 after its last one. */
export class RetiredError extends PlatformError {
  override readonly name = 'RetiredError';
  /** The last day of the interface, according to the server (`Sunset`) or else its contract. */
  readonly sunset: string;
  /** What to call instead, or why there is no successor. */
  declare readonly successor?: Successor;

  constructor(problem: string, failure: Failure & { sunset: string; successor?: Successor | undefined }) {
    super(problem, failure);
    this.sunset = failure.sunset;
    if (failure.successor !== undefined) this.successor = failure.successor;
  }
}

/** No calls are left in this window: 429. `retryAfterMs` is the time until the next window. */
export class RateLimitedError extends PlatformError {
  override readonly name = 'RateLimitedError';
}

/** A result was not ready before the deadline. Ask for it again later. */
export class NotReadyError extends PlatformError {
  override readonly name = 'NotReadyError';
  /** For a report: `{ kind, reportId }`. To wait for it again, call `finished(error.requested)`. */
  declare readonly requested?: object;
}

/** The platform failed: 5xx. A change may or may not have taken effect. */
export class PlatformFailedError extends PlatformError {
  override readonly name = 'PlatformFailedError';
}

/** There was no response, no complete one, or none in time. A change may or may not have taken effect. */
export class NetworkError extends PlatformError {
  override readonly name = 'NetworkError';
}

/** The body of the response is larger than `maxBodyBytes`; the client stopped reading it. */
export class BodyTooLargeError extends PlatformError {
  override readonly name = 'BodyTooLargeError';
}

/** The contract does not describe such a response. */
export class ContractViolatedError extends PlatformError {
  override readonly name = 'ContractViolatedError';
}
