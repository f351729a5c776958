/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/cases/v1.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "listVorgaenge": "GET /v1/vorgaenge",
  "getVorgang": "GET /v1/vorgaenge/{vorgangsNummer}",
  "listAntraege": "GET /v1/vorgaenge/{vorgangsNummer}/antraege",
  "getAntrag": "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}",
  "getTeilantrag": "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}",
  "createStatus": "POST /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status",
  "getKundenBetreuer": "GET /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "replaceKundenBetreuer": "PUT /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer",
  "getVorgangsBearbeiter": "GET /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
  "replaceVorgangsBearbeiter": "PUT /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
