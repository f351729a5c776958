export * from '../../generated/consumer-loan-offers/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
export { GraphQLFailedError, type Open, type QueryResult } from './result.ts';
