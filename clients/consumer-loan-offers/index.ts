export * from '../../generated/consumer-loan-offers/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
export type { Open } from './open.ts';
export { GraphQLFailedError, type QueryResult } from './result.ts';
