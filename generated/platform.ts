/**
 * Hosts, interfaces, credentials and lists of the platform, generated from specs. Do not edit: run `npm run generate`.
 */

/** The hosts, in the order of their ports. */
export const HOSTS = ["report", "v2", "baufi", "login", "kex", "pm"] as const;
export type Host = (typeof HOSTS)[number];

/** The ids of all interfaces. */
export const INTERFACE_IDS = [
  "report",
  "offers-v1",
  "offers-v2",
  "offers-v3",
  "cases-v1",
  "cases-v2",
  "cases-v3",
  "applications",
  "consumer-loan-offers",
  "partner",
  "login",
  "session",
] as const;
export type InterfaceId = (typeof INTERFACE_IDS)[number];

/** Interfaces on one subject in all versions. */
export const FAMILIES = ["report", "offers", "cases", "applications", "consumer-loan-offers", "partner", "login", "session"] as const;
export type Family = (typeof FAMILIES)[number];

/** Names of the credentials that operations require; `none` if they require none. */
export type Credential = "report" | "none" | "v2" | "baufi" | "kex" | "partner" | "login" | "session";

/** An interface: its host, family and version. */
export interface Interface {
  readonly host: Host;
  readonly family: Family;
  readonly version?: string;
  /** Its last day. */
  readonly sunset?: string;
  readonly title: string;
  /** The default credential of its requests. */
  readonly caller: Credential;
}

export const INTERFACES: Readonly<Record<InterfaceId, Interface>> = {
  "report": {"host":"report","family":"report","title":"Report service","caller":"report"},
  "offers-v1": {"host":"v2","family":"offers","version":"v1","sunset":"2026-11-30","title":"Mortgage offers v1","caller":"v2"},
  "offers-v2": {"host":"v2","family":"offers","version":"v2","sunset":"2026-11-30","title":"Mortgage offers v2","caller":"v2"},
  "offers-v3": {"host":"baufi","family":"offers","version":"v3","title":"Mortgage offers v3","caller":"baufi"},
  "cases-v1": {"host":"v2","family":"cases","version":"v1","sunset":"2026-11-30","title":"Process cases v1","caller":"v2"},
  "cases-v2": {"host":"v2","family":"cases","version":"v2","sunset":"2026-11-30","title":"Process cases v2","caller":"v2"},
  "cases-v3": {"host":"baufi","family":"cases","version":"v3","title":"Process cases v3","caller":"baufi"},
  "applications": {"host":"v2","family":"applications","title":"Applications","caller":"v2"},
  "consumer-loan-offers": {"host":"kex","family":"consumer-loan-offers","title":"Consumer-loan offers","caller":"kex"},
  "partner": {"host":"pm","family":"partner","title":"Partner management","caller":"partner"},
  "login": {"host":"login","family":"login","title":"Token endpoint","caller":"none"},
  "session": {"host":"pm","family":"session","title":"Session login","caller":"none"},
};

/** The interfaces that each host serves. */
export const SERVED_BY: Readonly<Record<Host, readonly InterfaceId[]>> = {
  "report": ["report"],
  "v2": ["offers-v1","offers-v2","cases-v1","cases-v2","applications"],
  "baufi": ["offers-v3","cases-v3"],
  "login": ["login"],
  "kex": ["consumer-loan-offers"],
  "pm": ["partner","session"],
};

/** The interfaces of each family, the oldest version first. */
export const VERSIONS_OF: Readonly<Record<Family, readonly InterfaceId[]>> = {
  "report": ["report"],
  "offers": ["offers-v1","offers-v2","offers-v3"],
  "cases": ["cases-v1","cases-v2","cases-v3"],
  "applications": ["applications"],
  "consumer-loan-offers": ["consumer-loan-offers"],
  "partner": ["partner"],
  "login": ["login"],
  "session": ["session"],
};

/** A part of a credential, as requests carry it. */
export interface CredentialHeader {
  readonly header: string;
  /** Authentication scheme. */
  readonly scheme?: 'Bearer';
  /** Set if the part is not secret. */
  readonly secret?: false;
}

/** Headers with credentials, by part of the credential. */
export const CREDENTIAL_HEADERS: Readonly<Record<string, CredentialHeader>> = {
  "authorization": {"header":"Authorization"},
  "accessToken": {"header":"Authorization","scheme":"Bearer"},
  "apiKey": {"header":"X-ApiKey"},
  "partnerId": {"header":"X-PartnerId","secret":false},
};

/** Names of cookies with credentials. */
export const CREDENTIAL_COOKIES: readonly string[] = ["sessionId"];

/** An operation, by its operationId. */
export interface OperationOf {
  readonly interface: InterfaceId;
  readonly operation: string;
}

/** The operation that issues a credential, and the credential that it requires. */
export interface Issuer extends OperationOf {
  readonly credential: Credential;
}

/** Credentials that are issued in exchange for others. */
export const ISSUERS: Readonly<Partial<Record<Credential, Issuer>>> = {
  "v2": {"interface":"login","operation":"createAccessToken","credential":"login"},
  "baufi": {"interface":"login","operation":"createAccessToken","credential":"login"},
};

/** Operations on the session of a cookie. */
export interface Session {
  readonly cookie: string;
  readonly open: OperationOf;
  readonly close: OperationOf;
  /** Checks the credential without opening a session. */
  readonly token: OperationOf;
}

/** Sessions, by the credential that opens them. */
export const SESSIONS: Readonly<Partial<Record<Credential, Session>>> = {
  "session": {"cookie":"sessionId","open":{"interface":"session","operation":"createSession"},"close":{"interface":"session","operation":"deleteSession"},"token":{"interface":"login","operation":"createAccessToken"}},
};

/** Tells whether `id` names an interface. */
export function isInterfaceId(id: string): id is InterfaceId {
  return Object.hasOwn(INTERFACES, id);
}

export const DATENKONTEXT = ["TESTUMGEBUNG", "ECHTGESCHAEFT"] as const;
export const FINANZIERUNGSZWECK = ["UMSCHULDUNG", "FREIE_VERWENDUNG", "FAHRZEUGKAUF", "MODERNISIEREN"] as const;
export const ANGEBOT_FIELD = [
  "Angebot.gesamtkonditionen",
  "Gesamtkonditionen.effektivzins",
  "Gesamtkonditionen.gesamtkreditbetrag",
  "Gesamtkonditionen.laufzeitInMonaten",
  "Gesamtkonditionen.nettokreditbetrag",
  "Gesamtkonditionen.rateMonatlich",
  "Gesamtkonditionen.sollzins",
  "Gesamtkonditionen.zinsgrenzen",
  "Zinsgrenzen.maximalerEffektivzins",
  "Zinsgrenzen.maximalerSollzins",
  "Zinsgrenzen.minimalerEffektivzins",
  "Zinsgrenzen.minimalerSollzins",
  "Angebot.ratenkredit",
  "Ratenkredit.produktanbieter",
  "Produktanbieter.name",
  "Produktanbieter.anschrift",
  "Anschrift.strasse",
  "Anschrift.hausnummer",
  "Anschrift.plz",
  "Anschrift.ort",
  "Produktanbieter.logo",
  "Logo.svg",
  "Ratenkredit.produktbezeichnung",
  "Ratenkredit.schlussrate",
] as const;
export const KIND = [
  "partner",
  "bestandskundenpotential",
  "handelsbeziehungen",
  "erweitertefinanzierungskriterien",
  "konditionsmeldungen",
  "smartfactsvertrieb",
  "smartfactsproduktanbieter",
  "ratesmartfactsvertrieb",
  "ratevertrieb",
  "vertrieb",
  "produktanbieter",
  "rohdaten",
  "provisionsclearinggeneric",
  "mtvreport",
  "konditionsvergleich",
] as const;
export const ABLEHNUNGSGRUND = [
  "FINANZIELLE_SITUATION",
  "NEGATIV_MERKMAL",
  "WERTERMITTLUNG",
  "KRITERIEN",
  "UNTERLAGEN_UNVOLLSTAENDIG",
  "GEGENANGEBOT",
  "KEINE_ANGABE",
] as const;
export const RIGHT = [
  "rechtDarfEinstellungenOeffnen",
  "rechtDarfPartnerAnlegen",
  "rechtDarfMortgageEinstellungenVornehmen",
  "rechtDarfMortgageNutzen",
  "rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",
  "rechtEchtgeschaeftErlaubt",
  "rechtDarfErgebnisListeNutzen",
  "rechtDarfLoeschen",
  "rechtLoanSichtbar",
  "rechtLoanEchtgeschaeftErlaubt",
  "rechtDarfLoanVersicherungAnbieten",
  "rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",
] as const;
export const TYP = ["PERSON", "ORGANISATION"] as const;
export const ANREDE = ["HERR", "FRAU"] as const;
export const PERSON_ATTRIBUTE = [
  "email",
  "telefonnummer",
  "faxnummer",
  "webseiteUrl",
  "externePartnerId",
  "firmenname",
  "firmennameZusatz",
  "fusszeileFuerAussenauftritt",
  "vorname",
  "nachname",
  "titelFunktion",
  "mobilnummer",
  "avatarUrl",
  "aufsichtsBehoerde",
  "registrierungsNummer",
  "id",
  "typ",
  "anrede",
  "geburtsdatum",
  "anschrift",
  "bankverbindung",
  "gesperrt",
  "gesperrtTransitiv",
  "gehoertZuKreditinstitut",
  "orgaEinheitId",
  "_links",
] as const;
export const ORGANISATION_ATTRIBUTE = [
  "email",
  "telefonnummer",
  "faxnummer",
  "webseiteUrl",
  "externePartnerId",
  "firmenname",
  "firmennameZusatz",
  "fusszeileFuerAussenauftritt",
  "id",
  "typ",
  "anschrift",
  "bankverbindung",
  "gesperrt",
  "gesperrtTransitiv",
  "gehoertZuKreditinstitut",
] as const;
export const DEFAULT_RIGHT = [
  "rechtDarfMortgageNutzen",
  "rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",
  "rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",
] as const;

/** The closed lists of the contracts. Each is also exported on its own, so that importing one does not bundle all. */
export const LISTS = {
  "Datenkontext": DATENKONTEXT,
  "Finanzierungszweck": FINANZIERUNGSZWECK,
  "angebotField": ANGEBOT_FIELD,
  "kind": KIND,
  "ablehnungsgrund": ABLEHNUNGSGRUND,
  "right": RIGHT,
  "typ": TYP,
  "anrede": ANREDE,
  "personAttribute": PERSON_ATTRIBUTE,
  "organisationAttribute": ORGANISATION_ATTRIBUTE,
  "defaultRight": DEFAULT_RIGHT,
} as const;
export type ListName = keyof typeof LISTS;

/** A member of a closed list. */
export type Member<Name extends ListName> = (typeof LISTS)[Name][number];
