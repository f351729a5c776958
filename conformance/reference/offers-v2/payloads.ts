import type { Determination, Ergebnis } from './determinations.ts';

// The contract leaves these payloads open: what stands here is one plausible choice, and nothing may depend on it.

/** A determination, as read by its identifier. */
export function ermittlung({ id, ergebnisse }: Determination): object {
  return { ermittlungsId: id, anzahlErgebnisse: ergebnisse.length };
}

/** What was asked for. */
export function ermittlungsAnfrage({ vorgangsNummer, alternativen, provisionsAusgabe }: Determination): object {
  return { ...(vorgangsNummer === undefined ? {} : { vorgangsNummer }), alternativen, provisionsAusgabe };
}

/** Messages of one result. */
export function meldungen({ produktAnbieter }: Ergebnis): object[] {
  return [{ kategorie: 'HINWEIS', text: `Die Konditionen von ${produktAnbieter} sind freibleibend.` }];
}

/** Documents that one result asks for. */
export function unterlagen(): object[] {
  return [{ bezeichnung: 'Personalausweis' }, { bezeichnung: 'Kaufvertragsentwurf' }];
}

/** Payment plans of one result; the index is an identifier, not a counter. */
export function zahlungsplaene({ darlehensSumme, sollZins }: Ergebnis): { zahlungsplanIndex: string }[] {
  const rate = Math.round((darlehensSumme * (sollZins + 2)) / 12) / 100;
  const plan = {
    zahlungsplanIndex: 'annuitaetendarlehen-1',
    zahlungen: [{ monat: 1, rate, restschuld: darlehensSumme }],
  };
  return [plan];
}

/** Commission of one result in cents, for the party who determined it (O210, O212, O213). */
export function provision({ partnerId }: Determination, { darlehensSumme }: Ergebnis): object {
  return { betrag: Math.round(darlehensSumme * 1.25), partnerId };
}
