export * from './successors.ts';
export * from './to-v3.ts';
export * from './values.ts';
