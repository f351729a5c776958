import { describe, expect, it } from 'vitest';
import { loadRules } from '../engine/load-rules.ts';
import type { Level } from '../engine/rule.ts';
import { faults } from '../reference/faults.ts';
import { faultsToCatch } from './in-process.ts';
import { reasonsOf } from './reasons/reasons.ts';

/** How many faults a rule of each level has at least. */
const LEAST_FAULTS: Readonly<Record<Level, number>> = { must: 3, should: 1, info: 0 };

const rules = await loadRules();

describe('the fault matrix', () => {
  it.each(rules.map((rule) => [rule.id, rule]))('gives %s the faults that its level asks for', (_, rule) => {
    expect(new Set(rule.brokenBy).size).toBe(rule.brokenBy.length);
    expect(rule.brokenBy.length).toBeGreaterThanOrEqual(LEAST_FAULTS[rule.level]);
  });

  it.each(rules.filter(({ brokenBy }) => brokenBy.length > 0).map((rule) => [rule.id, rule]))(
    'knows what the reason of %s has to speak of',
    async (id, rule) => expect((await reasonsOf(rule.interface))(id)).toBeInstanceOf(RegExp),
  );

  it('has a rule for every fault, and a fault for every name', () => {
    const named = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    const known = new Set(faults.map(({ id }) => id));
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
  });
});
