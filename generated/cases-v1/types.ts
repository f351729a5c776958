/**
 * Types of the interface `cases-v1`, generated from specs/cases/v1.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v1/vorgaenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cases
         *
         * Reads the list of process cases.
         * @deprecated Ends on 2026-11-30. Use `listVorgaenge` of cases-v3.
         */
        get: operations["listVorgaenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * Read a case
         *
         * Reads one process case.
         * @deprecated Ends on 2026-11-30. Use `getVorgang` of cases-v3.
         */
        get: operations["getVorgang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/antraege": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * List the applications of a case
         *
         * Reads the applications of one process case.
         * @deprecated Ends on 2026-11-30. Use `listAntraege` of cases-v3.
         */
        get: operations["listAntraege"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
            };
            cookie?: never;
        };
        /**
         * Read an application
         *
         * Reads one application of a process case.
         * @deprecated Ends on 2026-11-30. Use `getAntrag` of cases-v3.
         */
        get: operations["getAntrag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
                /**
                 * Number of a partial application of the application.
                 * @example 1
                 */
                teilantragsNummer: components["parameters"]["teilantragsNummer"];
            };
            cookie?: never;
        };
        /**
         * Read a partial application
         *
         * Reads one partial application of an application.
         * @deprecated Ends on 2026-11-30. Use `getTeilantrag` of cases-v3.
         */
        get: operations["getTeilantrag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
                /**
                 * Number of a partial application of the application.
                 * @example 1
                 */
                teilantragsNummer: components["parameters"]["teilantragsNummer"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of a partial application
         *
         * Sets the status of one partial application. The media type and the form of the body are not published.
         * @deprecated Ends on 2026-11-30. Use `createStatus` of cases-v3.
         */
        post: operations["createStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the customer adviser of a case
         *
         * Reads the customer adviser of one process case.
         * @deprecated Ends on 2026-11-30. Use `getKundenBetreuer` of cases-v3.
         */
        get: operations["getKundenBetreuer"];
        /**
         * Set the customer adviser of a case
         *
         * Sets the customer adviser of one process case. The media type and the form of the body are not published.
         * @deprecated Ends on 2026-11-30. Use `replaceKundenBetreuer` of cases-v3.
         */
        put: operations["replaceKundenBetreuer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the case handler of a case
         *
         * Reads the case handler of one process case.
         * @deprecated Ends on 2026-11-30. Use `getVorgangsBearbeiter` of cases-v3.
         */
        get: operations["getVorgangsBearbeiter"];
        /**
         * Set the case handler of a case
         *
         * Sets the case handler of one process case. The media type and the form of the body are not published.
         * @deprecated Ends on 2026-11-30. Use `replaceVorgangsBearbeiter` of cases-v3.
         */
        put: operations["replaceVorgangsBearbeiter"];
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
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * The list of process cases. The form is not published.
         * Not specified by the platform: payload of the list of cases.
         */
        VorgangslistePayload: unknown;
        /**
         * One process case. The form is not published.
         * Not specified by the platform: payload of the case.
         */
        VorgangPayload: unknown;
        /**
         * The applications of a process case. The form is not published.
         * Not specified by the platform: payload of the applications of a case.
         */
        AntraegePayload: unknown;
        /**
         * One application. The form is not published.
         * Not specified by the platform: payload of the application.
         */
        AntragPayload: unknown;
        /**
         * One partial application. The form is not published.
         * Not specified by the platform: payload of the partial application.
         */
        TeilantragPayload: unknown;
        /**
         * The status to be set at a partial application. The form is not published.
         * Not specified by the platform: payload of the status to be set, and its media type.
         */
        StatusPayload: unknown;
        /**
         * The response to setting a status. Its form is not published.
         * Not specified by the platform: payload of the response to a status.
         */
        StatusAntwortPayload: unknown;
        /**
         * The customer adviser of a process case. The form is not published.
         * Not specified by the platform: payload of the customer adviser.
         */
        KundenBetreuerPayload: unknown;
        /**
         * The customer adviser to be set. The form is not published.
         * Not specified by the platform: payload of the customer adviser to be set, and its media type.
         */
        KundenBetreuerAenderungPayload: unknown;
        /**
         * The response to setting the customer adviser. Its form is not published.
         * Not specified by the platform: payload of the response to setting the customer adviser.
         */
        KundenBetreuerAntwortPayload: unknown;
        /**
         * The case handler of a process case. The form is not published.
         * Not specified by the platform: payload of the case handler.
         */
        VorgangsBearbeiterPayload: unknown;
        /**
         * The case handler to be set. The form is not published.
         * Not specified by the platform: payload of the case handler to be set, and its media type.
         */
        VorgangsBearbeiterAenderungPayload: unknown;
        /**
         * The response to setting the case handler. Its form is not published.
         * Not specified by the platform: payload of the response to setting the case handler.
         */
        VorgangsBearbeiterAntwortPayload: unknown;
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
    };
    parameters: {
        /**
         * Number of the process case.
         * @example AB12CD
         */
        vorgangsNummer: string;
        /**
         * Number of an application of the case.
         * @example 1
         */
        antragsNummer: string;
        /**
         * Number of a partial application of the application.
         * @example 1
         */
        teilantragsNummer: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listVorgaenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The list of cases. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VorgangslistePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getVorgang: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VorgangPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listAntraege: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The applications of the case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AntraegePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getAntrag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The application. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AntragPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getTeilantrag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
                /**
                 * Number of a partial application of the application.
                 * @example 1
                 */
                teilantragsNummer: components["parameters"]["teilantragsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The partial application. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeilantragPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    createStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
                /**
                 * Number of an application of the case.
                 * @example 1
                 */
                antragsNummer: components["parameters"]["antragsNummer"];
                /**
                 * Number of a partial application of the application.
                 * @example 1
                 */
                teilantragsNummer: components["parameters"]["teilantragsNummer"];
            };
            cookie?: never;
        };
        /**
         * The status.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StatusPayload"];
            };
        };
        responses: {
            /**
             * The status was taken. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAntwortPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getKundenBetreuer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The customer adviser of the case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KundenBetreuerPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    replaceKundenBetreuer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * The new customer adviser.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KundenBetreuerAenderungPayload"];
            };
        };
        responses: {
            /**
             * The customer adviser was set. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KundenBetreuerAntwortPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getVorgangsBearbeiter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The case handler of the case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VorgangsBearbeiterPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    replaceVorgangsBearbeiter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsNummer: components["parameters"]["vorgangsNummer"];
            };
            cookie?: never;
        };
        /**
         * The new case handler.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VorgangsBearbeiterAenderungPayload"];
            };
        };
        responses: {
            /**
             * The case handler was set. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VorgangsBearbeiterAntwortPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
