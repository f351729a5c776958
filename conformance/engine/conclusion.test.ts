import { expect, it } from 'vitest';
import { digestOf } from './report.ts';
import { judge, options200, ruleOf } from './judge-target.fixture.ts';
import type { RuleResult } from './report.ts';
import { NotApplicable } from './outcome.ts';

const cases = ruleOf('report/cases', {
  cases: ['a', 'b'],
  check: async ({ case: name, expect: that }) => {
    if (name === 'b') throw new NotApplicable('not here');
    that.that(true, 'a', 'a');
  },
});
const results = async (): Promise<readonly RuleResult[]> => (await judge([options200, cases])).rules;

it('is equal for runs with equal results, regardless of order, reasons and times', async () => {
  const report = await judge([options200, cases]);
  expect(report.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  const other = report.rules.toReversed().map((rule) => {
    const reversed = rule.cases === undefined ? {} : { cases: rule.cases.toReversed() };
    return { ...rule, ...reversed, reason: 'another one', durationMs: 9, exchanges: [7] };
  });
  expect(digestOf(other)).toBe(report.digest);
});

it.each<[string, (rule: RuleResult) => RuleResult]>([
  ['a status', (rule) => ({ ...rule, status: 'failed' })],
  ['an id', (rule) => ({ ...rule, id: `${rule.id}s` })],
  [
    'the status of a case',
    (rule) => ({ ...rule, cases: rule.cases?.map((one) => ({ ...one, status: 'failed' })) ?? [] }),
  ],
  ['the name of a case', (rule) => ({ ...rule, cases: rule.cases?.map((one) => ({ ...one, name: 'c' })) ?? [] })],
])('changes with %s', async (_, change) => {
  const [first, second] = await results();
  if (first === undefined || second === undefined) throw new Error('two results are expected');
  expect(digestOf([first, change(second)])).not.toBe(digestOf([first, second]));
});
