export * from './types.ts';
export * from './client.ts';
export * from './schema-types.ts';
export * from './operations.ts';
export * from './schemas.ts';
