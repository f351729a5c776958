import type { operations as CasesV1 } from '../../generated/cases-v1/types.ts';
import type { operations as CasesV2 } from '../../generated/cases-v2/types.ts';
import type { operations as CasesV3 } from '../../generated/cases-v3/types.ts';
import type { operations as OffersV1 } from '../../generated/offers-v1/types.ts';
import type { operations as OffersV2 } from '../../generated/offers-v2/types.ts';
import type { operations as OffersV3 } from '../../generated/offers-v3/types.ts';

/** The last day of v1 and v2 (D2 Versioning). */
export const END_OF_LIFE = '2026-11-30';

/** An interface that ends. */
export type EndingInterface = 'offers-v1' | 'offers-v2' | 'cases-v1' | 'cases-v2';

/** An operation of v3. */
export interface Successor {
  readonly interface: 'offers-v3' | 'cases-v3';
  /** Its name in the contract. */
  readonly operation: keyof OffersV3 | keyof CasesV3;
  /** Method and path template. */
  readonly request: string;
}

/** What becomes of an operation of v1 or v2. */
export interface Succession {
  readonly interface: EndingInterface;
  /** Its name in the contract; absent where the sources name the operation only to say that it has no counterpart. */
  readonly operation?: string;
  /** Method and path template. */
  readonly request: string;
  /** Absent where v3 has no counterpart. */
  readonly successor?: Successor;
  /** What changes beside the address; why there is no counterpart. */
  readonly note?: string;
}

/** What becomes of an operation: its request, its successor among the offers v3, and a note. */
type Row = readonly [request: string, successor: keyof OffersV3 | undefined, note?: string];

const CASE_V3 = '/v3/vorgaenge/{vorgangsnummer}';
const RESULT_V3 = `${CASE_V3}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}`;
const SAVED_V3 = `${CASE_V3}/gemerkteangebote`;

const OFFERS_V3: Readonly<Record<keyof OffersV3, string>> = {
  createErgebnisliste: `POST ${CASE_V3}/ergebnisliste`,
  getErgebnisliste: `GET ${CASE_V3}/ergebnisliste/{ergebnislisteId}`,
  getErgebnis: `GET ${RESULT_V3}`,
  listMeldungen: `GET ${RESULT_V3}/meldungen`,
  listUnterlagen: `GET ${RESULT_V3}/unterlagen`,
  getProvision: `GET ${RESULT_V3}/provision`,
  listZahlungsplaene: `GET ${RESULT_V3}/zahlungsplaene`,
  getZahlungsplan: `GET ${RESULT_V3}/zahlungsplaene/{zahlungsplanIndex}`,
  listGemerkteAngebote: `GET ${SAVED_V3}`,
  getGemerktesAngebot: `GET ${SAVED_V3}/{laufendeNummer}`,
  listZahlungsplaeneGemerktesAngebot: `GET ${SAVED_V3}/{laufendeNummer}/zahlungsplaene`,
};

const OPTIONS_NOTE = 'options are members of the body; 200 with the result list, or 204';
const KEY_NOTE = 'needs the case number and the ergebnislisteId; an ermittlungsId is not enough';

const OFFERS_V1: Readonly<Record<keyof OffersV1, Row>> = {
  getFinanzierungsvorschlaege: [
    'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}',
    'createErgebnisliste',
    `GET becomes POST; ${OPTIONS_NOTE}`,
  ],
  createFinanzierungsvorschlaege: [
    'POST /v1/finanzierungsvorschlaege/{vorgangsNummer}',
    'createErgebnisliste',
    OPTIONS_NOTE,
  ],
};

const DETERMINATION = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
const RESULT = `${DETERMINATION}/ergebnisse/{ergebnisNummer}`;

const OFFERS_V2: Readonly<Record<keyof OffersV2, Row>> = {
  createErmittlung: [
    'POST /v2/ergebnisliste/ermittlung',
    'createErgebnisliste',
    `only for a case, none for captured data; ${OPTIONS_NOTE}; no redirect`,
  ],
  getErmittlung: [`GET ${DETERMINATION}`, 'getErgebnisliste', KEY_NOTE],
  listErgebnisse: [`GET ${DETERMINATION}/ergebnisse`, 'getErgebnisliste', KEY_NOTE],
  getErgebnis: [`GET ${RESULT}`, 'getErgebnis', KEY_NOTE],
  listMeldungen: [`GET ${RESULT}/meldungen`, 'listMeldungen', KEY_NOTE],
  listUnterlagen: [`GET ${RESULT}/unterlagen`, 'listUnterlagen', KEY_NOTE],
  getProvision: [`GET ${RESULT}/provision`, 'getProvision', `${KEY_NOTE}; the form of the answer is not published`],
  listZahlungsplaene: [`GET ${RESULT}/zahlungsplaene`, 'listZahlungsplaene', KEY_NOTE],
  getZahlungsplan: [`GET ${RESULT}/zahlungsplaene/{zahlungsplanIndex}`, 'getZahlungsplan', KEY_NOTE],
  getErmittlungsAnfrage: [
    `GET ${DETERMINATION}/ermittlungsAnfrage`,
    undefined,
    'v3 takes no captured data; the data of the case is read in a customer-data interface',
  ],
  getErfassteDaten: [
    `GET ${DETERMINATION}/ermittlungsAnfrage/erfassteDaten`,
    undefined,
    'captured data is read in a customer-data interface',
  ],
};

const SAVED = '/v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote';
const SAVED_NOTE = 'moved to the offers, in lower case; the scope baufinanzierung:angebot:ermitteln is needed';
const NUMBER_NOTE = `${SAVED_NOTE}; nummerAmVorgang is called laufendeNummer`;

const SAVED_OFFERS: Readonly<Record<Exclude<keyof CasesV2, keyof CasesV3>, Row>> = {
  listGemerkteAngebote: [`GET ${SAVED}`, 'listGemerkteAngebote', SAVED_NOTE],
  getGemerktesAngebot: [`GET ${SAVED}/{nummerAmVorgang}`, 'getGemerktesAngebot', NUMBER_NOTE],
  listZahlungsPlaene: [
    `GET ${SAVED}/{nummerAmVorgang}/zahlungsPlaene`,
    'listZahlungsplaeneGemerktesAngebot',
    NUMBER_NOTE,
  ],
};

const CASE = '/{vorgangsNummer}';
const PART = `${CASE}/antraege/{antragsNummer}/{teilantragsNummer}`;

/** Method and path below the list of cases, of what v1 already has. */
const CASES_V1: Readonly<Record<keyof CasesV1, readonly [method: string, below: string]>> = {
  listVorgaenge: ['GET', ''],
  getVorgang: ['GET', CASE],
  listAntraege: ['GET', `${CASE}/antraege`],
  getAntrag: ['GET', `${CASE}/antraege/{antragsNummer}`],
  getTeilantrag: ['GET', PART],
  createStatus: ['POST', `${PART}/status`],
  getKundenBetreuer: ['GET', `${CASE}/kundenBetreuer`],
  replaceKundenBetreuer: ['PUT', `${CASE}/kundenBetreuer`],
  getVorgangsBearbeiter: ['GET', `${CASE}/vorgangsBearbeiter`],
  replaceVorgangsBearbeiter: ['PUT', `${CASE}/vorgangsBearbeiter`],
};

const CASES: Readonly<Record<keyof CasesV3, readonly [method: string, below: string]>> = {
  ...CASES_V1,
  updateVorgang: ['PATCH', CASE],
  createEntscheidungsreife: ['POST', `${PART}/entscheidungsreife`],
  listFinanzierungsvorschlaege: ['GET', `${CASE}/finanzierungsvorschlaege`],
  getFinanzierungsvorschlag: ['GET', `${CASE}/finanzierungsvorschlaege/{finanzierungsvorschlagId}`],
  createNachricht: ['POST', `${CASE}/nachricht`],
};

function toOffers(ending: EndingInterface, rows: Readonly<Record<string, Row>>): Succession[] {
  return Object.entries(rows).map(([operation, [request, successor, note]]) => ({
    interface: ending,
    operation,
    request,
    ...(successor && { successor: { interface: 'offers-v3', operation: successor, request: OFFERS_V3[successor] } }),
    ...(note !== undefined && { note }),
  }));
}

function toCases(version: 'v1' | 'v2', operations: Partial<typeof CASES>): Succession[] {
  return Object.entries(operations).map(([operation, [method, below]]) => ({
    interface: `cases-${version}`,
    operation,
    request: `${method} /${version}/vorgaenge${below}`,
    successor: {
      interface: 'cases-v3',
      operation: operation as keyof CasesV3,
      request: `${method} /v3/vorgaenge${below}`,
    },
  }));
}

/** What becomes of every operation of v1 and v2 of the offers and the cases (D2 Versioning, Migration rules; D2 Endpoints). */
export const SUCCESSORS: readonly Succession[] = [
  ...toOffers('offers-v1', OFFERS_V1),
  {
    interface: 'offers-v1',
    request: 'POST /v1/finanzierungsvorschlaege',
    note: 'v3 calculates only for a case; use the separate suggestions interface, or create or update a case first',
  },
  ...toOffers('offers-v2', OFFERS_V2),
  ...toCases('v1', CASES_V1),
  ...toCases('v2', CASES),
  ...toOffers('cases-v2', SAVED_OFFERS),
];
