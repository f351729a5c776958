import { readFileSync } from 'node:fs';
import { visit } from 'yaml';
import { messageOf } from '../../message-of.ts';
import { ConfigError } from './config-error.ts';
import type { Config } from './schema.ts';
import { validateConfig } from './validate.ts';
import { readYaml, type YamlText } from './yaml-text.ts';

/**
 * Reads a configuration file (YAML or JSON), expands `${ENV}` in its values, and checks it against the schema.
 *
 * @param file - path of the file
 * @param env - where variables are looked up
 * @param targets - hosts that are set in place of those of the file, or beside them
 * @throws ConfigError naming file, line, what is wrong and the nearest right key
 */
export function loadConfig(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
  targets: Config['targets'] = {},
): Config {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const known = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : undefined;
    const why = known ?? messageOf(error);
    throw new ConfigError(`${file}: cannot be read: ${why}. Name another one with --config FILE.`);
  }
  return parseConfig(source, file, env, targets);
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
  const text = readYaml(source, name);
  expandVariables(text, env);
  return validateConfig(withTargets(text.value(), targets), text.where);
}

function withTargets(value: unknown, targets: Config['targets']): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(targets).length === 0) return value;
  const own = 'targets' in value && typeof value.targets === 'object' ? value.targets : {};
  return { ...value, targets: { ...own, ...targets } };
}

function expandVariables({ document, place }: YamlText, env: NodeJS.ProcessEnv): void {
  const missing: string[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.value = node.value.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, variable: string) => {
        const value = env[variable];
        if (value === undefined || value === '') {
          missing.push(
            `${place(node.range?.[0] ?? 0)}: the environment variable ${variable} is not set. ` +
              `Set it, or remove the entry that uses it.`,
          );
        }
        return value ?? '';
      });
    },
  });
  if (missing.length > 0) throw new ConfigError(missing.join('\n'));
}
