import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../../conformance/catalogue/coverage.ts';
import { ROWS } from '../../../../conformance/catalogue/rows.ts';
import type { Rule } from '../../../../conformance/kit/rule.ts';
import coverage from './coverage.ts';
import { sourcesWith, squeezed } from './sources.fixture.ts';

const rule: Rule = {
  id: 'report/in-time',
  interface: 'report',
  level: 'must',
  title: 'A report carries a `Location`',
  source: ['R02', 'R05a'],
  covers: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  check: async () => {},
};
const [page] = await coverage(await sourcesWith({ rules: [rule], coverage: coverageOf([rule]) }));
const text = squeezed(page?.markdown ?? '');
const rowOf = (id: string): string => /^.*?<\/tr>/.exec(text.slice(text.indexOf(`<tr id="${id}">`)))?.[0] ?? '';

describe('the page of the coverage', () => {
  it('has every row once', () => {
    const ids = Array.from(text.matchAll(/<tr id="([^"]+)">/g), ([, id]) => id);
    expect(ids.toSorted()).toEqual(ROWS.map(({ id }) => id).toSorted());
  });

  it('says what settles a row: a rule, a test, an exclusion', () => {
    expect(rowOf('R02')).toContain(
      'must: <a href="/rules/report/in-time.html">A report carries a <code>Location</code></a>',
    );
    expect(rowOf('C16')).toContain('static: v3 repeats the paths of v2 (<code>specs/contracts.test.ts</code>)');
    expect(rowOf('R34')).toContain('excluded, info: The content of a finished report is not shown');
    expect(rowOf('R05')).toContain('R05a–o');
  });

  it('says what is open, and how much', () => {
    expect(rowOf('R01')).toContain('<strong>open</strong>: no must-rule');
    const open = ROWS.filter(({ id }) => rowOf(id).includes('<strong>open</strong>')).length;
    expect(text).toMatch(new RegExp(`<td>all</td><td>${String(ROWS.length)}</td>.*?<td>${String(open)}</td></tr>`));
    expect(open).toBeGreaterThan(100);
  });
});
