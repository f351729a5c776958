/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "createErgebnisliste": "POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste",
  "getErgebnisliste": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}",
  "getErgebnis": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}",
  "listMeldungen": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen",
  "listUnterlagen": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen",
  "getProvision": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision",
  "listZahlungsplaene": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene",
  "getZahlungsplan": "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}",
  "listGemerkteAngebote": "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote",
  "getGemerktesAngebot": "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}",
  "listZahlungsplaeneGemerktesAngebot": "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
