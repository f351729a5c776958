import { composeDeployment, type Deployment, type Settings } from './composition.ts';
import { faultById } from './faults.ts';

export type { Deployment } from './composition.ts';

/** One fault by id (`report/no-location`), several, or one name per interface (`{ report: 'no-location' }`). */
export type FaultChoice = string | readonly string[] | Readonly<Record<string, string>>;

export interface DeploymentOptions extends Settings {
  faults?: FaultChoice;
}

const isList = (choice: FaultChoice): choice is readonly string[] => Array.isArray(choice);

function chosenIds(choice: FaultChoice): readonly string[] {
  if (typeof choice === 'string') return [choice];
  if (isList(choice)) return choice;
  return Object.entries(choice).map(([id, name]) => `${id}/${name}`);
}

/**
 * Creates a reference deployment with its own state, with faults where they are wanted.
 * @throws RangeError when a fault is not known
 */
export function createDeployment({ faults = [], ...settings }: DeploymentOptions = {}): Deployment {
  return composeDeployment(settings, chosenIds(faults).map(faultById));
}
