import { beforeAll, describe, expect, it } from 'vitest';
import { judge, ok, options200, ruleOf } from './judge-target.fixture.ts';
import { INTERFACE_IDS, VERSIONS_OF } from '../../generated/platform.ts';
import { loadRules } from './load-rules.ts';
import type { Rule } from './rule.ts';
import { MOST_SHARDS, shareOut } from './shard.ts';

let rules: Rule[];
beforeAll(async () => {
  rules = await loadRules();
});

/** Number of rules that each shard judges. */
function sizes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const left = shareOut(rules, { index: index + 1, count });
    return rules.filter((rule) => left(rule.interface) === undefined).length;
  });
}

describe('sharing out', () => {
  it.each(Array.from({ length: MOST_SHARDS }, (_, index) => [index + 1]))('gives every rule to one of %i', (count) => {
    const shares = sizes(count);
    expect(shares.reduce((sum, size) => sum + size, 0)).toBe(rules.length);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('keeps the versions of a family together for any number of shards', () => {
    for (let count = 1; count <= MOST_SHARDS; count += 1) {
      for (const family of ['offers', 'cases'] as const) {
        const ids = VERSIONS_OF[family];
        const left = shareOut(rules, { index: 1, count });
        expect(ids).toHaveLength(3);
        expect(new Set(ids.map((id) => left(id)?.message)).size, `${family} in ${count}`).toBe(1);
      }
    }
  });

  it('shares out evenly, and does not depend on the order of the rules', () => {
    const [one = 0, two = 0] = sizes(2);
    expect(Math.abs(one - two)).toBeLessThan(rules.length / 10);
    const backwards = shareOut(rules.toReversed(), { index: 2, count: 3 });
    const forwards = shareOut(rules, { index: 2, count: 3 });
    expect(INTERFACE_IDS.map(backwards)).toEqual(INTERFACE_IDS.map(forwards));
  });
});

describe('a run of one shard', () => {
  const login: Rule = { ...options200, id: 'login/options', interface: 'login' };
  const report = ruleOf('report/options', { check: options200.check });
  const more = ruleOf('report/more', { check: options200.check });

  it('skips the rules of other shards, and names their shard', async () => {
    const result = await judge([login, more, report], { shard: { index: 2, count: 2 } });
    expect(result.shard).toEqual({ index: 2, count: 2 });
    expect(result.rules.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'login/options passed',
      'report/more skipped',
      'report/options skipped',
    ]);
    expect(result.rules[2]?.reason).toBe('excluded by --shard 2/2: it belongs to shard 1/2');
  });

  it('divides before filtering, so that a filter does not move a rule to another shard', async () => {
    const options = { filters: { interfaces: ['login'] }, transport: ok };
    const one = await judge([login, more, report], { ...options, shard: { index: 1, count: 2 } });
    expect(one.rules.map(({ reason }) => reason)).toEqual([
      'excluded by --shard 1/2: it belongs to shard 2/2',
      'excluded by --interface',
      'excluded by --interface',
    ]);
    expect(one.verdict).toBe('inconclusive');
  });

  it('is a whole run without a shard', async () => {
    expect((await judge([login])).shard).toBeUndefined();
  });
});
