/**
 * Names of the schemas of the interface `offers-v1`, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * The financing suggestions of a case. Their form is not published.
 * Not specified by the platform: payload of the financing suggestions.
 */
export type FinanzierungsvorschlaegePayload = components['schemas']['FinanzierungsvorschlaegePayload'];

/**
 * The response to the determination of financing suggestions. Its form is not published.
 * Not specified by the platform: status and body of the response.
 */
export type FinanzierungsvorschlaegeErmittlungPayload = components['schemas']['FinanzierungsvorschlaegeErmittlungPayload'];
