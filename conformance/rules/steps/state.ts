import { NotApplicable, type StepContext } from '../engine.ts';

/** Whether the target keeps state between requests; a mock does not. */
export function keepsState({ config }: Pick<StepContext, 'config'>): boolean {
  return config.capabilities?.state !== false;
}

/**
 * Requires a target that keeps state, for rules of which a mock can pass other cases.
 *
 * @throws NotApplicable when it does not
 */
export function requireState(context: StepContext): void {
  if (!keepsState(context)) throw new NotApplicable('the target keeps no state (capabilities.state is false)');
}
