/**
 * The examples of all contracts, generated from specs. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from './operation-examples.ts';
import type { InterfaceId } from './platform.ts';
import { examples as ReportExamples } from './report/examples.ts';
import type { operations as Report } from './report/types.ts';
import { examples as OffersV1Examples } from './offers-v1/examples.ts';
import type { operations as OffersV1 } from './offers-v1/types.ts';
import { examples as OffersV2Examples } from './offers-v2/examples.ts';
import type { operations as OffersV2 } from './offers-v2/types.ts';
import { examples as OffersV3Examples } from './offers-v3/examples.ts';
import type { operations as OffersV3 } from './offers-v3/types.ts';
import { examples as CasesV1Examples } from './cases-v1/examples.ts';
import type { operations as CasesV1 } from './cases-v1/types.ts';
import { examples as CasesV2Examples } from './cases-v2/examples.ts';
import type { operations as CasesV2 } from './cases-v2/types.ts';
import { examples as CasesV3Examples } from './cases-v3/examples.ts';
import type { operations as CasesV3 } from './cases-v3/types.ts';
import { examples as ApplicationsExamples } from './applications/examples.ts';
import type { operations as Applications } from './applications/types.ts';
import { examples as ConsumerLoanOffersExamples } from './consumer-loan-offers/examples.ts';
import type { operations as ConsumerLoanOffers } from './consumer-loan-offers/types.ts';
import { examples as PartnerExamples } from './partner/examples.ts';
import type { operations as Partner } from './partner/types.ts';
import { examples as LoginExamples } from './login/examples.ts';
import type { operations as Login } from './login/types.ts';
import { examples as SessionExamples } from './session/examples.ts';
import type { operations as Session } from './session/types.ts';

/** The operations of every interface by operationId. */
export interface Operations {
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

/** The examples of every interface by operationId. */
export const EXAMPLES: Readonly<Record<InterfaceId, Readonly<Record<string, OperationExamples>>>> = {
  "report": ReportExamples,
  "offers-v1": OffersV1Examples,
  "offers-v2": OffersV2Examples,
  "offers-v3": OffersV3Examples,
  "cases-v1": CasesV1Examples,
  "cases-v2": CasesV2Examples,
  "cases-v3": CasesV3Examples,
  "applications": ApplicationsExamples,
  "consumer-loan-offers": ConsumerLoanOffersExamples,
  "partner": PartnerExamples,
  "login": LoginExamples,
  "session": SessionExamples,
};
