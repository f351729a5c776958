import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { readOpenMetrics } from '../reporters/summary/openmetrics.fixture.ts';
import { newFolder, run, runIn } from './cli.fixture.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Report;

function saved(name: string, text: string): string {
  writeFileSync(path(name), text);
  return path(name);
}

/** A few rules that are judged quickly. */
const FEW = ['--interface', 'login'];

beforeAll(async () => {
  for (const name of ['good', 'bad', 'part', 'signed']) mkdirSync(path(name));
  await run(['run', ...FEW, '--report', `json=${path('good/a.json')}`]);
  const fault = ['--reference-fault', 'login/form-without-token', '--evidence', 'failures'];
  await run(['run', ...fault, ...FEW, '--report', `json=${path('bad/b.json')}`]);
  await run(['run', ...FEW, '--shard', '1/2', '--report', `json=${path('part/c.json')}`]);
});

describe('summary', () => {
  it('summarizes reports, folders and labelled files, and ends with the worst exit code', async () => {
    const formats = ['html', 'markdown', 'junit', 'openmetrics'].map((format) => `${format}=${path(`all.${format}`)}`);
    const { code, stdout } = await run([
      'summary',
      path('good'),
      path('bad/b.json'),
      `third=${path('good/a.json')}`,
      ...formats.flatMap((one) => ['--report', one]),
    ]);
    expect(stdout).toMatch(/^nonconformant \(3 targets: 2 conformant, 1 nonconformant\)$/m);
    expect(code).toBe(1);
    const [verdicts] = readOpenMetrics(readFileSync(path('all.openmetrics'), 'utf8'));
    const ofOne = verdicts?.samples.filter(({ value }) => value === 1).map(({ labels }) => Object.values(labels));
    expect(ofOne).toEqual([
      ['a', 'conformant'],
      ['b', 'nonconformant'],
      ['third', 'conformant'],
    ]);
    for (const format of ['html', 'markdown', 'junit']) {
      expect(readFileSync(path(`all.${format}`), 'utf8')).toContain('third');
    }
  });

  it('ends with 0 when all are conformant, and with 3 when one is inconclusive', async () => {
    const open = { ...read('good/a.json') };
    const interrupted = saved('open.json', JSON.stringify({ ...open, interrupted: true, verdict: 'inconclusive' }));
    expect((await run(['summary', path('good'), '--quiet'])).code).toBe(0);
    expect((await run(['summary', path('good'), interrupted, '--quiet'])).code).toBe(3);
  });

  it('says in a terminal what takes time', async () => {
    const { stderr } = await runIn(80, ['summary', path('good'), '--quiet']);
    expect(stderr).toBe('Reading the reports …\r\u001b[2K');
  });

  it('prints only a summary to standard output with --report FORMAT=-', async () => {
    const { stdout, stderr } = await run(['summary', path('good'), '--report', 'openmetrics=-']);
    expect(readOpenMetrics(stdout)).toHaveLength(4);
    expect(stderr).toContain('conformant (1 target');
  });

  it.each<[string, () => string, string]>([
    ['is not there', () => path('nowhere.json'), 'there is no such file or folder. Name a report'],
    ['is no JSON', () => saved('text.json', 'passed'), 'is not JSON'],
    ['is no report', () => saved('list.json', '[]'), 'is not a report of this suite'],
    [
      'says what its results do not',
      () => saved('forged.json', JSON.stringify({ ...read('bad/b.json'), verdict: 'conformant' })),
      'verdict: says "conformant", computed "nonconformant"',
    ],
    [
      'is of another version',
      () =>
        saved(
          'old.json',
          JSON.stringify({ ...read('good/a.json'), suite: { ...read('good/a.json').suite, version: '0.0.1' } }),
        ),
      'suite version',
    ],
    [
      'is of a shard',
      () => path('part/c.json'),
      'is the report of shard 1/2. Put the shards together with merge first',
    ],
    [
      'is very large',
      () => {
        truncateSync(saved('large.json', ''), 49 * 1024 * 1024);
        return path('large.json');
      },
      'is larger than 48 MiB',
    ],
    [
      'would take much memory',
      // Strings do not count as values.
      () => saved('deep.json', `["${'[\\"'.repeat(1000)}", ${'['.repeat(5_000_000)}`),
      'holds more than 1000000 values',
    ],
    [
      'never ends',
      () => {
        symlinkSync('/dev/zero', path('endless.json'));
        return path('endless.json');
      },
      'is not a regular file',
    ],
  ])('names a report that %s as unusable, shows the others, and ends with 2', async (_, file, message) => {
    const { code, stdout } = await run(['summary', `x=${file()}`, path('good'), path('bad')]);
    expect(stdout).toContain(message);
    expect(stdout).toMatch(/^! unusable +x$/m);
    expect(stdout).toMatch(/^unusable \(3 targets: 1 conformant, 1 nonconformant, 1 unusable\)$/m);
    expect(code).toBe(2);
  });

  it('ignores a folder in a folder, whatever its name', async () => {
    mkdirSync(path('nested/old.json'), { recursive: true });
    saved('nested/a.json', `\uFEFF${JSON.stringify(read('good/a.json'))}`);
    const { code, stdout } = await run(['summary', path('nested'), '--quiet']);
    expect([code, stdout]).toEqual([0, 'conformant (1 target: 1 conformant)\n']);
  });

  it('accepts only signed reports with --verify', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const own = saved('own.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
    const known = saved('known.pem', publicKey.export({ type: 'spki', format: 'pem' }) as string);
    const report = path('signed/d.json');
    await run(['run', ...FEW, '--evidence', 'failures', '--report', `json=${report}`, '--sign', own]);
    expect((await run(['summary', path('signed'), '--verify', known, '--quiet'])).code).toBe(0);
    writeFileSync(report, readFileSync(report, 'utf8').replace('"startedAt": "2', '"startedAt": "3'));
    const changed = await run(['summary', path('signed'), path('good'), '--verify', known]);
    expect(changed.stdout).toContain('does not verify');
    expect(changed.stdout).toContain('a.json is not signed');
    expect(changed.code).toBe(2);
  });

  it.each<[string, () => string[], string]>([
    ['no reports', () => [], "missing required argument 'reports'"],
    ['what is neither a report nor a folder', () => [path('nowhere')], 'there is no such file or folder'],
    ['a folder without reports', () => [newFolder()], 'holds no JSON report'],
    ['two targets of one name', () => [path('good'), path('good/a.json')], 'are both called «a»'],
    ['a label for a folder', () => [`x=${path('good')}`], 'A label is for one report'],
    ['an empty label', () => [`=${path('good/a.json')}`], 'has no name'],
    ['an unknown format', () => [path('good'), '--report', 'json=x'], 'There are: html, markdown, junit, openmetrics.'],
    ['what is no key', () => [path('good'), '--verify', path('good/a.json')], 'holds no key that can be read'],
  ])('refuses %s with exit code 2, and prints no summary', async (_, args, message) => {
    const { code, stdout, stderr } = await run(['summary', ...args()]);
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
  });
});
