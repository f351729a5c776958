/** Place and name of a value in a request. */
export interface Place {
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly name: string;
}

/** A value with another place or name in v3, or without a counterpart. */
export interface MovedValue {
  readonly before: Place;
  /** Empty if v3 has no counterpart. */
  readonly after: readonly Place[];
  /** Why there is no counterpart, or what else changes. */
  readonly note?: string;
}

const inPath = (name: string): Place => ({ in: 'path', name });
const inQuery = (name: string): Place => ({ in: 'query', name });
const inBody = (name: string): Place => ({ in: 'body', name });

/** Why offers v3 has no place for captured data (D2 Mortgage offers v3, rules 1 and 3). */
export const NO_CAPTURED_DATA =
  'v3 calculates with the data of a case: create or update the case first, or use the separate suggestions interface';

/**
 * Where values of requests to offers v1, offers v2 and the saved offers of cases v2 are in offers v3 (D2 Endpoints; D2 Versioning,
 * Migration rules). All other values, and those of the other cases operations, keep place and name.
 */
export const MOVED_VALUES: readonly MovedValue[] = [
  { before: inQuery('vorgangsNummer'), after: [inPath('vorgangsnummer')], note: 'required' },
  { before: inPath('vorgangsNummer'), after: [inPath('vorgangsnummer')] },
  { before: inQuery('alternativen'), after: [inBody('alternativen')] },
  { before: inQuery('provisionsAusgabe'), after: [inBody('provisionsAusgabe')] },
  { before: inBody('vorhaben'), after: [], note: NO_CAPTURED_DATA },
  { before: inBody('haushalte'), after: [], note: NO_CAPTURED_DATA },
  { before: inBody('finanzierungsobjekt'), after: [], note: NO_CAPTURED_DATA },
  {
    before: inPath('ermittlungsId'),
    after: [inPath('vorgangsnummer'), inPath('ergebnislisteId')],
    note: 'an ermittlungsId is no ergebnislisteId; where a result list carries its own is not published',
  },
  { before: inPath('ergebnisNummer'), after: [inPath('ergebnisnummer')] },
  { before: inPath('nummerAmVorgang'), after: [inPath('laufendeNummer')] },
];

/** Options of offers v3 that v1 and v2 do not have. Their defaults are not published. */
export const NEW_OPTIONS: readonly Place[] = [
  inBody('ermitteln'),
  inBody('aktualisieren'),
  inBody('produktAnbieter'),
  inBody('exkludierteProduktAnbieter'),
];
