import type { Angebot } from './case.ts';

// The contract leaves these payloads open: what stands here is one plausible choice, and nothing may depend on it.

/** Messages of one offer. */
export function meldungen({ produktAnbieter }: Angebot): object[] {
  return [{ kategorie: 'HINWEIS', text: `Die Konditionen von ${produktAnbieter} sind freibleibend.` }];
}

/** Documents that one offer asks for. */
export function unterlagen(): object[] {
  return [{ bezeichnung: 'Personalausweis' }, { bezeichnung: 'Kaufvertragsentwurf' }];
}

/** Payment plans of one offer; the index is an identifier, not a counter. */
export function zahlungsplaene({ darlehensSumme, sollZins }: Angebot): { zahlungsplanIndex: string }[] {
  const rate = Math.round((darlehensSumme * (sollZins + 2)) / 12) / 100;
  const plan = {
    zahlungsplanIndex: 'annuitaetendarlehen-1',
    zahlungen: [{ monat: 1, rate, restschuld: darlehensSumme }],
  };
  return [plan];
}

/** Commission of one offer in cents, for the partner who had it determined (O210, O212, O213). */
export function provision(partnerId: string, { darlehensSumme }: Angebot): object {
  return { betrag: Math.round(darlehensSumme * 1.25), partnerId };
}
