import type { paths as Applications } from '../../../generated/applications/types.ts';
import type { paths as CasesV1 } from '../../../generated/cases-v1/types.ts';
import type { paths as CasesV2 } from '../../../generated/cases-v2/types.ts';
import type { paths as CasesV3 } from '../../../generated/cases-v3/types.ts';
import type { paths as ConsumerLoanOffers } from '../../../generated/consumer-loan-offers/types.ts';
import type { paths as Login } from '../../../generated/login/types.ts';
import type { paths as OffersV1 } from '../../../generated/offers-v1/types.ts';
import type { paths as OffersV2 } from '../../../generated/offers-v2/types.ts';
import type { paths as OffersV3 } from '../../../generated/offers-v3/types.ts';
import type { paths as Partner } from '../../../generated/partner/types.ts';
import type { paths as Report } from '../../../generated/report/types.ts';
import type { paths as Session } from '../../../generated/session/types.ts';

/** The paths of every interface, from its contract. */
interface Contracts {
  report: Report;
  'offers-v1': OffersV1;
  'offers-v2': OffersV2;
  'offers-v3': OffersV3;
  'cases-v1': CasesV1;
  'cases-v2': CasesV2;
  'cases-v3': CasesV3;
  applications: Applications;
  'consumer-loan-offers': ConsumerLoanOffers;
  partner: Partner;
  login: Login;
  session: Session;
}

/** A path template of an interface: a path that its contract does not have is a compile error. */
export type PathOf<Id extends keyof Contracts> = keyof Contracts[Id] & string;
