/**
 * Types of the interface `consumer-loan-offers`, generated from specs/consumer-loan-offers/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/angebote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the best offer or for the list of offers
         *
         * Takes a GraphQL document with the query `bestesAngebot` or the query `angebote`. The client selects the fields
         * of `Angebot` that it wants. A request that is processed without success answers 200: then `errors` is filled.
         * Not specified by the platform: where the border runs between an invalid request (400) and one that is
         * processed without success (200 with errors), how a partnerId out of reach is refused, what is answered when
         * there is no offer, which offer is the best, the order of the list.
         */
        post: operations["queryAngebote"];
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
         * A GraphQL request.
         * Not specified by the platform: whether variables may be absent; whether operationName and further members are
         * accepted.
         */
        AngeboteRequest: {
            /**
             * The GraphQL document. It holds the query `bestesAngebot` or the query `angebote` with the wanted fields of
             * `Angebot`.
             * Not specified by the platform: whether values may stand in the query itself, whether one request may hold both
             * queries.
             */
            query: string;
            /**
             * The values of the variables that the document declares, such as partnerId (5 characters), auszahlungsbetrag
             * (EUR), laufzeitInMonaten (months), finanzierungszweck and datenkontext.
             */
            variables?: Record<string, unknown>;
        };
        /**
         * The body of a response other than 200. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media types and bodies of the statuses other than 200, and which status goes
         * first when several apply.
         */
        RequestErrorPayload: unknown;
        /**
         * A decimal number, in percent.
         * Not specified by the platform: its scale (3.5 or 0.035 for three and a half per cent).
         */
        Prozent: number;
        /**
         * A decimal amount, in EUR.
         * Not specified by the platform: how many decimals it has.
         */
        Euro: number;
        /** The bounds of the interest rates of an offer. */
        Zinsgrenzen: {
            /** Highest effective annual interest rate, in percent. */
            maximalerEffektivzins?: components["schemas"]["Prozent"] | null;
            /** Highest borrowing rate, in percent. */
            maximalerSollzins?: components["schemas"]["Prozent"] | null;
            /** Lowest effective annual interest rate, in percent. */
            minimalerEffektivzins?: components["schemas"]["Prozent"] | null;
            /** Lowest borrowing rate, in percent. */
            minimalerSollzins?: components["schemas"]["Prozent"] | null;
        };
        /** The conditions of an offer as a whole. */
        Gesamtkonditionen: {
            /** Effective annual interest rate, in percent. */
            effektivzins?: components["schemas"]["Prozent"] | null;
            /** Total amount of the loan, in EUR. */
            gesamtkreditbetrag?: components["schemas"]["Euro"] | null;
            /** Term, in months. */
            laufzeitInMonaten?: number | null;
            /** Net amount of the loan, in EUR. */
            nettokreditbetrag?: components["schemas"]["Euro"] | null;
            /** Monthly instalment, in EUR. */
            rateMonatlich?: components["schemas"]["Euro"] | null;
            /** Borrowing rate, in percent. */
            sollzins?: components["schemas"]["Prozent"] | null;
            /** The bounds between which the interest rates may lie. */
            zinsgrenzen?: components["schemas"]["Zinsgrenzen"] | null;
        };
        /** A postal address. */
        Anschrift: {
            /** Street. */
            strasse?: string | null;
            /** House number. */
            hausnummer?: string | null;
            /** Postcode. */
            plz?: string | null;
            /** Town. */
            ort?: string | null;
        };
        /** A logo. */
        Logo: {
            /**
             * Address of the SVG image.
             * Not specified by the platform: whether the address is absolute, and whether it is served without a credential.
             */
            svg?: string | null;
        };
        /** A provider of loans. */
        Produktanbieter: {
            /** Name of the provider. */
            name?: string | null;
            /** Postal address of the provider. */
            anschrift?: components["schemas"]["Anschrift"] | null;
            /** Logo of the provider. */
            logo?: components["schemas"]["Logo"] | null;
        };
        /** An instalment loan of a product provider. */
        Ratenkredit: {
            /** Who provides the loan. */
            produktanbieter?: components["schemas"]["Produktanbieter"] | null;
            /** Name of the product. */
            produktbezeichnung?: string | null;
            /** Final instalment, in EUR. */
            schlussrate?: components["schemas"]["Euro"] | null;
        };
        /**
         * One offer for an instalment loan. Holds the fields that the client selected.
         * Not specified by the platform: which fields may be null, of this type and of those below it.
         */
        Angebot: {
            /** The conditions of the loan as a whole. */
            gesamtkonditionen?: components["schemas"]["Gesamtkonditionen"] | null;
            /** The loan product behind the offer. */
            ratenkredit?: components["schemas"]["Ratenkredit"] | null;
        };
        /**
         * Holds the member that is named like the query of the request.
         * Not specified by the platform: what it holds when there is no offer, or when the request was processed without
         * success.
         */
        AngeboteData: {
            /** The best offer. */
            bestesAngebot?: components["schemas"]["Angebot"] | null;
            /** The list of offers. */
            angebote?: (components["schemas"]["Angebot"] | null)[] | null;
        };
        /** One reason why a request was processed without success. */
        AngeboteError: {
            /** What went wrong. */
            message: string;
            /**
             * The status that belongs to the message. Take a number as well as a string.
             * Not specified by the platform: the type and the values of the status of an error.
             */
            status: unknown;
        };
        /** A GraphQL response. Without success it carries `errors`; clients ignore members that they do not know. */
        AngeboteResponse: {
            /**
             * Holds the member that is named like the query of the request.
             * Not specified by the platform: what it holds when there is no offer, or when the request was processed without
             * success.
             */
            data: components["schemas"]["AngeboteData"];
            /** What went wrong. Present when the request was processed without success. */
            errors?: components["schemas"]["AngeboteError"][];
        };
    };
    responses: {
        /** The form of the request is wrong: a required field is missing, or a parameter has a wrong name, type or value */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestErrorPayload"];
            };
        };
        /** The authentication failed */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestErrorPayload"];
            };
        };
        /**
         * The client lacks the permission to determine consumer-loan offers (the required scope)
         * Not specified by the platform: the name of the scope.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestErrorPayload"];
            };
        };
        /** The content type of the request is not JSON */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestErrorPayload"];
            };
        };
    };
    parameters: {
        /**
         * An identifier by which the platform can trace the request. When it is absent, the platform generates one.
         * Not specified by the platform: which values it may have, and whether a response shows the value that was sent
         * or generated.
         * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
         */
        "X-TraceId": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    queryAngebote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier by which the platform can trace the request. When it is absent, the platform generates one.
                 * Not specified by the platform: which values it may have, and whether a response shows the value that was sent
                 * or generated.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        /** The query and its variables, in UTF-8. Any other content type than JSON answers 415. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AngeboteRequest"];
            };
        };
        responses: {
            /**
             * The request was processed; with `errors`, it was processed without success
             * Not specified by the platform: the media type of the response, and whether each success has this status.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AngeboteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * A status that is not documented. Clients handle it sensibly.
             * Not specified by the platform: statuses beyond those that are documented.
             */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestErrorPayload"];
                };
            };
        };
    };
}
