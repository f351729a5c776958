export * from '../../generated/session/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
