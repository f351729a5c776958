import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { KnownFailure } from '../engine/baseline/schema.ts';
import { compareToBaseline } from '../engine/baseline/comparison.ts';
import { annotationsOf } from './github-commands.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import { everything, planted } from './report.fixture.ts';
import { standingCounts, standingGroups } from './standing-text.ts';

const report = everything();
const REASON = 'expected a header Location, got none';
const entry = (rule: string, partial: Partial<KnownFailure> = {}): KnownFailure => ({
  rule,
  reason: REASON,
  expires: '2026-12-31',
  ...partial,
});
const known = [
  entry('report/broken', { note: 'TICKET-42' }),
  entry('report/kinds', { case: 'partner', expires: '2026-01-01' }),
  entry('report/kinds', { case: 'rohdaten' }),
  entry('report/open', { status: 'inconclusive', reason: 'supply another' }),
  entry('partner/filtered'),
];
const standing = compareToBaseline(report, { known });

describe('the comparison with a baseline', () => {
  it('begins with the groups that fail the run', () => {
    expect(standingCounts(standing)).toBe('2 new, 1 mended, 1 changed, 1 expired, 1 known, 1 not judged');
    expect(standingGroups(standing).flatMap(({ items }) => items.map(({ name, text }) => `${name}: ${text}`))).toEqual([
      `report/kinds [vertrieb]: failed: ${REASON}`,
      'report/open: inconclusive: supply credentials.report',
      `report/kinds [rohdaten]: the entry says failed: ${REASON}`,
      'report/open: the entry says inconclusive: supply another; now inconclusive: supply credentials.report',
      `report/kinds [partner]: on 2026-01-01; failed: ${REASON}`,
      'report/broken: until 2026-12-31 (TICKET-42)',
      'partner/filtered: skipped: excluded by --rule',
    ]);
  });

  it('folds the further cases of a rule with the same text in HTML', () => {
    const cases = ['one', 'two', 'three'].map((name) => entry('report/kinds', { case: name }));
    const page = htmlReport(report, compareToBaseline(report, { known: cases }));
    const text = page.replace(/\s+/g, ' ');
    expect(text).toContain(
      '<li><code>report/kinds [one]</code> it is not in the report<details class="more"><summary>2 more cases</summary><ul><li><code>report/kinds [two]</code></li> <li><code>report/kinds [three]</code></li> </ul></details></li>',
    );
  });

  it('has no failure in JUnit for a known one, and one for an outdated entry', () => {
    const xml = junitReport(report, standing);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '',
      isArray: (name) => /^test(suite|case)$/.test(name),
    });
    const { testsuites } = parser.parse(xml) as {
      testsuites: {
        tests: string;
        failures: string;
        testsuite: { name: string; testcase: Record<string, unknown>[] }[];
      };
    };
    const cases = testsuites.testsuite.flatMap(({ testcase }) => testcase);
    expect(testsuites.tests).toBe(String(cases.length));
    const failing = cases.filter(({ failure }) => failure !== undefined).map(({ name }) => String(name));
    expect(testsuites.failures).toBe(String(failing.length));
    expect(failing).toEqual(['A statement', 'report/kinds [rohdaten]', 'report/open', 'report/kinds [partner]']);
    expect(xml).toContain(`<skipped type="known" message="${REASON}">`);
  });

  it('has annotations in a workflow: errors for new failures and outdated entries, warnings for known failures', () => {
    const titles = annotationsOf(report, standing).map((line) =>
      /^::(\w+) title=(.*?)::/.exec(line)?.slice(1).join(' '),
    );
    expect(titles).toEqual([
      'error Baseline%3A report/kinds [rohdaten] (mended)',
      'error Baseline%3A report/open (changed)',
      'error Baseline%3A report/kinds [partner] (expired)',
      'error report/kinds (failed)',
      'warning report/open (inconclusive)',
      'warning report/warned (failed)',
      'warning report/broken (failed)',
    ]);
  });

  it('counts those beyond the limit of GitHub', () => {
    const many = Array.from({ length: 12 }, (_, index) => entry('report/fine', { note: `${index}` }));
    const lines = annotationsOf(report, compareToBaseline(report, { known: many }));
    expect(lines.filter((line) => line.startsWith('::error title=Baseline%3A'))).toHaveLength(9);
    expect(lines).toContain(
      '::error title=3 more findings::See the job summary: report/fine, report/fine, report/fine',
    );
  });

  it('does not let text of the baseline or the report control a page', () => {
    const text = '</script><script>alert(1)</script> `` @everyone <img src=x>\n## Heading';
    const foreign = planted(text);
    const plain = planted('harmless');
    const stands = (of: typeof report, own: string) =>
      compareToBaseline(of, { known: of.rules.map(({ id }) => entry(id, { reason: own, note: own, case: own })) });
    const tags = (page: string) => page.match(/<[a-z]+[ >]/g)?.length;
    expect(tags(htmlReport(foreign, stands(foreign, text)))).toBe(tags(htmlReport(plain, stands(plain, 'harmless'))));
    const markdown = markdownReport(foreign, stands(foreign, text));
    const section = markdown.slice(markdown.indexOf('### Baseline'), markdown.indexOf('### Failed'));
    for (const line of section.split('\n').filter((one) => one !== '')) expect(line).toMatch(/^(### Baseline, |- `)/);
  });
});
