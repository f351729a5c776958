export * from '../../generated/login/index.ts';
export * from '../common/index.ts';
export * from './token-source.ts';
