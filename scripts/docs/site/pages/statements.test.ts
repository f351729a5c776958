import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../../conformance/engine/coverage.ts';
import type { LoadedRule } from '../../../../conformance/engine/load-rules.ts';
import { STATEMENTS } from '../../../../generated/statements.ts';
import { sourcesWith, squeezed } from './sources.fixture.ts';
import statements from './statements.ts';

const rule: LoadedRule = {
  file: 'report/in-time.ts',
  id: 'report/in-time',
  interface: 'report',
  level: 'must',
  title: 'A report carries a `Location`',
  source: ['R02'],
  covers: [{ operation: 'createPartnerReport', status: 202 }],
  at: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  check: async () => {},
};
const pages = statements(await sourcesWith({ rules: [rule], coverage: coverageOf([rule]) }));
const texts = new Map(pages.map(({ path, markdown }) => [path, squeezed(markdown)]));
const text = texts.get('statements/D1.html') ?? '';
const rowOf = (id: string): string => /^.*?<\/tr>/.exec(text.slice(text.indexOf(`<a id="${id}">`)))?.[0] ?? '';

describe('the pages of the documents', () => {
  it('have every statement once, with its sentence', () => {
    const all = [...texts.values()].join('');
    const ids = Array.from(all.matchAll(/<a id="([^"]+)">/g), ([, id]) => id);
    expect(ids.toSorted()).toEqual(STATEMENTS.map(({ id }) => id).toSorted());
    expect(rowOf('R02')).toContain('<code>Location</code>');
    expect(rowOf('R02')).toContain('lines 7, 76, 88');
    expect(rowOf('R39')).toContain('line 7<');
  });

  it('link a statement to its operations, and to the rules that judge it', () => {
    expect(rowOf('R02')).toContain('<summary>15 operations</summary>');
    expect(rowOf('R02')).toContain('<a href="/contracts/report.html#operation/createPartnerReport">report');
    expect(rowOf('R02')).toContain('1 of 15 places judged');
    expect(rowOf('R02')).toContain('must: <a href="/rules/report/in-time.html">A report carries');
  });

  it('say whether a statement is open, static or excluded', () => {
    expect(rowOf('R16')).toContain('<strong>open</strong>');
    expect(rowOf('R36')).toContain('<strong>static</strong>: ');
    expect(rowOf('R113')).toContain('<strong>excluded</strong>: ');
  });

  it('are listed with their numbers', () => {
    const list = texts.get('statements/index.html') ?? '';
    expect(list).toContain('<a href="/statements/D1.html">D1 Report service</a>');
    expect(list).toContain(`<td>all</td><td class="align-right">${String(STATEMENTS.length)}</td>`);
  });
});
