/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */

import { responseSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "getFinanzierungsvorschlaege": "GET /v1/finanzierungsvorschlaege/{vorgangsNummer}",
  "createFinanzierungsvorschlaege": "POST /v1/finanzierungsvorschlaege/{vorgangsNummer}",
};

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
