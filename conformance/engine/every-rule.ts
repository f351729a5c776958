import { HOSTS, INTERFACE_IDS } from '../../generated/platform.ts';
import { overlayRulesOf } from './answers-fit-contract.ts';
import { expectationRules } from './expectations.ts';
import { loadRules } from './load-rules.ts';
import type { Rule } from './rule.ts';

/** Every rule that there can be, whatever Overlays and configuration a run has. */
export async function everyRule(): Promise<Rule[]> {
  const targets = Object.fromEntries(HOSTS.map((host) => [host, 'http://localhost']));
  const expected = (['served', 'retired'] as const).flatMap((what) =>
    expectationRules({ targets, expect: Object.fromEntries(INTERFACE_IDS.map((id) => [id, what])) }),
  );
  return [...(await loadRules()), ...overlayRulesOf(INTERFACE_IDS), ...expected];
}
