import type { components, paths } from '../../generated/partner/types.ts';

/** The types of the contract. To use your own types: `createPartnerApi<{ components: components; paths: paths }>(…)`. */
export interface PartnerContract {
  components: components;
  paths: paths;
}
