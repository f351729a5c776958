/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/cases/v2.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "listVorgaenge": "GET /v2/vorgaenge",
  "getVorgang": "GET /v2/vorgaenge/{vorgangsNummer}",
  "updateVorgang": "PATCH /v2/vorgaenge/{vorgangsNummer}",
  "listAntraege": "GET /v2/vorgaenge/{vorgangsNummer}/antraege",
  "getAntrag": "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}",
  "getTeilantrag": "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}",
  "createStatus": "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status",
  "createEntscheidungsreife": "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife",
  "listFinanzierungsvorschlaege": "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege",
  "getFinanzierungsvorschlag": "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}",
  "getKundenBetreuer": "GET /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "replaceKundenBetreuer": "PUT /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "getVorgangsBearbeiter": "GET /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
  "replaceVorgangsBearbeiter": "PUT /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
  "createNachricht": "POST /v2/vorgaenge/{vorgangsNummer}/nachricht",
  "listGemerkteAngebote": "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote",
  "getGemerktesAngebot": "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}",
  "listZahlungsPlaene": "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
