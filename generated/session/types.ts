/**
 * Types of the interface `session`, generated from specs/session/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/login.do": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session with a form
         *
         * Takes user name and password as form fields in UTF-8 and opens a session. Wrong credentials answer 401.
         * Not specified by the platform: what is answered when a field is missing.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the session
         *
         * Closes the session whose cookie the request carries, and redirects.
         */
        post: operations["deleteSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a session with a token in the address
         *
         * Opens a session for the user of the token and redirects to the given path of the web interface. The token
         * stands in the address; treat the address as a secret.
         * Not specified by the platform: whether the header X-Authentication can take the place of the query.
         */
        get: operations["signOn"];
        put?: never;
        /**
         * Open a session with a token in a header
         *
         * Does the same as GET. The endpoint table shows the token in both places, the text on silent sign-on lets
         * either the query parameter `authentication` or the header `X-Authentication` carry it; send at least one of
         * them, best the header.
         * Not specified by the platform: which token counts when query and header differ; the payload.
         */
        post: operations["signOnWithHeader"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-login-box.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the login box
         *
         * Delivers a minimal page with fields for user name and password and a login button. It can be embedded in an
         * iframe or copied.
         */
        get: operations["getPartnerLoginBox"];
        put?: never;
        post?: never;
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
         * The credentials, form-urlencoded in UTF-8.
         * Not specified by the platform: which credentials besides those of a user it takes.
         */
        Anmeldedaten: {
            /** The user name. */
            username: string;
            /**
             * The password.
             * Format: password.
             */
            password: string;
        };
        /**
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * The text that answers a form login. What it says is not published.
         * Not specified by the platform: body of the form login.
         */
        FormLoginPayload: unknown;
        /**
         * The body of a 401, whose form is not published. Do not depend on any member.
         * Not specified by the platform: media type and body of the status 401.
         */
        WrongCredentialsPayload: unknown;
        /** A minimal HTML page with fields for user name and password and a login button. */
        LoginBox: string;
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
        /** User name or password is wrong. Neither the media type nor the form of the body is published. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WrongCredentialsPayload"];
            };
        };
        /** The session is open; go on with `Location`. */
        SignedOn: {
            headers: {
                Location: components["headers"]["Location"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The session is open; go on with `Location`. `X-TraceId` comes back, generated where the request brought none. */
        SignedOnByPost: {
            headers: {
                Location: components["headers"]["Location"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                "X-TraceId": components["headers"]["X-TraceId"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * The path of the web interface to open after the login.
         * Not specified by the platform: which values it takes, and how the path is opened.
         * @example /uebersicht
         */
        oeffne: string;
        /**
         * The path of the web interface to go to once the session is open.
         * @example /uebersicht
         */
        redirectTo: string;
        /**
         * The access token. Send it here or in `X-Authentication`.
         * @example <ACCESS_TOKEN>
         */
        authentication: string;
        /**
         * The access token. Send it here or in `authentication`.
         * @example <ACCESS_TOKEN>
         */
        "X-Authentication": string;
        /**
         * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
         * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
         */
        "X-TraceId": string;
    };
    requestBodies: never;
    headers: {
        /**
         * Sets the cookie `sessionId`. Its attributes are not published.
         * Not specified by the platform: attributes of the cookie.
         * @example sessionId=invented-session
         */
        "Set-Cookie": string;
        /**
         * The path that the request asked for in `redirectTo`.
         * Not specified by the platform: whether it is relative or absolute.
         * @example /uebersicht
         */
        Location: string;
        /**
         * The identifier that the request brought, or a generated one where it brought none.
         * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
         */
        "X-TraceId": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query?: {
                /**
                 * The path of the web interface to open after the login.
                 * Not specified by the platform: which values it takes, and how the path is opened.
                 * @example /uebersicht
                 */
                oeffne?: components["parameters"]["oeffne"];
            };
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
            /** The session is open. What the text of the body says is not published. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["FormLoginPayload"];
                };
            };
            401: components["responses"]["WrongCredentials"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The session is closed. Where the redirect leads is not published.
             * Not specified by the platform: headers and body of the redirect, whether it removes the cookie, and what is
             * answered without a cookie or to an unknown one.
             */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    signOn: {
        parameters: {
            query: {
                /**
                 * The path of the web interface to go to once the session is open.
                 * @example /uebersicht
                 */
                redirectTo: components["parameters"]["redirectTo"];
                /**
                 * The access token.
                 * @example <ACCESS_TOKEN>
                 */
                authentication: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["SignedOn"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    signOnWithHeader: {
        parameters: {
            query: {
                /**
                 * The path of the web interface to go to once the session is open.
                 * @example /uebersicht
                 */
                redirectTo: components["parameters"]["redirectTo"];
                /**
                 * The access token. Send it here or in `X-Authentication`.
                 * @example <ACCESS_TOKEN>
                 */
                authentication?: components["parameters"]["authentication"];
            };
            header?: {
                /**
                 * The access token. Send it here or in `authentication`.
                 * @example <ACCESS_TOKEN>
                 */
                "X-Authentication"?: components["parameters"]["X-Authentication"];
                /**
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["SignedOnByPost"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getPartnerLoginBox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The page.
             * Not specified by the platform: status and media type of the page, where its form is sent and how its fields
             * are named.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["LoginBox"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
