import type { components, paths } from '../../generated/applications/types.ts';
import type { Tightened } from '../common/contract.ts';

/** What the contract says, in types. One's own takes its place: `createApplicationsApi<{ components: components; paths: paths }>(…)`. */
export interface ApplicationsContract {
  components: components;
  paths: paths;
}

/** The payloads of a contract. */
export type Schemas<Contract extends Tightened<ApplicationsContract>> = Contract['components']['schemas'];
