/**
 * Types of the interface `applications`, generated from specs/applications/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/v2/antraege": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications of the calling product provider
         *
         * Holds the applications of the calling product provider and of nobody else, in pages. Two optional filters
         * narrow the list by the date of the last change (`letzteAenderung`); each may be used alone.
         * Not specified by the platform: names and format of the page parameters (page number, page size), and by what a
         * product provider is told from a sales party.
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
    "/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The number of the process case (Vorgang) that the application belongs to.
                 * @example AK73M2
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * The number of the application inside its process case.
                 * @example 1
                 */
                antragsnummer: components["parameters"]["antragsnummer"];
                /**
                 * The number of the partial application (Teilantrag) inside its application.
                 * @example 1
                 */
                teilantragsnummer: components["parameters"]["teilantragsnummer"];
            };
            cookie?: never;
        };
        /**
         * Read one application as its product provider
         *
         * Gives the application, with the date of its last change. It is meant for the product provider of the
         * application alone.
         * Not specified by the platform: by what a product provider is told from a sales party, and what others get
         * here.
         */
        get: operations["getAntrag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one application as its product provider
         *
         * Takes a JSON Patch document. Every change of an application goes to this one address, and one call may carry
         * several operations:
         * - set the whole status, with a reason when the application is rejected, or only the provider's part of the
         * status
         * - set or remove the provider's own reference
         * - announce the day on which the provider expects to work on the application
         * - name the credit clerk
         *
         * A change of the status and a change of the credit clerk move `letzteAenderung`. Which changes of the status
         * are allowed, and how one that is not is answered, is not published.
         * Not specified by the platform: the allowed changes of the status and the response to any other, whether other
         * changes than these two move letzteAenderung.
         */
        patch: operations["patchAntrag"];
        trace?: never;
    };
    "/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The number of the process case (Vorgang) that the application belongs to.
                 * @example AK73M2
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * The number of the application inside its process case.
                 * @example 1
                 */
                antragsnummer: components["parameters"]["antragsnummer"];
                /**
                 * The number of the partial application (Teilantrag) inside its application.
                 * @example 1
                 */
                teilantragsnummer: components["parameters"]["teilantragsnummer"];
            };
            cookie?: never;
        };
        /**
         * Read one application as a sales party
         *
         * Gives a sales party the same application that the product provider reads with `getAntrag`.
         * Not specified by the platform: which sales parties see an application, and whether its product provider is
         * served here.
         */
        get: operations["getAntragAlsVertrieb"];
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
         * An error body whose form the platform has not published. Do not depend on any member, nor on the media type.
         * Not specified by the platform: media type and body of errors.
         */
        ErrorPayload: unknown;
        /**
         * One page of applications. How the applications are wrapped and how the next page is found is not published. Do
         * not depend on any member.
         * Not specified by the platform: the wrapping of the list, and the names and format of its pages.
         */
        AntraegePayload: unknown;
        /**
         * An application. Only the date of its last change is published; it carries more members.
         * Not specified by the platform: all fields of the application record except letzteAenderung, among them where
         * it shows what a patch has set.
         */
        Antrag: {
            /**
             * Date of the last change. A change of the status, a change of the credit clerk, and the release of a document
             * to credit operations move it.
             * Not specified by the platform: the form of the date (day or point in time), how soon a change shows in it,
             * whether other changes move it.
             */
            letzteAenderung: string;
        };
        /**
         * Why the product provider rejects the application: the financial situation, a negative characteristic, the
         * valuation, the criteria, incomplete documents, a counter-offer, or no statement.
         */
        Ablehnungsgrund: "FINANZIELLE_SITUATION" | "NEGATIV_MERKMAL" | "WERTERMITTLUNG" | "KRITERIEN" | "UNTERLAGEN_UNVOLLSTAENDIG" | "GEGENANGEBOT" | "KEINE_ANGABE";
        /**
         * The applicant's part of the status. One value is named, more exist; which changes from one value to another
         * are allowed is not published.
         * Not specified by the platform: the full set of values, and the allowed transitions.
         * Known values: `BEANTRAGT`; others may follow.
         */
        AntragstellerStatus: "BEANTRAGT" | (string & {});
        /**
         * The product provider's part of the status. One value is named, more exist; which changes from one value to
         * another are allowed is not published.
         * Not specified by the platform: the full set of values, and the allowed transitions.
         * Known values: `ABGELEHNT`; others may follow.
         */
        ProduktAnbieterStatus: "ABGELEHNT" | (string & {});
        /**
         * The status of an application. It has two parts, one of the applicant and one of the product provider. A
         * rejection, that is `ABGELEHNT` as `produktAnbieter`, carries an `ablehnungsgrund` and may carry a `kommentar`.
         * Not specified by the platform: which members are required, apart from the reason of a rejection; whether
         * further members are accepted.
         */
        AntragsStatus: {
            /**
             * The applicant's part of the status. One value is named, more exist; which changes from one value to another
             * are allowed is not published.
             * Not specified by the platform: the full set of values, and the allowed transitions.
             * Known values: `BEANTRAGT`; others may follow.
             */
            antragsteller?: "BEANTRAGT" | (string & {});
            /**
             * The product provider's part of the status. One value is named, more exist; which changes from one value to
             * another are allowed is not published.
             * Not specified by the platform: the full set of values, and the allowed transitions.
             * Known values: `ABGELEHNT`; others may follow.
             */
            produktAnbieter?: "ABGELEHNT" | (string & {});
            /**
             * Why the product provider rejects the application: the financial situation, a negative characteristic, the
             * valuation, the criteria, incomplete documents, a counter-offer, or no statement.
             */
            ablehnungsgrund?: components["schemas"]["Ablehnungsgrund"];
            /** A remark of the product provider; a rejection may carry one. */
            kommentar?: string;
        };
        /**
         * Sets the status of the application. A rejection carries an `ablehnungsgrund` and may carry a `kommentar`. The
         * change moves `letzteAenderung`.
         */
        ReplaceStatus: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "replace";
            /**
             * Which part of the application it is about.
             */
            path: "/status";
            /**
             * The status of an application. It has two parts, one of the applicant and one of the product provider. A
             * rejection, that is `ABGELEHNT` as `produktAnbieter`, carries an `ablehnungsgrund` and may carry a `kommentar`.
             * Not specified by the platform: which members are required, apart from the reason of a rejection; whether
             * further members are accepted.
             */
            value: components["schemas"]["AntragsStatus"];
        };
        /**
         * Sets only the product provider's part of the status. The change moves `letzteAenderung`.
         * Not specified by the platform: how a rejection by this operation, which takes a string alone, comes by its
         * ablehnungsgrund.
         */
        ReplaceProduktAnbieterStatus: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "replace";
            /**
             * Which part of the application it is about.
             */
            path: "/status/produktAnbieter";
            /**
             * The product provider's part of the status. One value is named, more exist; which changes from one value to
             * another are allowed is not published.
             * Not specified by the platform: the full set of values, and the allowed transitions.
             * Known values: `ABGELEHNT`; others may follow.
             */
            value: "ABGELEHNT" | (string & {});
        };
        /** Sets the product provider's own reference. */
        AddAntragsReferenz: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "add";
            /**
             * Which part of the application it is about.
             */
            path: "/antragsReferenz";
            /** The product provider's own reference. */
            value: string;
        };
        /** Removes the product provider's own reference. The operation has no `value`. */
        RemoveAntragsReferenz: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "remove";
            /**
             * Which part of the application it is about.
             */
            path: "/antragsReferenz";
        };
        /** Sets the expected date of processing. */
        AddVoraussichtlicheBearbeitung: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "add";
            /**
             * Which part of the application it is about.
             */
            path: "/voraussichtlicheBearbeitung";
            /**
             * The expected date, as `YYYY-MM-DD`.
             * Format: date.
             */
            value: string;
        };
        /** Names another credit clerk. The change moves `letzteAenderung`. */
        ReplaceAnsprechpartner: {
            /**
             * What the operation of the JSON Patch does.
             */
            op: "replace";
            /**
             * Which part of the application it is about.
             */
            path: "/ansprechpartner/partnerId";
            /** The partner identifier of the credit clerk. */
            value: string;
        };
        /**
         * One operation on an application. `op` and `path` together tell which one it is.
         * Not specified by the platform: whether operations and paths beyond these six are accepted.
         */
        AntragPatchOperation: components["schemas"]["ReplaceStatus"] | components["schemas"]["ReplaceProduktAnbieterStatus"] | components["schemas"]["AddAntragsReferenz"] | components["schemas"]["RemoveAntragsReferenz"] | components["schemas"]["AddVoraussichtlicheBearbeitung"] | components["schemas"]["ReplaceAnsprechpartner"];
        /**
         * A JSON Patch document, limited to the operations that the interface shows. Several operations may stand in one
         * document.
         */
        AntragPatch: components["schemas"]["AntragPatchOperation"][];
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
         * The application
         * Not specified by the platform: status and media type of a success.
         */
        Antrag: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Antrag"];
            };
        };
    };
    parameters: {
        /**
         * Only applications whose last change was since this date.
         * Not specified by the platform: the form of the date (day or point in time, time zone), whether the bound is
         * included, the response to a value that is no date.
         * @example 2026-03-01
         */
        aenderungSeit: string;
        /**
         * Only applications whose last change was up to this date.
         * Not specified by the platform: the form of the date (day or point in time, time zone), whether the bound is
         * included, the response to a value that is no date.
         * @example 2026-03-31
         */
        aenderungBis: string;
        /**
         * The number of the process case (Vorgang) that the application belongs to.
         * @example AK73M2
         */
        vorgangsnummer: string;
        /**
         * The number of the application inside its process case.
         * @example 1
         */
        antragsnummer: string;
        /**
         * The number of the partial application (Teilantrag) inside its application.
         * @example 1
         */
        teilantragsnummer: string;
    };
    requestBodies: {
        /**
         * The operations to carry out, in order. A single operation is a list of one.
         * Not specified by the platform: the media type of the patch document; application/json-patch+json is the
         * registered one for JSON Patch, application/json the one of the other bodies.
         */
        AntragPatch: {
            content: {
                "application/json-patch+json": components["schemas"]["AntragPatch"];
                "application/json": components["schemas"]["AntragPatch"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAntraege: {
        parameters: {
            query?: {
                /**
                 * Only applications whose last change was since this date.
                 * Not specified by the platform: the form of the date (day or point in time, time zone), whether the bound is
                 * included, the response to a value that is no date.
                 * @example 2026-03-01
                 */
                aenderungSeit?: components["parameters"]["aenderungSeit"];
                /**
                 * Only applications whose last change was up to this date.
                 * Not specified by the platform: the form of the date (day or point in time, time zone), whether the bound is
                 * included, the response to a value that is no date.
                 * @example 2026-03-31
                 */
                aenderungBis?: components["parameters"]["aenderungBis"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * One page of applications
             * Not specified by the platform: status and media type of a success.
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
                 * The number of the process case (Vorgang) that the application belongs to.
                 * @example AK73M2
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * The number of the application inside its process case.
                 * @example 1
                 */
                antragsnummer: components["parameters"]["antragsnummer"];
                /**
                 * The number of the partial application (Teilantrag) inside its application.
                 * @example 1
                 */
                teilantragsnummer: components["parameters"]["teilantragsnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "2XX": components["responses"]["Antrag"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
    patchAntrag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The number of the process case (Vorgang) that the application belongs to.
                 * @example AK73M2
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * The number of the application inside its process case.
                 * @example 1
                 */
                antragsnummer: components["parameters"]["antragsnummer"];
                /**
                 * The number of the partial application (Teilantrag) inside its application.
                 * @example 1
                 */
                teilantragsnummer: components["parameters"]["teilantragsnummer"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AntragPatch"];
        responses: {
            /**
             * The application has been changed, by all operations of the call
             * Not specified by the platform: status, media type and body of a success.
             */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["UnspecifiedError"];
        };
    };
    getAntragAlsVertrieb: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The number of the process case (Vorgang) that the application belongs to.
                 * @example AK73M2
                 */
                vorgangsnummer: components["parameters"]["vorgangsnummer"];
                /**
                 * The number of the application inside its process case.
                 * @example 1
                 */
                antragsnummer: components["parameters"]["antragsnummer"];
                /**
                 * The number of the partial application (Teilantrag) inside its application.
                 * @example 1
                 */
                teilantragsnummer: components["parameters"]["teilantragsnummer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "2XX": components["responses"]["Antrag"];
            default: components["responses"]["UnspecifiedError"];
        };
    };
}
