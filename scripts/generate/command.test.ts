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
    codegen,
    write: (line) => printed.push(line),
    writeError: (line) => complaints.push(line),
  });
}

const inGenerated = (path: string): string => join(root, 'generated', path);

describe('generate', () => {
  it('rewrites the folder, and prints the number of files and the time', async () => {
    await mkdir(inGenerated('left-over'), { recursive: true });
    await writeFile(inGenerated('left-over/types.ts'), '');
    expect(await command()).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^generated\/: wrote 26 files in \d+\.\d s\.$/)]);
    await expect(readFile(inGenerated('left-over/types.ts'))).rejects.toThrow('ENOENT');
  });

  it('leaves the folder unchanged if a contract is wrong', async () => {
    await command();
    const before = await readFile(inGenerated('things-v1/types.ts'), 'utf8');
    await writeFile(join(root, 'specs/things/schemas/Thing.yaml'), 'type: 7\n');
    expect(await command()).toBe(1);
    expect(complaints.join('\n')).toMatch(/^specs\/things\/schemas\/Thing\.yaml:1:\d+ /);
    expect(await readFile(inGenerated('things-v1/types.ts'), 'utf8')).toBe(before);
  });

  it('updates the list of root documents in redocly.yaml, and keeps the rest', async () => {
    const listing = join(root, 'redocly.yaml');
    await writeFile(listing, 'apis:\n  gone: { root: specs/gone.yaml }\n\nrules: {}\n');
    expect(await command('--check')).toBe(1);
    expect(complaints).toContain('stale   redocly.yaml: `apis` does not list the root documents in specs/.');
    expect(await command()).toBe(0);
    expect(await readFile(listing, 'utf8')).toBe('apis:\n  things-v1: { root: specs/things/v1.yaml }\n\nrules: {}\n');
    expect(await command('--check')).toBe(0);
  });

  it('prints help', async () => {
    expect(await command('--help')).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/^Usage: npm run generate/)]);
    expect(complaints).toEqual([]);
    await expect(readFile(inGenerated('README.md'))).rejects.toThrow('ENOENT');
  });

  it.each(['--faster', '--out=mine', '--overlay=mine.yaml'])('refuses the unknown option %s', async (option) => {
    expect(await command(option)).toBe(2);
    expect(complaints).toEqual([expect.stringMatching(/'--\w+'[^]*Usage: npm run generate/)]);
    await expect(readFile(inGenerated('README.md'))).rejects.toThrow('ENOENT');
  });
});

describe('--check', () => {
  beforeEach(async () => {
    await command();
    printed = [];
  });

  it('accepts a fresh folder', async () => {
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

  it('does not mention writing if a contract is wrong', async () => {
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

describe('symbolic links in the inputs', () => {
  it('are followed once, and ignored if they are broken', async () => {
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
