import { describe, expect, it } from 'vitest';
import { reportOf, resultOf } from '../../reporters/report.fixture.ts';
import type { CaseResult, Report, RuleResult } from '../report.ts';
import type { KnownFailure } from './schema.ts';
import { compareToBaseline, type EntryState } from './comparison.ts';

const REASON = 'expected status 202, got 200';
const entry: KnownFailure = { rule: 'report/broken', reason: REASON, expires: '2026-01-02' };
const fine = resultOf({});
const broken = resultOf({ id: 'report/broken', status: 'failed', reason: REASON });
const passing = resultOf({ id: 'report/broken' });
const open = resultOf({ id: 'report/broken', status: 'inconclusive', reason: 'supply credentials.report' });
const known = (...entries: KnownFailure[]) => ({ known: entries });

const come = (report: Report, ...entries: KnownFailure[]) => {
  const { entries: judged, fresh, exitCode, isKnown } = compareToBaseline(report, known(...entries));
  return {
    states: judged.map(({ state }) => state),
    fresh: fresh.map((one) => [one.rule, one.case, one.status].join(' ').trim()),
    exitCode,
    isKnown,
  };
};

describe('a report compared with a baseline', () => {
  it.each<[string, readonly KnownFailure[], RuleResult, ReturnType<typeof come>]>([
    ['known, and still failing', [entry], broken, { states: ['known'], fresh: [], exitCode: 0, isKnown: true }],
    ['known, and mended', [entry], passing, { states: ['mended'], fresh: [], exitCode: 1, isKnown: false }],
    ['new, and failing', [], broken, { states: [], fresh: ['report/broken  failed'], exitCode: 1, isKnown: false }],
    ['new, and mended', [], passing, { states: [], fresh: [], exitCode: 0, isKnown: false }],
  ])('%s', (_, entries, result, wanted) => {
    expect(come(reportOf([fine, result]), ...entries)).toEqual(wanted);
  });

  it.each<[string, Partial<KnownFailure>, RuleResult, EntryState, number]>([
    ['it expires on the day of the run', { expires: '2026-01-02' }, broken, 'known', 0],
    ['it expired the day before', { expires: '2026-01-01' }, broken, 'expired', 1],
    ['it expired, and the rule passes', { expires: '2026-01-01' }, passing, 'mended', 1],
    [
      'it expired, and the rule was not judged',
      { expires: '2026-01-01' },
      { ...passing, status: 'skipped' },
      'expired',
      1,
    ],
    ['it fails for another reason', { reason: 'expected status 202, got 500' }, broken, 'changed', 1],
    ['it fails although it was inconclusive', { status: 'inconclusive' }, broken, 'changed', 1],
    ['it is inconclusive as the entry says', { status: 'inconclusive', reason: open.reason ?? '' }, open, 'known', 0],
    ['it is inconclusive for another reason', { status: 'inconclusive' }, open, 'changed', 1],
    ['it cannot be judged', {}, open, 'unjudged', 3],
    ['it was left out', {}, { ...passing, status: 'skipped' }, 'unjudged', 0],
    ['it does not apply', {}, { ...passing, status: 'not-applicable' }, 'unjudged', 0],
    ['the report does not have it', { rule: 'report/other' }, passing, 'unjudged', 0],
    ['the rule does not have the case', { case: 'other' }, passing, 'unjudged', 0],
  ])('an entry where %s', (_, partial, result, state, exitCode) => {
    expect(come(reportOf([fine, result]), { ...entry, ...partial })).toMatchObject({ states: [state], exitCode });
  });

  it('lists an expired failure once, and not as new', () => {
    expect(come(reportOf([fine, broken]), { ...entry, expires: '2025-12-31' }).fresh).toEqual([]);
  });

  it('uses the date of the run, not the current date', () => {
    const later = reportOf([fine, broken], { startedAt: '2026-01-03T00:00:00.000Z' });
    expect(come(later, entry).states).toEqual(['expired']);
  });

  describe('of a rule with cases', () => {
    const one = (name: string, status: CaseResult['status'], reason = REASON): CaseResult => ({
      name,
      status,
      ...(status === 'passed' ? {} : { reason }),
      exchanges: [],
    });
    const cased = (...cases: CaseResult[]) => reportOf([fine, { ...broken, reason: `a, b: ${REASON}`, cases }]);

    it('accepts only the named case', () => {
      const report = cased(one('a', 'failed'), one('b', 'failed'), one('c', 'passed'));
      expect(come(report, { ...entry, case: 'a' })).toEqual({
        states: ['known'],
        fresh: ['report/broken b failed'],
        exitCode: 1,
        isKnown: false,
      });
      expect(come(report, { ...entry, case: 'c' }).states).toEqual(['mended']);
    });

    it('accepts all cases with an entry for the whole rule, by the reason of the rule', () => {
      const report = cased(one('a', 'failed'), one('b', 'failed'), one('c', 'inconclusive', 'no answer'));
      expect(come(report, { ...entry, reason: `a, b: ${REASON}` })).toMatchObject({
        states: ['known'],
        fresh: [],
        exitCode: 0,
      });
      expect(come(report, entry)).toMatchObject({ states: ['changed'], exitCode: 1 });
    });

    it('requires entries for inconclusive cases beside a known failure', () => {
      const report = cased(one('a', 'failed'), one('c', 'inconclusive', 'no answer'));
      expect(come(report, { ...entry, case: 'a' })).toMatchObject({
        fresh: ['report/broken c inconclusive'],
        exitCode: 3,
      });
    });
  });

  it('ignores other rules than must-rules', () => {
    const warned = resultOf({ id: 'report/warned', level: 'should', status: 'failed', reason: 'it is odd' });
    expect(come(reportOf([fine, warned]))).toMatchObject({ fresh: [], exitCode: 0, isKnown: false });
  });

  it('stays inconclusive if the run was stopped, or judged nothing', () => {
    expect(come(reportOf([fine, broken], { interrupted: true }), entry)).toMatchObject({ exitCode: 3, isKnown: false });
    expect(come(reportOf([open]), { ...entry, status: 'inconclusive', reason: open.reason ?? '' }).exitCode).toBe(3);
  });
});
