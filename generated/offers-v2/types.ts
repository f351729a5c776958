/**
 * Types of the interface `offers-v2`, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v2/ergebnisliste/ermittlung": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Determine offers
         *
         * Determines offers for the captured data of the body or, with `vorgangsNummer`, for an existing case: the case
         * number takes the place of the body.
         *
         * The response is a redirect without a body. Clients must follow its `Location`; what is read there carries the
         * `ermittlungsId`.
         *
         * With a case number, v3 offers the same as a POST of the result list of the case. Without one, v3 has no
         * counterpart.
         * @deprecated Ends on 2026-11-30. Use `createErgebnisliste` of offers-v3.
         */
        post: operations["createErmittlung"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        /**
         * Read a determination
         *
         * Reads a determination. The redirect that answers the request for a determination leads to it.
         * @deprecated Ends on 2026-11-30. Use `getErgebnisliste` of offers-v3.
         */
        get: operations["getErmittlung"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        /**
         * Read the result list
         *
         * Reads the results of a determination. In v3 the result list resource takes its place.
         * @deprecated Ends on 2026-11-30. Use `getErgebnisliste` of offers-v3.
         */
        get: operations["listErgebnisse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        /**
         * Read one result
         *
         * Reads one result of a determination.
         * @deprecated Ends on 2026-11-30. Use `getErgebnis` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the messages of a result
         *
         * Reads the messages that belong to one result.
         * @deprecated Ends on 2026-11-30. Use `listMeldungen` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the documents of a result
         *
         * Reads the documents that belong to one result.
         * @deprecated Ends on 2026-11-30. Use `listUnterlagen` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the commission of a result
         *
         * Reads the commission for one result. It is calculated in the background: while it is not ready, the response
         * is a temporary redirect, and the client repeats the read shortly after. Ask for the commission with
         * `provisionsAusgabe` when you start the determination; what is answered without that is not published.
         * @deprecated Ends on 2026-11-30. Use `getProvision` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        /**
         * Read the payment plans of a result
         *
         * Reads all payment plans of one result.
         * @deprecated Ends on 2026-11-30. Use `listZahlungsplaene` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
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
         * @deprecated Ends on 2026-11-30. Use `getZahlungsplan` of offers-v3.
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
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        /**
         * Read the original request of a determination
         *
         * Reads the request that started the determination. v3 has no counterpart.
         * @deprecated Ends on 2026-11-30. It has no successor: v3 has no such read, and the platform names no other.
         */
        get: operations["getErmittlungsAnfrage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten": {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        /**
         * Read the captured data of a determination
         *
         * Reads the captured data that the request for the determination carried. v3 has no counterpart; with v3,
         * captured data is read in a customer-data interface.
         * @deprecated Ends on 2026-11-30. It has no successor: captured data is read in a customer-data interface.
         */
        get: operations["getErfassteDaten"];
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
        /** What has to be financed. */
        Finanzbedarf: {
            /**
             * Purchase price. The unit is not published.
             * Not specified by the platform: unit.
             */
            kaufpreis?: number;
        } & {
            [key: string]: unknown;
        };
        /** How the customer would like to repay. */
        TilgungsWunsch: {
            /**
             * Initial repayment. The unit is not published.
             * Not specified by the platform: unit.
             */
            anfaenglicheTilgung?: number;
            /** Whether a full-repayment loan (Volltilger) is wanted, if it is an annuity or a forward loan. */
            volltilgerWennAnnuitaetenOderForward?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** Wishes for an annuity loan. */
        AnnuitaetenDarlehen: {
            /**
             * Amount of the loan. The unit is not published.
             * Not specified by the platform: unit.
             */
            darlehensBetrag?: number;
            /**
             * Commission. The unit is not published.
             * Not specified by the platform: unit.
             */
            provision?: number;
            /** How the customer would like to repay. */
            tilgungsWunsch?: components["schemas"]["TilgungsWunsch"];
            /** Time without commitment interest, in months. */
            bereitstellungsZinsFreieZeitInMonaten?: number;
            /**
             * Optional yearly special repayment. The unit is not published.
             * Not specified by the platform: unit.
             */
            sondertilgungOptionalJaehrlich?: number;
            /** Fixed-interest period, in years. */
            zinsBindungInJahren?: number;
        } & {
            [key: string]: unknown;
        };
        /** One loan that the customer would like to have. */
        DarlehensWunsch: {
            /** Wishes for an annuity loan. */
            annuitaetenDarlehen?: components["schemas"]["AnnuitaetenDarlehen"];
        } & {
            [key: string]: unknown;
        };
        /** How the customer would like to finance. */
        Finanzierungswunsch: {
            /** The loans that the customer would like to have. */
            darlehensWuensche?: components["schemas"]["DarlehensWunsch"][];
        } & {
            [key: string]: unknown;
        };
        /** The project. */
        Vorhaben: {
            /** What has to be financed. */
            finanzbedarf?: components["schemas"]["Finanzbedarf"];
            /** How the customer would like to finance. */
            finanzierungswunsch?: components["schemas"]["Finanzierungswunsch"];
        } & {
            [key: string]: unknown;
        };
        /**
         * The households. Fill this block together with `finanzierungsobjekt`: some providers work regionally, and
         * return offers only when both are there.
         * Not specified by the platform: the attributes of the block haushalte.
         */
        HaushaltePayload: unknown;
        /**
         * The object of the financing. Fill this block together with `haushalte`: some providers work regionally, and
         * return offers only when both are there.
         * Not specified by the platform: the attributes of the block finanzierungsobjekt.
         */
        FinanzierungsobjektPayload: unknown;
        /**
         * The captured data of a financing request. The order of its attributes does not matter. Only the attributes
         * below are published; the platform knows more.
         * Not specified by the platform: the complete request schema, and which attributes are required.
         */
        ErmittlungAnfrage: {
            /** The project. */
            vorhaben?: components["schemas"]["Vorhaben"];
            /**
             * The households. Fill this block together with `finanzierungsobjekt`: some providers work regionally, and
             * return offers only when both are there.
             * Not specified by the platform: the attributes of the block haushalte.
             */
            haushalte?: components["schemas"]["HaushaltePayload"];
            /**
             * The object of the financing. Fill this block together with `haushalte`: some providers work regionally, and
             * return offers only when both are there.
             * Not specified by the platform: the attributes of the block finanzierungsobjekt.
             */
            finanzierungsobjekt?: components["schemas"]["FinanzierungsobjektPayload"];
        } & {
            [key: string]: unknown;
        };
        /**
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * A determination. It carries `ermittlungsId`, the identifier that all further reads need; where it stands, and
         * whether it is a text or a number, is not published, nor is anything else of its form.
         * Not specified by the platform: payload of a determination; of its ermittlungsId the type, and where it stands.
         */
        ErmittlungPayload: unknown;
        /**
         * The result list of a determination. Its form is not published.
         * Not specified by the platform: structure of the result list.
         */
        ErgebnissePayload: unknown;
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
        /** The commission for a result. */
        Provision: {
            /** Amount, in cents. */
            betrag: number;
            /** Partner identifier of the recipient. The commission is always that of the party who determined the offers. */
            partnerId: string;
        };
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
         * The request that started a determination. Its form is not published.
         * Not specified by the platform: payload of the original request.
         */
        ErmittlungsAnfragePayload: unknown;
        /**
         * The captured data that the request for the determination carried. Its form in the response is not published.
         * Not specified by the platform: payload of the original captured data.
         */
        ErfassteDatenPayload: unknown;
    };
    responses: {
        /**
         * Any other response. Neither the statuses of errors nor the media types and forms of their bodies are published
         * for this interface. The headers of the time window are the exception: they are stated for the responses as a
         * whole.
         * Not specified by the platform: statuses of errors.
         */
        UnspecifiedError: {
            headers: {
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
        /**
         * The quota of the current time window is used up. Repeat the call when the window has ended:
         * `X-RateLimit-Reset` tells in how many seconds. Media type and form of the body are not published.
         */
        TooManyRequests: {
            headers: {
                "X-RateLimit-Remaining": components["headers"]["NoCallsRemaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorPayload"];
            };
        };
    };
    parameters: {
        /**
         * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
         * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
         */
        "x-TraceId": string;
        /**
         * Number of an existing process case to determine for; it takes the place of the body.
         * @example AB12CD
         */
        vorgangsNummer: string;
        /**
         * Whether alternatives are determined too, subsidised products among them. The default is not published. In v3
         * this is a member of the body.
         * @example true
         */
        alternativen: boolean;
        /**
         * Whether the commission is put out. The default is not published. In v3 this is a member of the body.
         * @example true
         */
        provisionsAusgabe: boolean;
        /**
         * Identifier of the determination, as the determination itself carries it.
         * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
         */
        ermittlungsId: string;
        /**
         * Number of a result of the determination.
         * @example 1
         */
        ergebnisNummer: string;
        /**
         * Names one payment plan of the result. Whether it is a position, and from which number positions count, is not
         * published: take it from the platform as it comes.
         * Not specified by the platform: whether the index is a position or an identifier, and where positions begin.
         * @example 0
         */
        zahlungsplanIndex: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Calls left in the current time window. At 0 the service answers 429 until the next window begins.
         * Not specified by the platform: length of the time window and number of calls in it.
         * @example 57
         */
        "X-RateLimit-Remaining": number;
        /**
         * Seconds until the current time window ends.
         * Not specified by the platform: length of the time window and number of calls in it.
         * @example 42
         */
        "X-RateLimit-Reset": number;
        /**
         * Calls left in the current time window. It is 0 until the next window begins.
         * Not specified by the platform: length of the time window and number of calls in it.
         * @example 0
         */
        NoCallsRemaining: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createErmittlung: {
        parameters: {
            query?: {
                /**
                 * Number of an existing process case to determine for; it takes the place of the body.
                 * @example AB12CD
                 */
                vorgangsNummer?: components["parameters"]["vorgangsNummer"];
                /**
                 * Whether alternatives are determined too, subsidised products among them. The default is not published. In v3
                 * this is a member of the body.
                 * @example true
                 */
                alternativen?: components["parameters"]["alternativen"];
                /**
                 * Whether the commission is put out. The default is not published. In v3 this is a member of the body.
                 * @example true
                 */
                provisionsAusgabe?: components["parameters"]["provisionsAusgabe"];
            };
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The captured data of the financing request. Leave it out when `vorgangsNummer` names a case.
         * Not specified by the platform: what a request with both a body and a case number is answered with, and one
         * with neither.
         */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErmittlungAnfrage"];
            };
        };
        responses: {
            /** The determination stands at `Location`; follow it. There is no body. */
            302: {
                headers: {
                    /**
                     * Address of the determination. Resolve it against the address of the request.
                     * @example /v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                     */
                    Location: string;
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErmittlung: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The determination. Status, media type and body are not published, but for its `ermittlungsId`.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErmittlungPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listErgebnisse: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The result list. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErgebnissePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErgebnis: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path: {
                /**
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The messages of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path: {
                /**
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The documents of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path: {
                /**
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * The commission is not calculated yet. The redirect is temporary: repeat the read shortly after. How long that
             * is, and whether it is repeated at the same address or at `Location`, is not published.
             */
            302: {
                headers: {
                    /**
                     * Where the read can be repeated. Resolve it against the address of the request.
                     * @example /v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61/ergebnisse/1/provision
                     */
                    Location: string;
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            /**
             * The commission. Status and media type are not published.
             * Not specified by the platform: status and media type of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provision"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    listZahlungsplaene: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The payment plans of the result. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
            header?: {
                /**
                 * A value of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 0b9c6a14-52f7-4a0e-8f3d-7f2d1c9e4b55
                 */
                "x-TraceId"?: components["parameters"]["x-TraceId"];
            };
            path: {
                /**
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
                /**
                 * Number of a result of the determination.
                 * @example 1
                 */
                ergebnisNummer: components["parameters"]["ergebnisNummer"];
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
            429: components["responses"]["TooManyRequests"];
            /**
             * The payment plan. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZahlungsplanPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErmittlungsAnfrage: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The original request. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErmittlungsAnfragePayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getErfassteDaten: {
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
                 * Identifier of the determination, as the determination itself carries it.
                 * @example 3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61
                 */
                ermittlungsId: components["parameters"]["ermittlungsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            429: components["responses"]["TooManyRequests"];
            /**
             * The captured data of the original request. Status, media type and body are not published.
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErfassteDatenPayload"];
                };
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
