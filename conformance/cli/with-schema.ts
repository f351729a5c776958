import { extname } from 'node:path';
import { Document } from 'yaml';
import { schemaAddress, type PublishedSchema } from './schema-address.ts';

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
