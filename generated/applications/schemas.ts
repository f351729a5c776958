/**
 * Names of the schemas of the interface `applications`, generated from specs/applications/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * One page of applications. How the applications are wrapped and how the next page is found is not published. Do
 * not depend on any member.
 * Not specified by the platform: the wrapping of the list, and the names and format of its pages.
 */
export type AntraegePayload = components['schemas']['AntraegePayload'];

/**
 * An application. Only the date of its last change is published; it carries more members.
 * Not specified by the platform: all fields of the application record except letzteAenderung, among them where
 * it shows what a patch has set.
 */
export type Antrag = components['schemas']['Antrag'];

/**
 * Why the product provider rejects the application: the financial situation, a negative characteristic, the
 * valuation, the criteria, incomplete documents, a counter-offer, or no statement.
 */
export type Ablehnungsgrund = components['schemas']['Ablehnungsgrund'];

/**
 * The applicant's part of the status. One value is named, more exist; which changes from one value to another
 * are allowed is not published.
 * Not specified by the platform: the full set of values, and the allowed transitions.
 * Known values: `BEANTRAGT`; others may follow.
 */
export type AntragstellerStatus = components['schemas']['AntragstellerStatus'];

/**
 * The product provider's part of the status. One value is named, more exist; which changes from one value to
 * another are allowed is not published.
 * Not specified by the platform: the full set of values, and the allowed transitions.
 * Known values: `ABGELEHNT`; others may follow.
 */
export type ProduktAnbieterStatus = components['schemas']['ProduktAnbieterStatus'];

/**
 * The status of an application. It has two parts, one of the applicant and one of the product provider. A
 * rejection, that is `ABGELEHNT` as `produktAnbieter`, carries an `ablehnungsgrund` and may carry a `kommentar`.
 * Not specified by the platform: which members are required, apart from the reason of a rejection; whether
 * further members are accepted.
 */
export type AntragsStatus = components['schemas']['AntragsStatus'];

/**
 * Sets the status of the application. A rejection carries an `ablehnungsgrund` and may carry a `kommentar`. The
 * change moves `letzteAenderung`.
 */
export type ReplaceStatus = components['schemas']['ReplaceStatus'];

/**
 * Sets only the product provider's part of the status. The change moves `letzteAenderung`.
 * Not specified by the platform: how a rejection by this operation, which takes a string alone, comes by its
 * ablehnungsgrund.
 */
export type ReplaceProduktAnbieterStatus = components['schemas']['ReplaceProduktAnbieterStatus'];

/** Sets the product provider's own reference. */
export type AddAntragsReferenz = components['schemas']['AddAntragsReferenz'];

/** Removes the product provider's own reference. The operation has no `value`. */
export type RemoveAntragsReferenz = components['schemas']['RemoveAntragsReferenz'];

/** Sets the expected date of processing. */
export type AddVoraussichtlicheBearbeitung = components['schemas']['AddVoraussichtlicheBearbeitung'];

/** Names another credit clerk. The change moves `letzteAenderung`. */
export type ReplaceAnsprechpartner = components['schemas']['ReplaceAnsprechpartner'];

/**
 * One operation on an application. `op` and `path` together tell which one it is.
 * Not specified by the platform: whether operations and paths beyond these six are accepted.
 */
export type AntragPatchOperation = components['schemas']['AntragPatchOperation'];

/**
 * A JSON Patch document, limited to the operations that the interface shows. Several operations may stand in one
 * document.
 */
export type AntragPatch = components['schemas']['AntragPatch'];

/** The values of {@link Ablehnungsgrund}. */
export const AblehnungsgrundValues = ['FINANZIELLE_SITUATION', 'NEGATIV_MERKMAL', 'WERTERMITTLUNG', 'KRITERIEN', 'UNTERLAGEN_UNVOLLSTAENDIG', 'GEGENANGEBOT', 'KEINE_ANGABE'] as const;

/** The known values of {@link AntragstellerStatus}; others may follow. */
export const AntragstellerStatusValues = ['BEANTRAGT'] as const;

/** The known values of {@link ProduktAnbieterStatus}; others may follow. */
export const ProduktAnbieterStatusValues = ['ABGELEHNT'] as const;
