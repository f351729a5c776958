/** A plain purchase with one annuity loan: every field that D2 names, none that it leaves open. */
export const CAPTURED_DATA = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 400_000 },
    finanzierungswunsch: {
      darlehensWuensche: [
        {
          annuitaetenDarlehen: {
            darlehensBetrag: 300_000,
            provision: 1,
            tilgungsWunsch: { anfaenglicheTilgung: 2, volltilgerWennAnnuitaetenOderForward: false },
            bereitstellungsZinsFreieZeitInMonaten: 6,
            sondertilgungOptionalJaehrlich: 5,
            zinsBindungInJahren: 10,
          },
        },
      ],
    },
  },
};
