const ONE = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
const RESULT = `${ONE}/ergebnisse/{ergebnisNummer}` as const;

/** The reads of a determination, in the order of D2, each with its operation. */
export const READS = {
  ermittlung: { path: ONE, operation: 'getErmittlung' },
  ergebnisse: { path: `${ONE}/ergebnisse`, operation: 'listErgebnisse' },
  ergebnis: { path: RESULT, operation: 'getErgebnis' },
  meldungen: { path: `${RESULT}/meldungen`, operation: 'listMeldungen' },
  unterlagen: { path: `${RESULT}/unterlagen`, operation: 'listUnterlagen' },
  provision: { path: `${RESULT}/provision`, operation: 'getProvision' },
  zahlungsplaene: { path: `${RESULT}/zahlungsplaene`, operation: 'listZahlungsplaene' },
  zahlungsplan: {
    path: `${RESULT}/zahlungsplaene/{zahlungsplanIndex}`,
    operation: 'getZahlungsplan',
  },
  ermittlungsAnfrage: { path: `${ONE}/ermittlungsAnfrage`, operation: 'getErmittlungsAnfrage' },
  erfassteDaten: {
    path: `${ONE}/ermittlungsAnfrage/erfassteDaten`,
    operation: 'getErfassteDaten',
  },
} as const;

export type ReadName = keyof typeof READS;

/** Every read. */
export const READ_NAMES = Object.keys(READS) as ReadName[];

/** The reads that answer at once: the commission has to be waited for. */
export const READS_AT_ONCE = READ_NAMES.filter((name) => name !== 'provision');
