/**
 * Names of the schemas of the interface `partner`, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { components } from './types.ts';

/** A postal address. */
export type Anschrift = components['schemas']['Anschrift'];

/** A bank account. */
export type Bankverbindung = components['schemas']['Bankverbindung'];

/**
 * Attributes that a creation, a change and a read share. `x-applies-to` says for which `typ` an attribute
 * exists; for the other one it is ignored.
 */
export type PartnerAngaben = components['schemas']['PartnerAngaben'];

/** The flags of a partner with their defaults, as a creation and a read have them. */
export type PartnerMerkmale = components['schemas']['PartnerMerkmale'];

/**
 * The rights of a person with their defaults, as a creation and a read have them. The sources contradict each
 * other about rights that a creation leaves out: a rule sets them to false, while the published answer shows the
 * three rights as true whose default is true. Send each right whose value matters. A right can be granted only
 * by a caller who holds it. In the names, `Mortgage`, `Loan` and `Platform` stand for names of products.
 * Not specified by the platform: whether a right that a creation leaves out is false or takes its default.
 */
export type PartnerRechte = components['schemas']['PartnerRechte'];

/** Whether the partner is a person or an organisation. It cannot be changed after the creation. */
export type PartnerTyp = components['schemas']['PartnerTyp'];

/** The form of address of a person. */
export type Anrede = components['schemas']['Anrede'];

/**
 * An ISO 8601 date, YYYY-MM-DD.
 * Pattern: `^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$`.
 */
export type Geburtsdatum = components['schemas']['Geburtsdatum'];

/** A link. */
export type Verweis = components['schemas']['Verweis'];

/**
 * An address, either as a text or as a link with `href`; read both.
 * Not specified by the platform: which of the two forms an address has.
 */
export type Adresse = components['schemas']['Adresse'];

/**
 * The ways from a partner to its details. Further relations may appear; they are not published.
 * Not specified by the platform: relations beyond self, administrierbare and partnerkennzeichen.
 */
export type PartnerLinks = components['schemas']['PartnerLinks'];

/**
 * The master data of a partner. Attributes that are not set are absent, inherited values are not delivered.
 * Before the customer adviser of a case can accept an offer in the mortgage product, the adviser needs `anrede`,
 * `vorname`, `nachname`, `anschrift`, `bankverbindung` and `email`.
 */
export type Partner = components['schemas']['Partner'];

/**
 * The body of a 401, whose form is not published. Do not depend on any member.
 * Not specified by the platform: body of the status 401.
 */
export type UnauthorizedPayload = components['schemas']['UnauthorizedPayload'];

/**
 * The body of a 404, whose form is not published. Do not depend on any member.
 * Not specified by the platform: body of the status 404.
 */
export type NotFoundPayload = components['schemas']['NotFoundPayload'];

/** The empty text. A creation ignores it, a change deletes the stored value. */
export type LeererText = components['schemas']['LeererText'];

/**
 * Attributes of a person that a creation and a change validate. The empty text is not validated: a creation
 * ignores it, a change deletes the stored value.
 */
export type PersonEingabe = components['schemas']['PersonEingabe'];

/**
 * The rights of a person in a change. They have no defaults here: a right that is left out stays as it is. A
 * right can be changed only by a caller who holds it.
 */
export type PartnerRechteAenderung = components['schemas']['PartnerRechteAenderung'];

/**
 * The attributes of a partner to change. What is left out stays as it is; an empty string deletes the stored
 * value. Unknown attributes, `id`, `typ` and `gesperrtTransitiv` may be sent and are ignored.
 */
export type PartnerAenderung = components['schemas']['PartnerAenderung'];

/** The body of a 400. */
export type Validierungsfehler = components['schemas']['Validierungsfehler'];

/**
 * The body of a 403, whose form is not published. Do not depend on any member.
 * Not specified by the platform: body of the status 403.
 */
export type ForbiddenPayload = components['schemas']['ForbiddenPayload'];

/**
 * A partner to create. Unknown attributes, empty strings, `id` and `gesperrtTransitiv` may be sent and are
 * ignored.
 */
export type PartnerAnlage = components['schemas']['PartnerAnlage'];

/** Links of the identifiers of a sales unit. */
export type KennzeichenLinks = components['schemas']['KennzeichenLinks'];

/** What one provider has for a sales unit. It is a text, null where there is none, or several texts with names. */
export type Kennzeichen = components['schemas']['Kennzeichen'];

/**
 * The identifiers of the superior sales organisation, an object of the same kind as those of the sales unit.
 * Not specified by the platform: the names of the providers' attributes.
 */
export type PartnerkennzeichenDerVertriebsOrganisation = components['schemas']['PartnerkennzeichenDerVertriebsOrganisation'];

/**
 * The identifiers of a sales unit at the product providers, under names that hold the name of the provider and
 * are not published.
 * Not specified by the platform: the names of the providers' attributes.
 */
export type Partnerkennzeichen = components['schemas']['Partnerkennzeichen'];

/** The ways from a partner that may be administered to its details. */
export type AdministrierbarerPartnerLinks = components['schemas']['AdministrierbarerPartnerLinks'];

/** A partner that may be administered. */
export type AdministrierbarerPartner = components['schemas']['AdministrierbarerPartner'];

/** The partners that a partner may administer. */
export type AdministrierbarePartner = components['schemas']['AdministrierbarePartner'];

/** A partner whose cases may be taken over. */
export type UebernahmePartner = components['schemas']['UebernahmePartner'];

/** The partners whose cases a partner may take over. */
export type Uebernahmeliste = components['schemas']['Uebernahmeliste'];

/** Whether the cases of one partner may be taken over. */
export type Uebernahmestatus = components['schemas']['Uebernahmestatus'];

/** The values of {@link PartnerTyp}. */
export const PartnerTypValues = ['PERSON', 'ORGANISATION'] as const satisfies readonly PartnerTyp[];

/** The values of {@link Anrede}. */
export const AnredeValues = ['HERR', 'FRAU'] as const satisfies readonly Anrede[];

/** The values of {@link LeererText}. */
export const LeererTextValues = [''] as const satisfies readonly LeererText[];

/** The known values of {@link AdministrierbarerPartnerTyp}; others may follow. */
export const AdministrierbarerPartnerTypValues = ['PERSON', 'ORGANISATION'] as const;

/** One of {@link AdministrierbarerPartnerTypValues}, or another. */
export type AdministrierbarerPartnerTyp = (typeof AdministrierbarerPartnerTypValues)[number] | (string & {});

/** The known values of {@link UebernahmePartnerTyp}; others may follow. */
export const UebernahmePartnerTypValues = ['PERSON', 'ORGANISATION'] as const;

/** One of {@link UebernahmePartnerTypValues}, or another. */
export type UebernahmePartnerTyp = (typeof UebernahmePartnerTypValues)[number] | (string & {});
