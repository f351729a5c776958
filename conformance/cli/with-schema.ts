import { existsSync } from 'node:fs';
import { dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Document, parse } from 'yaml';
import { isObject } from '../json.ts';
import { THIS_MACHINE } from './network.ts';
import { readText, UsageError } from './usage-error.ts';
import { writeTextFile } from './write-file.ts';

/**
 * The text of a file that names its schema, so that editors validate and complete it: JSON if the file name ends in .json, otherwise YAML.
 *
 * @param file - the path that it will have
 * @param value - its content; in JSON, an existing `$schema` is kept
 * @param annotate - adds comments to a YAML document
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
  // No aliases: whoever edits one of two equal values does not mean the other.
  const document = new Document(rest, { aliasDuplicateObjects: false });
  annotate(document);
  return `# yaml-language-server: $schema=${address}\n${document.toString({ lineWidth: 0, singleQuote: true })}`;
}

/** The schemas published with this package. */
const SCHEMAS = {
  config: new URL('../config.schema.json', import.meta.url),
  baseline: new URL('../baseline.schema.json', import.meta.url),
} as const;

type PublishedSchema = keyof typeof SCHEMAS;

/** The address of a schema for an editor: relative to the file, so that the folder can be moved together with its node_modules. */
export function schemaAddress(schema: PublishedSchema, file: string): string {
  const place = fileURLToPath(SCHEMAS[schema]);
  const path = relative(dirname(resolve(file)), place);
  if (isAbsolute(path)) return pathToFileURL(place).href;
  const address = path.split(sep).join('/');
  return address.startsWith('.') ? address : `./${address}`;
}

/** File mode of a configuration, since it holds passwords and tokens. */
const OWNER_ONLY = 0o600;

/**
 * Writes the configuration of --write-config: JSON if the file name ends in .json, otherwise YAML.
 *
 * @throws UsageError when it cannot be written or would overwrite a file of another origin
 */
export function writeConfig(file: string, config: object): void {
  if (existsSync(file) && !isWritten(file, readText(file, 'Name another file.', `--write-config ${file}`))) {
    throw new UsageError(
      `--write-config ${file}: there is a file of that name already, and --write-config did not write it for servers of this machine, or it was edited since. Name another file, or delete it.`,
    );
  }
  writeTextFile(file, textWithSchema('config', file, config), { mode: OWNER_ONLY });
}

/** Whether --write-config wrote this text: all targets are on this machine, and nobody edited comments or layout. */
function isWritten(file: string, text: string): boolean {
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    return false;
  }
  if (!isObject(value) || !isObject(value['targets'])) return false;
  const targets = Object.values(value['targets']);
  return (
    targets.length > 0 &&
    targets.every(
      (url) => typeof url === 'string' && URL.canParse(url) && THIS_MACHINE.includes(new URL(url).hostname),
    ) &&
    text === textWithSchema('config', file, value)
  );
}
