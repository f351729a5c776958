import { readFileSync } from 'node:fs';
import { visit } from 'yaml';
import { isObject } from '../../json.ts';
import { whyUnreadable } from '../../message-of.ts';
import { ConfigError } from './config-error.ts';
import { layered, placeOf, type Layer } from './layer.ts';
import type { Config } from './schema.ts';
import { shown } from './schema-errors.ts';
import { validateConfig } from './validate.ts';
import { readYaml, type YamlText } from './yaml-text.ts';

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
 * What the files of a configuration say together: `${ENV}` as it stands, and nothing is checked.
 *
 * @throws ConfigError when one cannot be read
 */
export function writtenConfig(files: readonly string[]): unknown {
  return files.map((file) => readYaml(contentOf(file), file).value()).reduce(layered);
}

/**
 * Checks the text of a configuration.
 *
 * @param source - YAML or JSON
 * @param name - how errors name the text
 * @throws ConfigError
 */
export function parseConfig(source: string, name: string, env: NodeJS.ProcessEnv = {}): Config {
  return configOf([readLayer(source, name, env)], {});
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
    throw new ConfigError(`${file}: cannot be read: ${whyUnreadable(error)}. Name another one with --config FILE.`);
  }
}

function readLayer(source: string, name: string, env: NodeJS.ProcessEnv): Layer {
  const text = readYaml(source, name);
  expandVariables(text, env);
  return { name, value: text.value(), find: text.find };
}

function withTargets(value: unknown, targets: Config['targets']): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(targets).length === 0) return value;
  const own = 'targets' in value && typeof value.targets === 'object' ? value.targets : {};
  return { ...value, targets: { ...own, ...targets } };
}

function expandVariables({ document, place }: YamlText, env: NodeJS.ProcessEnv): void {
  const wrong: string[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const where = place(node.range?.[0] ?? 0);
      node.value = node.value.replaceAll(/\$\{([^}]*)\}/g, (written, variable: string) => {
        const value = env[variable];
        if (!/^[A-Za-z_]\w*$/.test(variable))
          wrong.push(`${where}: «${shown(written)}» is not the name of a variable (letters, digits, _).`);
        else if (value === undefined || value === '')
          wrong.push(
            `${where}: the environment variable ${variable} is not set. Set it, or remove the entry that uses it.`,
          );
        return value ?? '';
      });
    },
  });
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
}
