import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Version of an installed package. */
export function versionOf(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version;
}
