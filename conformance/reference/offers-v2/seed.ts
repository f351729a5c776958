/** A process case that offers can be determined for. */
export interface Case {
  /** Partner who may use the case. */
  partnerId: string;
  /** What was captured in the case, in the form of a request body. */
  erfassteDaten: object;
}

const erfassteDaten = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 420_000 },
    finanzierungswunsch: {
      darlehensWuensche: [
        {
          annuitaetenDarlehen: {
            darlehensBetrag: 300_000,
            tilgungsWunsch: { anfaenglicheTilgung: 2.5, volltilgerWennAnnuitaetenOderForward: false },
            bereitstellungsZinsFreieZeitInMonaten: 6,
            zinsBindungInJahren: 15,
          },
        },
      ],
    },
  },
};

/** The case of the seeded partner (O206). */
export const vorgangsNummer = 'BF4711';

/** A case of somebody else (O208). */
export const andereVorgangsNummer = 'BF0815';

export const cases: ReadonlyMap<string, Case> = new Map([
  [vorgangsNummer, { partnerId: 'ABC12', erfassteDaten }],
  [andereVorgangsNummer, { partnerId: 'XYZ99', erfassteDaten }],
]);
