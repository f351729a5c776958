import type { ResponseContract } from '../../generated/response-contract.ts';
import type { Check } from './caller.ts';

export type { ResponseContract } from '../../generated/response-contract.ts';

/**
 * Compares bodies with the contract of an interface.
 *
 * @param load - loads the contract when the first body is compared, as is what compares
 */
export function contractCheck(load: () => Promise<ResponseContract>): Check {
  let contract: Promise<ResponseContract> | undefined;
  return async (...answer) => {
    const { bodyProblem } = await import('./body-problem.ts');
    return bodyProblem(await (contract ??= load()), ...answer);
  };
}
