import { INTERFACE_IDS, type InterfaceId } from './interfaces.ts';
import type { Rule } from './rule.ts';

/** One part of a suite whose rules are shared out among several runs. */
export interface Shard {
  /** From 1 to `count`. */
  index: number;
  count: number;
}

/** Interfaces that work on the same fixtures: they belong into one run, where rules that change things wait for each other. */
const FAMILIES: Record<InterfaceId, string> = {
  report: 'report',
  'offers-v1': 'offers',
  'offers-v2': 'offers',
  'offers-v3': 'offers',
  'cases-v1': 'cases',
  'cases-v2': 'cases',
  'cases-v3': 'cases',
  applications: 'applications',
  'consumer-loan-offers': 'consumer-loan-offers',
  partner: 'partner',
  login: 'login',
  session: 'session',
};

/** Into how many shards a suite can be divided: a family stays together. */
export const MOST_SHARDS = new Set(INTERFACE_IDS.map((id) => FAMILIES[id])).size;

/**
 * Shares out the interfaces among shards: the largest family first, each to the shard that has the fewest rules yet. It depends
 * on the rules of the suite alone, so that all runs of one suite agree on it.
 *
 * @param rules - all rules of the suite, whatever is filtered out later
 * @param shard - the shard that is judged
 * @returns says of an interface why it is left to another shard; undefined when it belongs to this one
 */
export function shareOut(rules: readonly Rule[], { index, count }: Shard): (id: InterfaceId) => string | undefined {
  const sizes = new Map<string, number>();
  for (const rule of rules) {
    const family = FAMILIES[rule.interface];
    sizes.set(family, (sizes.get(family) ?? 0) + 1);
  }
  const loads = Array.from({ length: count }, () => 0);
  const shards = new Map<string, number>();
  for (const [family, size] of [...sizes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + size;
    shards.set(family, lightest + 1);
  }
  return (id) => {
    const owner = shards.get(FAMILIES[id]) ?? 1;
    return owner === index ? undefined : `--shard ${index}/${count}: it belongs to shard ${owner}/${count}`;
  };
}
