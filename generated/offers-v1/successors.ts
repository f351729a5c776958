/**
 * Successors of the operations of `offers-v1`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
  "GET /v1/finanzierungsvorschlaege/{vorgangsNummer}": {"interface":"offers-v3","operation":"createErgebnisliste","request":"POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste"},
  "POST /v1/finanzierungsvorschlaege/{vorgangsNummer}": {"interface":"offers-v3","operation":"createErgebnisliste","request":"POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste"},
};
