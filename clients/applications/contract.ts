import type { components, paths } from '../../generated/applications/types.ts';

/** The types of the contract. To use your own types: `createApplicationsApi<{ components: components; paths: paths }>(…)`. */
export interface ApplicationsContract {
  components: components;
  paths: paths;
}
