import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../kit/load-rules.ts';
import { coverageOf, unknownRows } from './coverage.ts';
import { ROWS, rowOf } from './rows.ts';
import { STATIC_CHECKS } from './settled.ts';

const root = new URL('../../', import.meta.url);
const rules = await loadRules();
const coverage = coverageOf(rules);
const gapsOf = (id: string, settled: Parameters<typeof coverageOf>[1], from = rules) =>
  coverageOf(from, settled).find(({ row }) => row.id === id)?.gaps;

describe('the catalogue', () => {
  it('has every row once', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    expect(ROWS.length).toBe(227);
  });

  it('finds the row of a part', () => {
    expect(rowOf('C03b')?.id).toBe('C03');
    expect(rowOf('C03')?.parts).toBe('abc');
    expect(rowOf('C03d')).toBeUndefined();
    expect(rowOf('X01')).toBeUndefined();
  });
});

describe('the coverage', () => {
  it.each(coverage.map(({ row, gaps }) => [row.id, gaps]))('of %s is complete and without contradiction', (_, gaps) => {
    expect(gaps).toEqual([]);
  });

  it('names no row that does not exist', () => {
    expect(unknownRows(rules)).toEqual([]);
  });

  it.each(STATIC_CHECKS.map((check) => [check.row, check]))('of %s by a test: the test exists', (_, { file, test }) => {
    const url = new URL(file, root);
    expect(existsSync(url), file).toBe(true);
    expect(readFileSync(url, 'utf8')).toContain(test);
  });

  it('sees a missing level, a missing part, and a contradiction', () => {
    const without = (level: string) => rules.filter((rule) => rule.level !== level || !rule.source.includes('R19'));
    expect(gapsOf('R19', {}, without('should'))).toEqual(['no should-rule']);
    expect(gapsOf('R19', { exclusions: [{ row: 'R19', level: 'must', reason: 'r' }] })).toEqual([
      'excluded as must, and has a must-rule',
    ]);
    expect(gapsOf('R02', { exclusions: [{ row: 'R02', level: 'info', reason: 'r' }] })).toEqual([
      'excluded as info, which it does not state',
    ]);
    expect(gapsOf('C16', { checks: [] })).toEqual(['no static check']);
    const half = rules.map((rule) => ({
      ...rule,
      source: rule.source.filter((row) => row !== 'C03b' && row !== 'C03'),
    }));
    expect(gapsOf('C03', {}, half)).toEqual(['no rule for C03b']);
  });
});
