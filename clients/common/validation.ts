import type { Check } from './caller.ts';
import type { LoadContract } from './settings.ts';

/**
 * Makes a check that compares bodies with the contract of an interface, or with that of the settings.
 *
 * @param load - loads the contract, when the first body is compared
 */
export function contractCheck(load: LoadContract): Check {
  return async (...answer) => {
    const { bodyProblem } = await import('./body-problem.ts');
    return bodyProblem(load, ...answer);
  };
}
