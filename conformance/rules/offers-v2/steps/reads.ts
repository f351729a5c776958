const ONE = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
const RESULT = `${ONE}/ergebnisse/{ergebnisNummer}` as const;

/** The reads of a determination, in the order of D2; the row of each, and its operation. */
export const READS = {
  ermittlung: { row: 'O209a', path: ONE, operation: 'getErmittlung' },
  ergebnisse: { row: 'O209b', path: `${ONE}/ergebnisse`, operation: 'listErgebnisse' },
  ergebnis: { row: 'O209c', path: RESULT, operation: 'getErgebnis' },
  meldungen: { row: 'O209d', path: `${RESULT}/meldungen`, operation: 'listMeldungen' },
  unterlagen: { row: 'O209e', path: `${RESULT}/unterlagen`, operation: 'listUnterlagen' },
  provision: { row: 'O209f', path: `${RESULT}/provision`, operation: 'getProvision' },
  zahlungsplaene: { row: 'O209g', path: `${RESULT}/zahlungsplaene`, operation: 'listZahlungsplaene' },
  zahlungsplan: {
    row: 'O209h',
    path: `${RESULT}/zahlungsplaene/{zahlungsplanIndex}`,
    operation: 'getZahlungsplan',
  },
  ermittlungsAnfrage: { row: 'O209i', path: `${ONE}/ermittlungsAnfrage`, operation: 'getErmittlungsAnfrage' },
  erfassteDaten: {
    row: 'O209j',
    path: `${ONE}/ermittlungsAnfrage/erfassteDaten`,
    operation: 'getErfassteDaten',
  },
} as const;

export type ReadName = keyof typeof READS;

/** Every read. */
export const READ_NAMES = Object.keys(READS) as ReadName[];

/** The reads that answer at once: the commission has to be waited for. */
export const READS_AT_ONCE = READ_NAMES.filter((name) => name !== 'provision');
