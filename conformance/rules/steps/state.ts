import { NotApplicable, type StepContext } from '../engine.ts';

/** Tells whether the target remembers what it was told; a mock does not. */
export function keepsState({ config }: Pick<StepContext, 'config'>): boolean {
  return config.capabilities?.state !== false;
}

/**
 * Makes sure that the target remembers whom it knows, for a rule some of whose cases can be judged by a mock as well.
 *
 * @throws NotApplicable when it does not
 */
export function requireState(context: StepContext): void {
  if (!keepsState(context)) throw new NotApplicable('the target keeps no state (capabilities.state is false)');
}
