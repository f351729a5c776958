/**
 * Names of the schemas of the interface `offers-v2`, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/** What has to be financed. */
export type Finanzbedarf = components['schemas']['Finanzbedarf'];

/** How the customer would like to repay. */
export type TilgungsWunsch = components['schemas']['TilgungsWunsch'];

/** Wishes for an annuity loan. */
export type AnnuitaetenDarlehen = components['schemas']['AnnuitaetenDarlehen'];

/** One loan that the customer would like to have. */
export type DarlehensWunsch = components['schemas']['DarlehensWunsch'];

/** How the customer would like to finance. */
export type Finanzierungswunsch = components['schemas']['Finanzierungswunsch'];

/** The project. */
export type Vorhaben = components['schemas']['Vorhaben'];

/**
 * The households. Fill this block together with `finanzierungsobjekt`: some providers work regionally, and
 * return offers only when both are there.
 * Not specified by the platform: the attributes of the block haushalte.
 */
export type HaushaltePayload = components['schemas']['HaushaltePayload'];

/**
 * The object of the financing. Fill this block together with `haushalte`: some providers work regionally, and
 * return offers only when both are there.
 * Not specified by the platform: the attributes of the block finanzierungsobjekt.
 */
export type FinanzierungsobjektPayload = components['schemas']['FinanzierungsobjektPayload'];

/**
 * The captured data of a financing request. The order of its attributes does not matter. Only the attributes
 * below are published; the platform knows more.
 * Not specified by the platform: the complete request schema, and which attributes are required.
 */
export type ErmittlungAnfrage = components['schemas']['ErmittlungAnfrage'];

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * A determination. It carries `ermittlungsId`, the identifier that all further reads need; where it stands, and
 * whether it is a text or a number, is not published, nor is anything else of its form.
 * Not specified by the platform: payload of a determination; of its ermittlungsId the type, and where it stands.
 */
export type ErmittlungPayload = components['schemas']['ErmittlungPayload'];

/**
 * The result list of a determination. Its form is not published.
 * Not specified by the platform: structure of the result list.
 */
export type ErgebnissePayload = components['schemas']['ErgebnissePayload'];

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

/** The commission for a result. */
export type Provision = components['schemas']['Provision'];

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
 * The request that started a determination. Its form is not published.
 * Not specified by the platform: payload of the original request.
 */
export type ErmittlungsAnfragePayload = components['schemas']['ErmittlungsAnfragePayload'];

/**
 * The captured data that the request for the determination carried. Its form in the response is not published.
 * Not specified by the platform: payload of the original captured data.
 */
export type ErfassteDatenPayload = components['schemas']['ErfassteDatenPayload'];
