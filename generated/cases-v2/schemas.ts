/**
 * Names of the schemas of the interface `cases-v2`, generated from specs/cases/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * The list of process cases. The form is not published.
 * Not specified by the platform: payload of the list of cases.
 */
export type VorgangslistePayload = components['schemas']['VorgangslistePayload'];

/**
 * One process case. The form is not published.
 * Not specified by the platform: payload of the case.
 */
export type VorgangPayload = components['schemas']['VorgangPayload'];

/**
 * The changes to a process case. The form is not published.
 * Not specified by the platform: payload of the changes to a case, and their media type.
 */
export type VorgangAenderungPayload = components['schemas']['VorgangAenderungPayload'];

/**
 * The response to a change of a process case. Its form is not published.
 * Not specified by the platform: payload of the response to a change of a case.
 */
export type VorgangAenderungAntwortPayload = components['schemas']['VorgangAenderungAntwortPayload'];

/**
 * The applications of a process case. The form is not published.
 * Not specified by the platform: payload of the applications of a case.
 */
export type AntraegePayload = components['schemas']['AntraegePayload'];

/**
 * One application. The form is not published.
 * Not specified by the platform: payload of the application.
 */
export type AntragPayload = components['schemas']['AntragPayload'];

/**
 * One partial application. The form is not published.
 * Not specified by the platform: payload of the partial application.
 */
export type TeilantragPayload = components['schemas']['TeilantragPayload'];

/**
 * The status to be set at a partial application. The form is not published.
 * Not specified by the platform: payload of the status to be set, and its media type.
 */
export type StatusPayload = components['schemas']['StatusPayload'];

/**
 * The response to setting a status. Its form is not published.
 * Not specified by the platform: payload of the response to a status.
 */
export type StatusAntwortPayload = components['schemas']['StatusAntwortPayload'];

/**
 * The report that a partial application is ready for decision. The form is not published.
 * Not specified by the platform: payload of the report of readiness for decision, and its media type.
 */
export type EntscheidungsreifePayload = components['schemas']['EntscheidungsreifePayload'];

/**
 * The response to the report of readiness for decision. Its form is not published.
 * Not specified by the platform: payload of the response to the report of readiness for decision.
 */
export type EntscheidungsreifeAntwortPayload = components['schemas']['EntscheidungsreifeAntwortPayload'];

/**
 * The financing suggestions of a process case. The form is not published.
 * Not specified by the platform: payload of the financing suggestions of a case.
 */
export type FinanzierungsvorschlaegePayload = components['schemas']['FinanzierungsvorschlaegePayload'];

/**
 * One financing suggestion. The form is not published.
 * Not specified by the platform: payload of the financing suggestion.
 */
export type FinanzierungsvorschlagPayload = components['schemas']['FinanzierungsvorschlagPayload'];

/**
 * The customer adviser of a process case. The form is not published.
 * Not specified by the platform: payload of the customer adviser.
 */
export type KundenBetreuerPayload = components['schemas']['KundenBetreuerPayload'];

/**
 * The customer adviser to be set. The form is not published.
 * Not specified by the platform: payload of the customer adviser to be set, and its media type.
 */
export type KundenBetreuerAenderungPayload = components['schemas']['KundenBetreuerAenderungPayload'];

/**
 * The response to setting the customer adviser. Its form is not published.
 * Not specified by the platform: payload of the response to setting the customer adviser.
 */
export type KundenBetreuerAntwortPayload = components['schemas']['KundenBetreuerAntwortPayload'];

/**
 * The case handler of a process case. The form is not published.
 * Not specified by the platform: payload of the case handler.
 */
export type VorgangsBearbeiterPayload = components['schemas']['VorgangsBearbeiterPayload'];

/**
 * The case handler to be set. The form is not published.
 * Not specified by the platform: payload of the case handler to be set, and its media type.
 */
export type VorgangsBearbeiterAenderungPayload = components['schemas']['VorgangsBearbeiterAenderungPayload'];

/**
 * The response to setting the case handler. Its form is not published.
 * Not specified by the platform: payload of the response to setting the case handler.
 */
export type VorgangsBearbeiterAntwortPayload = components['schemas']['VorgangsBearbeiterAntwortPayload'];

/**
 * The message to a process case. The form is not published.
 * Not specified by the platform: payload of the message, and its media type.
 */
export type NachrichtPayload = components['schemas']['NachrichtPayload'];

/**
 * The response to a message. Its form is not published.
 * Not specified by the platform: payload of the response to a message.
 */
export type NachrichtAntwortPayload = components['schemas']['NachrichtAntwortPayload'];

/**
 * The saved offers of a process case. The form is not published.
 * Not specified by the platform: payload of the saved offers.
 */
export type GemerkteAngebotePayload = components['schemas']['GemerkteAngebotePayload'];

/**
 * One saved offer. The form is not published.
 * Not specified by the platform: payload of the saved offer.
 */
export type GemerktesAngebotPayload = components['schemas']['GemerktesAngebotPayload'];

/**
 * The payment plans of a saved offer. The form is not published.
 * Not specified by the platform: payload of the payment plans of a saved offer.
 */
export type ZahlungsPlaenePayload = components['schemas']['ZahlungsPlaenePayload'];
