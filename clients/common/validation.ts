import { describe, errorsOf, isUnknownValue, validatorFor } from '../../generated/response-contract.ts';
import type { ResponseContract } from '../../generated/response-contract.ts';
import type { Check } from './caller.ts';

export type { ResponseContract } from '../../generated/response-contract.ts';

/**
 * Compares bodies with the contract of an interface. Null for an absent member is no violation, nor is an enumeration that has grown.
 *
 * @param load - loads the contract when the first body is compared
 */
export function contractCheck(load: () => Promise<ResponseContract>): Check {
  let contract: Promise<ResponseContract> | undefined;
  return async (operation, { status, headers }, data) => {
    const mediaType = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const validate = validatorFor(await (contract ??= load()), operation, { status, mediaType });
    const problem = validate && errorsOf(validate, data).find((error) => !isUnknownValue(error));
    return problem && describe(problem);
  };
}
