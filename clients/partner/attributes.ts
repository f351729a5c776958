import type {
  Anschrift,
  Bankverbindung,
  LeererText,
  PartnerAenderung,
  PartnerRechte,
} from '../../generated/partner/schemas.ts';

/** The name of a right of a person (D3 Rights). */
export type PartnerRecht = keyof PartnerRechte;

/** `null` deletes what is stored: a text, an object of texts or one of its members. A flag cannot be deleted. */
type Deletable<Value> = [Value] extends [boolean]
  ? Value
  : Value extends object
    ? { [Member in keyof Value]: Value[Member] | null } | null
    : Value | null;

/**
 * The attributes of a partner to change. What is left out stays as it is, `null` deletes what is stored; also for a single member of
 * `anschrift` and `bankverbindung`: name all members there, since the sources do not say what becomes of those left out. `id`, `typ` and
 * what the platform derives cannot be changed.
 */
export type PartnerChanges = {
  [Name in keyof PartnerAenderung]: Deletable<NonNullable<PartnerAenderung[Name]>>;
};

/** The names of all rights. */
export const PARTNER_RECHTE = [
  'rechtDarfEinstellungenOeffnen',
  'rechtDarfPartnerAnlegen',
  'rechtDarfMortgageEinstellungenVornehmen',
  'rechtDarfMortgageNutzen',
  'rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen',
  'rechtEchtgeschaeftErlaubt',
  'rechtDarfErgebnisListeNutzen',
  'rechtDarfLoeschen',
  'rechtLoanSichtbar',
  'rechtLoanEchtgeschaeftErlaubt',
  'rechtDarfLoanVersicherungAnbieten',
  'rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen',
] as const satisfies readonly PartnerRecht[];

/** What deletes a stored value (D3 PATCH rules 2). */
const DELETED: LeererText = '';

/** The members of a postal address. */
export const ANSCHRIFT_ANGABEN = [
  'strasse',
  'hausnummer',
  'plz',
  'ort',
] as const satisfies readonly (keyof Anschrift)[];

/** The members of a bank account. */
export const BANKVERBINDUNG_ANGABEN = [
  'iban',
  'bic',
  'kontoinhaber',
  'referenzFeld',
] as const satisfies readonly (keyof Bankverbindung)[];

// An object cannot be the empty text, so that each of its members becomes it.
const DELETED_OBJECTS = new Map<string, unknown>(
  Object.entries({ anschrift: ANSCHRIFT_ANGABEN, bankverbindung: BANKVERBINDUNG_ANGABEN }).map(([name, members]) => [
    name,
    Object.fromEntries(members.map((member) => [member, DELETED])),
  ]),
);

/** Changes as the contract sends them. */
export function aenderungOf(changes: PartnerChanges): PartnerAenderung {
  const sent = Object.entries(changes).map(([name, value]) => {
    if (value === null) return [name, DELETED_OBJECTS.get(name) ?? DELETED];
    if (typeof value !== 'object') return [name, value];
    return [
      name,
      Object.fromEntries(Object.entries(value).map(([member, text]) => [member, text === null ? DELETED : text])),
    ];
  });
  return Object.fromEntries(sent) as PartnerAenderung;
}
