import { describe, errorsOf, isUnknownValue, validatorFor } from '../../generated/response-contract.ts';
import type { ResponseContract } from '../../generated/response-contract.ts';
import type { LoadContract } from './settings.ts';

const loaded = new WeakMap<LoadContract, Promise<ResponseContract>>();

/**
 * Compares a body with the contract and returns the first violation. Null in place of an absent member is allowed, and so is an unknown
 * value of an enumeration.
 *
 * @param load - loads the contract of the interface
 * @param validate - true, or a function that loads another contract instead
 * @throws the error of loading the contract; the next call loads it again
 */
export async function bodyProblem(
  load: LoadContract,
  operation: string,
  { status, headers }: Response,
  data: unknown,
  validate: true | LoadContract,
): Promise<string | undefined> {
  const contract = await contractOf(validate === true ? load : validate);
  const mediaType = (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const validator = validatorFor(contract, operation, { status, mediaType });
  const problem = validator && errorsOf(validator, data).find((error) => !isUnknownValue(error));
  return problem && describe(problem);
}

async function contractOf(load: LoadContract): Promise<ResponseContract> {
  const contract = loaded.get(load) ?? load();
  loaded.set(load, contract);
  try {
    return await contract;
  } catch (error) {
    loaded.delete(load);
    throw error;
  }
}
