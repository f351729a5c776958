import { Writable } from 'node:stream';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { everything, planted, reportOf, resultOf } from '../report.fixture.ts';
import { htmlSummary } from './html.ts';
import { junitSummary } from './junit.ts';
import { markdownSummary } from './markdown.ts';
import { readOpenMetrics } from './openmetrics.fixture.ts';
import { openMetrics } from './openmetrics.ts';
import { judged, labelOf, unusable, worstOf, type Entry } from './summary.ts';
import { printSummary } from './terminal.ts';

const failing = (...ids: string[]) =>
  reportOf(ids.map((id) => resultOf({ id, status: 'failed', reason: `expected ${id}, got none` })));

const fleet: Entry[] = [
  judged('good', reportOf([resultOf({})])),
  judged('everything', everything()),
  judged('other', failing('report/broken')),
  judged('open', reportOf([resultOf({ status: 'inconclusive', reason: 'supply a kind' })])),
  unusable('lost', 'lost.json: cannot be read'),
];

function printed(entries: readonly Entry[], quiet = false): string {
  let text = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      text += String(chunk);
      done();
    },
  });
  printSummary(entries, { stream: stream as unknown as NodeJS.WriteStream, quiet });
  return text;
}

/** A text with special characters of each format. */
const HOSTILE =
  '::error::x ##[error]x \u001b[31m\n"} 1\n# EOF\\ </td><script>alert(1)</script> ]]> & `code` | [a](http://h.example) \u202E \uD800';
const hostile: Entry[] = [
  judged(labelOf(HOSTILE), planted(HOSTILE)),
  judged('plain', planted('harmless')),
  unusable(labelOf(`b ${HOSTILE}`), HOSTILE),
];
/** The same without special characters. */
const harmless: Entry[] = [judged('a', planted('x')), judged('plain', planted('harmless')), unusable('b', 'y')];

describe('the summary for people', () => {
  it('shows the worst first, reasons, failed rules with their targets, and the worst outcome', () => {
    const lines = printed(fleet).split('\n');
    expect(lines.slice(2, 7).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['! unusable', 'lost'],
      ['✗ nonconformant', 'everything'],
      ['✗ nonconformant', 'other'],
      ['? inconclusive', 'open'],
      ['✓ conformant', 'good'],
    ]);
    expect(lines).toContain('! lost: lost.json: cannot be read');
    expect(lines).toContain('? open: Nothing failed, but 1 must-rule could not be judged. Reason: supply a kind.');
    expect(lines).toContain('✗ everything: report/broken: expected a header Location, got none');
    expect(lines).toContain('✗ report/broken at 2 targets: everything, other');
    expect(lines.at(-2)).toBe('unusable (5 targets: 1 conformant, 1 inconclusive, 2 nonconformant, 1 unusable)');
    expect(printed(fleet.slice(0, 1), true)).toBe('conformant (1 target: 1 conformant)\n');
  });

  it('shows the limits of the verdict of a conformant target', () => {
    const left = resultOf({ id: 'report/left', status: 'skipped', skippedBy: { kind: 'filter', filter: '--smoke' } });
    const unwritten = resultOf({ id: 'report/creates', status: 'skipped', skippedBy: { kind: 'writes' } });
    const report = reportOf([resultOf({}), left, unwritten], { embedded: 'reference deployment' });
    const part = [judged('part', report)];
    const limits =
      '1 must-rule was not tested for lack of --allow-writes (skipped). 1 rule not selected. The report is of the embedded reference deployment.';
    for (const text of [printed(part), markdownSummary(part), htmlSummary(part), junitSummary(part)])
      expect(text).toContain(limits);
    expect(XMLValidator.validate(junitSummary(part))).toBe(true);
    expect(printed(fleet.slice(0, 1))).not.toContain('rest on');
  });

  it('begins no line with text from a report, and prints nothing that controls the terminal', () => {
    const text = printed(hostile);
    expect(text).not.toMatch(/[^\P{Cc}\n]|##\[|[\u202E\uD800]/u);
    expect(text.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([]);
    expect(text.split('\n')).toHaveLength(printed(harmless).split('\n').length);
  });
});

describe('the summary in Markdown', () => {
  it('has a row for each target, and says what it omits', () => {
    const text = markdownSummary(fleet);
    expect(text).toMatch(/^## ⚠️ Conformance: unusable\n\n5 targets: /);
    expect(text).toContain('- `report/broken` at 2 targets: `everything`, `other`\n');
    expect(text).toContain('\n| ✅ conformant | `good` | 1 | 0 | 0 | 0 | 1.2 s | 2026-01-02T03:04:05.678Z |\n');
    const many = Array.from({ length: 3000 }, (_, at) => judged(`target-${at}`, failing('report/a', 'report/b')));
    const cut = markdownSummary(many);
    expect(cut.length).toBeLessThanOrEqual(65_536);
    expect(cut).toMatch(/\d{4} more, which do not fit here; the HTML report has them\.\n$/);
  });

  it('has text from reports in code, and within its cell', () => {
    const rows = markdownSummary(hostile)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(hostile.length + 1);
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(10);
    expect(rows.join('').replaceAll(/(`+)[^`].*?[^`]\1(?!`)/g, '')).not.toMatch(/script|h\.example/);
  });
});

describe('the summary in HTML', () => {
  const elements = (page: string) => {
    const body = page.replace(/<style>[^]*?<\/style>/, '');
    expect(XMLValidator.validate(body)).toBe(true);
    return [...body.matchAll(/<(\w+)/g)].map(([, name]) => name);
  };

  it('shows all targets, rules and reasons, and no text from a report creates an element', () => {
    const page = htmlSummary(fleet);
    for (const [, outcome, verdict] of page.matchAll(/<article class="rule (\w+)"><h3>[^:]*: (\w+)/g))
      expect(outcome).toBe({ conformant: 'passed', inconclusive: 'inconclusive' }[verdict ?? ''] ?? 'failed');
    expect(page).toContain('<h1>Unusable</h1>');
    expect(page).toContain('<b class="id">report/broken</b> at 2 targets: everything, other');
    expect(page).toContain('expected a header Location, got none');
    expect(elements(htmlSummary(hostile))).toEqual(elements(htmlSummary(harmless)));
    for (const hidden of ['\u001b', '\u202E']) expect(htmlSummary(hostile)).not.toContain(hidden);
  });
});

describe('the summary for CI servers', () => {
  it('has a test case for each target, which is an error without a verdict', () => {
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const { testsuites } = parser.parse(junitSummary(fleet)) as {
      testsuites: {
        testsuite: { tests: string; failures: string; errors: string; testcase: Record<string, unknown>[] };
      };
    };
    const { testcase, ...counts } = testsuites.testsuite;
    expect(counts).toMatchObject({ tests: '5', failures: '2', errors: '2' });
    expect(testcase.map((one) => [one['name'], 'failure' in one, 'error' in one])).toEqual([
      ['good', false, false],
      ['everything', true, false],
      ['other', true, false],
      ['open', false, true],
      ['lost', false, true],
    ]);
    expect(XMLValidator.validate(junitSummary(hostile))).toBe(true);
  });
});

describe('the metrics', () => {
  it('have verdict, rules, duration and time of each target', () => {
    const families = readOpenMetrics(openMetrics(fleet));
    const of = (name: string, target: string) =>
      families
        .find((family) => family.name === `platform_conformance_${name}`)
        ?.samples.filter(({ labels }) => labels['target'] === target)
        .map(({ labels, value }) => [...Object.values(labels).slice(1), value]);
    expect(of('verdict', 'open')).toEqual([
      ['unusable', 0],
      ['nonconformant', 0],
      ['inconclusive', 1],
      ['conformant', 0],
    ]);
    expect(of('rules', 'everything')).toContainEqual(['must', 'failed', 2]);
    expect(of('rules', 'everything')).toContainEqual(['must', 'not-applicable', 1]);
    expect(of('rules', 'everything')).toHaveLength(15);
    expect(of('run_duration_seconds', 'good')).toEqual([[1.234]]);
    expect(of('run_timestamp_seconds', 'good')).toEqual([[Date.UTC(2026, 0, 2, 3, 4, 5, 678) / 1000]]);
    expect([of('verdict', 'lost')?.[0], of('rules', 'lost'), of('run_duration_seconds', 'lost')]).toEqual([
      ['unusable', 1],
      [],
      [],
    ]);
    expect(families.map(({ unit }) => unit)).toEqual(['', '', 'seconds', 'seconds']);
  });

  it('are valid for any name of a target, and any number in a report', () => {
    const [first] = readOpenMetrics(openMetrics(hostile));
    expect(new Set(first?.samples.map(({ labels }) => labels['target']))).toEqual(
      new Set(hostile.map(({ label }) => label)),
    );
    const endless = reportOf([resultOf({})], { durationMs: Infinity });
    const [, , duration] = readOpenMetrics(openMetrics([judged('a', endless)]));
    expect(duration?.samples[0]?.value).toBe(Infinity);
  });

  it.each([
    ['no end', 'a 1\n', 'does not end'],
    ['a sample of no family', 'a 1\n# EOF\n', 'not of a gauge'],
    ['a series twice', '# TYPE a gauge\na{b="c"} 1\na{b="c"} 2\n# EOF\n', 'a series twice'],
    ['another unit', '# TYPE a_ms gauge\n# UNIT a_ms seconds\n# EOF\n', 'not in seconds'],
    ['a quote', '# TYPE a gauge\na{b="c"d"} 1\n# EOF\n', 'no sample'],
    ['a family in two places', '# TYPE a gauge\n# TYPE b gauge\n# HELP a x\n# EOF\n', 'in two places'],
  ])('are refused by the parser of this test with %s', (_, text, message) => {
    expect(() => readOpenMetrics(text)).toThrow(message);
  });
});

describe('the content of a summary', () => {
  it('is small, however large the report is', () => {
    const long = 'x'.repeat(100_000);
    const ids = Array.from({ length: 500 }, (_, at) => `report/rule-${at}-${long}`);
    const entry = judged('a', failing(...ids));
    expect(JSON.stringify(entry).length).toBeLessThan(25_000);
    expect([entry.failed.length, entry.moreFailed]).toEqual([50, 450]);
  });

  it('is as bad as its worst target', () => {
    const [good, bad, , open, lost] = fleet as [Entry, Entry, Entry, Entry, Entry];
    expect([[good], [good, open], [open, bad, good], [bad, lost]].map(worstOf)).toEqual([
      'conformant',
      'inconclusive',
      'nonconformant',
      'unusable',
    ]);
  });
});
