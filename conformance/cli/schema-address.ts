import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The schemas that are published with this package. */
const SCHEMAS = {
  config: new URL('../config.schema.json', import.meta.url),
  baseline: new URL('../baseline.schema.json', import.meta.url),
} as const;

/** A schema of this package, by name. */
export type PublishedSchema = keyof typeof SCHEMAS;

/** A schema as an editor finds it from a file: relative, so that the folder can be moved with what is installed in it. */
export function schemaAddress(schema: PublishedSchema, file: string): string {
  const place = fileURLToPath(SCHEMAS[schema]);
  const path = relative(dirname(resolve(file)), place);
  if (isAbsolute(path)) return pathToFileURL(place).href;
  const address = path.split(sep).join('/');
  return address.startsWith('.') ? address : `./${address}`;
}
