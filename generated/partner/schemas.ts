/**
 * Names of the schemas of the interface `partner`, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/**
 * The texts of persons and organisations.
 * Not specified by the platform: whether a creation or a change checks more than that these values are strings.
 */
export type PartnerAngaben = components['schemas']['PartnerAngaben'];

/** The texts that only persons have. */
export type PersonAngaben = components['schemas']['PersonAngaben'];

/**
 * The rights of a person. In their names, `Mortgage`, `Loan` and `Platform` stand for names of products.
 * Not specified by the platform: the names of the products; which of the rights are the settings rights and the
 * right to create organisational units; whether a read shows a right that is false.
 */
export type PartnerRechte = components['schemas']['PartnerRechte'];

/** Whether the partner is a person or an organisation. It cannot be changed after the creation. */
export type PartnerTyp = components['schemas']['PartnerTyp'];

/** The form of address of a person. */
export type Anrede = components['schemas']['Anrede'];

/**
 * Date of birth, an ISO 8601 date (YYYY-MM-DD).
 * Format: date.
 * Pattern: `^\d{4}-\d{2}-\d{2}$`.
 */
export type Geburtsdatum = components['schemas']['Geburtsdatum'];

/** A postal address. */
export type Anschrift = components['schemas']['Anschrift'];

/** A bank account. */
export type Bankverbindung = components['schemas']['Bankverbindung'];

/** A link. */
export type Verweis = components['schemas']['Verweis'];

/**
 * An address, either as a text or as a link with `href`; read both.
 * Not specified by the platform: which of the two forms an address has, and whether it is relative or absolute.
 */
export type Adresse = components['schemas']['Adresse'];

/**
 * The ways from a partner to its details. Further relations may appear; they are not published.
 * Not specified by the platform: relations beyond self, administrierbare and partnerkennzeichen; what changes of
 * the concept come.
 */
export type PartnerLinks = components['schemas']['PartnerLinks'];

/**
 * The master data of a partner. Attributes that are not set are absent, inherited values are not delivered. An
 * offer of the mortgage product is accepted only when the customer adviser of the case has `anrede`, `vorname`,
 * `nachname`, `anschrift`, `bankverbindung` and `email`.
 * Not specified by the platform: which values are inherited; whether a read shows typ, a flag or a right that
 * was never set or is false, while the responses to a creation and a change include defaults; whether they show
 * the flags of an organisation that were never set; which attributes besides id the service sets on a creation;
 * how soon gesperrt and gesperrtTransitiv change and what a blocked partner can no longer do.
 */
export type Partner = components['schemas']['Partner'];

/**
 * The body of a 401, whose form is not published. Do not depend on any member.
 * Not specified by the platform: media type and body of the status 401.
 */
export type UnauthorizedPayload = components['schemas']['UnauthorizedPayload'];

/**
 * The body of a 404, whose form is not published. Do not depend on any member.
 * Not specified by the platform: media type and body of the status 404.
 */
export type NotFoundPayload = components['schemas']['NotFoundPayload'];

/** The empty text. A creation ignores it, a change deletes the stored value. */
export type LeererText = components['schemas']['LeererText'];

/** True or false. An empty text is ignored by a creation; a change deletes the stored value with it. */
export type WahrheitswertEingabe = components['schemas']['WahrheitswertEingabe'];

/** Objects and flags of persons and organisations, as a creation and a change take them. */
export type PartnerEingabe = components['schemas']['PartnerEingabe'];

/**
 * Attributes of a person that a creation and a change validate. For an organisation they are ignored, whatever
 * their value.
 */
export type PersonEingabe = components['schemas']['PersonEingabe'];

/**
 * The rights of a person, as a creation and a change take them. A right is granted or changed only by a caller
 * who holds it.
 * Not specified by the platform: what is answered when a right that the caller does not hold is sent with the
 * value that it has anyway; what a right is after an empty text has deleted its value.
 */
export type PartnerRechteEingabe = components['schemas']['PartnerRechteEingabe'];

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
export type PartnerAenderung = components['schemas']['PartnerAenderung'];

/** The body of a 400. */
export type Validierungsfehler = components['schemas']['Validierungsfehler'];

/**
 * The body of a 403, whose form is not published. Do not depend on any member.
 * Not specified by the platform: media type and body of the status 403.
 */
export type ForbiddenPayload = components['schemas']['ForbiddenPayload'];

/**
 * A person to create. Send each right whose value matters: the sources contradict each other about three of
 * those that are left out.
 */
export type PersonAnlage = components['schemas']['PersonAnlage'];

/**
 * An organisation to create. Attributes that only persons have, rights among them, may be sent and are ignored,
 * whatever their value.
 * Not specified by the platform: whether gesperrt and gehoertZuKreditinstitut have the default false, as for a
 * person; what is answered to a right that the caller does not hold.
 */
export type OrganisationAnlage = components['schemas']['OrganisationAnlage'];

/**
 * A partner to create, a person or an organisation. Names of attributes are case-sensitive, their order is free.
 * Unknown attributes, empty texts, `id` and `gesperrtTransitiv` may be sent and are ignored.
 * Not specified by the platform: what becomes of orgaEinheitId and _links when they are sent; which attributes
 * belong to organisations alone.
 */
export type PartnerAnlage = components['schemas']['PartnerAnlage'];

/**
 * What one provider has for a sales unit. It is a text, null, or an object with several texts.
 * Not specified by the platform: the members of such an object, and whether one of them may be null.
 */
export type Kennzeichen = components['schemas']['Kennzeichen'];

/**
 * The identifiers of the superior sales organisation, an object of the same kind as those of the sales unit.
 * Not specified by the platform: the names of the providers' attributes.
 */
export type PartnerkennzeichenDerVertriebsOrganisation = components['schemas']['PartnerkennzeichenDerVertriebsOrganisation'];

/** Links of the identifiers of a sales unit, to the sales unit and to the identifiers themselves. */
export type KennzeichenLinks = components['schemas']['KennzeichenLinks'];

/**
 * The identifiers of a sales unit at the product providers, under names that hold the name of the provider and
 * are not published.
 * Not specified by the platform: the names of the providers' attributes; what is answered for a partner that is
 * no sales unit.
 */
export type Partnerkennzeichen = components['schemas']['Partnerkennzeichen'];

/** The ways from a partner that may be administered to its details. */
export type AdministrierbarerPartnerLinks = components['schemas']['AdministrierbarerPartnerLinks'];

/** A partner that may be administered. */
export type AdministrierbarerPartner = components['schemas']['AdministrierbarerPartner'];

/**
 * The partners that a partner may administer.
 * Not specified by the platform: whether the partner of the path is among them.
 */
export type AdministrierbarePartner = components['schemas']['AdministrierbarePartner'];

/** A partner whose cases may be taken over. */
export type UebernahmePartner = components['schemas']['UebernahmePartner'];

/**
 * The partners whose cases a partner may take over.
 * Not specified by the platform: what is answered for an organisation in the path.
 */
export type Uebernahmeliste = components['schemas']['Uebernahmeliste'];

/**
 * Whether the cases of one partner may be taken over.
 * Not specified by the platform: what is answered for an organisation in the path, for the partner itself, and
 * for another partner that is hidden or does not exist.
 */
export type Uebernahmestatus = components['schemas']['Uebernahmestatus'];

/** The values of {@link PartnerTyp}. */
export const PartnerTypValues = ['PERSON', 'ORGANISATION'] as const;

/** The values of {@link Anrede}. */
export const AnredeValues = ['HERR', 'FRAU'] as const;

/** The values of {@link LeererText}. */
export const LeererTextValues = [''] as const;

/** The values of {@link OrganisationAnlageTyp}. */
export const OrganisationAnlageTypValues = ['ORGANISATION'] as const;

/** One of {@link OrganisationAnlageTypValues}. */
export type OrganisationAnlageTyp = (typeof OrganisationAnlageTypValues)[number];

/** The known values of {@link AdministrierbarerPartnerTyp}; others may follow. */
export const AdministrierbarerPartnerTypValues = ['PERSON', 'ORGANISATION'] as const;

/** One of {@link AdministrierbarerPartnerTypValues}, or another. */
export type AdministrierbarerPartnerTyp = (typeof AdministrierbarerPartnerTypValues)[number] | (string & {});

/** The known values of {@link UebernahmePartnerTyp}; others may follow. */
export const UebernahmePartnerTypValues = ['PERSON', 'ORGANISATION'] as const;

/** One of {@link UebernahmePartnerTypValues}, or another. */
export type UebernahmePartnerTyp = (typeof UebernahmePartnerTypValues)[number] | (string & {});
