import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newFolder, run, runIn } from './cli.fixture.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/cases-overlay.yaml', import.meta.url));

/** An Overlay without `extends`, which applies to every contract that it matches. */
function overlay(target: string, update: object): string {
  const file = join(newFolder(), 'overlay.json');
  writeFileSync(
    file,
    JSON.stringify({ overlay: '1.0.0', info: { title: 'T', version: '1' }, actions: [{ target, update }] }),
  );
  return file;
}

const generate = (...args: string[]) => run(['generate', ...args]);

it('writes the interfaces that Overlays change, and checks whether they are fresh', async () => {
  const out = join(newFolder(), 'src', 'platform');
  const args = ['--overlay', EXAMPLE, '--out', out];
  expect((await generate(...args, '--check')).code).toBe(1);
  const { code, stdout } = await generate(...args);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/wrote cases-v3, 8 files.*npm install \S*platform-contracts-\d\S*\.tgz/),
  ]);
  expect(readdirSync(out).sort()).toEqual(['README.md', 'cases-v3']);
  expect(readdirSync(join(out, 'cases-v3')).sort()).toEqual([
    'index.ts',
    'openapi.yaml',
    'request-validators.ts',
    'schemas.ts',
    'standard-schemas.ts',
    'types.ts',
    'validators.ts',
  ]);
  expect((await generate(...args, '--check')).code).toBe(0);
  writeFileSync(join(out, 'cases-v3/types.ts'), '');
  expect(await generate(...args, '--check')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^stale .*types/) as string,
  });
  expect((await generate(...args)).code).toBe(0);
});

it('accepts several Overlays, and selects from their interfaces', async () => {
  const out = join(newFolder(), 'out');
  const all = overlay('$.info', { description: 'Ours.' });
  const { code } = await generate(
    '--overlay',
    all,
    '--overlay',
    EXAMPLE,
    '--interface',
    'cases-v3,report',
    '--out',
    out,
  );
  expect([code, readdirSync(out).sort()]).toEqual([0, ['README.md', 'cases-v3', 'report']]);
  const contract = readFileSync(join(out, 'cases-v3/openapi.yaml'), 'utf8');
  expect(contract).toMatch(/description: Ours\.[^]*required:\n *- vorgangsNummer/);
  expect(await generate('--overlay', EXAMPLE, '--interface', 'report', '--out', out)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('that the Overlays change: cases-v3') as string,
  });
});

it.each<[string, (out: string) => void, RegExp]>([
  ['other files', (out) => writeFileSync(join(out, 'mine.ts'), ''), /contains files that were not generated/],
  [
    'files that a checkout generated',
    (out) => writeFileSync(join(out, 'README.md'), '# Generated code\n'),
    /contains files that were not generated/,
  ],
])('does not change a folder with %s', async (_what, fill, message) => {
  const out = newFolder();
  fill(out);
  const before = readdirSync(out);
  expect(await generate('--overlay', EXAMPLE, '--out', out)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(message) as string,
  });
  expect(readdirSync(out)).toEqual(before);
});

it('writes the same however the paths are written', async () => {
  const out = join(newFolder(), 'out');
  await generate('--overlay', EXAMPLE, '--out', out);
  const args = ['--overlay', `./${relative('', EXAMPLE)}`, '--out', `${relative('', out)}/`];
  expect(await generate(...args, '--check')).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain('--overlay docs/examples/cases-overlay.yaml');
});

it('accepts and rewrites a folder with the line ends of a checkout on Windows', async () => {
  const out = join(newFolder(), 'out');
  await generate('--overlay', EXAMPLE, '--out', out);
  const readme = readFileSync(join(out, 'README.md'), 'utf8');
  writeFileSync(join(out, 'README.md'), readme.replaceAll('\n', '\r\n'));
  expect(await generate('--overlay', EXAMPLE, '--out', out, '--check')).toMatchObject({ code: 0 });
  expect(await generate('--overlay', EXAMPLE, '--out', out)).toMatchObject({ code: 0 });
  expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe(readme);
});

it('says in a terminal what takes time', async () => {
  const { stderr } = await runIn(80, ['generate', '--overlay', EXAMPLE, '--out', join(newFolder(), 'out')]);
  expect(stderr).toBe('Generating …\r\u001b[2K');
});

it('follows a symbolic link to the folder', async () => {
  const [link, out] = ['link', 'out'].map((name) => join(newFolder(), name)) as [string, string];
  await generate('--overlay', EXAMPLE, '--out', out);
  symlinkSync(out, link);
  writeFileSync(join(out, 'cases-v3/index.ts'), '');
  expect(await generate('--overlay', EXAMPLE, '--out', link)).toMatchObject({ code: 0 });
  expect(readFileSync(join(out, 'cases-v3/index.ts'), 'utf8')).not.toBe('');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

it('keeps files that were added to the folder later', async () => {
  const out = join(newFolder(), 'out');
  await generate('--overlay', EXAMPLE, '--out', out);
  mkdirSync(join(out, 'own'));
  writeFileSync(join(out, 'own/mine.ts'), '1');
  const { code, stderr } = await generate('--overlay', EXAMPLE, '--out', out);
  expect([code, stderr]).toEqual([2, expect.stringContaining('contains own/mine.ts, which was not generated')]);
  expect(readFileSync(join(out, 'own/mine.ts'), 'utf8')).toBe('1');
});

it.each([join(newFolder(), 'x'.repeat(250)), ...(process.platform === 'linux' ? ['/proc/new/out'] : [])])(
  'says that it cannot write %s',
  async (out) => {
    const { code, stderr } = await generate('--overlay', EXAMPLE, '--out', out);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^--out \S+: cannot be written \(E[A-Z]+\)\. .*\n$/)]);
  },
);

it.each([
  ['no Overlay', () => ['--out', 'x'], /needs --overlay FILE/],
  ['no folder', () => ['--overlay', EXAMPLE], /--out/],
  ['an unknown interface', () => ['--overlay', EXAMPLE, '--interface', 'cases', '--out', 'x'], /no such interface/],
  [
    'a name of the flows',
    () => ['--overlay', overlay('$.components.schemas', { CasesV3Api: {} }), '--interface', 'cases-v3', '--out', 'x'],
    /--overlay \S+: the resulting contract of cases-v3 cannot be expressed in types: .*`CasesV3Api` is exported twice/,
  ],
])('refuses %s', async (_what, args, message) => {
  const { code, stderr } = await generate(...args());
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});
