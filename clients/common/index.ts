export type { Deprecation, OnDeprecation, Successor } from '../../generated/deprecation.ts';
export type { ResponseContract, SchemaError, Validate } from '../../generated/response-contract.ts';
export { UnsendableError } from '../../generated/sendable.ts';
export * from './errors.ts';
export { failureGuard, type FailureGuard } from './failure-guard.ts';
export type {
  Answered,
  ApiSettings,
  CallSettings,
  Clock,
  Fetch,
  Fetched,
  LoadContract,
  Repeated,
  Sent,
} from './settings.ts';
export type { AccessToken, TokenSource } from './token.ts';
export type { WaitSettings } from './waiting.ts';
export { withResponse, type WithResponse } from './with-response.ts';
