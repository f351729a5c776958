/**
 * Names of the schemas of the interface `offers-v3`, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * Options of a determination for an existing case. Captured data is not accepted. The defaults of the attributes
 * are not published.
 * Not specified by the platform: the defaults of the attributes, and what ermitteln and aktualisieren do in
 * detail.
 */
export type ErgebnislisteAnfrage = components['schemas']['ErgebnislisteAnfrage'];

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * A result list of a case. Its form is not published.
 * Not specified by the platform: structure of the result list, and where it carries the ergebnislisteId.
 */
export type ErgebnislistePayload = components['schemas']['ErgebnislistePayload'];

/**
 * One result, that is, one offer. Its form is not published.
 * Not specified by the platform: structure of a single offer.
 */
export type ErgebnisPayload = components['schemas']['ErgebnisPayload'];

/**
 * The messages of a result. Their form is not published.
 * Not specified by the platform: payload of the messages.
 */
export type MeldungenPayload = components['schemas']['MeldungenPayload'];

/**
 * The documents of a result. Their form is not published.
 * Not specified by the platform: payload of the documents.
 */
export type UnterlagenPayload = components['schemas']['UnterlagenPayload'];

/**
 * The commission for a result. Its form is not published for v3.
 * Not specified by the platform: payload of the commission in v3.
 */
export type ProvisionPayload = components['schemas']['ProvisionPayload'];

/**
 * The payment plans of a result. Their form is not published.
 * Not specified by the platform: payload of the payment plans.
 */
export type ZahlungsplaenePayload = components['schemas']['ZahlungsplaenePayload'];

/**
 * One payment plan of a result. Its form is not published.
 * Not specified by the platform: payload of one payment plan.
 */
export type ZahlungsplanPayload = components['schemas']['ZahlungsplanPayload'];

/**
 * The saved offers of a case. Their form is not published.
 * Not specified by the platform: payload of the saved offers.
 */
export type GemerkteAngebotePayload = components['schemas']['GemerkteAngebotePayload'];

/**
 * One saved offer of a case. Its form is not published.
 * Not specified by the platform: payload of one saved offer.
 */
export type GemerktesAngebotPayload = components['schemas']['GemerktesAngebotPayload'];

/**
 * The payment plans of a saved offer. Their form is not published.
 * Not specified by the platform: payload of the payment plans of a saved offer.
 */
export type ZahlungsplaeneGemerktesAngebotPayload = components['schemas']['ZahlungsplaeneGemerktesAngebotPayload'];
