const UNKNOWN_RESULT =
  'the payload that the identifiers of results are found in is not shown, so that 404 is inconclusive until fixtures.offers names them';
const RESULTS = ['', '/meldungen', '/unterlagen', '/zahlungsplaene', '/zahlungsplaene/{zahlungsplanIndex}'].flatMap(
  (part) => [
    `offers-v2: GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}${part}`,
    `offers-v3: GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}${part}`,
  ],
);

const UNIT =
  'that an answer carries its unit is noted, since the sources say no more than that it appears in responses';
const UNITS = [
  'GET /partner/{PartnerId} 200',
  'PATCH /partner/{PartnerId} 200',
  'POST /partner/{PartnerId}/untergeordnetePartner 201',
].map((answer) => `partner: ${answer} member-dropped orgaEinheitId`);

/** Mutants that contradict a statement and survive all the same, by id: why no rule kills them. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(UNITS.map((mutant) => [mutant, UNIT])),
  ...Object.fromEntries(RESULTS.map((read) => [`${read} 200 status-swapped 404`, UNKNOWN_RESULT])),
};
