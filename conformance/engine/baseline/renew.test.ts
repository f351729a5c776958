import { describe, expect, it } from 'vitest';
import { reportOf, resultOf } from '../../reporters/report.fixture.ts';
import type { CaseResult } from '../report.ts';
import { renewedBaseline } from './renew.ts';
import { compareToBaseline } from './comparison.ts';

const failed = (name: string, reason: string): CaseResult => ({ name, status: 'failed', reason, exchanges: [] });
const report = reportOf([
  resultOf({}),
  resultOf({ id: 'report/plain', status: 'failed', reason: 'expected a, got b' }),
  resultOf({
    id: 'report/alike',
    status: 'failed',
    reason: 'a: got N0001; b: got N0002',
    cases: [failed('a', 'got N0001'), failed('b', 'got N0002')],
  }),
  resultOf({
    id: 'report/mixed',
    status: 'failed',
    reason: 'a: got x; b: got y',
    cases: [failed('a', 'got x'), failed('b', 'got y'), { name: 'c', status: 'passed', exchanges: [] }],
  }),
  resultOf({
    id: 'report/partly',
    status: 'failed',
    reason: 'a, b: got x',
    cases: [failed('a', 'got x'), failed('b', 'got x'), { name: 'c', status: 'passed', exchanges: [] }],
  }),
  resultOf({ id: 'report/open', status: 'inconclusive', reason: 'supply a' }),
  resultOf({ id: 'report/left', status: 'skipped', reason: 'excluded by --rule' }),
  resultOf({ id: 'report/warned', level: 'should', status: 'failed', reason: 'it is odd' }),
]);

/** 90 days after the start of the report. */
const expires = '2026-04-02';

describe('a written baseline', () => {
  it('has everything that decides the exit code: cases with different reasons separately, those with the same reason together', () => {
    const written = renewedBaseline(report);
    expect(written.known).toEqual([
      { rule: 'report/alike', reason: 'a: got N0001; b: got N0002', expires },
      { rule: 'report/mixed', case: 'a', reason: 'got x', expires },
      { rule: 'report/mixed', case: 'b', reason: 'got y', expires },
      { rule: 'report/open', status: 'inconclusive', reason: 'supply a', expires },
      { rule: 'report/partly', reason: 'a, b: got x', expires },
      { rule: 'report/plain', reason: 'expected a, got b', expires },
    ]);
    expect(compareToBaseline(report, written)).toMatchObject({ fresh: [], isKnown: true, exitCode: 0 });
  });

  it('keeps date and note of entries that apply or were not judged, and drops outdated entries', () => {
    const own = { expires: '2026-01-31', note: 'TICKET-42' };
    const kept = [
      { rule: 'report/left', reason: 'got c', ...own },
      { rule: 'report/mixed', reason: 'a: got x; b: got y', ...own },
      { rule: 'report/open', status: 'inconclusive' as const, reason: 'supply a', note: 'over', expires: '2025-12-31' },
    ];
    const gone = [
      { rule: 'report/fine', reason: 'got d', ...own },
      { rule: 'report/plain', reason: 'expected a, got c', ...own },
    ];
    const { known } = renewedBaseline(report, { known: [...kept, ...gone] });
    expect(known.filter(({ note }) => note !== undefined)).toEqual(kept);
    expect(known.map(({ rule }) => rule)).toEqual([
      'report/alike',
      'report/left',
      'report/mixed',
      'report/open',
      'report/partly',
      'report/plain',
    ]);
    expect(known.at(-1)).toEqual({ rule: 'report/plain', reason: 'expected a, got b', expires });
  });

  it('keeps date and note of an entry whose rule or case is inconclusive now', () => {
    const own = { expires: '2025-12-31', note: 'TICKET-42' };
    const before = { known: [{ rule: 'report/open', reason: 'expected a, got b', ...own }] };
    const { known } = renewedBaseline(report, before);
    expect(known.filter(({ rule }) => rule === 'report/open')).toEqual([
      { rule: 'report/open', status: 'inconclusive', reason: 'supply a', ...own },
    ]);
  });

  it('does not change when written again', () => {
    const once = renewedBaseline(report);
    expect(renewedBaseline({ ...report, startedAt: '2026-02-02T00:00:00.000Z' }, once)).toEqual(once);
  });
});
