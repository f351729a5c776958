import { INTERFACE_IDS } from '../../generated/platform.ts';
import { isCombined } from '../engine/shared-step.ts';
import { planOf, type Plan } from './planned.ts';
import { simulate, type SimulationOptions } from './simulation.ts';
import { speltSecrets } from './spelt-secrets.ts';

/** What a run sends and leaves behind, found out without sending anything to its target. */
export async function planAhead(options: SimulationOptions): Promise<Plan> {
  const simulation = await simulate(options);
  const scopes = simulation.sent.map(({ scope }) => scope).filter(isCombined);
  const interfaces = INTERFACE_IDS.filter((id) => scopes.some((scope) => scope.startsWith(`${id}: `)));
  const spelt = speltSecrets(options.subject.config, simulation);
  if (interfaces.length === 0) return planOf(simulation, options.rules, { spelt });
  const apart = await simulate({ ...options, filters: { ...options.filters, interfaces }, apart: true });
  return planOf(simulation, options.rules, { apart, spelt });
}
