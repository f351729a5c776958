import type { InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Rule } from '../engine/rule.ts';
import { faults } from '../reference/faults.ts';

/** The rules of an interface that send requests. The matrix judges the observing rules together with them. */
export async function rulesOf(id: InterfaceId): Promise<Rule[]> {
  return (await loadRules()).filter((rule) => rule.interface === id && rule.effect !== 'observes');
}

/** Ids of the faults of an interface. */
export function faultIdsOf(id: InterfaceId): string[] {
  return faults.filter((fault) => fault.interface === id).map((fault) => fault.id);
}

/** All pairs of a rule and the id of a fault that it must catch. */
export function faultsToCatch(rules: readonly Rule[]): { rule: Rule; fault: string }[] {
  return rules.flatMap((rule) => rule.brokenBy.map((name) => ({ rule, fault: `${rule.interface}/${name}` })));
}
