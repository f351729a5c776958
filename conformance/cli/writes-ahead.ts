import { leftBehind, planOf } from './planned.ts';
import { simulate, type SimulationOptions } from './simulation.ts';

/** What a run that may write does to its target, in one line to be read before anything is sent. */
export async function writesAhead(options: SimulationOptions): Promise<string> {
  const plan = planOf(await simulate(options), options.rules);
  const { creates, changes } = plan.effects;
  return (
    `On a conforming target this run sends ${creates} requests that create something and ${changes} that change something, ` +
    `and leaves behind: ${leftBehind(plan)}`
  );
}
