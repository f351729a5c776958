import { extname, resolve } from 'node:path';
import { stringify } from 'yaml';
import { publishedSchema, type SchemaNode } from '../engine/config/published-schema.ts';
import { variableName } from '../engine/config/settings.ts';
import { DEFAULT_CONFIG, commandLine, option } from './command-line.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';
import { schemaAddress } from './with-schema.ts';
import { writeTextFile } from './write-file.ts';

/**
 * Writes a commented configuration file.
 *
 * @throws UsageError when the file exists and `force` is not set, or cannot be written
 */
export function initCommand(file: string, { force = false }: { force?: boolean }, io: Io): void {
  if (extname(file).toLowerCase() === '.json') {
    throw new UsageError(`${file}: JSON has no comments. Name a file that ends in .yaml.`);
  }
  writeTextFile(file, configTemplate(schemaAddress('config', file)), { keep: !force });
  const isDefault = resolve(file) === resolve(DEFAULT_CONFIG);
  const config = isDefault ? '' : option('config', file);
  const [check, run] = ['check', 'run'].map((name) => commandLine(`${name}${config}`));
  const from = isDefault ? `From now on a run in this folder reads it, unless --config names another one.\n` : '';
  io.stdout.write(
    `${file} is written. Fill in your targets and credentials, check them (${check}), then judge them: ${run}\n${from}`,
  );
}

/**
 * A commented configuration in YAML: every setting of the schema with its description. The targets are those of the reference
 * deployment, optional settings are commented out, and credentials come from environment variables.
 *
 * @param schemaAddress - where an editor finds the schema, relative to the file
 */
function configTemplate(schemaAddress: string): string {
  const { properties = {}, required = [] } = publishedSchema();
  const sections = Object.entries(properties)
    // The first line of the file already names the schema.
    .filter(([key]) => key !== '$schema')
    .map(([key, node]) => entry(key, node, [], !required.includes(key)).join('\n'));
  return `${[header(schemaAddress), ...sections].join('\n\n')}\n`;
}

function header(schemaAddress: string): string {
  return [
    `# yaml-language-server: $schema=${schemaAddress}`,
    '#',
    `# Configuration of platform-conformance. The targets below are those of \`${commandLine('reference')}\`: put yours`,
    '# in their place. Everything else is optional; rules that need what is missing are not judged, and say so.',
    '# To use a setting, remove the # directly before it and before its parent keys.',
    '# ${NAME} in a value is replaced by the environment variable of that name, so that this file has no secret.',
  ].join('\n');
}

/** The lines of one key: its description, the key, and its children. */
function entry(key: string, node: SchemaNode, above: readonly string[], commented: boolean): string[] {
  const indent = '  '.repeat(above.length);
  const own = [...above, key];
  const start = `${indent}${commented ? '#' : ''}${key}:`;
  const inner = Object.entries(node.properties ?? {});
  return [
    ...(node.description === undefined ? [] : [`${indent}# ${node.description}`]),
    inner.length === 0 ? `${start} ${valueOf(node, own)}` : start,
    ...inner.flatMap(([name, child]) => entry(name, child, own, commented)),
  ];
}

function valueOf({ type, examples = [] }: SchemaNode, path: readonly string[]): string {
  const [section, ...keys] = path;
  const value = section === 'credentials' && type !== 'boolean' ? `\${${variableName(...keys)}}` : examples[0];
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trimEnd();
}
