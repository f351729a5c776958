export * from '../../generated/cases-v1/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
