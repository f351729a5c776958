import { composeDeployment, type Deployment, type Settings } from './composition.ts';
import { faultById } from './faults.ts';

export type { Deployment } from './composition.ts';

export interface DeploymentOptions extends Settings {
  /** Ids of the faults that it has: `report/no-location`. */
  faults?: string | readonly string[] | undefined;
}

/**
 * Creates a reference deployment with its own state, and with faults if some are named.
 * @throws RangeError when a fault is not known
 */
export function createDeployment({ faults = [], ...settings }: DeploymentOptions = {}): Deployment {
  return composeDeployment(settings, [faults].flat().map(faultById));
}
