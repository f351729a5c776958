import type { Config } from '../engine/config/schema.ts';
import { overlayRules } from '../engine/answers-fit-contract.ts';
import type { TightenedContracts } from '../engine/contract/observations.ts';
import { INTERFACES } from '../../generated/platform.ts';
import { excludedBy, type Filters } from '../engine/selection.ts';

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
    const host = INTERFACES[rule.interface].host;
    const excluded = excludedBy(rule, filters);
    const missing = targets[host] === undefined ? `no target for ${host}` : undefined;
    const why = excluded === undefined ? missing : excluded.message;
    return why === undefined ? [] : [`--overlay: the tightened contract of ${rule.interface} is not judged: ${why}.`];
  });
}
