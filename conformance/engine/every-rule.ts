import { HOSTS, INTERFACE_IDS, INTERFACES } from '../../generated/platform.ts';
import { overlayRules } from './answers-fit-contract.ts';
import { expectationRules } from './expectations.ts';
import { loadRules } from './load-rules.ts';
import type { Rule } from './rule.ts';

/** All rules that any run may have, including those added by an Overlay or by `expect` in a configuration. */
export async function everyRule(): Promise<Rule[]> {
  const targets = Object.fromEntries(HOSTS.map((host) => [host, 'http://localhost']));
  const expected = (['served', 'retired'] as const).flatMap((what) =>
    expectationRules({ targets, expect: Object.fromEntries(INTERFACE_IDS.map((id) => [id, what])) }),
  );
  return [...(await loadRules()), ...overlayRules(INTERFACES), ...expected];
}
