/**
 * Types of the interface `login`, generated from specs/login/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Obtain an access token with HTTP Basic
         *
         * Takes the same credentials by HTTP Basic authentication. Answers the same as POST.
         */
        get: operations["getAccessToken"];
        put?: never;
        /**
         * Obtain an access token with a form
         *
         * Takes the credentials as form fields: a partner identifier with an API key, or the e-mail address of a user
         * who has access to the mortgage or loan product with the password. Answers the same as GET.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * The response of the token endpoint. Only `access_token` is published; do not depend on any other member.
         * Not specified by the platform: members of the response beyond access_token.
         */
        TokenAntwort: {
            /** The access token, a JSON Web Token. Send it as `Authorization` with the scheme Bearer. */
            access_token: string;
        };
        /**
         * The credentials, form-urlencoded. Further fields of the OAuth 2.0 flow, such as `grant_type=password`, may
         * come with them.
         */
        Anmeldedaten: {
            /** A partner identifier, or the e-mail address of a user. */
            username: string;
            /**
             * The API key that belongs to the partner identifier, or the password of the user.
             * Format: password.
             */
            password: string;
        } & {
            [key: string]: string;
        };
    };
    responses: {
        /**
         * Any other response. Neither the statuses of errors nor the media types and forms of their bodies are published
         * for this interface.
         * Not specified by the platform: statuses of errors.
         */
        UnspecifiedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /**
         * The credentials are right; the body carries the token.
         * Not specified by the platform: status of the success.
         */
        AccessToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenAntwort"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "2XX": components["responses"]["AccessToken"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credentials. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["Anmeldedaten"];
            };
        };
        responses: {
            "2XX": components["responses"]["AccessToken"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
