/**
 * Names of the schemas of the interface `login`, generated from specs/login/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * The response of the token endpoint. Only `access_token` is published; do not depend on any other member.
 * Not specified by the platform: members of the response beyond access_token.
 */
export type TokenAntwort = components['schemas']['TokenAntwort'];

/**
 * The credentials, form-urlencoded. Further fields of the OAuth 2.0 flow, such as `grant_type=password`, may
 * come with them.
 */
export type Anmeldedaten = components['schemas']['Anmeldedaten'];
