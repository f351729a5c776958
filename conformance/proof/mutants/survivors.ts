const UNKNOWN_RESULT =
  'the payload that the identifiers of results are found in is not shown, so that 404 is inconclusive until fixtures.offers names them';
const RESULTS = ['', '/meldungen', '/unterlagen', '/zahlungsplaene', '/zahlungsplaene/{zahlungsplanIndex}'].flatMap(
  (part) => [
    `offers-v2: GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}${part}`,
    `offers-v3: GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}${part}`,
  ],
);

const UNJUDGED = 'no rule looks at this member, or at this status';
const RECORD = 'partner: GET /partner/{PartnerId} 200 member-dropped';
const CHANGED = 'partner: PATCH /partner/{PartnerId} 200 member-dropped';
const CREATION = 'partner: POST /partner/{PartnerId}/untergeordnetePartner';
const PARTNERS = [
  ...['bankverbindung.referenzFeld', 'orgaEinheitId', 'firmennameZusatz', 'vorname', 'nachname'].map(
    (member) => `${RECORD} ${member}`,
  ),
  ...['orgaEinheitId', 'firmenname', 'firmennameZusatz'].map((member) => `${CHANGED} ${member}`),
  ...['strasse', 'hausnummer', 'plz', 'ort'].map((member) => `${CREATION} 201 member-dropped anschrift.${member}`),
  ...['iban', 'bic', 'kontoinhaber', 'referenzFeld'].map(
    (member) => `${CREATION} 201 member-dropped bankverbindung.${member}`,
  ),
  `${CREATION} 201 member-dropped orgaEinheitId`,
  `${CREATION} 404 status-swapped 400`,
];

/** Mutants that contradict a statement and survive all the same, by id: why no rule kills them. */
export const SURVIVORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PARTNERS.map((mutant) => [mutant, UNJUDGED])),
  ...Object.fromEntries(RESULTS.map((read) => [`${read} 200 status-swapped 404`, UNKNOWN_RESULT])),
};
