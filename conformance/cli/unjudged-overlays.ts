import type { Config } from '../kit/config/schema.ts';
import { overlayRules } from '../kit/answers-fit-contract.ts';
import type { TightenedContracts } from '../kit/contract/observations.ts';
import { INTERFACES } from '../kit/interfaces.ts';
import { excludedBy, type Filters } from '../kit/selection.ts';

/**
 * Says which contracts are tightened in vain: nothing that the run judges is held against them.
 *
 * @param tightened - the contracts that the Overlays change
 * @returns one sentence for each
 */
export function unjudgedOverlays(
  tightened: TightenedContracts,
  filters: Filters,
  targets: Config['targets'],
): string[] {
  return overlayRules(tightened).flatMap((rule) => {
    const host = INTERFACES[rule.interface];
    const filter = excludedBy(rule, filters);
    const missing = targets[host] === undefined ? `no target for ${host}` : undefined;
    const why = filter === undefined ? missing : `excluded by ${filter}`;
    return why === undefined ? [] : [`--overlay: the tightened contract of ${rule.interface} is not judged: ${why}.`];
  });
}
