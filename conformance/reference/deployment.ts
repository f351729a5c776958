import { composeDeployment, type Deployment, type Settings } from './composition.ts';
import { faultById } from './faults.ts';

export type { Deployment } from './composition.ts';

export interface DeploymentOptions extends Settings {
  /** Ids of its faults: `report/no-location`. */
  faults?: string | readonly string[] | undefined;
}

/**
 * Creates a reference deployment with its own state.
 *
 * @throws RangeError when a fault is unknown
 */
export function createDeployment({ faults = [], ...settings }: DeploymentOptions = {}): Deployment {
  return composeDeployment(settings, [faults].flat().map(faultById));
}
