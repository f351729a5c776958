import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../engine/config/load.ts';
import { publishedSchema, type SchemaNode } from '../engine/config/published-schema.ts';
import { HOSTS } from '../../generated/platform.ts';
import { newFolder, run } from './cli.fixture.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'my.yaml');
});

/** All paths of keys in a schema. */
function settings({ properties = {} }: SchemaNode, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([key, node]) => [
    `${prefix}${key}`,
    ...settings(node, `${prefix}${key}.`),
  ]);
}

/** The value at a path of keys. */
function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

describe('init', () => {
  it('writes a valid configuration with every target', async () => {
    const { code, stdout } = await run(['init', file]);
    expect(stdout).toBe(
      `${file} is written. Fill in your targets and credentials, check them (npm run tool -- check --config ${file}), then judge them: npm run conformance -- --config ${file}\n`,
    );
    expect(code).toBe(0);
    const config = loadConfig(file, {});
    expect(Object.keys(config)).toEqual(['targets']);
    expect(Object.keys(config.targets)).toEqual([...HOSTS]);
  });

  it('shows every other setting as a comment that is valid once its # is removed and its variables are set', async () => {
    await run(['init', file]);
    const text = readFileSync(file, 'utf8').replaceAll(/^( *)#(?=\w)/gm, '$1');
    writeFileSync(file, text);
    const variables = [...text.matchAll(/'\$\{(\w+)\}'/g)].map(([, name = '']) => name);
    expect(variables).toContain('REPORT_AUTHORIZATION');
    expect(variables).toContain('BAUFI_WITHOUT_SCOPE_ACCESS_TOKEN');
    expect(new Set(variables).size).toBe(variables.length);
    const config = loadConfig(file, Object.fromEntries(variables.map((name) => [name, `value of ${name}`])));
    expect(config.credentials?.login?.password).toBe('value of LOGIN_PASSWORD');
    const missing = settings(publishedSchema()).filter((path) => path !== '$schema' && at(config, path) === undefined);
    expect(missing).toEqual([]);
  });

  it('has only variables as credentials, and describes every setting on the line above it', async () => {
    await run(['init', file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    const keys = lines.flatMap((line, index) => (/^ *#?[\w-]+:/.test(line) ? [index] : []));
    expect(keys).toHaveLength(settings(publishedSchema()).length - 1);
    for (const index of keys) expect(lines[index - 1]).toMatch(/^ *# \S/);
    const credentials = parse(lines.map((line) => line.replace(/^( *)#(?=\w)/, '$1')).join('\n')) as object;
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    const secrets = leaves(at(credentials, 'credentials')).filter((value) => typeof value !== 'boolean');
    for (const value of secrets) expect(value).toMatch(/^\$\{[A-Z0-9_]+\}$/);
  });

  it('names the schema relative to the file, for editors', async () => {
    mkdirSync(join(folder, 'deep/er'), { recursive: true });
    for (const place of [file, join(folder, 'deep/er/c.yaml')]) {
      await run(['init', place]);
      const [first = ''] = readFileSync(place, 'utf8').split('\n');
      const [, address = ''] = /^# yaml-language-server: \$schema=(\.\S*)$/.exec(first) ?? [];
      const schema: unknown = JSON.parse(readFileSync(resolve(dirname(place), address), 'utf8'));
      expect(schema).toMatchObject({ title: 'Configuration of platform-conformance' });
    }
  });

  it('overwrites a file only with --force', async () => {
    writeFileSync(file, 'mine');
    const refused = await run(['init', file]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('it exists already. Name another file, or overwrite it with --force.');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await run(['init', file, '--force'])).toMatchObject({ code: 0, stderr: '' });
    expect(loadConfig(file, {}).targets.report).toBe('http://127.0.0.1:4110');
  });

  it.each<[string, (inside: string) => string[], string]>([
    ['a folder', (inside) => [inside, '--force'], 'it is a folder. Name a file.'],
    ['a folder that is not there', (inside) => [join(inside, 'nowhere/c.yaml')], 'does not exist. Create it first.'],
    ['a JSON file of Windows', (inside) => [join(inside, 'C.JSON')], 'JSON has no comments.'],
    ['a JSON file', (inside) => [join(inside, 'c.json')], 'JSON has no comments. Name a file that ends in .yaml.'],
  ])('refuses %s', async (_, args, message) => {
    const { code, stderr } = await run(['init', ...args(folder)]);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});
