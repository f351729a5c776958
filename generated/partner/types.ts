/**
 * Types of the interface `partner`, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/partner/{PartnerId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /**
         * Read a partner
         *
         * Reads the current master data of a partner. Attributes that are not set are absent, inherited values are not
         * delivered. A partner that the caller may not see answers 404.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change attributes of a partner
         *
         * Overwrites the attributes that the body names and leaves all others as they are. An empty string deletes the
         * stored value. Unknown attributes, `id`, `typ` and `gesperrtTransitiv` are ignored. Changing needs the settings
         * rights on the partner, and a right can be granted or changed only by a caller who holds it; otherwise 403. A
         * partner that the caller may not see answers 404.
         */
        patch: operations["updatePartner"];
        trace?: never;
    };
    "/partner/{PartnerId}/untergeordnetePartner": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a partner below another one
         *
         * Creates a partner; a new partner always stands below an existing one, the one of the path. Unknown attributes,
         * empty strings, `id` and `gesperrtTransitiv` are ignored, and so are attributes of persons for an organisation
         * and attributes of organisations for a person. Creating needs the right to create organisational units and the
         * settings rights on the parent partner; rights can be granted only by a caller who holds them; otherwise 403. A
         * parent that the caller may not see answers 404.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{PartnerId}/partnerkennzeichen": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /**
         * Read the identifiers at the product providers
         *
         * Reads the identifiers under which the product providers know a sales unit.
         */
        get: operations["getPartnerkennzeichen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{PartnerId}/administrierbare": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /**
         * List the partners that a partner may administer
         *
         * Lists the partners that the partner may administer.
         */
        get: operations["getAdministrierbare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{PartnerId}/uebernahmeRechtFuer": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /**
         * List the partners whose cases a partner may take over
         *
         * Lists the partners whose cases the partner may take over.
         */
        get: operations["getUebernahmeRechtFuer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
                /**
                 * The identifier of the partner whose cases are to be taken over. Its form is not to be interpreted.
                 * @example MUS34
                 */
                otherPartnerId: components["parameters"]["otherPartnerId"];
            };
            cookie?: never;
        };
        /**
         * Ask whether the cases of one partner may be taken over
         *
         * Says whether the partner may take over the cases of one other partner.
         */
        get: operations["getUebernahmeRechtFuerPartner"];
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
        /** A postal address. */
        Anschrift: {
            /** Street, without the number. */
            strasse?: string;
            /** House number. */
            hausnummer?: string;
            /** Postal code. */
            plz?: string;
            /** Town. */
            ort?: string;
        };
        /** A bank account. */
        Bankverbindung: {
            /** International bank account number. */
            iban?: string;
            /** Business identifier code of the bank. */
            bic?: string;
            /** Holder of the account. */
            kontoinhaber?: string;
            /** Reference. */
            referenzFeld?: string;
        };
        /**
         * Attributes that a creation, a change and a read share. `x-applies-to` says for which `typ` an attribute
         * exists; for the other one it is ignored.
         */
        PartnerAngaben: {
            /** First name. */
            vorname?: string;
            /** Last name. */
            nachname?: string;
            /** Title or function. */
            titelFunktion?: string;
            anschrift?: components["schemas"]["Anschrift"];
            bankverbindung?: components["schemas"]["Bankverbindung"];
            /** E-mail address. */
            email?: string;
            /** Telephone number. */
            telefonnummer?: string;
            /** Mobile number. */
            mobilnummer?: string;
            /** Fax number. */
            faxnummer?: string;
            /** Address of the web site. */
            webseiteUrl?: string;
            /** Address of the avatar image. */
            avatarUrl?: string;
            /** An identifier that an external system assigned freely. */
            externePartnerId?: string;
            /** Name of the company. */
            firmenname?: string;
            /** Addition to the name of the company. */
            firmennameZusatz?: string;
            /** Footer for the outside; its lines are separated by a newline character. */
            fusszeileFuerAussenauftritt?: string;
            /** Supervisory authority. */
            aufsichtsBehoerde?: string;
            /** Registration number. */
            registrierungsNummer?: string;
        };
        /** The flags of a partner with their defaults, as a creation and a read have them. */
        PartnerMerkmale: {
            /**
             * Whether the partner is blocked; set by the caller.
             * @default false
             */
            gesperrt?: boolean;
            /**
             * Marks a person as an employee of a credit institution, an organisation as a sales unit assigned to one.
             * @default false
             */
            gehoertZuKreditinstitut?: boolean;
        };
        /**
         * The rights of a person with their defaults, as a creation and a read have them. The sources contradict each
         * other about rights that a creation leaves out: a rule sets them to false, while the published answer shows the
         * three rights as true whose default is true. Send each right whose value matters. A right can be granted only
         * by a caller who holds it. In the names, `Mortgage`, `Loan` and `Platform` stand for names of products.
         * Not specified by the platform: whether a right that a creation leaves out is false or takes its default.
         */
        PartnerRechte: {
            /**
             * Right to open the settings.
             * @default false
             */
            rechtDarfEinstellungenOeffnen?: boolean;
            /**
             * Right to create partners.
             * @default false
             */
            rechtDarfPartnerAnlegen?: boolean;
            /**
             * Right to change the settings of the mortgage product.
             * @default false
             */
            rechtDarfMortgageEinstellungenVornehmen?: boolean;
            /**
             * Right to use the mortgage product.
             * @default true
             */
            rechtDarfMortgageNutzen?: boolean;
            /**
             * Right to create mortgage cases in the web interface of the platform.
             * @default true
             */
            rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen?: boolean;
            /**
             * Real business is allowed.
             * @default false
             */
            rechtEchtgeschaeftErlaubt?: boolean;
            /**
             * Right to use the result list.
             * @default false
             */
            rechtDarfErgebnisListeNutzen?: boolean;
            /**
             * Right to delete.
             * @default false
             */
            rechtDarfLoeschen?: boolean;
            /**
             * The loan product is visible.
             * @default false
             */
            rechtLoanSichtbar?: boolean;
            /**
             * Real business is allowed in the loan product.
             * @default false
             */
            rechtLoanEchtgeschaeftErlaubt?: boolean;
            /**
             * Right to offer insurance with a loan.
             * @default false
             */
            rechtDarfLoanVersicherungAnbieten?: boolean;
            /**
             * Right to create loan cases in the web interface of the platform.
             * @default true
             */
            rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen?: boolean;
        };
        /**
         * Whether the partner is a person or an organisation. It cannot be changed after the creation.
         */
        PartnerTyp: "PERSON" | "ORGANISATION";
        /**
         * The form of address of a person.
         */
        Anrede: "HERR" | "FRAU";
        /**
         * An ISO 8601 date, YYYY-MM-DD.
         * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
         */
        Geburtsdatum: string;
        /** A link. */
        Verweis: {
            /** The address. */
            href?: string;
        };
        /**
         * An address, either as a text or as a link with `href`; read both.
         * Not specified by the platform: which of the two forms an address has.
         */
        Adresse: string | components["schemas"]["Verweis"];
        /**
         * The ways from a partner to its details. Further relations may appear; they are not published.
         * Not specified by the platform: relations beyond self, administrierbare and partnerkennzeichen.
         */
        PartnerLinks: {
            self?: components["schemas"]["Adresse"];
            administrierbare?: components["schemas"]["Adresse"];
            partnerkennzeichen?: components["schemas"]["Adresse"];
        };
        /**
         * The master data of a partner. Attributes that are not set are absent, inherited values are not delivered.
         * Before the customer adviser of a case can accept an offer in the mortgage product, the adviser needs `anrede`,
         * `vorname`, `nachname`, `anschrift`, `bankverbindung` and `email`.
         */
        Partner: {
            /** The identifier of the partner. */
            readonly id?: string;
            /** @default PERSON */
            typ?: components["schemas"]["PartnerTyp"];
            anrede?: components["schemas"]["Anrede"];
            geburtsdatum?: components["schemas"]["Geburtsdatum"];
            /** True while a superior partner is blocked; derived by the service. */
            readonly gesperrtTransitiv?: boolean;
            /** The identifier of the organisational unit; appears in answers. */
            readonly orgaEinheitId?: string;
            readonly _links?: components["schemas"]["PartnerLinks"];
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PartnerMerkmale"] & components["schemas"]["PartnerRechte"]);
        /**
         * The body of a 401, whose form is not published. Do not depend on any member.
         * Not specified by the platform: body of the status 401.
         */
        UnauthorizedPayload: unknown;
        /**
         * The body of a 404, whose form is not published. Do not depend on any member.
         * Not specified by the platform: body of the status 404.
         */
        NotFoundPayload: unknown;
        /**
         * The empty text. A creation ignores it, a change deletes the stored value.
         */
        LeererText: "";
        /**
         * Attributes of a person that a creation and a change validate. The empty text is not validated: a creation
         * ignores it, a change deletes the stored value.
         */
        PersonEingabe: {
            /** HERR or FRAU; anything else answers 400. */
            anrede?: components["schemas"]["Anrede"] | components["schemas"]["LeererText"];
            /** Date of birth as YYYY-MM-DD; anything else answers 400. */
            geburtsdatum?: components["schemas"]["Geburtsdatum"] | components["schemas"]["LeererText"];
        };
        /**
         * The rights of a person in a change. They have no defaults here: a right that is left out stays as it is. A
         * right can be changed only by a caller who holds it.
         */
        PartnerRechteAenderung: {
            /** Right to open the settings. */
            rechtDarfEinstellungenOeffnen?: boolean;
            /** Right to create partners. */
            rechtDarfPartnerAnlegen?: boolean;
            /** Right to change the settings of the mortgage product. */
            rechtDarfMortgageEinstellungenVornehmen?: boolean;
            /** Right to use the mortgage product. */
            rechtDarfMortgageNutzen?: boolean;
            /** Right to create mortgage cases in the web interface of the platform. */
            rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen?: boolean;
            /** Real business is allowed. */
            rechtEchtgeschaeftErlaubt?: boolean;
            /** Right to use the result list. */
            rechtDarfErgebnisListeNutzen?: boolean;
            /** Right to delete. */
            rechtDarfLoeschen?: boolean;
            /** The loan product is visible. */
            rechtLoanSichtbar?: boolean;
            /** Real business is allowed in the loan product. */
            rechtLoanEchtgeschaeftErlaubt?: boolean;
            /** Right to offer insurance with a loan. */
            rechtDarfLoanVersicherungAnbieten?: boolean;
            /** Right to create loan cases in the web interface of the platform. */
            rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen?: boolean;
        };
        /**
         * The attributes of a partner to change. What is left out stays as it is; an empty string deletes the stored
         * value. Unknown attributes, `id`, `typ` and `gesperrtTransitiv` may be sent and are ignored.
         */
        PartnerAenderung: {
            /** Whether the partner is blocked; set by the caller. */
            gesperrt?: boolean;
            /** Marks a person as an employee of a credit institution, an organisation as a sales unit assigned to one. */
            gehoertZuKreditinstitut?: boolean;
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PersonEingabe"] & components["schemas"]["PartnerRechteAenderung"]);
        /** The body of a 400. */
        Validierungsfehler: {
            /** What is wrong, for a reader. */
            message?: string;
            /** The identifier by which the request can be traced, as in the header `X-TraceId`. */
            traceId?: string;
        };
        /**
         * The body of a 403, whose form is not published. Do not depend on any member.
         * Not specified by the platform: body of the status 403.
         */
        ForbiddenPayload: unknown;
        /**
         * A partner to create. Unknown attributes, empty strings, `id` and `gesperrtTransitiv` may be sent and are
         * ignored.
         */
        PartnerAnlage: {
            /**
             * PERSON or ORGANISATION; anything else answers 400. Left out, or empty and so ignored, it is PERSON.
             * @default PERSON
             */
            typ?: components["schemas"]["PartnerTyp"] | components["schemas"]["LeererText"];
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PersonEingabe"] & components["schemas"]["PartnerMerkmale"] & components["schemas"]["PartnerRechte"]);
        /** Links of the identifiers of a sales unit. */
        KennzeichenLinks: {
            partner?: components["schemas"]["Verweis"];
            self?: components["schemas"]["Verweis"];
        };
        /** What one provider has for a sales unit. It is a text, null where there is none, or several texts with names. */
        Kennzeichen: string | null | {
            [key: string]: string;
        };
        /**
         * The identifiers of the superior sales organisation, an object of the same kind as those of the sales unit.
         * Not specified by the platform: the names of the providers' attributes.
         */
        PartnerkennzeichenDerVertriebsOrganisation: {
            _links?: components["schemas"]["KennzeichenLinks"];
        } & {
            [key: string]: components["schemas"]["Kennzeichen"];
        };
        /**
         * The identifiers of a sales unit at the product providers, under names that hold the name of the provider and
         * are not published.
         * Not specified by the platform: the names of the providers' attributes.
         */
        Partnerkennzeichen: {
            /** The identifiers of superior units. */
            _embedded?: {
                partnerKennzeichenDerVertriebsOrganisation?: components["schemas"]["PartnerkennzeichenDerVertriebsOrganisation"];
            };
            _links?: components["schemas"]["KennzeichenLinks"];
        } & {
            [key: string]: components["schemas"]["Kennzeichen"];
        };
        /** The ways from a partner that may be administered to its details. */
        AdministrierbarerPartnerLinks: {
            self?: components["schemas"]["Adresse"];
            administrierbare?: components["schemas"]["Adresse"];
        };
        /** A partner that may be administered. */
        AdministrierbarerPartner: {
            /** The identifier of the entry. */
            id?: string;
            /** The identifier of the partner. */
            partnerId?: string;
            /** The name of the organisation. */
            organisationsName?: string;
            /**
             * Whether the partner is a person or an organisation.
             * Known values: `PERSON`, `ORGANISATION`; others may follow.
             */
            typ?: "PERSON" | "ORGANISATION" | (string & {});
            _links?: components["schemas"]["AdministrierbarerPartnerLinks"];
        };
        /** The partners that a partner may administer. */
        AdministrierbarePartner: components["schemas"]["AdministrierbarerPartner"][];
        /** A partner whose cases may be taken over. */
        UebernahmePartner: {
            /** The identifier of the partner. */
            id?: string;
            /** Last name. */
            nachname?: string;
            /** First name. */
            vorname?: string;
            /** E-mail address. */
            email?: string;
            /** The identifier of the organisational unit. */
            orgaEinheitId?: string;
            /** Whether the partner is a loan clerk. */
            kreditsachbearbeiter?: boolean;
            /** Address of the avatar image. */
            avatarUrl?: string;
            /**
             * Whether the partner is a person or an organisation.
             * Known values: `PERSON`, `ORGANISATION`; others may follow.
             */
            typ?: "PERSON" | "ORGANISATION" | (string & {});
            /** Links of the partner. */
            _links?: {
                self?: components["schemas"]["Verweis"];
            };
        };
        /** The partners whose cases a partner may take over. */
        Uebernahmeliste: {
            /** Whether all partners are visible. */
            alleSichtbar?: boolean;
            /** The partners. */
            _embedded?: {
                /** One entry for each partner. */
                partner?: components["schemas"]["UebernahmePartner"][];
            };
        };
        /** Whether the cases of one partner may be taken over. */
        Uebernahmestatus: {
            /** The identifier of the other partner. */
            partnerId?: string;
            /** Whether the other partner is blocked. */
            gesperrt?: boolean;
            /** Whether the cases of the other partner may be taken over. */
            uebernehmbar?: boolean;
        };
    };
    responses: {
        /** The authentication failed. */
        Unauthorized: {
            headers: {
                "X-TraceId": components["headers"]["X-TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedPayload"];
            };
        };
        /** The caller may not see the partner. */
        NotFound: {
            headers: {
                "X-TraceId": components["headers"]["X-TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundPayload"];
            };
        };
        /**
         * The validation of `typ` (PERSON or ORGANISATION), `anrede` (HERR or FRAU) or `geburtsdatum` (YYYY-MM-DD)
         * failed.
         */
        BadRequest: {
            headers: {
                "X-TraceId": components["headers"]["X-TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Validierungsfehler"];
            };
        };
        /**
         * The caller lacks the settings rights on the partner, the right to create, or a right that it tries to grant or
         * change.
         */
        Forbidden: {
            headers: {
                "X-TraceId": components["headers"]["X-TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenPayload"];
            };
        };
    };
    parameters: {
        /**
         * The identifier of the partner that the call is about. Its form is not to be interpreted.
         * @example ABC12
         */
        PartnerId: string;
        /**
         * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
         * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
         */
        "X-TraceId": string;
        /**
         * The identifier of the partner whose cases are to be taken over. Its form is not to be interpreted.
         * @example MUS34
         */
        otherPartnerId: string;
    };
    requestBodies: never;
    headers: {
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
    getPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current master data of the partner. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** The attributes to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerAenderung"];
            };
        };
        responses: {
            /** The current master data after the change, with the attributes set before and the defaults. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** The partner to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerAnlage"];
            };
        };
        responses: {
            /**
             * The partner is created. The body holds its master data, with the attributes that the service set and the
             * defaults.
             */
            201: {
                headers: {
                    /**
                     * The address of the new partner.
                     * @example /partner/NEU01
                     */
                    Location: string;
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getPartnerkennzeichen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The identifiers. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partnerkennzeichen"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getAdministrierbare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The partners that may be administered. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdministrierbarePartner"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getUebernahmeRechtFuer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The takeover list. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uebernahmeliste"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getUebernahmeRechtFuerPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, best a new one per request, by which the platform can trace the request.
                 * @example 5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11
                 */
                "X-TraceId"?: components["parameters"]["X-TraceId"];
            };
            path: {
                /**
                 * The identifier of the partner that the call is about. Its form is not to be interpreted.
                 * @example ABC12
                 */
                PartnerId: components["parameters"]["PartnerId"];
                /**
                 * The identifier of the partner whose cases are to be taken over. Its form is not to be interpreted.
                 * @example MUS34
                 */
                otherPartnerId: components["parameters"]["otherPartnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The takeover status of the other partner. */
            200: {
                headers: {
                    "X-TraceId": components["headers"]["X-TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uebernahmestatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
}
