import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from './schema.ts';
import { configOf } from './load.ts';
import { readYaml } from './yaml-text.ts';
import { variableName } from './settings.ts';

const page = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
const example = /```yaml\n(targets:[^`]*)```/.exec(page)?.[1] ?? '';

/** All paths of keys in a schema, `fixtures.offers.vorgangsNummer`. */
function keys(schema: object, prefix = ''): string[] {
  const properties = 'properties' in schema ? (schema.properties as Record<string, object>) : {};
  return Object.entries(properties).flatMap(([key, value]) => [`${prefix}${key}`, ...keys(value, `${prefix}${key}.`)]);
}

/** All paths of keys in a value. */
function present(value: unknown, prefix = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${prefix}${key}`, ...present(inner, `${prefix}${key}.`)]);
}

it('shows each secret as the variable that init writes', () => {
  const { credentials } = parse(example) as { credentials: Record<string, Record<string, unknown>> };
  const variables = Object.entries(credentials).flatMap(([name, parts]) =>
    Object.entries(parts).flatMap(([part, value]) =>
      String(value).startsWith('${') ? [[value, `\${${variableName(name, part)}}`]] : [],
    ),
  );
  expect(variables.length).toBeGreaterThan(10);
  expect(variables.filter(([shown, written]) => shown !== written)).toEqual([]);
});

it('shows every setting in the operator guide, in a valid example', () => {
  const variables = Object.fromEntries([...example.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
  expect(() => configOf([readYaml(example, 'docs/conformance.md')], {}, variables)).not.toThrow();
  const shown = present(parse(example));
  const optional = new Set(['$schema', 'fixtures.cases.bodies.patch.contentType']);
  // One interface is enough as an example.
  const isShown = (key: string) => shown.includes(key) || key.startsWith('expect.');
  const unshown = keys(configSchema).filter((key) => !isShown(key) && !optional.has(key));
  expect(unshown.filter((key) => !/\.bodies\.\w+\.contentType$/.test(key))).toEqual([]);
});
