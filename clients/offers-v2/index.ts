export * from '../../generated/offers-v2/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
