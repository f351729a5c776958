import { initialAttributes, RIGHT_NAMES, write, type Typ } from './attributes.ts';
import type { Partner } from './tree.ts';

const RIGHT_NOT_HELD = 'rechtLoanEchtgeschaeftErlaubt';

/** The hierarchy of a new deployment: a union above two houses that do not see each other. A superior comes before its subordinates. */
export const partners: readonly Partner[] = [
  seeded('VBD01', 'ORGANISATION', undefined, {
    firmenname: 'Baugeld Verbund Nord eG',
    anschrift: { strasse: 'Alsterufer', hausnummer: '12', plz: '20354', ort: 'Hamburg' },
  }),
  seeded('HSE01', 'ORGANISATION', 'VBD01', {
    firmenname: 'Finanzhaus Petersen GmbH',
    firmennameZusatz: 'Baufinanzierung seit 1987',
    anschrift: { strasse: 'Lindenallee', hausnummer: '5a', plz: '24103', ort: 'Kiel' },
    bankverbindung: { iban: 'DE00123456780000004711', bic: 'MUSTDEFF500', kontoinhaber: 'Finanzhaus Petersen GmbH' },
    telefonnummer: '+49 431 555010',
    webseiteUrl: 'https://finanzhaus-petersen.example',
    fusszeileFuerAussenauftritt: 'Finanzhaus Petersen GmbH\nLindenallee 5a, 24103 Kiel',
  }),
  seeded('ADM01', 'PERSON', 'HSE01', {
    ...Object.fromEntries(RIGHT_NAMES.map((name) => [name, name !== RIGHT_NOT_HELD])),
    anrede: 'FRAU',
    vorname: 'Wiebke',
    nachname: 'Petersen',
    email: 'wiebke.petersen@finanzhaus-petersen.example',
  }),
  seeded('BRT01', 'PERSON', 'HSE01', {
    anrede: 'HERR',
    vorname: 'Jonas',
    nachname: 'Brandt',
    titelFunktion: 'Berater Baufinanzierung',
    geburtsdatum: '1984-07-19',
    email: 'jonas.brandt@finanzhaus-petersen.example',
    telefonnummer: '+49 431 555011',
    mobilnummer: '+49 170 5550123',
    anschrift: { strasse: 'Hafenstraße', hausnummer: '31', plz: '24103', ort: 'Kiel' },
    bankverbindung: { iban: 'DE00123456780000000815', bic: 'MUSTDEFF500', kontoinhaber: 'Jonas Brandt' },
  }),
  seeded('SET01', 'PERSON', 'HSE01', {
    rechtDarfEinstellungenOeffnen: true,
    anrede: 'HERR',
    vorname: 'Ole',
    nachname: 'Clausen',
    email: 'ole.clausen@finanzhaus-petersen.example',
  }),
  {
    ...seeded('KSB01', 'PERSON', 'HSE01', {
      anrede: 'FRAU',
      vorname: 'Meike',
      nachname: 'Thomsen',
      email: 'meike.thomsen@finanzhaus-petersen.example',
      avatarUrl: 'https://bilder.example/meike-thomsen.png',
    }),
    kreditsachbearbeiter: true,
  },
  seeded('STL01', 'ORGANISATION', 'HSE01', { firmenname: 'Finanzhaus Petersen Stillgelegt', gesperrt: true }),
  seeded('STL02', 'PERSON', 'STL01', { anrede: 'HERR', vorname: 'Hauke', nachname: 'Jansen' }),
  seeded('FRD01', 'ORGANISATION', 'VBD01', { firmenname: 'Hypothekenkontor Süd GmbH' }),
  seeded('FRD02', 'PERSON', 'FRD01', { anrede: 'FRAU', vorname: 'Leonie', nachname: 'Huber' }),
];

/** The callers: part of `credentials` in the configuration for this deployment. */
export const partnerCredentials = {
  /** Administers its whole house, and has all rights except one. */
  partner: { apiKey: 'schluessel-wiebke-5f0c2a', partnerId: 'ADM01' },
  /** May open settings, but may not create partners. */
  partnerWithoutCreateRight: { apiKey: 'schluessel-ole-91be47', partnerId: 'SET01' },
  /** The house itself, which has no rights: it sees the whole house and changes nothing. */
  partnerOrganisation: { apiKey: 'schluessel-petersen-3d7c55', partnerId: 'HSE01' },
};

/** `fixtures.partner` of the configuration for this deployment. */
export const partnerFixtures = {
  partnerId: 'BRT01',
  parentPartnerId: 'HSE01',
  readOnlyPartnerId: 'VBD01',
  hiddenPartnerId: 'FRD02',
  otherPartnerId: 'KSB01',
  belowBlockedPartnerId: 'STL02',
  inheritedAttribute: 'webseiteUrl',
  rightHeld: 'rechtDarfErgebnisListeNutzen',
  rightNotHeld: RIGHT_NOT_HELD,
  mayChange: true,
};

function seeded(id: string, typ: Typ, superior: string | undefined, set: Record<string, unknown>): Partner {
  const attributes = write(typ, initialAttributes(typ), set);
  if (typeof attributes === 'string') throw new Error(`Seed ${id}: ${attributes}`);
  return { id, typ, attributes, ...(superior === undefined ? {} : { superior }) };
}
