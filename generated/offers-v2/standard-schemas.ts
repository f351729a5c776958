/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "createErmittlung": "POST /v2/ergebnisliste/ermittlung",
  "getErmittlung": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}",
  "listErgebnisse": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse",
  "getErgebnis": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}",
  "listMeldungen": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen",
  "listUnterlagen": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen",
  "getProvision": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision",
  "listZahlungsplaene": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene",
  "getZahlungsplan": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}",
  "getErmittlungsAnfrage": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage",
  "getErfassteDaten": "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
