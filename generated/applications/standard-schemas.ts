/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/applications/openapi.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "listAntraege": "GET /v2/antraege",
  "getAntrag": "GET /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}",
  "patchAntrag": "PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}",
  "getAntragAlsVertrieb": "GET /v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
