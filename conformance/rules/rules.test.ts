import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../kit/load-rules.ts';
import { faultsOf } from '../proof/in-process.ts';

interface Bundle {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>;
}

/** Declared statuses of every operation of an interface, by operationId. */
function statusesOf(id: string): Map<string, string[]> {
  const text = readFileSync(new URL(`../../generated/${id}/openapi.json`, import.meta.url), 'utf8');
  const operations = Object.values((JSON.parse(text) as Bundle).paths).flatMap((item) => Object.values(item));
  return new Map(operations.map(({ operationId = '', responses = {} }) => [operationId, Object.keys(responses)]));
}

const rules = await loadRules();

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  it('covers answers that its contract declares', () => {
    const statuses = statusesOf(rule.interface);
    for (const { operation, status } of rule.covers) expect(statuses.get(operation) ?? []).toContain(String(status));
  });

  it('names rows of the catalogue, and states something', () => {
    expect(rule.source.length).toBeGreaterThan(0);
    for (const row of rule.source) expect(row).toMatch(/^(G|R|O2|O3|C|A|L|P|S|V)\d{1,2}[a-o]?$/);
    expect(rule.title).toMatch(/^[A-Z].*[^.]$/);
  });

  it('is broken by faults that exist, unless it only observes', () => {
    const known = faultsOf(rule.interface);
    for (const name of rule.brokenBy) expect(known).toContain(`${rule.interface}/${name}`);
    expect(rule.brokenBy.length > 0).toBe(rule.level !== 'info');
  });
});
