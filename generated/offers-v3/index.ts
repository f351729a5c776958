export * from './types.ts';
export * from './client.ts';
export * from './schemas.ts';
