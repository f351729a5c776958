import { provision as provisionOf } from '../cases/offer-payloads.ts';
import type { Determination, Ergebnis } from './determinations.ts';

export { meldungen, unterlagen, zahlungsplaene } from '../cases/offer-payloads.ts';

// The contract leaves these payloads open: what stands here is one plausible choice, and nothing may depend on it.

/** A determination, as read by its identifier. */
export function ermittlung({ id, ergebnisse }: Determination): object {
  return { ermittlungsId: id, anzahlErgebnisse: ergebnisse.length };
}

/** What was asked for. */
export function ermittlungsAnfrage({ vorgangsNummer, alternativen, provisionsAusgabe }: Determination): object {
  return { ...(vorgangsNummer === undefined ? {} : { vorgangsNummer }), alternativen, provisionsAusgabe };
}

/** Commission of one result, for the partner who determined it. */
export function provision({ partnerId }: Determination, result: Ergebnis): object {
  return provisionOf(partnerId, result);
}
