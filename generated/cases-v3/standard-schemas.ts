/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "listVorgaenge": "GET /v3/vorgaenge",
  "getVorgang": "GET /v3/vorgaenge/{vorgangsNummer}",
  "updateVorgang": "PATCH /v3/vorgaenge/{vorgangsNummer}",
  "listAntraege": "GET /v3/vorgaenge/{vorgangsNummer}/antraege",
  "getAntrag": "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}",
  "getTeilantrag": "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}",
  "createStatus": "POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status",
  "createEntscheidungsreife": "POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife",
  "listFinanzierungsvorschlaege": "GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege",
  "getFinanzierungsvorschlag": "GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}",
  "getKundenBetreuer": "GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "replaceKundenBetreuer": "PUT /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "getVorgangsBearbeiter": "GET /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
  "replaceVorgangsBearbeiter": "PUT /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
  "createNachricht": "POST /v3/vorgaenge/{vorgangsNummer}/nachricht",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
