import { FAMILIES, INTERFACES, type InterfaceId } from '../../generated/platform.ts';
import { groupBy } from '../group-by.ts';
import { Skipped } from './outcome.ts';
import type { Rule } from './rule.ts';

/** One part of the rules, which are divided among several runs. */
export interface Shard {
  /** From 1 to `count`. */
  index: number;
  count: number;
}

/** Maximum number of shards: the interfaces of a family use the same fixtures and stay together. */
export const MOST_SHARDS = FAMILIES.length;

/** Whether a shard is valid; one from a report may not be. */
export function isShard({ index, count }: Shard): boolean {
  const whole = Number.isInteger(index) && Number.isInteger(count);
  return whole && index >= 1 && index <= count && count <= MOST_SHARDS;
}

/**
 * Divides the interfaces among shards: the largest family first, each to the shard with the fewest rules so far. This depends only on the
 * rules of the suite, so that all runs of one suite agree.
 *
 * @param rules - all rules of the suite, before filtering
 * @param shard - the judged shard
 * @returns a function that gives the reason to skip an interface of another shard; undefined for one of this shard
 */
export function shareOut(rules: readonly Rule[], { index, count }: Shard): (id: InterfaceId) => Skipped | undefined {
  const sizes = groupBy(rules, (rule) => INTERFACES[rule.interface].family).map(
    ([family, own]) => [family, own.length] as const,
  );
  const loads = Array.from({ length: count }, () => 0);
  const shards = new Map<string, number>();
  for (const [family, size] of sizes.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + size;
    shards.set(family, lightest + 1);
  }
  return (id) => {
    const owner = shards.get(INTERFACES[id].family) ?? 1;
    if (owner === index) return undefined;
    const reason = `excluded by --shard ${index}/${count}: it belongs to shard ${owner}/${count}`;
    return new Skipped(reason, { kind: 'shard', belongsTo: { index: owner, count } });
  };
}
