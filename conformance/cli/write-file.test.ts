import fs, {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  type PathOrFileDescriptor,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newFolder } from './cli.fixture.ts';
import { UsageError } from './usage-error.ts';
import { writeTextFile } from './write-file.ts';

const { renameSync: rename, writeFileSync: write } = fs;
let folder: string;
let file: string;

beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'report.json');
  writeFileSync(file, 'yesterday');
});
afterEach(() => {
  Object.assign(fs, { renameSync: rename, writeFileSync: write });
  syncBuiltinESMExports();
});

/** Makes each write fail halfway, as on a full device. */
function withoutRoom(): void {
  fs.writeFileSync = (place: PathOrFileDescriptor, _, options) => {
    write(place, 'to', options);
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
}

it('keeps the old content if the new text cannot be written, and leaves no other file', () => {
  withoutRoom();
  expect(() => writeTextFile(file, 'today')).toThrow(UsageError);
  expect(() => writeTextFile(file, 'today')).toThrow(`${file}: cannot be written: there is no room left`);
  expect(() => writeTextFile(join(folder, 'new.json'), 'today')).toThrow(UsageError);
  expect(() => writeTextFile(join(folder, 'kept.yaml'), 'today', { keep: true })).toThrow(UsageError);
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('replaces a file and keeps its mode, and replaces the target of a link', () => {
  const link = join(folder, 'link.json');
  symlinkSync('report.json', link);
  chmodSync(file, 0o640);
  writeTextFile(link, 'today');
  expect(readFileSync(file, 'utf8')).toBe('today');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  rmSync(file);
  writeTextFile(link, 'tomorrow');
  expect(readFileSync(file, 'utf8')).toBe('tomorrow');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

it('writes a file in place that cannot be replaced, such as a mounted one', () => {
  fs.renameSync = () => {
    throw Object.assign(new Error('EBUSY'), { code: 'EBUSY' });
  };
  syncBuiltinESMExports();
  writeTextFile(file, 'today');
  expect(readFileSync(file, 'utf8')).toBe('today');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('writes to a pipe or device, and keeps an existing file if required', () => {
  writeTextFile('/dev/null', 'today');
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  expect(() => writeTextFile('/dev/full', 'today')).toThrow('/dev/full: cannot be written');
  expect(() => writeTextFile(file, 'today', { keep: true })).toThrow('it exists already');
  expect(readFileSync(file, 'utf8')).toBe('yesterday');
});
