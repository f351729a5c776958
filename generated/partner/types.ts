/**
 * Types of the interface `partner`, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
export interface paths {
    "/partner/{PartnerId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
         * Overwrites the attributes that the body names and leaves all others as they are. An empty text deletes the
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
         * empty texts, `id` and `gesperrtTransitiv` are ignored, and so are attributes of persons for an organisation.
         * Creating needs the right to create organisational units and the settings rights on the parent partner; rights
         * can be granted only by a caller who holds them; otherwise 403. A parent that the caller may not see answers
         * 404.
         * Not specified by the platform: which kinds of partner may stand below which, and whether a person can be a
         * parent.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
        /**
         * The texts of persons and organisations.
         * Not specified by the platform: whether a creation or a change checks more than that these values are strings.
         */
        PartnerAngaben: {
            /**
             * E-mail address.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            email?: string;
            /**
             * Telephone number.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            telefonnummer?: string;
            /**
             * Fax number.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            faxnummer?: string;
            /**
             * Address of the web site.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            webseiteUrl?: string;
            /**
             * An identifier that an external system assigns freely.
             * Applies to: `PERSON`, `ORGANISATION`.
             * Not specified by the platform: what becomes of an identifier that another partner has already.
             */
            externePartnerId?: string;
            /**
             * Name of the company.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            firmenname?: string;
            /**
             * Addition to the name of the company.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            firmennameZusatz?: string;
            /**
             * Footer for the outside; its lines are separated by a newline character.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            fusszeileFuerAussenauftritt?: string;
        };
        /** The texts that only persons have. */
        PersonAngaben: {
            /**
             * First name.
             * Applies to: `PERSON`.
             */
            vorname?: string;
            /**
             * Last name.
             * Applies to: `PERSON`.
             */
            nachname?: string;
            /**
             * Title or function.
             * Applies to: `PERSON`.
             */
            titelFunktion?: string;
            /**
             * Mobile number.
             * Applies to: `PERSON`.
             */
            mobilnummer?: string;
            /**
             * Address of the avatar image.
             * Applies to: `PERSON`.
             */
            avatarUrl?: string;
            /**
             * Supervisory authority.
             * Applies to: `PERSON`.
             */
            aufsichtsBehoerde?: string;
            /**
             * Registration number.
             * Applies to: `PERSON`.
             */
            registrierungsNummer?: string;
        };
        /**
         * The rights of a person. In their names, `Mortgage`, `Loan` and `Platform` stand for names of products.
         * Not specified by the platform: the names of the products; which of the rights are the settings rights and the
         * right to create organisational units; whether a read shows a right that is false.
         */
        PartnerRechte: {
            /**
             * Right to open the settings.
             * Applies to: `PERSON`.
             */
            rechtDarfEinstellungenOeffnen?: boolean;
            /**
             * Right to create partners.
             * Applies to: `PERSON`.
             */
            rechtDarfPartnerAnlegen?: boolean;
            /**
             * Right to change the settings of the mortgage product.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageEinstellungenVornehmen?: boolean;
            /**
             * Right to use the mortgage product.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageNutzen?: boolean;
            /**
             * Right to create mortgage cases in the web interface of the platform.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen?: boolean;
            /**
             * Real business is allowed.
             * Applies to: `PERSON`.
             */
            rechtEchtgeschaeftErlaubt?: boolean;
            /**
             * Right to use the result list.
             * Applies to: `PERSON`.
             */
            rechtDarfErgebnisListeNutzen?: boolean;
            /**
             * Right to delete.
             * Applies to: `PERSON`.
             */
            rechtDarfLoeschen?: boolean;
            /**
             * The loan product is visible.
             * Applies to: `PERSON`.
             */
            rechtLoanSichtbar?: boolean;
            /**
             * Real business is allowed in the loan product.
             * Applies to: `PERSON`.
             */
            rechtLoanEchtgeschaeftErlaubt?: boolean;
            /**
             * Right to offer insurance with a loan.
             * Applies to: `PERSON`.
             */
            rechtDarfLoanVersicherungAnbieten?: boolean;
            /**
             * Right to create loan cases in the web interface of the platform.
             * Applies to: `PERSON`.
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
         * Date of birth, an ISO 8601 date (YYYY-MM-DD).
         * Format: date.
         * Pattern: `^\d{4}-\d{2}-\d{2}$`.
         */
        Geburtsdatum: string;
        /** A postal address. */
        Anschrift: {
            /** Street. */
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
        /** A link. */
        Verweis: {
            /** The address. */
            href: string;
        };
        /**
         * An address, either as a text or as a link with `href`; read both.
         * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
         */
        Adresse: string | components["schemas"]["Verweis"];
        /**
         * The ways from a partner to its details. Further relations may appear; they are not published.
         * Not specified by the platform: relations beyond self, administrierbare and partnerkennzeichen; what changes of
         * the concept come.
         */
        PartnerLinks: {
            /**
             * An address, either as a text or as a link with `href`; read both.
             * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
             */
            self?: components["schemas"]["Adresse"];
            /**
             * An address, either as a text or as a link with `href`; read both.
             * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
             */
            administrierbare?: components["schemas"]["Adresse"];
            /**
             * An address, either as a text or as a link with `href`; read both.
             * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
             */
            partnerkennzeichen?: components["schemas"]["Adresse"];
        };
        /**
         * The master data of a partner. Attributes that are not set are absent, inherited values are not delivered. An
         * offer of the mortgage product is accepted only when the customer adviser of the case has `anrede`, `vorname`,
         * `nachname`, `anschrift`, `bankverbindung` and `email`.
         * Not specified by the platform: which values are inherited; whether a read shows typ, a flag or a right that
         * was never set or is false, while the responses to a creation and a change include defaults; whether they show
         * the flags of an organisation that were never set; which attributes besides id the service sets on a creation;
         * how soon gesperrt and gesperrtTransitiv change and what a blocked partner can no longer do.
         */
        Partner: {
            /**
             * The identifier of the partner.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            readonly id: string;
            /**
             * Whether the partner is a person or an organisation. It cannot be changed after the creation.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            typ?: components["schemas"]["PartnerTyp"];
            /**
             * The form of address of a person.
             * Applies to: `PERSON`.
             */
            anrede?: components["schemas"]["Anrede"];
            /**
             * Date of birth, an ISO 8601 date (YYYY-MM-DD).
             * Applies to: `PERSON`.
             */
            geburtsdatum?: components["schemas"]["Geburtsdatum"];
            /**
             * A postal address.
             * Applies to: `PERSON`, `ORGANISATION`.
             * Not specified by the platform: whether it is absent or an empty object where no member is set.
             */
            anschrift?: components["schemas"]["Anschrift"];
            /**
             * A bank account.
             * Applies to: `PERSON`, `ORGANISATION`.
             * Not specified by the platform: whether it is absent or an empty object where no member is set.
             */
            bankverbindung?: components["schemas"]["Bankverbindung"];
            /**
             * Whether the partner is blocked; set by the caller.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            gesperrt?: boolean;
            /**
             * True when a superior partner is blocked; derived by the service.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            readonly gesperrtTransitiv?: boolean;
            /**
             * Marks a person as an employee of a credit institution, an organisation as a sales unit assigned to one.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            gehoertZuKreditinstitut?: boolean;
            /**
             * The identifier of the organisational unit; appears in responses.
             * Applies to: `PERSON`.
             * Not specified by the platform: whether organisations have it too.
             */
            orgaEinheitId?: string;
            /**
             * The ways from a partner to its details. Further relations may appear; they are not published.
             * Applies to: `PERSON`.
             * Not specified by the platform: whether organisations have it too.
             */
            _links?: components["schemas"]["PartnerLinks"];
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PersonAngaben"] & components["schemas"]["PartnerRechte"]);
        /**
         * The body of a 401, whose form is not published. Do not depend on any member.
         * Not specified by the platform: media type and body of the status 401.
         */
        UnauthorizedPayload: unknown;
        /**
         * The body of a 404, whose form is not published. Do not depend on any member.
         * Not specified by the platform: media type and body of the status 404.
         */
        NotFoundPayload: unknown;
        /**
         * The empty text. A creation ignores it, a change deletes the stored value.
         */
        LeererText: "";
        /** True or false. An empty text is ignored by a creation; a change deletes the stored value with it. */
        WahrheitswertEingabe: boolean | components["schemas"]["LeererText"];
        /** Objects and flags of persons and organisations, as a creation and a change take them. */
        PartnerEingabe: {
            /**
             * A postal address. The empty text stands for all its members.
             * Applies to: `PERSON`, `ORGANISATION`.
             * Not specified by the platform: whether a change merges its members with the stored ones or replaces them all;
             * what an empty object does.
             */
            anschrift?: components["schemas"]["Anschrift"] | components["schemas"]["LeererText"];
            /**
             * A bank account. The empty text stands for all its members.
             * Applies to: `PERSON`, `ORGANISATION`.
             * Not specified by the platform: whether a change merges its members with the stored ones or replaces them all;
             * what an empty object does.
             */
            bankverbindung?: components["schemas"]["Bankverbindung"] | components["schemas"]["LeererText"];
            /**
             * Whether the partner is blocked; set by the caller.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            gesperrt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Marks a person as an employee of a credit institution, an organisation as a sales unit assigned to one.
             * Applies to: `PERSON`, `ORGANISATION`.
             */
            gehoertZuKreditinstitut?: components["schemas"]["WahrheitswertEingabe"];
        };
        /**
         * Attributes of a person that a creation and a change validate. For an organisation they are ignored, whatever
         * their value.
         */
        PersonEingabe: {
            /**
             * HERR or FRAU; anything else answers 400. The empty text is no wrong value.
             * Applies to: `PERSON`.
             */
            anrede?: components["schemas"]["Anrede"] | components["schemas"]["LeererText"];
            /**
             * Date of birth as YYYY-MM-DD; anything else answers 400. The empty text is no wrong value.
             * Applies to: `PERSON`.
             */
            geburtsdatum?: components["schemas"]["Geburtsdatum"] | components["schemas"]["LeererText"];
        };
        /**
         * The rights of a person, as a creation and a change take them. A right is granted or changed only by a caller
         * who holds it.
         * Not specified by the platform: what is answered when a right that the caller does not hold is sent with the
         * value that it has anyway; what a right is after an empty text has deleted its value.
         */
        PartnerRechteEingabe: {
            /**
             * Right to open the settings.
             * Applies to: `PERSON`.
             */
            rechtDarfEinstellungenOeffnen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to create partners.
             * Applies to: `PERSON`.
             */
            rechtDarfPartnerAnlegen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to change the settings of the mortgage product.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageEinstellungenVornehmen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to use the mortgage product.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageNutzen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to create mortgage cases in the web interface of the platform.
             * Applies to: `PERSON`.
             */
            rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Real business is allowed.
             * Applies to: `PERSON`.
             */
            rechtEchtgeschaeftErlaubt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to use the result list.
             * Applies to: `PERSON`.
             */
            rechtDarfErgebnisListeNutzen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to delete.
             * Applies to: `PERSON`.
             */
            rechtDarfLoeschen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * The loan product is visible.
             * Applies to: `PERSON`.
             */
            rechtLoanSichtbar?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Real business is allowed in the loan product.
             * Applies to: `PERSON`.
             */
            rechtLoanEchtgeschaeftErlaubt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to offer insurance with a loan.
             * Applies to: `PERSON`.
             */
            rechtDarfLoanVersicherungAnbieten?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * Right to create loan cases in the web interface of the platform.
             * Applies to: `PERSON`.
             */
            rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen?: components["schemas"]["WahrheitswertEingabe"];
        };
        /**
         * The attributes of a partner to change. What is left out stays as it is; an empty text deletes the stored
         * value. Names of attributes are case-sensitive, their order is free. Unknown attributes, `id`, `typ` and
         * `gesperrtTransitiv` may be sent and are ignored; so are attributes that only persons have, for an
         * organisation.
         * Not specified by the platform: whether a typ other than PERSON and ORGANISATION is ignored or answers 400;
         * what null, a body without attributes, and orgaEinheitId and _links in it do; what a flag is after an empty
         * text has deleted its value; which typ the partner has that is changed, so that this schema cannot tell the
         * attributes of an organisation, for which an invalid anrede or geburtsdatum is ignored.
         */
        PartnerAenderung: components["schemas"]["PartnerAngaben"] & components["schemas"]["PersonAngaben"] & components["schemas"]["PartnerEingabe"] & components["schemas"]["PersonEingabe"] & components["schemas"]["PartnerRechteEingabe"];
        /** The body of a 400. */
        Validierungsfehler: {
            /** What is wrong. */
            message: string;
            /** An identifier by which the request can be traced. */
            traceId: string;
        };
        /**
         * The body of a 403, whose form is not published. Do not depend on any member.
         * Not specified by the platform: media type and body of the status 403.
         */
        ForbiddenPayload: unknown;
        /**
         * A person to create. Send each right whose value matters: the sources contradict each other about three of
         * those that are left out.
         */
        PersonAnlage: {
            /**
             * PERSON. Left out, or empty and so ignored, it is PERSON too.
             * Applies to: `PERSON`.
             * @default PERSON
             */
            typ?: "PERSON" | components["schemas"]["LeererText"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            gesperrt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            gehoertZuKreditinstitut?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfEinstellungenOeffnen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfPartnerAnlegen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfMortgageEinstellungenVornehmen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * Not specified by the platform: whether a creation that leaves it out makes it false, as a rule says of all
             * rights, or true, as its default and an example say.
             * @default true
             */
            rechtDarfMortgageNutzen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * Not specified by the platform: whether a creation that leaves it out makes it false, as a rule says of all
             * rights, or true, as its default and an example say.
             * @default true
             */
            rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtEchtgeschaeftErlaubt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfErgebnisListeNutzen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfLoeschen?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtLoanSichtbar?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtLoanEchtgeschaeftErlaubt?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * @default false
             */
            rechtDarfLoanVersicherungAnbieten?: components["schemas"]["WahrheitswertEingabe"];
            /**
             * True or false. An empty text is ignored by a creation; a change deletes the stored value with it.
             * Not specified by the platform: whether a creation that leaves it out makes it false, as a rule says of all
             * rights, or true, as its default and an example say.
             * @default true
             */
            rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen?: components["schemas"]["WahrheitswertEingabe"];
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PersonAngaben"] & components["schemas"]["PartnerEingabe"] & components["schemas"]["PersonEingabe"] & components["schemas"]["PartnerRechteEingabe"]);
        /**
         * An organisation to create. Attributes that only persons have, rights among them, may be sent and are ignored,
         * whatever their value.
         * Not specified by the platform: whether gesperrt and gehoertZuKreditinstitut have the default false, as for a
         * person; what is answered to a right that the caller does not hold.
         */
        OrganisationAnlage: {
            /**
             * ORGANISATION.
             * Applies to: `ORGANISATION`.
             */
            typ: "ORGANISATION";
        } & (components["schemas"]["PartnerAngaben"] & components["schemas"]["PartnerEingabe"]);
        /**
         * A partner to create, a person or an organisation. Names of attributes are case-sensitive, their order is free.
         * Unknown attributes, empty texts, `id` and `gesperrtTransitiv` may be sent and are ignored.
         * Not specified by the platform: what becomes of orgaEinheitId and _links when they are sent; which attributes
         * belong to organisations alone.
         */
        PartnerAnlage: components["schemas"]["PersonAnlage"] | components["schemas"]["OrganisationAnlage"];
        /**
         * What one provider has for a sales unit. It is a text, null, or an object with several texts.
         * Not specified by the platform: the members of such an object, and whether one of them may be null.
         */
        Kennzeichen: string | null | {
            [key: string]: string | null;
        };
        /**
         * The identifiers of the superior sales organisation, an object of the same kind as those of the sales unit.
         * Not specified by the platform: the names of the providers' attributes.
         */
        PartnerkennzeichenDerVertriebsOrganisation: {
            /**
             * Links of these identifiers.
             * Not specified by the platform: its relations.
             */
            _links: Record<string, unknown>;
        } & {
            [key: string]: components["schemas"]["Kennzeichen"];
        };
        /** Links of the identifiers of a sales unit, to the sales unit and to the identifiers themselves. */
        KennzeichenLinks: {
            /** A link. */
            partner: components["schemas"]["Verweis"];
            /** A link. */
            self: components["schemas"]["Verweis"];
        };
        /**
         * The identifiers of a sales unit at the product providers, under names that hold the name of the provider and
         * are not published.
         * Not specified by the platform: the names of the providers' attributes; what is answered for a partner that is
         * no sales unit.
         */
        Partnerkennzeichen: {
            /**
             * The identifiers of the superior unit.
             * Not specified by the platform: whether it is there, and what it holds, without a superior sales organisation.
             */
            _embedded?: {
                /**
                 * The identifiers of the superior sales organisation, an object of the same kind as those of the sales unit.
                 * Not specified by the platform: the names of the providers' attributes.
                 */
                partnerKennzeichenDerVertriebsOrganisation?: components["schemas"]["PartnerkennzeichenDerVertriebsOrganisation"];
            };
            /** Links of the identifiers of a sales unit, to the sales unit and to the identifiers themselves. */
            _links: components["schemas"]["KennzeichenLinks"];
        } & {
            [key: string]: components["schemas"]["Kennzeichen"];
        };
        /** The ways from a partner that may be administered to its details. */
        AdministrierbarerPartnerLinks: {
            /**
             * An address, either as a text or as a link with `href`; read both.
             * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
             */
            self: components["schemas"]["Adresse"];
            /**
             * An address, either as a text or as a link with `href`; read both.
             * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
             */
            administrierbare: components["schemas"]["Adresse"];
        };
        /** A partner that may be administered. */
        AdministrierbarerPartner: {
            /**
             * An identifier.
             * Not specified by the platform: how id and partnerId differ.
             */
            id?: string;
            /** An identifier of the partner. */
            partnerId?: string;
            /**
             * The name of the organisation.
             * Not specified by the platform: when it is there.
             */
            organisationsName?: string;
            /**
             * The typ of the partner.
             * Not specified by the platform: its values; those of a partner are known.
             * Known values: `PERSON`, `ORGANISATION`; others may follow.
             */
            typ?: "PERSON" | "ORGANISATION" | (string & {});
            /** The ways from a partner that may be administered to its details. */
            _links?: components["schemas"]["AdministrierbarerPartnerLinks"];
        };
        /**
         * The partners that a partner may administer.
         * Not specified by the platform: whether the partner of the path is among them.
         */
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
            /** Whether the partner is a credit clerk. */
            kreditsachbearbeiter?: boolean;
            /** Address of the avatar image. */
            avatarUrl?: string;
            /**
             * The typ of the partner.
             * Not specified by the platform: its values; those of a partner are known.
             * Known values: `PERSON`, `ORGANISATION`; others may follow.
             */
            typ?: "PERSON" | "ORGANISATION" | (string & {});
            /** Links of the partner. */
            _links?: {
                /** A link. */
                self?: components["schemas"]["Verweis"];
            };
        };
        /**
         * The partners whose cases a partner may take over.
         * Not specified by the platform: what is answered for an organisation in the path.
         */
        Uebernahmeliste: {
            /**
             * Whether all are visible.
             * Not specified by the platform: what it means, and what the list holds when it is true.
             */
            alleSichtbar: boolean;
            /** The partners. */
            _embedded?: {
                /** One entry for each partner. */
                partner?: components["schemas"]["UebernahmePartner"][];
            };
        };
        /**
         * Whether the cases of one partner may be taken over.
         * Not specified by the platform: what is answered for an organisation in the path, for the partner itself, and
         * for another partner that is hidden or does not exist.
         */
        Uebernahmestatus: {
            /** The identifier of the other partner. */
            partnerId: string;
            /**
             * Whether the other partner is blocked.
             * Not specified by the platform: whether a superior that is blocked counts.
             */
            gesperrt: boolean;
            /**
             * Whether the cases of the other partner may be taken over.
             * Not specified by the platform: whether a blocked partner can be taken over.
             */
            uebernehmbar: boolean;
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
         * Not specified by the platform: whether values of other attributes are validated, and whether a typ in a change
         * is.
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
         * Not specified by the platform: what a change that would change nothing is answered; what is answered to a
         * right that the caller does not hold and that is sent with its present value, with false at a creation, or for
         * an organisation.
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
         * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
                 * An identifier of the caller's choice, unique to the request, by which the platform can trace it.
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
