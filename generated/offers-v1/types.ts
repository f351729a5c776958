/**
 * Types of the interface `offers-v1`, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v1/finanzierungsvorschlaege/{vorgangsNummer}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
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
         * Read the financing suggestions of a case
         *
         * Reads the financing suggestions for an existing case. In v3 this is a POST of a result list, with its options
         * in the body.
         * @deprecated Ends on 2026-11-30. Use `createErgebnisliste` of offers-v3.
         */
        get: operations["getFinanzierungsvorschlaege"];
        put?: never;
        /**
         * Determine financing suggestions for a case
         *
         * Determines financing suggestions for an existing case, the purpose that the determination of v2 has. The
         * request has no body. Neither the status nor the body of a success is published.
         * @deprecated Ends on 2026-11-30. Use `createErgebnisliste` of offers-v3.
         */
        post: operations["createFinanzierungsvorschlaege"];
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
         * The financing suggestions of a case. Their form is not published.
         * Not specified by the platform: payload of the financing suggestions.
         */
        FinanzierungsvorschlaegePayload: unknown;
        /**
         * The response to the determination of financing suggestions. Its form is not published.
         * Not specified by the platform: status and body of the response.
         */
        FinanzierungsvorschlaegeErmittlungPayload: unknown;
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
         * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
         * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
         */
        "x-TraceId": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFinanzierungsvorschlaege: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
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
    createFinanzierungsvorschlaege: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
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
             * The suggestions were determined. Status and body are not published; there may be no body.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanzierungsvorschlaegeErmittlungPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
