import { folded } from '../reporters/lines.ts';
import { planAhead } from './plan-ahead.ts';
import { leftBehind, leftBehindAtMost, speltSecretsLines } from './planned.ts';
import type { SimulationOptions } from './simulation.ts';

/** What a run that may write does to its target, in lines to be read before anything is sent. */
export async function writesAhead(options: SimulationOptions): Promise<string> {
  const plan = await planAhead(options);
  const { creates, changes } = plan.effects;
  const said =
    `On a conforming target this run sends ${creates} requests that create something and ${changes} that change something, ` +
    `and leaves behind: ${leftBehind(plan)}.`;
  return [said, ...leftBehindAtMost(plan), ...speltSecretsLines(plan)].flatMap(folded).join('\n');
}
