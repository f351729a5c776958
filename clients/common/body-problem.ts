import { describe, errorsOf, isUnknownValue, validatorFor } from '../../generated/response-contract.ts';
import type { ResponseContract } from '../../generated/response-contract.ts';
import type { LoadContract } from './settings.ts';

const loaded = new WeakMap<LoadContract, Promise<ResponseContract>>();

/**
 * What is wrong with a body. Null in place of an absent member is no violation, nor is a new value of an enumeration.
 *
 * @param load - loads the contract of the interface
 * @param validate - true, or what loads the contract to compare with instead
 * @throws what loading the contract throws; the next body tries it again
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
  const fits = validatorFor(contract, operation, { status, mediaType });
  const problem = fits && errorsOf(fits, data).find((error) => !isUnknownValue(error));
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
