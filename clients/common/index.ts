export type { Deprecation, OnDeprecation, Successor } from '../../generated/deprecation.ts';
export { UnsendableError } from '../../generated/sendable.ts';
export * from './errors.ts';
export type { Answered, ApiSettings, CallSettings, Clock, Fetch, Fetched, Repeated, Sent } from './settings.ts';
export type { AccessToken, TokenSource } from './token.ts';
export type { WaitSettings } from './waiting.ts';
export { withResponse, type WithResponse } from './with-response.ts';
