import type { Config } from '../../../kit/config/schema.ts';
import type { StepContext } from '../../../kit/context.ts';

const turns = new WeakMap<Config, Promise<unknown>>();

/**
 * Runs a change of the case when the changes before it are done and put back. The versions of the interface are judged
 * side by side, but the case that they change is the same.
 */
export function oneAtATime<T>({ config }: StepContext, change: () => Promise<T>): Promise<T> {
  const turn = (turns.get(config) ?? Promise.resolve()).then(change, change);
  turns.set(config, turn);
  return turn;
}
