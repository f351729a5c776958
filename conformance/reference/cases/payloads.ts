import type { Case, GemerktesAngebot } from './case.ts';

// The contract leaves these payloads open: what stands here is one plausible choice, and nothing may depend on it.

/** A case in the list of cases, and as read by its number. */
export function vorgang({ vorgangsNummer, stammdaten }: Case): object {
  return { vorgangsNummer, ...stammdaten };
}

/** A saved offer of v2. */
export function gemerktesAngebot({ nummer, ...angebot }: GemerktesAngebot): object {
  return { nummerAmVorgang: nummer, ...angebot };
}
