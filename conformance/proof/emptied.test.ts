import { beforeAll, describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import type { Report } from '../engine/report.ts';
import type { Rule } from '../engine/rule.ts';
import { findingsOf } from './figures.ts';
import { judgeInProcess } from './in-process.ts';
import { judgeFault } from './matrix.ts';

const rules = await loadRules();

const emptied = (rule: Rule): Rule => ({ ...rule, check: async () => {} });
const assertingNothing = (rule: Rule): Rule => ({
  ...rule,
  check: async ({ expect }) => expect.that(true, 'nothing', 'anything'),
});

/** Judges the reference deployment by changed rules; opt-in rules run alone. */
async function judgeChanged(change: (rule: Rule) => Rule): Promise<Map<string, Report['rules'][number]>> {
  const all = rules.map(change);
  const together = all.filter(({ optIn }) => optIn === undefined);
  const reports = await Promise.all(
    [together, ...all.filter(({ optIn }) => optIn !== undefined).map((rule) => [rule])].map((company) =>
      judgeInProcess({ rules: company }),
    ),
  );
  return new Map(reports.flatMap((report) => report.rules.map((one) => [one.id, one] as const)));
}

describe('a rule with an empty check', () => {
  let results: Awaited<ReturnType<typeof judgeChanged>>;
  beforeAll(async () => {
    results = await judgeChanged(emptied);
  });

  it.each(rules.map(({ id }) => id))('%s is inconclusive on the reference deployment', (id) => {
    expect(results.get(id)).toMatchObject({ status: 'inconclusive' });
    expect(results.get(id)?.reason).toMatch(/the rule has checked nothing$/);
  });
});

describe('a rule with an assertion that is always true', () => {
  const indifferent = rules.map(assertingNothing);
  const judging = rules.filter(({ level }) => level !== 'info');

  it.each(judging.map((rule) => [rule.id, rule] as const))(
    '%s lets a fault survive, and the proof finds that',
    async (id, rule) => {
      const own = indifferent.filter((one) => one.id === id);
      const row = await judgeFault(`${rule.interface}/${rule.brokenBy[0]}`, own);
      expect(row.survived.map((one) => one.id)).toContain(id);
      const findings = findingsOf({
        matrix: [row],
        chaos: [],
        steadiness: [],
        mutants: [],
        unseen: [],
        deviations: [],
      });
      expect(findings).toContain(`${row.fault} survived ${id}: passed, no reason`);
    },
  );

  it('has no notes if it is an info rule', async () => {
    const results = await judgeChanged(assertingNothing);
    const observing = rules.filter(({ level }) => level === 'info');
    expect(observing.filter(({ id }) => results.get(id)?.notes !== undefined)).toEqual([]);
    const plain = await judgeChanged((rule) => rule);
    const silent = observing.filter(({ id }) => {
      const { status, notes } = plain.get(id) ?? {};
      return status === 'passed' && notes === undefined;
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
