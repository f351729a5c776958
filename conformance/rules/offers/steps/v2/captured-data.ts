import type { Config } from '../../../../engine/config/schema.ts';

/** A plain purchase with one annuity loan: every field that D2 names, none that it leaves open. */
export const SHOWN = {
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

/** The captured data that determinations are asked for: that of the operator, or what D2 shows of it. */
export function capturedData({ fixtures }: Config): unknown {
  return fixtures?.offers?.determination?.body ?? SHOWN;
}
