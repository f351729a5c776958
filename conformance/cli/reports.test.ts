import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { reportOf, resultOf } from '../reporters/report.fixture.ts';
import { run } from './cli.fixture.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { parseOrders, writeReports } from './reports.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const report = reportOf([resultOf({})]);

const ordersIn = (values: readonly string[]) => parseOrders(values, REPORT_FORMATS);

/** The streams of the process; these tests do not print to them. */
const io = { stdout: process.stdout, stderr: process.stderr };

describe('--report', () => {
  it.each([
    ['json', '{\n  "suite"'],
    ['junit', '<?xml version="1.0"'],
    ['html', '<!DOCTYPE html>'],
    ['har', '{\n  "log"'],
    ['markdown', '## ✅ Conformance: conformant'],
  ])('writes %s', async (format, beginning) => {
    const file = join(folder, `report.${format}`);
    await writeReports(ordersIn([`${format}=${file}`]), report, io, { quiet: true });
    expect(readFileSync(file, 'utf8').slice(0, beginning.length)).toBe(beginning);
  });

  it('knows these formats', () => {
    expect(REPORT_FORMATS).toEqual(['json', 'junit', 'html', 'har', 'markdown']);
  });

  it.each([
    ['xml=a', /no format «xml».*json, junit, html, har, markdown/],
    ['toString=a', /no format «toString»/],
    ['junit', /name a file, for example junit=report\.xml/],
    ['markdown=', /markdown=report\.md/],
    [`html=${join(folder, 'missing', 'a.html')}`, /folder .*missing does not exist/],
  ])('refuses %s before anything runs', (value, message) => {
    expect(() => ordersIn([value])).toThrow(UsageError);
    expect(() => ordersIn([value])).toThrow(message);
  });

  it('reserves the file of a signature, and removes an old signature', async () => {
    const [json, signature] = ['own.json', 'own.json.jws'].map((name) => join(folder, name)) as [string, string];
    expect(() => ordersIn([`html=${signature}`, `json=${json}`])).toThrow('two files would be written to');
    writeFileSync(signature, 'of yesterday');
    await writeReports(ordersIn([`json=${json}`]), report, io, { quiet: true });
    expect(existsSync(signature)).toBe(false);
  });

  it('refuses two paths to one file', () => {
    const link = join(folder, 'link');
    symlinkSync(folder, link);
    for (const same of [`${folder}/./own.html`, join(link, 'own.html')]) {
      expect(() => ordersIn([`json=${join(folder, 'own.html')}`, `html=${same}`])).toThrow(
        `two files would be written to ${same}`,
      );
    }
    const [dangling, astray] = ['dangling', 'astray'].map((name) => join(folder, name)) as [string, string];
    symlinkSync('own.html', dangling);
    expect(() => ordersIn([`json=${dangling}`, `html=${join(folder, 'own.html')}`])).toThrow('two files would be');
    symlinkSync(join(folder, 'nowhere/own.html'), astray);
    expect(() => ordersIn([`json=${astray}`])).toThrow(/the folder .*nowhere does not exist/);
  });

  it('is refused at once where no file can be', () => {
    const [file, loop] = [join(folder, 'file'), join(folder, 'loop')];
    writeFileSync(file, '');
    symlinkSync('loop', loop);
    expect(() => ordersIn([`json=${join(file, 'a.json')}`])).toThrow(/a part of its path is a file\. Name/);
    expect(() => ordersIn([`json=${join(folder, 'x'.repeat(300))}`])).toThrow(/its name is too long\. Give/);
    expect(() => ordersIn([`json=${loop}`])).toThrow(UsageError);
  });

  it('overwrites no certificates that Node takes from the environment', async () => {
    const file = join(folder, 'authorities.pem');
    writeFileSync(file, 'mine');
    vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
    const { stderr } = await run(['run', '--target', 'report=https://r.example', '--report', `markdown=${file}`]);
    vi.unstubAllEnvs();
    expect(stderr).toContain('authorities.pem would be overwritten');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('overwrites no file that the command reads', async () => {
    const file = join(folder, 'read.json');
    writeFileSync(file, '{}');
    const lost = ['--report', `markdown=${join(folder, '.', 'read.json')}`];
    const configured = join(folder, 'configured.json');
    writeFileSync(configured, JSON.stringify({ targets: { report: 'https://r.example' }, network: { ca: file } }));
    const commands = [
      ['run', '--config', file, ...lost],
      ['run', '--config', configured, ...lost],
      ['run', '--overlay', file, ...lost],
      ['run', '--baseline', file, ...lost],
      ['run', '--sign', file, ...lost, '--report', `json=${join(folder, 'signed.json')}`],
      ['replay', file, ...lost],
      ['merge', file, ...lost],
      ['compare', file, file, ...lost],
      ['summary', folder, ...lost],
      ['summary', join(folder, 'other.json'), '--verify', file, ...lost],
    ];
    for (const command of commands) {
      const { code, stderr } = await run(command);
      expect(stderr, command.join(' ')).toContain('read.json would be overwritten, which this command reads');
      expect(code).toBe(2);
    }
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });

  it('keeps `=` in the name of a file, and lets one report go to standard output', () => {
    expect(ordersIn(['har=a=b.har', 'junit=-'])).toEqual([
      { format: 'har', file: 'a=b.har' },
      { format: 'junit', file: '-' },
    ]);
    expect(() => ordersIn(['har=-', 'junit=-'])).toThrow(/only one report/);
  });

  it('keeps the exit code of a run if a report cannot be written, but not that of a replay', async () => {
    const [json, html] = [join(folder, 'run.json'), join(folder, 'run.html')];
    const lost = ['--report', 'har=/dev/full', '--report'];
    const ran = await run(['run', '--interface', 'login', ...lost, `json=${json}`]);
    expect(ran.stderr).toMatch(
      /^json written to .*run\.json\n\/dev\/full: cannot be written: there is no room left .*\n$/,
    );
    const replayed = await run(['replay', json, ...lost, `html=${html}`]);
    expect(readFileSync(html, 'utf8')).toContain('</html>');
    expect([ran.code, replayed.code]).toEqual([0, 2]);
  });

  it('prints the path of a file last, unless only the verdict is requested', async () => {
    const args = ['run', '--interface', 'login', '--report', `html=${relative('.', join(folder, 'told.html'))}`];
    const ran = await run(args);
    expect(ran.stderr).toBe(`html written to ${join(folder, 'told.html')}\n`);
    expect(ran.stdout).toMatch(/\nconformant \(.*\n$/);
    expect((await run([...args, '--quiet'])).stderr).toBe('');
  });

  it('says which file cannot be written, and writes the others', async () => {
    const file = join(folder, 'beside.html');
    const orders = ordersIn(['json=/dev/full', `html=${file}`]);
    const problems = await writeReports(orders, report, io, { quiet: true });
    expect(problems).toEqual([expect.stringContaining('/dev/full: cannot be written')]);
    expect(readFileSync(file, 'utf8')).toContain('</html>');
  });
});
