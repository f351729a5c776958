/**
 * Successors of the operations of `cases-v1`, generated from specs. Do not edit: run `npm run generate`.
 */

import type { Successor } from '../deprecation.ts';

/** By method and path template. */
export const SUCCESSORS: Readonly<Record<string, Successor>> = {
  "GET /v1/vorgaenge": {"interface":"cases-v3","operation":"listVorgaenge","request":"GET /v3/vorgaenge"},
  "GET /v1/vorgaenge/{vorgangsNummer}": {"interface":"cases-v3","operation":"getVorgang","request":"GET /v3/vorgaenge/{vorgangsNummer}"},
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege": {"interface":"cases-v3","operation":"listAntraege","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege"},
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {"interface":"cases-v3","operation":"getAntrag","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}"},
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {"interface":"cases-v3","operation":"getTeilantrag","request":"GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}"},
  "POST /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {"interface":"cases-v3","operation":"createStatus","request":"POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status"},
  "GET /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer": {"interface":"cases-v3","operation":"getKundenBetreuer","request":"GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer"},
  "PUT /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer": {"interface":"cases-v3","operation":"replaceKundenBetreuer","request":"PUT /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer"},
  "GET /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {"interface":"cases-v3","operation":"getVorgangsBearbeiter","request":"GET /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter"},
  "PUT /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {"interface":"cases-v3","operation":"replaceVorgangsBearbeiter","request":"PUT /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter"},
};
