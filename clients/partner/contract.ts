import type { components, paths } from '../../generated/partner/types.ts';
import type { Tightened } from '../common/contract.ts';

/** What the contract says, in types. One's own takes its place: `createPartnerApi<{ components: components; paths: paths }>(…)`. */
export interface PartnerContract {
  components: components;
  paths: paths;
}

/** The payloads of a contract. */
export type Schemas<Contract extends Tightened<PartnerContract>> = Contract['components']['schemas'];
