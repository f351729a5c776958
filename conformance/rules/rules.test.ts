import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { validateConfig } from '../engine/config/validate.ts';
import { coverageOf } from '../engine/coverage.ts';
import { loadRules } from '../engine/load-rules.ts';
import { casesOf } from '../engine/rule.ts';
import { matchOperation } from '../contracts/places.ts';
import { statementOf } from '../engine/statements.ts';
import { stricterRules } from '../engine/stricter-rules.fixture.ts';
import { ADDRESSES } from '../proof/in-process.ts';
import { faultIdsOf } from '../proof/rules-and-faults.fixture.ts';
import { withoutSetting } from '../proof/named-settings.fixture.ts';
import { createDeployment } from '../reference/deployment.ts';

/** Rules that request paths at which their interface declares no operation. */
const UNDECLARED = ['cases-v3/saved-offers-moved'];

const rules = await loadRules();
const configured = withoutSetting(
  validateConfig(await createDeployment().configuration(ADDRESSES), () => ''),
  'fixtures.report.kinds',
);
const tooStrict = stricterRules(coverageOf(rules));

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  const operations = OPERATIONS[rule.interface];

  it('covers responses that its contract declares', () => {
    for (const { operation, status } of rule.covers) {
      const declared = operations.find(({ id }) => id === operation)?.answers ?? [];
      expect(declared).toContain(String(status));
    }
  });

  it('names the operations that it judges, unless it only observes', () => {
    for (const pattern of rule.at) {
      expect(
        operations.filter((one) => matchOperation(pattern, one)),
        pattern,
      ).not.toEqual([]);
    }
    const namesNone = rule.covers.length === 0 && rule.at.length === 0;
    if (rule.effect !== 'observes') expect(namesNone).toBe(UNDECLARED.includes(rule.id));
  });

  it('names statements that exist, and has a title without a full stop', () => {
    expect(rule.source.length).toBeGreaterThan(0);
    for (const id of rule.source) expect(statementOf(id), id).toBeDefined();
    expect(rule.title).toMatch(/^[A-Z].*[^.]$/);
  });

  it('describes credentials in its case names in words, not by their keys', () => {
    expect([...casesOf(rule)].filter((name) => /(^|[ :])(none|wrong|other)$/.test(name))).toEqual([]);
  });

  it('has the same cases whatever is configured, unless the operator leaves out kinds of reports', () => {
    const cases = typeof rule.cases === 'function' ? rule.cases(configured) : casesOf(rule);
    expect(cases).toEqual(casesOf(rule));
  });

  it('is no stricter than the statements that it names', () => {
    expect(tooStrict.filter((one) => one.rule.id === rule.id).map(({ statement }) => statement.id)).toEqual([]);
  });

  it('names faults that exist, and none if it is informative', () => {
    const known = faultIdsOf(rule.interface);
    for (const name of rule.brokenBy) expect(known).toContain(`${rule.interface}/${name}`);
    expect(rule.brokenBy.length > 0).toBe(rule.level !== 'info');
  });
});
