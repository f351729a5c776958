import { END_OF_LIFE, ENDING_OPERATIONS } from '../../generated/successors.ts';

/** The last day of v1 and v2 (D2 Versioning). */
export { END_OF_LIFE };

type Ending = (typeof ENDING_OPERATIONS)[number];

/** An interface with an announced end. */
export type EndingInterface = Ending['interface'];

/** An operation of v3. */
export type Successor = Readonly<Extract<Ending, { successor: object }>['successor']>;

/** The successor of an operation of v1 or v2, if any. */
export interface Succession {
  readonly interface: EndingInterface;
  /** Its operationId; absent if the documents mention the operation only to say that it has no counterpart. */
  readonly operation?: string;
  /** Method and path template. */
  readonly request: string;
  /** Absent if v3 has no counterpart. */
  readonly successor?: Successor;
  /** What changes besides the URL, or why there is no counterpart. */
  readonly note?: string;
}

const OPTIONS_NOTE =
  'options are members of the body: say ermitteln: true, since its default is not published; 200 with the result list, or 204';
const KEY_NOTE = 'needs the case number and the ergebnislisteId; an ermittlungsId is not enough';
const SAVED_NOTE = 'moved to the offers, in lower case; the scope baufinanzierung:angebot:ermitteln is needed';
const NUMBER_NOTE = `${SAVED_NOTE}; nummerAmVorgang is called laufendeNummer`;

/** What changes besides the URL, by operationId of the old operation. */
const NOTES: Readonly<Record<string, string>> = {
  getFinanzierungsvorschlaege: `GET becomes POST; ${OPTIONS_NOTE}`,
  createFinanzierungsvorschlaege: `the platform names no successor, but it has the purpose of a determination for a case; ${OPTIONS_NOTE}`,
  createErmittlung: `only for a case, none for captured data; ${OPTIONS_NOTE}; no redirect`,
  getErmittlung: KEY_NOTE,
  listErgebnisse: KEY_NOTE,
  getErgebnis: KEY_NOTE,
  listMeldungen: KEY_NOTE,
  listUnterlagen: KEY_NOTE,
  getProvision: `${KEY_NOTE}; the form of the response is not published`,
  listZahlungsplaene: KEY_NOTE,
  getZahlungsplan: KEY_NOTE,
  listGemerkteAngebote: SAVED_NOTE,
  getGemerktesAngebot: NUMBER_NOTE,
  listZahlungsPlaene: NUMBER_NOTE,
};

/** The documents mention this operation only to say that it has no counterpart. */
const WITHOUT_CASE: Succession = {
  interface: 'offers-v1',
  request: 'POST /v1/finanzierungsvorschlaege',
  note: 'v3 calculates only for a case; use the separate suggestions interface, or create or update a case first',
};

const OFFERS_V1 = ENDING_OPERATIONS.filter((row) => row.interface === WITHOUT_CASE.interface).length;

/** The successors of every operation of v1 and v2 of the offers and the cases (D2 Versioning, Migration rules; D2 Endpoints). */
export const SUCCESSORS: readonly Succession[] = ENDING_OPERATIONS.map((row): Succession => {
  const note = NOTES[row.operation];
  return note === undefined ? row : { ...row, note };
}).toSpliced(OFFERS_V1, 0, WITHOUT_CASE);
