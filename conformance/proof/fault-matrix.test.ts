import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import { faults } from '../reference/faults.ts';
import { faultsToCatch } from './rules-and-faults.fixture.ts';
import { reasonsOf } from './reasons/reasons.ts';

const rules = await loadRules();

describe('the fault matrix', () => {
  it.each(rules.map((rule) => [rule.id, rule]))(
    'names no fault of %s twice, and at least one unless it is an info rule',
    (_, rule) => {
      expect(new Set(rule.brokenBy).size).toBe(rule.brokenBy.length);
      expect(rule.brokenBy.length > 0).toBe(rule.level !== 'info');
    },
  );

  it.each(rules.filter(({ brokenBy }) => brokenBy.length > 0).map((rule) => [rule.id, rule]))(
    'has a pattern for the reason of %s',
    (id, rule) => expect(reasonsOf(rule.interface)(id)).toBeInstanceOf(RegExp),
  );

  it('has a rule for every fault, and a fault for every name', () => {
    const named = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    const known = new Set(faults.map(({ id }) => id));
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
});
