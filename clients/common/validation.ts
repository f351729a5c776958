import type { Check } from './caller.ts';
import type { LoadContract } from './settings.ts';

/**
 * Compares bodies with the contract of an interface, or with that which the settings bring.
 *
 * @param load - loads the contract when the first body is compared, as is what compares
 */
export function contractCheck(load: LoadContract): Check {
  return async (...answer) => {
    const { bodyProblem } = await import('./body-problem.ts');
    return bodyProblem(load, ...answer);
  };
}
