import type { Cases } from './access.ts';
import type { Case } from './case.ts';

/** The case of the seeded partner (O206, O301, C02). */
export const vorgangsNummer = 'BF4711';

/** A case of the seeded partner without any offers (O305). */
export const vorgangsNummerOhneErgebnisse = 'BF4712';

/** A result list of the case that exists from the start (O311). */
export const ergebnislisteId = 'c2f6a1de-0b3f-4a57-9d1c-7e8f5b2a6043';

/** A determination of the seeded partner that exists from the start (O209). */
export const ermittlungsId = '3e9b7c58-6d21-4f0a-8b94-1c5d2e7fa360';

/** A case of another partner (O208, O312). */
export const andereVorgangsNummer = 'BF0815';

const darlehensSumme = 300_000;

const erfassteDaten = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 420_000 },
    finanzierungswunsch: {
      darlehensWuensche: [
        {
          annuitaetenDarlehen: {
            darlehensBetrag: darlehensSumme,
            tilgungsWunsch: { anfaenglicheTilgung: 2.5, volltilgerWennAnnuitaetenOderForward: false },
            bereitstellungsZinsFreieZeitInMonaten: 6,
            zinsBindungInJahren: 15,
          },
        },
      ],
    },
  },
};

const musterbank = { produktAnbieter: 'MUSTERBANK', darlehensSumme, sollZins: 3.42 };
const beispielkasse = { produktAnbieter: 'BEISPIELKASSE', darlehensSumme, sollZins: 3.57 };
const foerderbank = { produktAnbieter: 'FOERDERBANK', darlehensSumme, sollZins: 2.98 };

const suggestion = { ...musterbank, finanzierungsvorschlagId: '6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43' };
const applied = { antragsteller: 'BEANTRAGT', produktAnbieter: 'NICHT_BEARBEITET' };

export const complete: Case = {
  vorgangsNummer,
  partnerId: 'ABC12',
  stammdaten: { externeVorgangsNummer: 'HH-2025-0311', bezeichnung: 'Eigentumswohnung Kiel' },
  kundenBetreuer: { partnerId: 'ABC12' },
  vorgangsBearbeiter: { partnerId: 'DEF34' },
  antraege: [
    {
      antragsNummer: '1',
      teilantraege: [
        { teilantragsNummer: '1', produktAnbieter: 'MUSTERBANK', status: { ...applied }, entscheidungsreif: false },
        { teilantragsNummer: '2', produktAnbieter: 'FOERDERBANK', status: { ...applied }, entscheidungsreif: false },
      ],
    },
  ],
  finanzierungsvorschlaege: [suggestion],
  gemerkteAngebote: [
    { ...musterbank, nummer: '1' },
    { ...beispielkasse, nummer: '3' },
  ],
  angebote: [
    { ...musterbank, alternative: false },
    { ...beispielkasse, alternative: false },
    { ...foerderbank, alternative: true },
  ],
  erfassteDaten,
};

const cases: readonly Case[] = [
  complete,
  {
    ...complete,
    vorgangsNummer: vorgangsNummerOhneErgebnisse,
    stammdaten: { bezeichnung: 'Resthof ohne Zufahrt' },
    antraege: [],
    finanzierungsvorschlaege: [],
    gemerkteAngebote: [],
    angebote: [],
  },
  {
    ...complete,
    vorgangsNummer: andereVorgangsNummer,
    partnerId: 'XYZ99',
    kundenBetreuer: { partnerId: 'XYZ99' },
    vorgangsBearbeiter: { partnerId: 'XYZ99' },
  },
];

/** The cases of a new deployment, for the offers, which do not change them. */
export const seededCases: Cases = new Map(cases.map((each) => [each.vorgangsNummer, each]));

/** Copies of these cases for one deployment, which may change them. */
export const newCases = (): Cases => new Map(cases.map((each) => [each.vorgangsNummer, structuredClone(each)]));

/** `fixtures.offers` of the configuration for this deployment. */
export const offersFixtures = {
  vorgangsNummer,
  vorgangsNummerOhneErgebnisse,
  andereVorgangsNummer,
  produktAnbieter: [musterbank.produktAnbieter, foerderbank.produktAnbieter],
  ermittlungsId,
  ergebnislisteId,
  laufendeNummer: '1',
};

/** `fixtures.cases` of the configuration for this deployment. */
export const casesFixtures = {
  vorgangsNummer,
  antragsNummer: '1',
  teilantragsNummer: '1',
  finanzierungsvorschlagId: suggestion.finanzierungsvorschlagId,
  nummerAmVorgang: '1',
  mayChange: true,
  bodies: {
    patch: {
      contentType: 'application/json-patch+json',
      body: [{ op: 'replace', path: '/externeVorgangsNummer', value: 'HH-2026-0417' }],
    },
    status: { contentType: 'application/json', body: { produktAnbieter: 'IN_BEARBEITUNG' } },
    entscheidungsreife: { contentType: 'application/json', body: { kommentar: 'Alle Unterlagen liegen vor.' } },
    nachricht: { contentType: 'application/json', body: { text: 'Der Grundbuchauszug folgt morgen.' } },
  },
};
