import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { manualClock } from '../clock.ts';
import type { Baseline } from '../engine/baseline/schema.ts';
import type { Config } from '../engine/config/schema.ts';
import type { Report } from '../engine/report.ts';
import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../servers/listen.ts';
import { newFolder, run } from './cli.fixture.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(path(name), 'utf8');
const baseline = (name: string) => parse(read(name)) as Baseline;
const saved = (name: string, text: string) => {
  writeFileSync(path(name), text);
  return path(name);
};

const FEW = ['run', '--interface', 'login,session'];
/** Two faults caught by different rules; the reasons for the first one contain a URL and identifiers of the run. */
const KNOWN = [...FEW, '--reference-fault', 'session/sign-on-to-another-site'];
const NEW = [...FEW, '--reference-fault', 'session/form-login-without-cookie'];
const BASELINE = ['--baseline', path('baseline.yaml')];
const START = Date.UTC(2026, 0, 15, 9);
const DAY = 86_400_000;
const at = (args: readonly string[], days = 0) => run(args, {}, manualClock(START + days * DAY));

beforeAll(async () => {
  await at([...KNOWN, '--write-baseline', path('baseline.yaml'), '--report', `json=${path('known.json')}`]);
});

describe('run --write-baseline', () => {
  it('writes failures that expire after 90 days, and keeps the exit code of the run', async () => {
    const { code, stdout } = await at([...KNOWN, '--write-baseline', path('new.yaml')]);
    expect(code).toBe(1);
    expect(stdout).toContain('nonconformant (');
    const { known } = baseline('new.yaml');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`${path('new.yaml')} is written: ${known.length} known failures.`);
    expect(known.map(({ rule }) => rule)).toContain('session/sign-on-by-address');
    expect(new Set(known.map(({ expires }) => expires))).toEqual(new Set(['2026-04-15']));
    const text = read('new.yaml');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\S+baseline\.schema\.json\nknown:\n {2}# [A-Z]/);
    // The entries of a rule are grouped below one title.
    const ids = known.map(({ rule }) => rule).filter((rule, index, all) => rule !== all[index - 1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(text.match(/^ {2}# /gm)).toHaveLength(ids.length);
  });

  it('fills an empty file', async () => {
    await at([...KNOWN, '--quiet', '--write-baseline', saved('empty.yaml', '')]);
    expect(baseline('empty.yaml').known).toHaveLength(baseline('baseline.yaml').known.length);
  });

  it('keeps notes and dates that people edited, also in JSON', async () => {
    const [first, ...others] = baseline('baseline.yaml').known;
    if (first === undefined) throw new Error('an entry is expected');
    const own = { ...first, expires: '2026-02-01', note: 'TICKET-42' };
    const file = saved('own.json', JSON.stringify({ known: [own, ...others] }));
    await at([...KNOWN, '--quiet', '--write-baseline', file]);
    const written = JSON.parse(read('own.json')) as Baseline;
    expect(written.known).toEqual([own, ...others]);
    expect(written.$schema).toMatch(/baseline\.schema\.json$/);
  });
});

describe('run --baseline', () => {
  it('ends with 0 if another run, on other ports and with another seed, has the known failures', async () => {
    const files = ['json', 'markdown', 'html', 'junit'].map((format) => [format, path(`again.${format}`)] as const);
    const orders = files.flatMap(([format, file]) => ['--report', `${format}=${file}`]);
    const { code, stdout } = await at([...KNOWN, ...BASELINE, ...orders], 90);
    expect(stdout).toMatch(/^nonconformant, known \(must-rules: .*; baseline: \d+ known$/m);
    expect(code).toBe(0);
    const [before, after] = ['known.json', 'again.json'].map((name) => JSON.parse(read(name)) as Report);
    expect(after?.verdict).toBe('nonconformant');
    expect(after?.seed).not.toBe(before?.seed);
    expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
    expect(read('again.markdown')).toMatch(/^## ⚠️ Conformance: nonconformant, known\n/);
    expect(read('again.html')).toContain('<h1>Not conformant, known</h1>');
    expect(read('again.junit')).toContain('<property name="verdict" value="nonconformant, known"/>');
    expect(read('again.junit')).not.toContain('<failure');
  });

  it('ends with 1 if there is a new failure, or a known failure is mended', async () => {
    const { code, stdout } = await at([...NEW, ...BASELINE]);
    expect(stdout).toMatch(/^ {2}New: not in the baseline\n {4}session\//m);
    expect(stdout).toMatch(/^ {2}Mended: passes now: remove the entry\n {4}session\//m);
    expect(stdout).toMatch(/^nonconformant \(.*; baseline: \d+ new, \d+ mended$/m);
    expect(code).toBe(1);
  });

  it('ends with 1 if everything is mended, although the target is conformant', async () => {
    const { code, stdout } = await at([...FEW, ...BASELINE, '--quiet']);
    expect(stdout).toMatch(/^conformant \(.*; baseline: \d+ mended\n$/);
    expect(code).toBe(1);
  });

  it('ends with 1 on the first day after the entries expire, by the clock of the run', async () => {
    const { code, stdout } = await at([...KNOWN, ...BASELINE, '--quiet'], 91);
    expect(stdout).toMatch(/^nonconformant \(.*; baseline: \d+ expired\n$/);
    expect(code).toBe(1);
  });

  it('lists entries that were not judged, which do not change the exit code', async () => {
    const { code, stdout } = await at(['run', '--interface', 'login', ...BASELINE]);
    expect(stdout).toMatch(
      /^ {2}Not judged in this run: the entry stays\n {4}session\/[^\n]*: skipped: excluded by --interface/m,
    );
    expect(code).toBe(0);
  });

  it('accepts inconclusive rules, so that the run does not end with 3', async () => {
    const deployment = createDeployment();
    const server = await listen(deployment.hosts, { port: 0 });
    onTestFinished(() => server.close());
    const { targets, credentials } = (await deployment.configuration(server.urls)) as Config;
    const config = { targets, credentials: { login: credentials?.login } };
    const file = saved('bare.json', JSON.stringify(config));
    const bare = ['run', '--config', file, '--interface', 'login,session', '--quiet', '--allow-writes'];
    const before = await at([...bare, '--write-baseline', path('open.yaml')]);
    expect(before.stdout).toMatch(/^inconclusive \(/);
    expect(before.code).toBe(3);
    expect(new Set(baseline('open.yaml').known.map(({ status }) => status))).toEqual(new Set(['inconclusive']));
    const after = await at([...bare, '--baseline', path('open.yaml')]);
    expect(after.stdout).toMatch(/^inconclusive, known \(.*; baseline: \d+ known\n$/);
    expect(after.code).toBe(0);
  });

  it.each<[string, () => string[], string]>([
    ['a shard', () => [...BASELINE, '--shard', '1/2'], 'merge 1.json 2.json … --baseline'],
    ['a shard to be written', () => ['--write-baseline', path('x.yaml'), '--shard', '1/2'], 'merge 1.json 2.json …'],
    ['--bail', () => [...BASELINE, '--bail'], '--bail stops at the first failure'],
    ['a missing file', () => ['--baseline', path('no.yaml')], 'no.yaml: cannot be read: there is no such file.'],
    ['a folder that is missing', () => ['--write-baseline', path('no/b.yaml')], 'no does not exist. Create it first.'],
    [
      'the place of a report',
      () => ['--write-baseline', path('x.json'), '--report', `json=${path('x.json')}`],
      'a report would be written there, too',
    ],
    [
      'a rule that is not there',
      () => ['--baseline', saved('bad.yaml', 'known: [{ rule: login/x, reason: x, expires: 2026-01-31 }]')],
      'bad.yaml:1: there is no rule «login/x».',
    ],
    [
      'a file to be kept that is no baseline',
      () => ['--write-baseline', saved('list.yaml', '- a')],
      'list.yaml:1: the baseline must be a mapping of keys.',
    ],
  ])('refuses %s before anything is sent', async (_, args, message) => {
    const { code, stdout, stderr } = await at([...FEW, ...args()]);
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
  });
});

describe('an earlier report', () => {
  it('is compared with the baseline like its run, on the date of the run', async () => {
    const { code, stdout } = await at(['replay', path('known.json'), '--quiet', ...BASELINE], 1000);
    expect(stdout).toMatch(/^nonconformant, known \(/);
    expect(code).toBe(0);
  });

  it('is compared with it after merging its shards, and not before', async () => {
    const files = [1, 2].map((index) => path(`${index}.json`));
    for (const [index, file] of files.entries()) {
      await at([...KNOWN, '--shard', `${index + 1}/2`, '--report', `json=${file}`]);
    }
    const { code, stdout } = await at([
      'merge',
      ...files,
      '--quiet',
      ...BASELINE,
      '--write-baseline',
      path('merged.yaml'),
    ]);
    expect(stdout).toMatch(/^nonconformant, known \(/);
    expect(code).toBe(0);
    expect(baseline('merged.yaml')).toEqual(baseline('baseline.yaml'));
    const part = await at(['replay', files[0] ?? '', ...BASELINE]);
    expect([part.code, part.stderr]).toEqual([2, expect.stringContaining('this is shard 1/2')]);
  });
});
