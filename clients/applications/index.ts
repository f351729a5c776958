export * from '../../generated/applications/index.ts';
export * from '../common/index.ts';
export * from './api.ts';
export type { ApplicationsContract } from './contract.ts';
export * from './patch.ts';
