/**
 * Types of the interface `offers-v3`, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Determine offers for a case
         *
         * Determines offers for an existing case and answers with the result list, or with 204 when there is none. It
         * never answers with a redirect (302), and never sends a `Location`.
         *
         * The body holds options only. Captured data is not accepted: v3 calculates with the data of the case.
         */
        post: operations["createErgebnisliste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
            };
            cookie?: never;
        };
        /**
         * Read a result list
         *
         * Reads a result list of the case.
         */
        get: operations["getErgebnisliste"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        /**
         * Read one result
         *
         * Reads one result of a result list.
         */
        get: operations["getErgebnis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        /**
         * Read the messages of a result
         *
         * Reads the messages that belong to one result.
         */
        get: operations["listMeldungen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        /**
         * Read the documents of a result
         *
         * Reads the documents that belong to one result.
         */
        get: operations["listUnterlagen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        /**
         * Read the commission of a result
         *
         * Reads the commission for one result. Its calculation is asked for with `provisionsAusgabe` when the result
         * list is made. Its form is published for v2 only.
         */
        get: operations["getProvision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        /**
         * Read the payment plans of a result
         *
         * Reads all payment plans of one result.
         */
        get: operations["listZahlungsplaene"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
                /**
                 * Names one payment plan of the result. Whether it is a position, and from which number positions count, is not
                 * published: take it from the platform as it comes.
                 * Not specified by the platform: whether the index is a position or an identifier, and where positions begin.
                 * @example 0
                 */
                zahlungsplanIndex: components["parameters"]["zahlungsplanIndex"];
            };
            cookie?: never;
        };
        /**
         * Read one payment plan of a result
         *
         * Reads one payment plan of one result.
         */
        get: operations["getZahlungsplan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
            };
            cookie?: never;
        };
        /**
         * Read the saved offers of a case
         *
         * Reads the offers that were saved at the case. Up to v2 the case interface had this resource, as
         * `gemerkteAngebote`.
         *
         * The token needs the scope `baufinanzierung:angebot:ermitteln`.
         */
        get: operations["listGemerkteAngebote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Number of a saved offer at the case. The case interface v2 called it `nummerAmVorgang`.
                 * @example 1
                 */
                laufendeNummer: components["parameters"]["laufendeNummer"];
            };
            cookie?: never;
        };
        /**
         * Read one saved offer
         *
         * Reads one offer that was saved at the case.
         *
         * The token needs the scope `baufinanzierung:angebot:ermitteln`.
         */
        get: operations["getGemerktesAngebot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Number of a saved offer at the case. The case interface v2 called it `nummerAmVorgang`.
                 * @example 1
                 */
                laufendeNummer: components["parameters"]["laufendeNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the payment plans of a saved offer
         *
         * Reads the payment plans of one offer that was saved at the case.
         *
         * The token needs the scope `baufinanzierung:angebot:ermitteln`.
         */
        get: operations["listZahlungsplaeneGemerktesAngebot"];
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
         * Options of a determination for an existing case. Captured data is not accepted. The defaults of the attributes
         * are not published.
         * Not specified by the platform: the defaults of the attributes, and what ermitteln and aktualisieren do in
         * detail.
         */
        ErgebnislisteAnfrage: {
            /**
             * Flag for determining. Neither its default is published nor what it does together with `aktualisieren`. v2
             * always determines; which values of the two flags are equal to that is not published either.
             */
            ermitteln?: boolean;
            /** Flag for updating. Neither its default is published nor what it does together with `ermitteln`. */
            aktualisieren?: boolean;
            /**
             * True asks for alternatives, subsidised products among them. Up to v2 this was a query parameter. Its default
             * is not published.
             */
            alternativen?: boolean;
            /**
             * Identifiers of the providers to include. Neither the default is published, nor what an empty list means, an
             * unknown provider, or one in both lists.
             */
            produktAnbieter?: string[];
            /**
             * Identifiers of the providers to exclude. Neither the default is published, nor what an empty list means, an
             * unknown provider, or one in both lists.
             */
            exkludierteProduktAnbieter?: string[];
            /** True has the commission calculated. Up to v2 this was a query parameter. Its default is not published. */
            provisionsAusgabe?: boolean;
        };
        /**
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * A result list of a case. Its form is not published.
         * Not specified by the platform: structure of the result list, and where it carries the ergebnislisteId.
         */
        ErgebnislistePayload: unknown;
        /**
         * One result, that is, one offer. Its form is not published.
         * Not specified by the platform: structure of a single offer.
         */
        ErgebnisPayload: unknown;
        /**
         * The messages of a result. Their form is not published.
         * Not specified by the platform: payload of the messages.
         */
        MeldungenPayload: unknown;
        /**
         * The documents of a result. Their form is not published.
         * Not specified by the platform: payload of the documents.
         */
        UnterlagenPayload: unknown;
        /**
         * The commission for a result. Its form is not published for v3.
         * Not specified by the platform: payload of the commission in v3.
         */
        ProvisionPayload: unknown;
        /**
         * The payment plans of a result. Their form is not published.
         * Not specified by the platform: payload of the payment plans.
         */
        ZahlungsplaenePayload: unknown;
        /**
         * One payment plan of a result. Its form is not published.
         * Not specified by the platform: payload of one payment plan.
         */
        ZahlungsplanPayload: unknown;
        /**
         * The saved offers of a case. Their form is not published.
         * Not specified by the platform: payload of the saved offers.
         */
        GemerkteAngebotePayload: unknown;
        /**
         * One saved offer of a case. Its form is not published.
         * Not specified by the platform: payload of one saved offer.
         */
        GemerktesAngebotPayload: unknown;
        /**
         * The payment plans of a saved offer. Their form is not published.
         * Not specified by the platform: payload of the payment plans of a saved offer.
         */
        ZahlungsplaeneGemerktesAngebotPayload: unknown;
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
        vorgangsnummer: string;
        /**
         * An identifier of the request, by its name for tracing.
         * Not specified by the platform: which values it takes, what the platform does with it, and whether responses
         * carry it.
         * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
         */
        "X-TraceId": string;
        /**
         * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
         * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
         */
        ergebnislisteId: string;
        /**
         * Number of a result of the result list.
         * @example 1
         */
        ergebnisnummer: string;
        /**
         * Names one payment plan of the result. Whether it is a position, and from which number positions count, is not
         * published: take it from the platform as it comes.
         * Not specified by the platform: whether the index is a position or an identifier, and where positions begin.
         * @example 0
         */
        zahlungsplanIndex: string;
        /**
         * Number of a saved offer at the case. The case interface v2 called it `nummerAmVorgang`.
         * @example 1
         */
        laufendeNummer: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createErgebnisliste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the request, by its name for tracing.
                 * Not specified by the platform: which values it takes, what the platform does with it, and whether responses
                 * carry it.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
            };
            cookie?: never;
        };
        /**
         * Options of the determination. Whether the body may be left out is not published.
         * Not specified by the platform: whether the body is required.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErgebnislisteAnfrage"];
            };
        };
        responses: {
            /**
             * The result list. Media type and body are not published.
             * Not specified by the platform: media type and body of a result list.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErgebnislistePayload"];
                };
            };
            /** No result list is available. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErgebnisliste: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The result list. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErgebnislistePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErgebnis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErgebnisPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listMeldungen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The messages of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeldungenPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listUnterlagen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The documents of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnterlagenPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getProvision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The commission. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvisionPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listZahlungsplaene: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The payment plans of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZahlungsplaenePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getZahlungsplan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Identifier of a result list of the case. It is not an `ermittlungsId` of v2.
                 * @example 7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738
                 */
                ergebnislisteId: components["parameters"]["ergebnislisteId"];
                /**
                 * Number of a result of the result list.
                 * @example 1
                 */
                ergebnisnummer: components["parameters"]["ergebnisnummer"];
                /**
                 * Names one payment plan of the result. Whether it is a position, and from which number positions count, is not
                 * published: take it from the platform as it comes.
                 * Not specified by the platform: whether the index is a position or an identifier, and where positions begin.
                 * @example 0
                 */
                zahlungsplanIndex: components["parameters"]["zahlungsplanIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The payment plan. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZahlungsplanPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listGemerkteAngebote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The saved offers of the case. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GemerkteAngebotePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getGemerktesAngebot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Number of a saved offer at the case. The case interface v2 called it `nummerAmVorgang`.
                 * @example 1
                 */
                laufendeNummer: components["parameters"]["laufendeNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The saved offer. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GemerktesAngebotPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listZahlungsplaeneGemerktesAngebot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Number of the process case.
                 * @example AB12CD
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * Number of a saved offer at the case. The case interface v2 called it `nummerAmVorgang`.
                 * @example 1
                 */
                laufendeNummer: components["parameters"]["laufendeNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The payment plans of the saved offer. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZahlungsplaeneGemerktesAngebotPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
