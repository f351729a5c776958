import { dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Document } from 'yaml';

/**
 * The text of a file that names its schema, so that editors check and complete it: JSON where the name of the file says so, or else YAML.
 *
 * @param file - where it is to stand
 * @param value - what it holds; in JSON a `$schema` of its own stays
 * @param annotate - adds to a document of YAML what is for readers alone
 */
export function textWithSchema(
  schema: PublishedSchema,
  file: string,
  value: { readonly $schema?: string },
  annotate: (document: Document) => void = () => {},
): string {
  const address = schemaAddress(schema, file);
  const { $schema = address, ...rest } = value;
  if (extname(file).toLowerCase() === '.json') return `${JSON.stringify({ $schema, ...rest }, null, 2)}\n`;
  // Who edits one of two values that are alike does not mean the other.
  const document = new Document(rest, { aliasDuplicateObjects: false });
  annotate(document);
  return `# yaml-language-server: $schema=${address}\n${document.toString({ lineWidth: 0, singleQuote: true })}`;
}

/** The schemas that are published with this package. */
const SCHEMAS = {
  config: new URL('../config.schema.json', import.meta.url),
  baseline: new URL('../baseline.schema.json', import.meta.url),
} as const;

/** A schema of this package, by name. */
type PublishedSchema = keyof typeof SCHEMAS;

/** A schema as an editor finds it from a file: relative, so that the folder can be moved with what is installed in it. */
export function schemaAddress(schema: PublishedSchema, file: string): string {
  const place = fileURLToPath(SCHEMAS[schema]);
  const path = relative(dirname(resolve(file)), place);
  if (isAbsolute(path)) return pathToFileURL(place).href;
  const address = path.split(sep).join('/');
  return address.startsWith('.') ? address : `./${address}`;
}
