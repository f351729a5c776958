/**
 * Names of the schemas of the interface `session`, generated from specs/session/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * The credentials, form-urlencoded in UTF-8.
 * Not specified by the platform: which credentials besides those of a user it takes.
 */
export type Anmeldedaten = components['schemas']['Anmeldedaten'];

/**
 * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
 * Not specified by the platform: media type and body of errors.
 */
export type ErrorPayload = components['schemas']['ErrorPayload'];

/**
 * The text that answers a form login. What it says is not published.
 * Not specified by the platform: body of the form login.
 */
export type FormLoginPayload = components['schemas']['FormLoginPayload'];

/**
 * The body of a 401, whose form is not published. Do not depend on any member.
 * Not specified by the platform: media type and body of the status 401.
 */
export type WrongCredentialsPayload = components['schemas']['WrongCredentialsPayload'];

/** A minimal HTML page with fields for user name and password and a login button. */
export type LoginBox = components['schemas']['LoginBox'];
