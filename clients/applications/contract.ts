import type { components, paths } from '../../generated/applications/types.ts';

/** What the contract says, in types. One's own takes its place: `createApplicationsApi<{ components: components; paths: paths }>(…)`. */
export interface ApplicationsContract {
  components: components;
  paths: paths;
}
