import { describe, expect, it } from 'vitest';
import { reportOf, resultOf } from '../reporters/report.fixture.ts';
import { CHANGES, compareReports } from './compare.ts';
import type { CaseResult, Report, RuleResult } from './report.ts';

const failed = { status: 'failed', reason: 'expected a, got N0001' } as const;
const open = { status: 'inconclusive', reason: 'no answer' } as const;
const only = (partial: Partial<RuleResult>, of: Partial<Report> = {}) =>
  reportOf([resultOf({ id: 'report/one', ...partial })], of);

/** The changes as lines: kind, rule, cases, before and after. */
const changes = (a: Report, b: Report) => {
  const comparison = compareReports(a, b);
  return CHANGES.flatMap((kind) =>
    comparison[kind].map(({ rule, cases, before, after }) =>
      [kind, rule, ...cases, before?.status ?? 'none', after?.status ?? 'none'].join(' '),
    ),
  );
};

describe('two reports', () => {
  it.each<[string, Partial<RuleResult>, Partial<RuleResult>, string[]]>([
    ['the same', failed, { ...failed, reason: 'expected a, got N0002', durationMs: 99 }, []],
    ['a failure that is new', {}, failed, ['failedNewly report/one passed failed']],
    ['a failure of what could not be judged', open, failed, ['failedNewly report/one inconclusive failed']],
    ['a failure that is mended', failed, {}, ['mended report/one failed passed']],
    ['a failure that is not seen any more', failed, open, ['changed report/one failed inconclusive']],
    ['another status', {}, open, ['changed report/one passed inconclusive']],
    [
      'another reason',
      failed,
      { ...failed, reason: 'expected a, got nothing' },
      ['reasonChanged report/one failed failed'],
    ],
    [
      'a warning that is new',
      { level: 'should' },
      { level: 'should', ...failed },
      ['failedNewly report/one passed failed'],
    ],
  ])('say %s', (_, before, after, wanted) => {
    expect(changes(only(before), only(after))).toEqual(wanted);
  });

  it('differ in rules that only one of them has; such a failure is new', () => {
    const rules = (...ids: string[]) => ids.map((id) => resultOf({ id }));
    const a = reportOf(rules('report/one', 'report/gone'));
    const b = reportOf([...rules('report/one', 'report/added'), resultOf({ id: 'report/bad', ...failed })]);
    expect(changes(a, b)).toEqual([
      'failedNewly report/bad none failed',
      'onlyInA report/gone passed none',
      'onlyInB report/added none passed',
    ]);
    expect(compareReports(a, b).unchanged).toBe(1);
  });

  it('are compared case by case; equal changes are combined', () => {
    const one = (name: string, partial: Partial<CaseResult> = {}): CaseResult => ({
      name,
      status: 'passed',
      exchanges: [],
      ...partial,
    });
    const a = only({ ...failed, cases: [one('a', failed), one('b'), one('c'), one('d', failed), one('gone')] });
    const b = only({
      ...failed,
      cases: [one('a', failed), one('b', failed), one('c', failed), one('d'), one('added')],
    });
    expect(changes(a, b)).toEqual([
      'failedNewly report/one b c passed failed',
      'mended report/one d failed passed',
      'onlyInA report/one gone passed none',
      'onlyInB report/one added none passed',
    ]);
    expect(changes(a, only({ status: 'skipped', reason: 'excluded by --rule' }))).toEqual([
      'changed report/one failed skipped',
    ]);
  });

  it.each<[string, Partial<Report>, Partial<Report>, string[]]>([
    ['nothing', {}, {}, []],
    [
      'suites',
      {},
      { suite: { name: 'suite', version: '2', contracts: { report: 'sha256:abc' } } },
      ['The suites differ'],
    ],
    [
      'contracts',
      {},
      { suite: { name: 'platform-conformance', version: '1.2.3', contracts: { report: 'sha256:x' } } },
      ['The contracts of report differ.'],
    ],
    [
      'targets',
      {},
      { targets: { report: 'http://b' } },
      ['The targets for the host report differ: http://127.0.0.1:4110 in A, http://b in B.'],
    ],
    ['targets that the suite starts', { embedded: 'x' }, { embedded: 'x', targets: { report: 'http://b' } }, []],
    [
      'selections',
      {},
      { filters: { rules: ['report/*'] } },
      ['The selected rules differ: {} in A, {"rules":["report/*"]} in B.'],
    ],
    [
      'permissions to write',
      {},
      { allowWrites: true },
      ['The permissions to write differ: not allowed in A, allowed in B.'],
    ],
    ['ends', {}, { interrupted: true }, ['B was interrupted: what it did not judge is skipped in it.']],
    ['starts', {}, { startedAt: '2026-01-01T00:00:00.000Z' }, ['A was started after B']],
  ])('come with a warning about different %s', (_, a, b, wanted) => {
    const { warnings } = compareReports(only({}, a), only({}, b));
    expect(warnings).toEqual(wanted.map((one) => expect.stringContaining(one) as string));
  });
});
