export * from '../../generated/cases-v2/index.ts';
export * from '../common/index.ts';
export type { UpdateVorgangSettings } from '../cases/api.ts';
export * from './api.ts';
