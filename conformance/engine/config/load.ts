import { isPair, isScalar, visit } from 'yaml';
import { isObject } from '../../json.ts';
import { whyUnreadable } from '../../message-of.ts';
import { readTextFile } from '../../text-file.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './schema.ts';
import { shown } from './schema-errors.ts';
import { validateConfig } from './validate.ts';
import { readYaml, type YamlText } from './yaml-text.ts';

/**
 * Reads a configuration (YAML or JSON), expands `${ENV}` in its values, and checks it against the schema.
 *
 * @param files - paths; each file adds to those before it: objects are merged, scalars and lists replaced
 * @param env - the environment variables
 * @param targets - hosts to replace or add
 * @param isSentNowhere - accepts unset variables in credentials and puts placeholders in their place
 * @throws ConfigError with file, line, problem and the nearest valid key
 */
export function loadConfig(
  files: string | readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  targets: Config['targets'] = {},
  isSentNowhere = false,
): Config {
  const layers = [files].flat().map((file) => readYaml(contentOf(file), file));
  return configOf(layers, targets, env, isSentNowhere);
}

/**
 * The merged files of a configuration, without validation or expansion of `${ENV}`.
 *
 * @throws ConfigError when one cannot be read
 */
export function writtenConfig(files: readonly string[]): unknown {
  return files.map((file) => readYaml(contentOf(file), file).value()).reduce(layered);
}

/**
 * Expands and checks the files of a configuration.
 *
 * @param layers - each adds to those before it
 * @throws ConfigError with all problems: unset variables, and violations of the schema in other lines
 */
export function configOf(
  layers: readonly YamlText[],
  targets: Config['targets'],
  env: NodeJS.ProcessEnv,
  isSentNowhere = false,
): Config {
  const unset = layers.flatMap((layer) => expand(layer, env, isSentNowhere));
  const wrong = unset.map(({ says }) => says);
  try {
    const config = checked(layers, targets);
    if (wrong.length === 0) return config;
  } catch (error) {
    if (wrong.length === 0 || !(error instanceof ConfigError)) throw error;
    const isElsewhere = (line: string) =>
      !unset.some(({ places }) => places.some((one) => line.startsWith(`${one}: `)));
    wrong.push(...error.message.split('\n').filter(isElsewhere));
  }
  throw new ConfigError(wrong.join('\n'));
}

function checked(layers: readonly YamlText[], targets: Config['targets']): Config {
  const values = layers.map((layer) => layer.value());
  for (const [index, value] of values.entries()) {
    // Only objects can be merged.
    if (!isObject(value)) return validateConfig(value, () => `${layers[index]?.name}:1`);
  }
  const written = values.reduce(layered);
  const value = Object.keys(targets).length === 0 ? written : layered(written, { targets });
  return validateConfig(value, (path) => placeOf(layers, path));
}

/** Adds a layer to those below it: objects are merged, everything else is replaced. */
function layered(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const members = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    members.set(name, members.has(name) ? layered(members.get(name), value) : value);
  }
  return Object.fromEntries(members);
}

/**
 * The place of a path of the merged configuration: in the layer that contains most of its steps, and of several in the last, which wins.
 * A path whose first step is in no layer is missing in all of them.
 */
function placeOf(layers: readonly YamlText[], path: readonly string[]): string {
  const found = layers.map((layer) => ({ name: layer.name, ...layer.find(path) }));
  const deepest = Math.max(...found.map(({ depth }) => depth));
  if (deepest === 0 && found.length > 1) return found.map(({ name }) => name).join(', ');
  const last = found.findLast(({ depth }) => depth === deepest);
  return last === undefined ? '' : `${last.name}:${last.line}`;
}

function contentOf(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw new ConfigError(`${file}: cannot be read: ${whyUnreadable(error)}. Name another one with --config FILE.`);
  }
}

/** A variable without a value: the message, and the places of the text and its key. */
interface Unset {
  says: string;
  places: readonly string[];
}

/** Replaces variables by their values; returns the unset ones. */
function expand({ document, place }: YamlText, env: NodeJS.ProcessEnv, isSentNowhere: boolean): Unset[] {
  const unset: Unset[] = [];
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const [, , entry] = path;
      const isReplaceable = isSentNowhere && isPair(entry) && String(entry.key) === 'credentials';
      const pair = path.at(-1);
      const nodes = isPair(pair) && isScalar(pair.key) ? [node, pair.key] : [node];
      const places = nodes.map(({ range }) => place(range?.[0] ?? 0));
      node.value = node.value.replaceAll(/\$\{([^}]*)\}/g, (written, variable: string) => {
        const value = env[variable];
        const isName = /^[A-Za-z_]\w*$/.test(variable);
        if (isName && (value || isReplaceable)) return value || `unset-${variable}`;
        const why = isName
          ? `the environment variable ${variable} is not set, or is empty. Set it, or remove the entry that uses it.`
          : `«${shown(written)}» is not the name of a variable (letters, digits, _).`;
        unset.push({ says: `${places[0]}: ${why}`, places });
        return value ?? '';
      });
    },
  });
  return unset;
}
