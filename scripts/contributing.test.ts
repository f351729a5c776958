import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRACKED } from './documents.fixture.ts';

const ROOT = new URL('../', import.meta.url);
const GUIDE = readFileSync(new URL('CONTRIBUTING.md', ROOT), 'utf8');
const LONGEST_LINE = 200;

/** The cells of the rows of the table under a heading, without its header. */
const rowsUnder = (heading: string): string[][] => {
  const section = GUIDE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => (path.includes('/') ? [path] : []));

const FOUND = rowsUnder('Where things are');
const ADDED = rowsUnder('What to touch');

test('CONTRIBUTING.md shows files of the project unchanged', () => {
  const shown = [...GUIDE.matchAll(/```ts\n\/\/ (\S+)\n([^]*?)```/g)];
  expect(shown).not.toEqual([]);
  for (const [, file = '', code] of shown) {
    expect(code).toBe(readFileSync(new URL(file, ROOT), 'utf8'));
  }
});

test('CONTRIBUTING.md has rows on where things are and what to touch', () => {
  expect(FOUND.map(([what]) => what)).toEqual(
    expect.arrayContaining(['an endpoint', 'a schema', 'a rule', 'a fault', 'where secrets are removed']),
  );
  expect(ADDED.map(([what]) => what)).toEqual(
    expect.arrayContaining(['an interface', 'a rule', 'a fault', 'a report format', 'a page of prose']),
  );
});

test.each([...FOUND, ...ADDED])('CONTRIBUTING.md says where to go for %s', (_, where = '') => {
  const folders = pathsIn(where).map((path) => path.split('/')[0]);
  expect(folders).not.toEqual([]);
  expect(folders.filter((folder) => !TRACKED.some((path) => path.startsWith(`${folder}/`)))).toEqual([]);
});

test.each(ADDED)('CONTRIBUTING.md names at most three files to touch for %s', (_, touched = '') => {
  expect(pathsIn(touched).length).toBeLessThanOrEqual(3);
});

test('CONTRIBUTING.md has no line that is too long', () => {
  expect(GUIDE.split('\n').filter(({ length }) => length > LONGEST_LINE)).toEqual([]);
});

test('a checkout has the same line ends on every system', () => {
  const listed = execFileSync('git', ['ls-files', '--eol'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const others = listed
    .trim()
    .split('\n')
    .filter((line) => !/^i\/(lf|none) .* attr\/text=auto eol=lf/.test(line));
  expect(others).toEqual([]);
});
