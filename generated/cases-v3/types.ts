/**
 * Types of the interface `cases-v3`, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v3/vorgaenge": {
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
    "/v3/vorgaenge/{vorgangsNummer}": {
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
         */
        get: operations["getVorgang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         *
         * Changes parts of one process case. v1 has no such operation.
         *
         * The media type of the body is not published; this contract offers plain JSON and JSON Patch, and promises
         * neither of them. The form of the body is not published either.
         */
        patch: operations["updateVorgang"];
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/antraege": {
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
    "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
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
    "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
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
    "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
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
         */
        post: operations["createStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife": {
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
         * Report a partial application ready for decision
         *
         * Reports that one partial application is ready for decision. v1 has no such operation. The media type and the
         * form of the body are not published.
         */
        post: operations["createEntscheidungsreife"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege": {
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
         * List the financing suggestions of a case
         *
         * Reads the financing suggestions of one process case. v1 has no such operation.
         */
        get: operations["listFinanzierungsvorschlaege"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}": {
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
                 * Identifier of a financing suggestion of the case.
                 * @example 6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43
                 */
                finanzierungsvorschlagId: components["parameters"]["finanzierungsvorschlagId"];
            };
            cookie?: never;
        };
        /**
         * Read a financing suggestion
         *
         * Reads one financing suggestion of a process case. v1 has no such operation.
         */
        get: operations["getFinanzierungsvorschlag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
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
         */
        get: operations["getKundenBetreuer"];
        /**
         * Set the customer adviser of a case
         *
         * Sets the customer adviser of one process case. The media type and the form of the body are not published.
         */
        put: operations["replaceKundenBetreuer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
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
         */
        get: operations["getVorgangsBearbeiter"];
        /**
         * Set the case handler of a case
         *
         * Sets the case handler of one process case. The media type and the form of the body are not published.
         */
        put: operations["replaceVorgangsBearbeiter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsNummer}/nachricht": {
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
        get?: never;
        put?: never;
        /**
         * Send a message to a case
         *
         * Sends a message to one process case. v1 has no such operation. The media type and the form of the body are not
         * published.
         */
        post: operations["createNachricht"];
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
         * The changes to a process case. The form is not published.
         * Not specified by the platform: payload of the changes to a case, and their media type.
         */
        VorgangAenderungPayload: unknown;
        /**
         * The response to a change of a process case. Its form is not published.
         * Not specified by the platform: payload of the response to a change of a case.
         */
        VorgangAenderungAntwortPayload: unknown;
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
         * The report that a partial application is ready for decision. The form is not published.
         * Not specified by the platform: payload of the report of readiness for decision, and its media type.
         */
        EntscheidungsreifePayload: unknown;
        /**
         * The response to the report of readiness for decision. Its form is not published.
         * Not specified by the platform: payload of the response to the report of readiness for decision.
         */
        EntscheidungsreifeAntwortPayload: unknown;
        /**
         * The financing suggestions of a process case. The form is not published.
         * Not specified by the platform: payload of the financing suggestions of a case.
         */
        FinanzierungsvorschlaegePayload: unknown;
        /**
         * One financing suggestion. The form is not published.
         * Not specified by the platform: payload of the financing suggestion.
         */
        FinanzierungsvorschlagPayload: unknown;
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
        /**
         * The message to a process case. The form is not published.
         * Not specified by the platform: payload of the message, and its media type.
         */
        NachrichtPayload: unknown;
        /**
         * The response to a message. Its form is not published.
         * Not specified by the platform: payload of the response to a message.
         */
        NachrichtAntwortPayload: unknown;
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
        /**
         * Identifier of a financing suggestion of the case.
         * @example 6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43
         */
        finanzierungsvorschlagId: string;
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
    updateVorgang: {
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
         * The changes to the case. Neither media type is published.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VorgangAenderungPayload"];
                "application/json-patch+json": components["schemas"]["VorgangAenderungPayload"];
            };
        };
        responses: {
            /**
             * The case was changed. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VorgangAenderungAntwortPayload"];
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
    createEntscheidungsreife: {
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
         * The readiness for decision.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntscheidungsreifePayload"];
            };
        };
        responses: {
            /**
             * The report was taken. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntscheidungsreifeAntwortPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listFinanzierungsvorschlaege: {
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
             * The financing suggestions of the case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanzierungsvorschlaegePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getFinanzierungsvorschlag: {
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
                 * Identifier of a financing suggestion of the case.
                 * @example 6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43
                 */
                finanzierungsvorschlagId: components["parameters"]["finanzierungsvorschlagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The financing suggestion. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanzierungsvorschlagPayload"];
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
    createNachricht: {
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
         * The message.
         * Not specified by the platform: media type and payload of the request, and whether it is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NachrichtPayload"];
            };
        };
        responses: {
            /**
             * The message was taken. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NachrichtAntwortPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
