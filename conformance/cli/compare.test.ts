import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { conclusionOf } from '../engine/report.ts';
import type { Report } from '../engine/report.ts';
import { newFolder, run } from './cli.fixture.ts';

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Report;
const saved = (name: string, report: Report) => {
  writeFileSync(path(name), JSON.stringify(report));
  return path(name);
};

const FEW = ['run', '--interface', 'login'];
const FAULTY = [...FEW, '--reference-fault', 'login/form-without-token'];
const [A, B] = [path('a.json'), path('b.json')];

/** A report that is consistent with its rules. */
const concluded = (report: Report): Report => ({ ...report, ...conclusionOf(report.rules, report.interrupted) });

beforeAll(async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(path('own.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(path('own.pub.pem'), publicKey.export({ format: 'pem', type: 'spki' }));
  await run([...FEW, '--report', `json=${A}`, '--sign', path('own.pem')]);
  await run([...FAULTY, '--report', `json=${B}`, '--sign', path('own.pem')]);
});

describe('compare', () => {
  it('names new failures, and ends with 1', async () => {
    const { code, stdout, stderr } = await run(['compare', A, B]);
    expect(stdout).toMatch(/^A: \S+a\.json: conformant, started \S+, platform-conformance \S+, judged again\nB: /);
    expect(stdout).toMatch(
      /^Failed newly\n {2}login\/token-by-form \(must\): passed → failed\n {4}B: expected a non-empty string access_token/m,
    );
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('failed newly: 2 rules, status changed: 7 rules');
    expect([code, stderr]).toEqual([1, '']);
  });

  it('names some of many cases in lines of limited length, and all of them in JSON', async () => {
    const [one, other] = [path('report-a.json'), path('report-b.json')];
    await run(['run', '--interface', 'report', '--report', `json=${one}`]);
    await run(['run', '--interface', 'report', '--reference-fault', 'report/no-location', '--report', `json=${other}`]);
    const { stdout } = await run(['compare', one, other]);
    expect(stdout).toContain(
      'report/accepted-with-location [partner, bestandskundenpotential, handelsbeziehungen and 12 more] (must)',
    );
    expect(stdout.split('\n').filter((line) => line.length > 200)).toEqual([]);
    const { failedNewly } = JSON.parse((await run(['compare', one, other, '--report', 'json=-'])).stdout) as {
      failedNewly: { cases: string[] }[];
    };
    expect(failedNewly[0]?.cases).toHaveLength(15);
  });

  it('ends with 0 if failures were mended, and if nothing changed', async () => {
    const back = await run(['compare', B, A]);
    expect(back.stdout).toMatch(/^Warning: A was started after B/m);
    expect(back.stdout).toMatch(/^mended: 2 rules, status changed: 7 rules$/m);
    const same = await run(['compare', A, A]);
    expect(same.stdout).toMatch(/\n\nno difference\n$/);
    expect([back.code, same.code]).toEqual([0, 0]);
  });

  it('writes the same as JSON and Markdown, to files and standard output', async () => {
    const args = ['compare', A, B, '--report', `markdown=${path('changes.md')}`, '--report', 'json=-'];
    const { code, stdout, stderr } = await run(args);
    const { a, failedNewly } = JSON.parse(stdout) as { a: object; failedNewly: { rule: string }[] };
    expect(a).toMatchObject({ file: A, verdict: 'conformant', judgedAgain: true });
    expect(failedNewly.map(({ rule }) => rule)).toEqual(['login/token-by-form', 'login/user-gets-token']);
    expect(stderr).toContain('failed newly: 2 rules');
    expect(readFileSync(path('changes.md'), 'utf8')).toMatch(
      /^## ❌ Compared: failed newly: 2 rules[^]*### Failed newly \(2\)\n\n- `login\/token-by-form \(must\): passed → failed`\n {2}- `B: /,
    );
    expect(code).toBe(1);
  });

  it('detects a hidden failure', async () => {
    const passed = (rule: Report['rules'][number]) => {
      const { reason, contrast, ...rest } = rule;
      return reason === undefined && contrast === undefined ? rule : { ...rest, status: 'passed' as const };
    };
    const b = read('b.json');
    const crafted = concluded({ ...b, rules: b.rules.map((rule) => (rule.status === 'failed' ? passed(rule) : rule)) });
    const { code, stdout, stderr } = await run(['compare', A, saved('crafted.json', crafted)]);
    expect(stderr).toContain('crafted.json: does not agree with its own evidence');
    expect([code, stdout]).toEqual([2, '']);
  });

  it.each<[string, () => Report, string]>([
    [
      'another version',
      () => ({ ...read('a.json'), suite: { ...read('a.json').suite, version: '0.0.1' } }),
      'was made by another version of the suite',
    ],
    ['shards', () => ({ ...read('a.json'), seeds: ['a', 'b'] }), 'is put together from shards'],
    ['failures only', () => ({ ...read('a.json'), evidence: 'failures' }), 'holds the evidence of failures only'],
  ])('trusts a report of %s, and says so', async (_, report, why) => {
    const file = saved('word.json', report());
    const { code, stdout, stderr } = await run(['compare', file, B]);
    expect(stderr).toBe(
      `${file}: ${why}, so it is trusted and not judged again. A signature proves who made it: --verify KEYFILE.\n`,
    );
    expect(stdout).toContain('not judged again');
    expect(code).toBe(1);
    const bent = saved('bent.json', { ...report(), verdict: 'nonconformant' });
    const refused = await run(['compare', bent, B]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('verdict: says "nonconformant"')]);
  });

  it('requires signatures of both with --verify', async () => {
    const key = ['--verify', path('own.pub.pem')];
    expect((await run(['compare', A, B, ...key])).code).toBe(1);
    const { code, stderr } = await run(['compare', A, saved('unsigned.json', read('b.json')), ...key]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('unsigned.json')]);
  });

  it('is not controlled by text in a report', async () => {
    const steering = '\u001b[2J\n::error::x\n##[add-mask]x\n`</details>';
    const { rules, ...a } = read('a.json');
    const planted = concluded({
      ...a,
      suite: { ...a.suite, version: steering },
      rules: rules.map((rule) =>
        rule.id === 'login/token-by-form' ? { ...rule, status: 'failed', reason: steering } : rule,
      ),
    });
    const args = ['compare', A, saved('planted.json', planted), '--report', `markdown=${path('planted.md')}`];
    const { code, stdout } = await run(args);
    for (const text of [stdout, readFileSync(path('planted.md'), 'utf8')]) {
      expect(text).not.toContain('\u001b');
      expect(text).not.toMatch(/^\s*::|##\[|^`?<\/details>/m);
    }
    expect(code).toBe(1);
  });

  it.each([
    ['one report', [A], "missing required argument 'after'"],
    [
      'a format of other commands',
      [A, B, '--report', 'html=x.html'],
      'there is no format «html». There are: json, markdown.',
    ],
    ['a file that is not there', [A, path('no.json')], 'no.json: cannot be read: there is no such file.'],
  ])('refuses %s with exit code 2', async (_, args, message) => {
    const { code, stdout, stderr } = await run(['compare', ...args]);
    expect(stderr).toContain(message);
    expect([code, stdout]).toEqual([2, '']);
  });
});
