import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import codegen from '../../codegen.ts';
import { run } from './command.ts';
import { writeSampleContract } from './sample-contract.fixture.ts';

let root: string;
let printed: string[];
let complaints: string[];

beforeEach(async () => {
  root = await writeSampleContract();
  printed = [];
  complaints = [];
  return () => rm(root, { recursive: true });
});

function command(...args: string[]): Promise<number> {
  return run(args, {
    root,
    cwd: root,
    codegen,
    print: (line) => printed.push(line),
    printError: (line) => complaints.push(line),
  });
}

const inGenerated = (path: string): string => join(root, 'generated', path);

describe('generate', () => {
  it('writes the folder anew and says in one line how many files, in which time', async () => {
    await mkdir(inGenerated('left-over'), { recursive: true });
    await writeFile(inGenerated('left-over/types.ts'), '');
    expect(await command()).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^generated\/: wrote 26 files in \d+\.\d s\.$/)]);
    await expect(readFile(inGenerated('left-over/types.ts'))).rejects.toThrow('ENOENT');
  });

  it('leaves the old folder as it was when a contract is wrong', async () => {
    await command();
    const before = await readFile(inGenerated('things-v1/types.ts'), 'utf8');
    await writeFile(join(root, 'specs/things/schemas/Thing.yaml'), 'type: 7\n');
    expect(await command()).toBe(1);
    expect(complaints.join('\n')).toMatch(/^specs\/things\/schemas\/Thing\.yaml:1:\d+ /);
    expect(await readFile(inGenerated('things-v1/types.ts'), 'utf8')).toBe(before);
  });

  it('keeps the list of the root documents in redocly.yaml in step, and the rest of it', async () => {
    const listing = join(root, 'redocly.yaml');
    await writeFile(listing, 'apis:\n  gone: { root: specs/gone.yaml }\n\nrules: {}\n');
    expect(await command('--check')).toBe(1);
    expect(complaints).toContain('stale   redocly.yaml: `apis` does not list the root documents in specs/.');
    expect(await command()).toBe(0);
    expect(await readFile(listing, 'utf8')).toBe('apis:\n  things-v1: { root: specs/things/v1.yaml }\n\nrules: {}\n');
    expect(await command('--check')).toBe(0);
  });

  it('helps', async () => {
    expect(await command('--help')).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^Usage: npm run generate/)]);
    expect(complaints).toEqual([]);
    await expect(readFile(inGenerated('README.md'))).rejects.toThrow('ENOENT');
  });

  it('refuses arguments that it does not know', async () => {
    expect(await command('--faster')).toBe(2);
    expect(complaints).toEqual([expect.stringMatching(/--faster[^]*Usage: npm run generate/)]);
  });
});

describe('--check', () => {
  beforeEach(async () => {
    await command();
    printed = [];
  });

  it('is content with a fresh folder', async () => {
    expect(await command('--check')).toBe(0);
    expect(complaints).toEqual([]);
    expect(printed).toHaveLength(1);
  });

  it('names each stale, missing and extra file, and writes nothing', async () => {
    const stale = `${await readFile(inGenerated('things-v1/client.ts'), 'utf8')} `;
    await writeFile(inGenerated('things-v1/client.ts'), stale);
    await rm(inGenerated('things-v1/openapi.json'));
    await writeFile(inGenerated('extra.ts'), '');
    expect(await command('--check')).toBe(1);
    expect(complaints.slice(0, -1)).toEqual([
      'extra   generated/extra.ts',
      'stale   generated/things-v1/client.ts',
      'missing generated/things-v1/openapi.json',
    ]);
    expect(await readFile(inGenerated('things-v1/client.ts'), 'utf8')).toBe(stale);
  });

  it('notices one changed byte of the same length', async () => {
    const types = await readFile(inGenerated('things-v1/types.ts'), 'utf8');
    await writeFile(inGenerated('things-v1/types.ts'), types.replace('cents', 'Cents'));
    expect(await command('--check')).toBe(1);
    expect(complaints[0]).toBe('stale   generated/things-v1/types.ts');
  });

  it('says of a wrong contract nothing about writing', async () => {
    await writeFile(join(root, 'specs/things/schemas/Thing.yaml'), 'type: 7\n');
    expect(await command('--check')).toBe(1);
    expect(complaints.join('\n')).toMatch(/^specs\/things\/schemas\/Thing\.yaml:1:\d+ /);
    expect(complaints.join('\n')).not.toContain('written');
  });

  it('names every file when the folder is missing', async () => {
    await rm(join(root, 'generated'), { recursive: true });
    expect(await command('--check')).toBe(1);
    expect(complaints.filter((line) => line.startsWith('missing'))).toHaveLength(26);
  });
});

describe('--out', () => {
  it('writes another folder and leaves generated/ alone', async () => {
    expect(await command('--out', 'mine')).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^mine: wrote 26 files /)]);
    expect(await readFile(join(root, 'mine/things-v1/types.ts'), 'utf8')).toContain('cents');
    await expect(readFile(inGenerated('README.md'))).rejects.toThrow('ENOENT');
  });

  it('lets modules take each other by .js, and says which packages they need', async () => {
    await command('--out', 'mine');
    const mine = (path: string): Promise<string> => readFile(join(root, 'mine', path), 'utf8');
    expect(await mine('things-v1/index.ts')).toContain("export * from './client.js';");
    expect(await mine('things-v1/client.ts')).toMatch(/^import type \{ paths \} from '\.\/types\.js';$/m);
    expect(await mine('README.md')).toMatch(/--out <this folder>` made[^]*npm install .*openapi-fetch@\d+\.\d+\.\d+\n/);
    await command();
    expect(await readFile(inGenerated('things-v1/index.ts'), 'utf8')).toContain("export * from './client.ts';");
    expect(await readFile(inGenerated('README.md'), 'utf8')).not.toContain('npm install');
  });

  it('replaces a folder that was generated before, and an empty one', async () => {
    await mkdir(join(root, 'mine'));
    expect(await command('--out', 'mine')).toBe(0);
    await writeFile(join(root, 'mine/left-over.ts'), '');
    expect(await command('--out', 'mine')).toBe(0);
    await expect(readFile(join(root, 'mine/left-over.ts'))).rejects.toThrow('ENOENT');
  });

  it.each([
    ['a folder with files of somebody else', 'specs', 'holds files that were not generated'],
    ['the folder above', '..', 'holds files that were not generated'],
    ['generated/ itself', 'generated', 'lies in generated/'],
    ['a folder in generated/', 'generated/mine', 'lies in generated/'],
    ['a file', 'redocly.yaml', 'is not a folder'],
  ])('refuses %s', async (_what, out, message) => {
    expect(await command('--out', out)).toBe(2);
    expect(complaints).toEqual([expect.stringContaining(`--out ${out}: ${message}`)]);
    expect(await readFile(join(root, 'specs/things/schemas/Thing.yaml'), 'utf8')).toContain('cents');
  });

  it('is checked in the same way', async () => {
    await command('--out', 'mine');
    expect(await command('--check', '--out', 'mine')).toBe(0);
    await rm(join(root, 'mine/README.md'));
    await writeFile(join(root, 'mine/README.md'), '# Generated code\n');
    expect(await command('--check', '--out', 'mine')).toBe(1);
    expect(complaints).toEqual(['stale   mine/README.md', 'mine is not fresh: run the same without --check.']);
  });

  it('is checked though its README is missing, since a check loses nothing', async () => {
    await command('--out', 'mine');
    await rm(join(root, 'mine/README.md'));
    expect(await command('--check', '--out', 'mine')).toBe(1);
    expect(complaints).toEqual(['missing mine/README.md', 'mine is not fresh: run the same without --check.']);
    expect(await command('--out', 'mine')).toBe(2);
  });

  it.each([
    ['generated/ itself', 'generated', 'lies in generated/'],
    ['a file', 'redocly.yaml', 'is not a folder'],
  ])('is not checked when it is %s', async (_what, out, message) => {
    expect(await command('--check', '--out', out)).toBe(2);
    expect(complaints).toEqual([expect.stringContaining(`--out ${out}: ${message}`)]);
  });
});

describe('symbolic links in what is digested', () => {
  it('are followed to the files of a folder, once, and those to nowhere are left out', async () => {
    await mkdir(join(root, 'shared'));
    await writeFile(join(root, 'shared/note.md'), 'one');
    await symlink(join(root, 'shared'), join(root, 'specs/shared'));
    await symlink(join(root, 'specs'), join(root, 'shared/back'));
    await symlink(join(root, 'gone'), join(root, 'specs/gone'));
    expect(await command()).toBe(0);
    printed = [];
    expect(await command()).toBe(0);
    expect(printed).toEqual([expect.stringContaining('nothing has changed')]);
    await writeFile(join(root, 'shared/note.md'), 'two');
    expect(await command()).toBe(0);
    expect(printed.at(-1)).toContain('wrote 26 files');
  });
});

describe('--overlay', () => {
  const overlay = (target: string): string =>
    `overlay: 1.0.0\ninfo: { title: T, version: '1' }\nactions: [{ target: ${target}, update: { title: Tight } }]\n`;

  it('tightens a folder of its own, and tells in it how it was made', async () => {
    await writeFile(join(root, 'mine.yaml'), overlay('$.components.schemas.Thing'));
    expect(await command('--overlay', 'mine.yaml', '--out', 'mine')).toBe(0);
    expect(await readFile(join(root, 'mine/things-v1/openapi.yaml'), 'utf8')).toMatch(
      /^# Generated from specs\/things\/v1\.yaml with mine\.yaml\.[^]*title: Tight/,
    );
    expect(await readFile(join(root, 'mine/README.md'), 'utf8')).toContain('--out <this folder> --overlay mine.yaml');
    expect(await command('--check', '--overlay', 'mine.yaml', '--out', 'mine')).toBe(0);
    expect(await command('--check', '--out', 'mine')).toBe(1);
  });

  it('never writes generated/', async () => {
    await writeFile(join(root, 'mine.yaml'), overlay('$.components.schemas.Thing'));
    expect(await command('--overlay', 'mine.yaml')).toBe(2);
    expect(complaints).toEqual([expect.stringContaining('--overlay needs --out DIR')]);
    await expect(readFile(inGenerated('README.md'))).rejects.toThrow('ENOENT');
  });

  it('writes nothing when it is wrong', async () => {
    await writeFile(join(root, 'mine.yaml'), overlay('$.components.schemas.Thimg'));
    expect(await command('--overlay', 'mine.yaml', '--out', 'mine')).toBe(1);
    expect(complaints).toEqual([
      'mine.yaml:3:21 $.components.schemas.Thimg selects nothing in things-v1. Look the name up in the contract: ' +
        'generated/things-v1/openapi.yaml.\nNothing was written.',
    ]);
    await expect(readFile(join(root, 'mine/README.md'))).rejects.toThrow('ENOENT');
  });
});
