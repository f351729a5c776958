import { expect, it } from 'vitest';
import { withEvidenceOfFailures } from './evidence-of-failures.ts';
import { judge, options200, ruleOf } from './judge-target.fixture.ts';
import { ownDisagreements } from './verify.ts';

it('keeps the exchanges of failed cases, renumbered, and marks the report', async () => {
  const cases = ruleOf('report/cases', {
    effect: 'changes',
    cases: ['/', '/documentation', '/'],
    check: async ({ target, case: path, expect: that }) => {
      const answer = await target.send('report', 'OPTIONS', path as '/', { as: 'none' });
      that.status(answer, path === '/' ? 200 : 204);
    },
  });
  const report = await judge([options200, cases], { allowWrites: true });
  const reduced = withEvidenceOfFailures(report);
  expect(report.exchanges).toHaveLength(4);
  expect(reduced.exchanges.map(({ request }) => request.url)).toEqual(['https://report.example/base/documentation']);
  expect(reduced.rules.map(({ exchanges, shownBy }) => [exchanges, shownBy])).toEqual([
    [[], undefined],
    [[0], 0],
  ]);
  expect(reduced.rules[1]?.cases?.map(({ exchanges }) => exchanges)).toEqual([[], [0], []]);
  expect(reduced).toMatchObject({ evidence: 'failures', verdict: report.verdict, digest: report.digest });
  expect(ownDisagreements(reduced)).toEqual([]);
});
