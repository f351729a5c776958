import { ADDRESS_VARIANTS } from './addresses.ts';
import { BODY_VARIANTS } from './bodies.ts';
import { IDENTIFIER_VARIANTS } from './identifiers.ts';
import { LEFT_OPEN_VARIANTS } from './left-open.ts';
import { LIST_VARIANTS } from './lists.ts';
import { MEDIA_TYPE_VARIANTS } from './media-types.ts';
import { WIRE_VARIANTS } from './on-the-wire.ts';
import { APPLICATIONS_PATCHES } from './readings/applications-patches.ts';
import { APPLICATIONS_READS } from './readings/applications-reads.ts';
import { CASES_PERSONS } from './readings/cases-persons.ts';
import { CASES_READINGS } from './readings/cases.ts';
import { CONSUMER_LOAN_OFFERS_READINGS } from './readings/consumer-loan-offers.ts';
import { OFFERS_V2_READINGS } from './readings/offers-v2.ts';
import { OFFERS_V3_READINGS } from './readings/offers-v3.ts';
import { OFFERS_READINGS } from './readings/offers.ts';
import { PARTNER_READS } from './readings/partner-reads.ts';
import { PARTNER_WRITES } from './readings/partner-writes.ts';
import { REPORT_READINGS } from './readings/report.ts';
import { SESSION_READINGS } from './readings/session.ts';
import { STATUS_VARIANTS } from './statuses.ts';
import { TIMING_VARIANTS } from './timing.ts';
import type { Variant } from './variant.ts';

/** All conforming variants of the reference deployment, by subject. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  addresses: ADDRESS_VARIANTS,
  'media types and headers': MEDIA_TYPE_VARIANTS,
  bodies: BODY_VARIANTS,
  lists: LIST_VARIANTS,
  statuses: STATUS_VARIANTS,
  timing: TIMING_VARIANTS,
  'identifiers, tokens and cookies': IDENTIFIER_VARIANTS,
  readings: [
    ...APPLICATIONS_PATCHES,
    ...APPLICATIONS_READS,
    ...CASES_PERSONS,
    ...CASES_READINGS,
    ...CONSUMER_LOAN_OFFERS_READINGS,
    ...OFFERS_READINGS,
    ...OFFERS_V2_READINGS,
    ...OFFERS_V3_READINGS,
    ...PARTNER_READS,
    ...PARTNER_WRITES,
    ...REPORT_READINGS,
    ...SESSION_READINGS,
  ],
  'what is left open': LEFT_OPEN_VARIANTS,
  'the wire': WIRE_VARIANTS,
};
