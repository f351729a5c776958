export * from '../../generated/offers-v3/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
