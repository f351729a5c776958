import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../engine/report.ts';
import { githubStep } from './github.ts';
import { markdownReport } from './markdown.ts';
import { everything, planted, reportOf, resultOf } from './report.fixture.ts';

function linesOf(report: Report, env: NodeJS.ProcessEnv = {}): string[] {
  let text = '';
  const stream = { write: (chunk: string) => (text += chunk) };
  githubStep(stream, { GITHUB_ACTIONS: 'true', ...env })?.publish(report);
  return text.trimEnd().split('\n');
}

describe('a run inside GitHub Actions', () => {
  it('does nothing outside GitHub Actions', () => {
    const stream = { write: () => expect.unreachable() };
    expect(githubStep(stream, {})).toBeUndefined();
    expect(githubStep(stream, { GITHUB_ACTIONS: 'false' })).toBeUndefined();
  });

  it('stops workflow commands until a random token', () => {
    const words = [1, 2].map(() => {
      const written: string[] = [];
      const step = githubStep({ write: (line) => written.push(line) }, { GITHUB_ACTIONS: 'true' });
      const word = /^::stop-commands::(\S{30,})\n$/.exec(written[0] ?? '')?.[1];
      step?.resume();
      step?.resume();
      expect(written.slice(1)).toEqual([`::${word}::\n`]);
      return word;
    });
    expect(words[0]).not.toBe(words[1]);
  });

  it('annotates failed must-rules as errors, failed should-rules and inconclusive must-rules as warnings', () => {
    const lines = linesOf(everything()).slice(2);
    expect(lines.map((line) => line.replace(/::[^:]*$/, '').slice(0, 60))).toEqual([
      expect.stringMatching(/^::error title=report\/broken \(failed\)/),
      expect.stringMatching(/^::error title=report\/kinds \(failed\)/),
      expect.stringMatching(/^::warning title=report\/open \(inconclusive\)/),
      expect.stringMatching(/^::warning title=report\/warned \(failed\)/),
    ] as string[]);
    expect(lines[0]).toContain(
      '::expected a header Location, got none%0Areport/broken (must, failed): It carries a `Location`%0AR01 (D1 Report',
    );
  });

  it('lets no target begin a workflow command', () => {
    const lines = linesOf(planted('%0A\r\n::add-mask::x\n##[set-output]\u2028::error::y\r::warning::z'));
    expect(lines).toHaveLength(6);
    for (const line of lines.slice(2)) expect(line).toMatch(/^::(error|warning) title=[^:,]*::/);
    expect(lines[2]).toContain('%250A%0A::add-mask::x');
    expect(lines.join('')).not.toMatch(/[\r\u2028]/);
  });

  it('counts those beyond the limit of GitHub', () => {
    const failed = Array.from({ length: 12 }, (_, index) =>
      resultOf({ id: `report/rule-${index}`, status: 'failed', reason: 'no' }),
    );
    const lines = linesOf(reportOf(failed)).slice(2);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe(
      '::error title=3 more rules::See the job summary: report/rule-9, report/rule-10, report/rule-11',
    );
  });

  it('gives rules with the same reason one warning, and names some of many cases', () => {
    const cases = Array.from({ length: 20 }, (_, index) => ({
      name: `kind${index}`,
      status: 'inconclusive' as const,
      reason: 'needs a Location',
      exchanges: [],
    }));
    const open = ['a', 'b', 'c'].map((name) => resultOf({ id: `report/${name}`, status: 'inconclusive', cases }));
    const lines = linesOf(reportOf(open)).slice(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^::warning title=report\/a and 2 more \(inconclusive\)::needs a Location \(cases kind0, /,
    );
    expect(lines[0]).toContain('kind11 and 8 more)');
    expect(lines[0]).toMatch(/%0AThe same reason: report\/b, report\/c$/);
  });

  it('appends the Markdown report to the job summary', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.md');
    writeFileSync(file, 'before\n');
    linesOf(everything(), { GITHUB_STEP_SUMMARY: file });
    expect(readFileSync(file, 'utf8')).toBe(`before\n${markdownReport(everything())}`);
  });

  it('writes annotations but no summary for a shard', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.md');
    const lines = linesOf({ ...everything(), shard: { index: 1, count: 2 } }, { GITHUB_STEP_SUMMARY: file });
    expect(existsSync(file)).toBe(false);
    expect(lines.slice(2)).not.toEqual([]);
  });

  it('does not fail if the summary cannot be written', () => {
    const lines = linesOf(everything(), { GITHUB_STEP_SUMMARY: join(tmpdir(), 'missing', 'folder', 'summary.md') });
    expect(lines.at(-1)).toMatch(/^::warning title=No job summary::.*ENOENT/);
  });
});
