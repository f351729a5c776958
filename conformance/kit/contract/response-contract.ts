import type { ResponseContract } from '../../../generated/response-contract.ts';
import type { InterfaceId } from '../interfaces.ts';

export type { ResponseContract, Validate } from '../../../generated/response-contract.ts';

const LOAD: Readonly<Record<InterfaceId, () => Promise<ResponseContract>>> = {
  report: () => import('../../../generated/report/validators.ts'),
  'offers-v1': () => import('../../../generated/offers-v1/validators.ts'),
  'offers-v2': () => import('../../../generated/offers-v2/validators.ts'),
  'offers-v3': () => import('../../../generated/offers-v3/validators.ts'),
  'cases-v1': () => import('../../../generated/cases-v1/validators.ts'),
  'cases-v2': () => import('../../../generated/cases-v2/validators.ts'),
  'cases-v3': () => import('../../../generated/cases-v3/validators.ts'),
  applications: () => import('../../../generated/applications/validators.ts'),
  'consumer-loan-offers': () => import('../../../generated/consumer-loan-offers/validators.ts'),
  partner: () => import('../../../generated/partner/validators.ts'),
  login: () => import('../../../generated/login/validators.ts'),
  session: () => import('../../../generated/session/validators.ts'),
};

const loaded = new Map<InterfaceId, Promise<ResponseContract>>();

/**
 * Loads the contract of an interface as it was compiled when the contracts were generated.
 *
 * It is kept: even a module that is loaded has to be looked up, which every single answer of a run would pay for.
 */
export function responseContract(id: InterfaceId): Promise<ResponseContract> {
  const contract = loaded.get(id) ?? LOAD[id]();
  loaded.set(id, contract);
  return contract;
}
