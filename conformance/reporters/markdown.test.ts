import { describe, expect, it } from 'vitest';
import { compareToBaseline } from '../engine/baseline/comparison.ts';
import { LONGEST_COMMENT } from './markdown-sections.ts';
import { markdownReport } from './markdown.ts';
import { everything, exchangeOf, planted, reportOf, resultOf } from './report.fixture.ts';

/** A text without its fenced blocks and code spans, by the rules of CommonMark. */
function outsideCode(markdown: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const run = /^(`{3,})/.exec(line)?.[1];
    if (fence === undefined && run !== undefined && !line.slice(run.length).includes('`')) fence = run;
    else if (fence !== undefined && run !== undefined && run.length >= fence.length && line.trim() === run)
      fence = undefined;
    else if (fence === undefined) lines.push(line);
  }
  expect(fence).toBeUndefined();
  return lines.map((line) => line.replace(/(?<![`\\])(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, '')).join('\n');
}

describe('the Markdown report', () => {
  it('says that an embedded deployment was judged', () => {
    const report = { ...everything(), embedded: 'reference with report/no-location' };
    expect(markdownReport(report)).toContain('This run used a server of its own (reference with report/no-location)');
    expect(markdownReport(everything())).not.toContain('a server of its own');
  });

  it('says that no host answered, but not what else was not tested', () => {
    const silent = { status: 'inconclusive', checks: 0, reason: 'no answer' } as const;
    const written = resultOf({ id: 'report/creates', status: 'skipped', checks: 0, skippedBy: { kind: 'writes' } });
    const { response: _, ...exchange } = exchangeOf({ error: 'no answer' });
    const report = reportOf([resultOf(silent), written], { exchanges: [exchange] });
    expect(markdownReport(report)).toContain('**Nothing failed, but no host answered.**');
  });

  it('has the verdict, the counts, then failures with their exchange, and passed rules last', () => {
    const markdown = markdownReport(everything());
    const order = [
      '❌ Conformance: nonconformant',
      '**2 of 3 judged must-rules failed, and 1 could not be judged. 1 must-rule was not tested (skipped).**',
      '1 rule not selected',
      '| must | 1 | 2 | 1 | 1 | 1 |',
      '### Failed (2)',
      '#### ❌ `report/broken`',
      'It carries a `Location` (must)',
      '> R01 (D1 Report service, Endpoints, rule 1): A request that is accepted answers 202.\n>\n> R02 (D1 ',
      '- expected `a header Location`, got `none`',
      '\n202\n',
      '"big": 12345678901234567890',
      "curl -i -X POST 'http://127.0.0.1:4110/partner?day=2026-01-01'",
      '(`partner`, `vertrieb`)',
      '### Warnings (1)',
      '`it is odd`',
      '- `supply credentials.report`: `report/open`',
      '`partner/created: could not be undone: it answers 500`',
      '<summary>Passed (2)</summary>',
    ];
    const places = order.map((part) => markdown.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(markdown).not.toContain('excluded by');
  });

  it('counts the rules that share a reason', () => {
    const open = ['report/one', 'report/two'].map((id) =>
      resultOf({ id, status: 'inconclusive', reason: 'no answer' }),
    );
    expect(markdownReport(reportOf(open))).toContain(
      '### Inconclusive (2)\n\n- `no answer`: `report/one`, `report/two`',
    );
  });

  it.each([
    '</details><script>alert(1)</script>',
    '```\n</details>\n# Owned',
    '`@someone` ``@someone`` ![x](http://evil.example/a.png)',
    '| a |\n|---|\n[x](javascript:alert(1)) @someone #1',
    '~~~\n<img src=x onerror=alert(1)>',
    '`````',
  ])('lets no text become markup: %j', (text) => {
    const outside = outsideCode(markdownReport(planted(text)));
    const plain = outsideCode(markdownReport(planted('harmless')));
    const tags = (of: string) => of.match(/(?<!\\)<\/?[a-z]+/g)?.join(' ');
    expect(tags(outside)).toBe(tags(plain));
    expect(outside.split('\n').filter((line) => line.startsWith('#')).length).toBe(
      plain.split('\n').filter((line) => line.startsWith('#')).length,
    );
    expect(outside).not.toMatch(/(?<!\\)\]\(|^# Owned|^~~~/m);
  });

  it('never exceeds it with entries in every section', () => {
    const many = <T>(make: (index: number) => T) => Array.from({ length: 400 }, (_, index) => make(index));
    const reason = 'x'.repeat(300);
    const inEach = (['failed', 'inconclusive', 'not-applicable', 'skipped'] as const).flatMap((status) =>
      many((index) => resultOf({ id: `report/${status}-${index}`, level: 'should', status, reason, notes: [reason] })),
    );
    const failed = many((index) => resultOf({ id: `report/broken-${index}`, status: 'failed', reason }));
    const passed = resultOf({ id: 'report/passed' });
    const leftovers = many((index) => `report/x: ${index} ${reason}`);
    const report = reportOf([passed, ...failed, ...inEach], { leftovers, remarks: leftovers });
    const entry = (rule: string, own: object = {}) => ({ rule, reason, expires: '2027-01-01', ...own });
    const known = [
      entry('report/passed'),
      entry('report/broken-1'),
      entry('report/broken-2', { reason: 'expected b' }),
      entry('report/broken-3', { expires: '2020-01-01' }),
      entry('report/absent'),
    ];
    const markdown = markdownReport(report, compareToBaseline(report, { known }));
    expect(markdown.match(/^### /gm)).toHaveLength(14);
    expect(markdown.length).toBeLessThanOrEqual(LONGEST_COMMENT);
  });

  it.each([0, 1, 40, 2000])('never exceeds the limit of a comment: %i failures', (failures) => {
    const body = JSON.stringify({ text: 'x'.repeat(5000) });
    const exchanges = [exchangeOf({ response: { status: 200, headers: {}, body } })];
    const failed = Array.from({ length: failures }, (_, index) =>
      resultOf({ id: `report/rule-${index}`, status: 'failed', reason: 'expected 1, got 2', shownBy: 0 }),
    );
    const passed = Array.from({ length: 400 }, (_, index) => resultOf({ id: `report/passed-${index}` }));
    const markdown = markdownReport(reportOf([...failed, ...passed], { exchanges }));
    expect(markdown.length).toBeLessThanOrEqual(LONGEST_COMMENT);
    expect(markdown.includes('Passed (400)')).toBe(failures <= 1);
    expect(/\d+ more, which do not fit/.test(markdown)).toBe(failures === 2000);
    outsideCode(markdown);
  });
});
