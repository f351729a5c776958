import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, visit, isScalar, type Document } from 'yaml';
import { isObject } from '../../json.ts';
import { messageOf } from '../../message-of.ts';
import { ConfigError } from './config-error.ts';
import { layered, placeOf, type Layer } from './layer.ts';
import type { Config } from './schema.ts';
import { validateConfig } from './validate.ts';

/**
 * Reads a configuration (YAML or JSON), expands `${ENV}` in its values, and checks it against the schema.
 *
 * @param files - path of the file; or of several, each of which adds to those before it: objects are merged, scalars and lists are replaced
 * @param env - where variables are looked up
 * @param targets - hosts that are set in place of those of the file, or beside them
 * @throws ConfigError naming file, line, what is wrong and the nearest right key
 */
export function loadConfig(
  files: string | readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  targets: Config['targets'] = {},
): Config {
  const layers = [files].flat().map((file) => readLayer(contentOf(file), file, env));
  return configOf(layers, targets);
}

/**
 * Checks the text of a configuration.
 *
 * @param source - YAML or JSON
 * @param name - how errors name the text
 * @throws ConfigError
 */
export function parseConfig(
  source: string,
  name: string,
  env: NodeJS.ProcessEnv = {},
  targets: Config['targets'] = {},
): Config {
  return configOf([readLayer(source, name, env)], targets);
}

function configOf(layers: readonly Layer[], targets: Config['targets']): Config {
  for (const { name, value } of layers) {
    // Nothing but an object adds to others.
    if (!isObject(value)) return validateConfig(value, () => `${name}:1`);
  }
  const merged = layers.map(({ value }) => value).reduce(layered);
  return validateConfig(withTargets(merged, targets), (path) => placeOf(layers, path));
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const known = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : undefined;
    const why = known ?? messageOf(error);
    throw new ConfigError(`${file}: cannot be read: ${why}. Name another one with --config FILE.`);
  }
}

function readLayer(source: string, name: string, env: NodeJS.ProcessEnv): Layer {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  // The excerpt behind a message may hold a secret.
  const broken = document.errors.map(
    ({ message, pos: [start] }) => `${name}:${lines.linePos(start).line}: ${beforeQuote(message)}`,
  );
  if (broken.length > 0) throw new ConfigError(shortened(broken).join('\n'));
  const line = (offset: number) => lines.linePos(offset).line;
  expandVariables(document, name, line, env);
  return { name, value: plainValue(document, name), find: (path) => find(document, path, line) };
}

/** The first messages of many: the others follow from them most often. */
function shortened(messages: readonly string[]): string[] {
  const most = 5;
  return messages.length <= most ? [...messages] : [...messages.slice(0, most), `and ${messages.length - most} more`];
}

function withTargets(value: unknown, targets: Config['targets']): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(targets).length === 0) return value;
  const own = 'targets' in value && typeof value.targets === 'object' ? value.targets : {};
  return { ...value, targets: { ...own, ...targets } };
}

function plainValue(document: Document, name: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch {
    // The message of the library repeats the text, which may be a secret that begins with an asterisk.
    throw new ConfigError(
      `${name}: holds a YAML alias (*name) without its anchor. Put quotes around a value that begins with *.`,
    );
  }
}

function expandVariables(document: Document, name: string, line: (offset: number) => number, env: NodeJS.ProcessEnv) {
  const missing: string[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.value = node.value.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, variable: string) => {
        const value = env[variable];
        if (value === undefined || value === '') {
          missing.push(
            `${name}:${line(node.range?.[0] ?? 0)}: the environment variable ${variable} is not set. ` +
              `Set it, or remove the entry that uses it.`,
          );
        }
        return value ?? '';
      });
    },
  });
  if (missing.length > 0) throw new ConfigError(missing.join('\n'));
}

/** Line and depth of the innermost node of a path that exists in the document. */
function find(
  document: Document,
  path: readonly string[],
  line: (offset: number) => number,
): ReturnType<Layer['find']> {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    if (parent !== null && typeof parent === 'object' && 'items' in parent && Array.isArray(parent.items)) {
      for (const pair of parent.items as unknown[]) {
        if (pair === null || typeof pair !== 'object' || !('key' in pair)) continue;
        if (isScalar(pair.key) && String(pair.key.value) === key)
          return { line: line(pair.key.range?.[0] ?? 0), depth };
      }
    }
  }
  return { line: 1, depth: 0 };
}

/** A message without the excerpt at its end. */
function beforeQuote(message: string): string {
  const quote = message.indexOf('"');
  return quote < 0 ? message : message.slice(0, quote).trimEnd().replace(/:$/, '');
}
