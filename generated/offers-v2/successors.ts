/**
 * Successors of the operations of `offers-v2`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
  "POST /v2/ergebnisliste/ermittlung": {"interface":"offers-v3","operation":"createErgebnisliste","request":"POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}": {"interface":"offers-v3","operation":"getErgebnisliste","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse": {"interface":"offers-v3","operation":"getErgebnisliste","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}": {"interface":"offers-v3","operation":"getErgebnis","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen": {"interface":"offers-v3","operation":"listMeldungen","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen": {"interface":"offers-v3","operation":"listUnterlagen","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision": {"interface":"offers-v3","operation":"getProvision","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene": {"interface":"offers-v3","operation":"listZahlungsplaene","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}": {"interface":"offers-v3","operation":"getZahlungsplan","request":"GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage": {"none":"v3 has no such read, and the platform names no other"},
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten": {"none":"captured data is read in a customer-data interface"},
};
