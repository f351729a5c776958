import { faults as applications } from './applications/faults.ts';
import { faultsV1 as casesV1, faultsV2 as casesV2, faultsV3 as casesV3 } from './cases/faults.ts';
import { faults as consumerLoanOffers } from './consumer-loan-offers/faults.ts';
import type { Fault, Host } from './interface.ts';
import { faults as login } from './login/faults.ts';
import { faults as offersV1 } from './offers-v1/faults.ts';
import { faults as offersV2 } from './offers-v2/faults.ts';
import { faults as offersV3, loginHostFaults as offersV3OnLogin } from './offers-v3/faults.ts';
import { faults as partner } from './partner/faults.ts';
import { faults as report } from './report/faults.ts';
import { faults as session } from './session/faults.ts';

/** A fault with its place in the deployment. */
export interface RegisteredFault extends Fault {
  /** `<interface>/<name>`, for example `report/no-location`. */
  id: string;
  /** The id of the interface that it spoils. */
  interface: string;
  host: Host;
}

const register = (id: string, host: Host, faults: readonly Fault[]): RegisteredFault[] =>
  faults.map((fault) => ({ ...fault, id: `${id}/${fault.name}`, interface: id, host }));

/** Every fault of the reference deployment. */
export const faults: readonly RegisteredFault[] = [
  ...register('report', 'report', report),
  ...register('login', 'login', login),
  ...register('offers-v1', 'v2', offersV1),
  ...register('offers-v2', 'v2', offersV2),
  ...register('offers-v3', 'baufi', offersV3),
  ...register('offers-v3', 'login', offersV3OnLogin),
  ...register('cases-v1', 'v2', casesV1),
  ...register('cases-v2', 'v2', casesV2),
  ...register('cases-v3', 'baufi', casesV3),
  ...register('applications', 'v2', applications),
  ...register('partner', 'pm', partner),
  ...register('consumer-loan-offers', 'kex', consumerLoanOffers),
  ...register('session', 'pm', session),
];

/**
 * The fault with that id.
 * @throws RangeError when there is none; the message lists the faults of the same interface
 */
export function faultById(id: string): RegisteredFault {
  const fault = faults.find((each) => each.id === id);
  if (fault) return fault;
  const siblings = faults.filter((each) => each.interface === id.split('/', 1)[0]).map((each) => each.id);
  const known = siblings.length > 0 ? siblings : [...new Set(faults.map((each) => `${each.interface}/…`))];
  throw new RangeError(`there is no fault ${id}; known are ${known.join(', ')}`);
}
