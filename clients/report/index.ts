export * from '../../generated/report/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
export * from './kinds.ts';
