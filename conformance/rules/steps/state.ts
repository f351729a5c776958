import { NotApplicable, type StepContext } from '../engine.ts';

/**
 * Makes sure of a target that knows whom it knows; for a rule of which other cases can be judged by a mock, too.
 *
 * @throws NotApplicable when it does not
 */
export function requireState({ config }: StepContext): void {
  if (config.capabilities?.state === false) {
    throw new NotApplicable('the target keeps no state (capabilities.state is false)');
  }
}
