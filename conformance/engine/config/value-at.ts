import type { Config } from './schema.ts';

/** The value at a dotted path of a configuration (`timing.pollMs`); undefined when it is not there. */
export function valueAt(config: Config, path: string): unknown {
  let value: unknown = config;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
