import type { Context } from 'hono';
import { forOne, type Reply } from './access.ts';
import type { Angebot, MoeglichesAngebot } from './case.ts';

// The contract does not specify these payloads. They are invented; no rule may depend on them.

/** The offers of providers, with or without alternatives. */
export function offered(angebote: readonly MoeglichesAngebot[], alternativen: boolean): Angebot[] {
  return angebote
    .filter(({ alternative }) => alternativen || !alternative)
    .map(({ produktAnbieter, darlehensSumme, sollZins }) => ({ produktAnbieter, darlehensSumme, sollZins }));
}

/** Adds the reads of a result at `path` and below it: messages, required documents and payment plans. */
export function readResults(
  path: string,
  read: (path: string, answer: (c: Context, result: Angebot) => Reply) => void,
): void {
  read(path, (c, result) => c.json(result));
  read(`${path}/meldungen`, (c, { produktAnbieter }) =>
    c.json([{ kategorie: 'HINWEIS', text: `Die Konditionen von ${produktAnbieter} sind freibleibend.` }]),
  );
  read(`${path}/unterlagen`, (c) =>
    c.json([{ bezeichnung: 'Personalausweis' }, { bezeichnung: 'Kaufvertragsentwurf' }]),
  );
  read(`${path}/zahlungsplaene`, (c, result) => c.json(zahlungsplaene(result)));
  read(`${path}/zahlungsplaene/:zahlungsplanIndex`, (c, result) =>
    forOne(c, ['zahlungsplanIndex', 'payment plan'], zahlungsplaene(result), (plan) => c.json(plan)),
  );
}

/** The payment plans of an offer; `zahlungsplanIndex` is an identifier, not a counter. */
export function zahlungsplaene({ darlehensSumme, sollZins }: Angebot): { zahlungsplanIndex: string }[] {
  const rate = Math.round((darlehensSumme * (sollZins + 2)) / 12) / 100;
  const plan = {
    zahlungsplanIndex: 'annuitaetendarlehen-1',
    zahlungen: [{ monat: 1, rate, restschuld: darlehensSumme }],
  };
  return [plan];
}

/** The commission of an offer in cents, for the partner that requested the determination (O210, O212, O213). */
export function provision(partnerId: string, { darlehensSumme }: Angebot): object {
  return { betrag: Math.round(darlehensSumme * 1.25), partnerId };
}
