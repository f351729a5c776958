/**
 * Successors of the operations of `cases-v2`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
  "GET /v2/vorgaenge": {"interface":"cases-v3","operation":"listVorgaenge","request":"GET /v3/vorgaenge"},
  "GET /v2/vorgaenge/{vorgangsNummer}": {"interface":"cases-v3","operation":"getVorgang","request":"GET /v3/vorgaenge/{vorgangsNummer}"},
  "PATCH /v2/vorgaenge/{vorgangsNummer}": {"interface":"cases-v3","operation":"updateVorgang","request":"PATCH /v3/vorgaenge/{vorgangsNummer}"},
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege": {"interface":"cases-v3","operation":"listAntraege","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege"},
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {"interface":"cases-v3","operation":"getAntrag","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}"},
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {"interface":"cases-v3","operation":"getTeilantrag","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}"},
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {"interface":"cases-v3","operation":"createStatus","request":"POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status"},
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife": {"interface":"cases-v3","operation":"createEntscheidungsreife","request":"POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife"},
  "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege": {"interface":"cases-v3","operation":"listFinanzierungsvorschlaege","request":"GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege"},
  "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}": {"interface":"cases-v3","operation":"getFinanzierungsvorschlag","request":"GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}"},
  "GET /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer": {"interface":"cases-v3","operation":"getKundenBetreuer","request":"GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer"},
  "PUT /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer": {"interface":"cases-v3","operation":"replaceKundenBetreuer","request":"PUT /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer"},
  "GET /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {"interface":"cases-v3","operation":"getVorgangsBearbeiter","request":"GET /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter"},
  "PUT /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {"interface":"cases-v3","operation":"replaceVorgangsBearbeiter","request":"PUT /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter"},
  "POST /v2/vorgaenge/{vorgangsNummer}/nachricht": {"interface":"cases-v3","operation":"createNachricht","request":"POST /v3/vorgaenge/{vorgangsNummer}/nachricht"},
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote": {"interface":"offers-v3","operation":"listGemerkteAngebote","request":"GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote"},
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}": {"interface":"offers-v3","operation":"getGemerktesAngebot","request":"GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}"},
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene": {"interface":"offers-v3","operation":"listZahlungsplaeneGemerktesAngebot","request":"GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene"},
};
