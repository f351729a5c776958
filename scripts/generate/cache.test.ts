import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import codegen from '../../codegen.ts';
import { LOADER } from '../../conformance/loader.ts';
import { CACHE } from './cache.ts';
import { run } from './command.ts';
import { writeSampleContract } from './sample-contract.fixture.ts';

let root: string;
let output: string[];

async function command(...args: string[]): Promise<number> {
  output = [];
  const print = (line: string): number => output.push(line);
  return run(args, { root, codegen, write: print, writeError: print });
}

const at = (path: string): string => join(root, path);
const generated = (path: string): Promise<string> => readFile(at(`generated/${path}`), 'utf8');

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), content);
}

beforeEach(async () => {
  root = await writeSampleContract({ 'package-lock.json': '{"version":1}', 'scripts/generate/client.ts': '' });
  expect(await command()).toBe(0);
  return () => rm(root, { recursive: true });
});

describe('when nothing has changed', () => {
  it.each([[[]], [['--check']]])('generate %j says so and writes nothing', async (args) => {
    const before = await stat(at('generated'));
    expect(await command(...args)).toBe(0);
    expect(output).toEqual([expect.stringMatching(/^generated\/: nothing has changed, \d+ files are fresh/)]);
    expect((await stat(at('generated'))).ino).toBe(before.ino);
  });

  it('--force generates all the same', async () => {
    expect(await command('--force')).toBe(0);
    expect(output).toEqual([expect.stringMatching(/ wrote \d+ files in /)]);
  });

  it('loads none of the libraries of the generator', async () => {
    const loaded = async (...args: string[]): Promise<string[]> => {
      const script = join(import.meta.dirname, 'loaded.fixture.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [...LOADER, script, root, ...args]);
      return JSON.parse(stdout) as string[];
    };
    expect(await loaded()).toEqual([]);
    expect(await loaded('--force')).toEqual(expect.arrayContaining(['@redocly/openapi-core', 'typescript', 'ajv']));
  });

  it('records a check that has generated, too', async () => {
    await rm(at(CACHE));
    await command('--check');
    expect(output).toEqual([expect.stringContaining('checked in')]);
    await command('--check');
    expect(output).toEqual([expect.stringContaining('nothing has changed')]);
  });
});

describe('generates again', () => {
  it.each([
    ['a byte of a contract', 'specs/things/schemas/Thing.yaml', 'type: object\nproperties: { b: { type: string } }\n'],
    ['a file of the contracts is new', 'specs/New.yaml', 'type: object\n'],
    ['the generator', 'scripts/generate/client.ts', 'export {};\n'],
    ['a file of the lint rules', 'scripts/redocly-plugin/index.js', 'export default {};\n'],
    ['the version of a tool', 'package-lock.json', '{"version":2}'],
    ['the installed version of a tool', 'node_modules/.package-lock.json', '{}'],
    ['a generated file', 'generated/things-v1/client.ts', 'export {};\n'],
    ['an extra file', 'generated/extra.ts', ''],
    ['the cache is no JSON', CACHE, '{"inputs":'],
    ['the cache is something else', CACHE, '[]'],
    ['the cache has no digest', CACHE, '{"inputs":7,"outputs":"","files":12}'],
  ])('when it is changed: %s', async (_what, path, content) => {
    await write(path, content);
    expect(await command()).toBe(0);
    expect(output).toEqual([expect.stringMatching(/ wrote \d+ files in /)]);
    expect(await command('--check')).toBe(0);
    expect(await generated('things-v1/client.ts')).toContain('createThingsV1Client');
  });

  it('when a generated file is missing', async () => {
    await rm(at('generated/things-v1/types.ts'));
    expect(await command()).toBe(0);
    expect(await generated('things-v1/types.ts')).toContain('cents');
  });

  it('when a contract refers to a file that the cache does not watch', async () => {
    await write('elsewhere/Far.yaml', 'type: string\n');
    await write(
      'specs/things/schemas/Thing.yaml',
      'type: object\nproperties: { a: { $ref: ../../../elsewhere/Far.yaml } }\n',
    );
    await command();
    await write('elsewhere/Far.yaml', 'type: integer\n');
    expect(await command('--check')).toBe(1);
    expect(await command()).toBe(0);
    expect(await generated('things-v1/types.ts')).toContain('number');
  });
});

describe('--check', () => {
  it('does not trust the cache about a changed file', async () => {
    await write('generated/things-v1/types.ts', 'export {};\n');
    expect(await command('--check')).toBe(1);
    expect(output[0]).toBe('stale   generated/things-v1/types.ts');
    expect(await command('--check')).toBe(1);
  });

  it('reports a contract newer than its files, every time', async () => {
    await write('specs/things/schemas/Thing.yaml', 'type: object\n');
    expect(await command('--check')).toBe(1);
    expect(await command('--check')).toBe(1);
  });

  it('reports a contract that has become invalid', async () => {
    await write('specs/things/schemas/Thing.yaml', 'type: 7\n');
    expect(await command('--check')).toBe(1);
    expect(output[0]).toMatch(/^specs\/things\/schemas\/Thing\.yaml:1:/);
  });

  it('works where the cache cannot be written', async () => {
    await rm(at('node_modules/.cache'), { recursive: true });
    await writeFile(at('node_modules/.cache'), '');
    expect(await command('--check')).toBe(0);
    expect(output).toEqual([expect.stringContaining('checked in')]);
  });
});
