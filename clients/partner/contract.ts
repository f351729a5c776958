import type { components, paths } from '../../generated/partner/types.ts';

/** What the contract says, in types. One's own takes its place: `createPartnerApi<{ components: components; paths: paths }>(…)`. */
export interface PartnerContract {
  components: components;
  paths: paths;
}
