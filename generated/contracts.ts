/**
 * The types and the validators of each interface, generated from specs. Do not edit: run `npm run generate`.
 */

import type { paths as Report } from './report/types.ts';
import type { paths as OffersV1 } from './offers-v1/types.ts';
import type { paths as OffersV2 } from './offers-v2/types.ts';
import type { paths as OffersV3 } from './offers-v3/types.ts';
import type { paths as CasesV1 } from './cases-v1/types.ts';
import type { paths as CasesV2 } from './cases-v2/types.ts';
import type { paths as CasesV3 } from './cases-v3/types.ts';
import type { paths as Applications } from './applications/types.ts';
import type { paths as ConsumerLoanOffers } from './consumer-loan-offers/types.ts';
import type { paths as Partner } from './partner/types.ts';
import type { paths as Login } from './login/types.ts';
import type { paths as Session } from './session/types.ts';
import type { InterfaceId } from './platform.ts';
import type { ResponseContract } from './response-contract.ts';

/** The paths of every interface. */
export interface Paths {
  "report": Report;
  "offers-v1": OffersV1;
  "offers-v2": OffersV2;
  "offers-v3": OffersV3;
  "cases-v1": CasesV1;
  "cases-v2": CasesV2;
  "cases-v3": CasesV3;
  "applications": Applications;
  "consumer-loan-offers": ConsumerLoanOffers;
  "partner": Partner;
  "login": Login;
  "session": Session;
}

/** A path template of an interface: a path that its contract does not have is a compile error. */
export type PathOf<Id extends InterfaceId> = keyof Paths[Id] & string;

/** Loads the validators of each interface. */
export const VALIDATORS: Readonly<Record<InterfaceId, () => Promise<ResponseContract>>> = {
  "report": () => import('./report/validators.ts'),
  "offers-v1": () => import('./offers-v1/validators.ts'),
  "offers-v2": () => import('./offers-v2/validators.ts'),
  "offers-v3": () => import('./offers-v3/validators.ts'),
  "cases-v1": () => import('./cases-v1/validators.ts'),
  "cases-v2": () => import('./cases-v2/validators.ts'),
  "cases-v3": () => import('./cases-v3/validators.ts'),
  "applications": () => import('./applications/validators.ts'),
  "consumer-loan-offers": () => import('./consumer-loan-offers/validators.ts'),
  "partner": () => import('./partner/validators.ts'),
  "login": () => import('./login/validators.ts'),
  "session": () => import('./session/validators.ts'),
};
