import { expect, it } from 'vitest';
import { EXIT_CODES, verdictOf, type RuleResult } from './report.ts';

const result = (level: RuleResult['level'], status: RuleResult['status']): RuleResult => ({
  id: 'report/one',
  interface: 'report',
  level,
  title: 'It holds',
  source: ['R01'],
  status,
  durationMs: 0,
  checks: 1,
  exchanges: [],
});

// 2 means wrong usage, tested with the command line.
it.each<[number, RuleResult[]]>([
  [0, [result('must', 'passed'), result('should', 'failed'), result('must', 'not-applicable')]],
  [1, [result('must', 'passed'), result('must', 'failed'), result('must', 'inconclusive')]],
  [3, [result('must', 'passed'), result('must', 'inconclusive')]],
  [3, [result('must', 'skipped'), result('info', 'passed')]],
  [3, [result('must', 'skipped'), result('should', 'passed')]],
  [3, [result('must', 'passed'), { ...result('must', 'skipped'), skippedBy: { kind: 'stopped', by: 'interruption' } }]],
  [3, []],
])('a verdict has its exit code: %i', (code, results) => {
  expect(EXIT_CODES[verdictOf(results)]).toBe(code);
});
