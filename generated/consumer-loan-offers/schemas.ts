/**
 * Names of the schemas of the interface `consumer-loan-offers`, generated from specs/consumer-loan-offers/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * A GraphQL request.
 * Not specified by the platform: whether variables may be absent; whether operationName and further members are
 * accepted.
 */
export type AngeboteRequest = components['schemas']['AngeboteRequest'];

/**
 * The body of a response other than 200. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media types and bodies of the statuses other than 200, and which status goes
 * first when several apply.
 */
export type RequestErrorPayload = components['schemas']['RequestErrorPayload'];

/**
 * A decimal number, in percent.
 * Not specified by the platform: its scale (3.5 or 0.035 for three and a half per cent).
 */
export type Prozent = components['schemas']['Prozent'];

/**
 * A decimal amount, in EUR.
 * Not specified by the platform: how many decimals it has.
 */
export type Euro = components['schemas']['Euro'];

/**
 * Holds the member that is named like the query of the request.
 * Not specified by the platform: what it holds when there is no offer, or when the request was processed without
 * success.
 */
export type AngeboteData = components['schemas']['AngeboteData'];

/** One reason why a request was processed without success. */
export type AngeboteError = components['schemas']['AngeboteError'];

/** A GraphQL response. Without success it carries `errors`; clients ignore members that they do not know. */
export type AngeboteResponse = components['schemas']['AngeboteResponse'];

/** The values of {@link Datenkontext}. */
export const DatenkontextValues = ['TESTUMGEBUNG', 'ECHTGESCHAEFT'] as const;

/** The values of {@link Finanzierungszweck}. */
export const FinanzierungszweckValues = ['UMSCHULDUNG', 'FREIE_VERWENDUNG', 'FAHRZEUGKAUF', 'MODERNISIEREN'] as const;
