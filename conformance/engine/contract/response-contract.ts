import { VALIDATORS } from '../../../generated/contracts.ts';
import type { InterfaceId } from '../../../generated/platform.ts';
import type { ResponseContract } from '../../../generated/response-contract.ts';

export type { ResponseContract, Validate } from '../../../generated/response-contract.ts';

const loaded = new Map<InterfaceId, Promise<ResponseContract>>();

/**
 * Loads the contract of an interface as it was compiled when the contracts were generated.
 *
 * It is kept: even a module that is loaded has to be looked up, which every single answer of a run would pay for.
 */
export function responseContract(id: InterfaceId): Promise<ResponseContract> {
  const contract = loaded.get(id) ?? VALIDATORS[id]();
  loaded.set(id, contract);
  return contract;
}
