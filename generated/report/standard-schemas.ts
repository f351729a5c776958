/**
 * The bodies of requests and responses as Standard Schemas, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */

import * as requestContract from './request-validators.ts';
import { requestSchemas, responseSchemas, type RequestSchemas, type ResponseSchemas } from '../standard-schema.ts';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
  "optionsRoot": "OPTIONS /",
  "getDocumentation": "GET /documentation",
  "optionsDocumentation": "OPTIONS /documentation",
  "createPartnerReport": "POST /partner",
  "optionsPartnerReports": "OPTIONS /partner",
  "getPartnerReport": "GET /partner/{reportId}",
  "optionsPartnerReport": "OPTIONS /partner/{reportId}",
  "createBestandskundenpotentialReport": "POST /bestandskundenpotential",
  "optionsBestandskundenpotentialReports": "OPTIONS /bestandskundenpotential",
  "getBestandskundenpotentialReport": "GET /bestandskundenpotential/{reportId}",
  "optionsBestandskundenpotentialReport": "OPTIONS /bestandskundenpotential/{reportId}",
  "createHandelsbeziehungenReport": "POST /handelsbeziehungen",
  "optionsHandelsbeziehungenReports": "OPTIONS /handelsbeziehungen",
  "getHandelsbeziehungenReport": "GET /handelsbeziehungen/{reportId}",
  "optionsHandelsbeziehungenReport": "OPTIONS /handelsbeziehungen/{reportId}",
  "createErweitertefinanzierungskriterienReport": "POST /erweitertefinanzierungskriterien",
  "optionsErweitertefinanzierungskriterienReports": "OPTIONS /erweitertefinanzierungskriterien",
  "getErweitertefinanzierungskriterienReport": "GET /erweitertefinanzierungskriterien/{reportId}",
  "optionsErweitertefinanzierungskriterienReport": "OPTIONS /erweitertefinanzierungskriterien/{reportId}",
  "createKonditionsmeldungenReport": "POST /konditionsmeldungen",
  "optionsKonditionsmeldungenReports": "OPTIONS /konditionsmeldungen",
  "getKonditionsmeldungenReport": "GET /konditionsmeldungen/{reportId}",
  "optionsKonditionsmeldungenReport": "OPTIONS /konditionsmeldungen/{reportId}",
  "createSmartfactsvertriebReport": "POST /smartfactsvertrieb",
  "optionsSmartfactsvertriebReports": "OPTIONS /smartfactsvertrieb",
  "getSmartfactsvertriebReport": "GET /smartfactsvertrieb/{reportId}",
  "optionsSmartfactsvertriebReport": "OPTIONS /smartfactsvertrieb/{reportId}",
  "createSmartfactsproduktanbieterReport": "POST /smartfactsproduktanbieter",
  "optionsSmartfactsproduktanbieterReports": "OPTIONS /smartfactsproduktanbieter",
  "getSmartfactsproduktanbieterReport": "GET /smartfactsproduktanbieter/{reportId}",
  "optionsSmartfactsproduktanbieterReport": "OPTIONS /smartfactsproduktanbieter/{reportId}",
  "createRatesmartfactsvertriebReport": "POST /ratesmartfactsvertrieb",
  "optionsRatesmartfactsvertriebReports": "OPTIONS /ratesmartfactsvertrieb",
  "getRatesmartfactsvertriebReport": "GET /ratesmartfactsvertrieb/{reportId}",
  "optionsRatesmartfactsvertriebReport": "OPTIONS /ratesmartfactsvertrieb/{reportId}",
  "createRatevertriebReport": "POST /ratevertrieb",
  "optionsRatevertriebReports": "OPTIONS /ratevertrieb",
  "getRatevertriebReport": "GET /ratevertrieb/{reportId}",
  "optionsRatevertriebReport": "OPTIONS /ratevertrieb/{reportId}",
  "createVertriebReport": "POST /vertrieb",
  "optionsVertriebReports": "OPTIONS /vertrieb",
  "getVertriebReport": "GET /vertrieb/{reportId}",
  "optionsVertriebReport": "OPTIONS /vertrieb/{reportId}",
  "createProduktanbieterReport": "POST /produktanbieter",
  "optionsProduktanbieterReports": "OPTIONS /produktanbieter",
  "getProduktanbieterReport": "GET /produktanbieter/{reportId}",
  "optionsProduktanbieterReport": "OPTIONS /produktanbieter/{reportId}",
  "createRohdatenReport": "POST /rohdaten",
  "optionsRohdatenReports": "OPTIONS /rohdaten",
  "getRohdatenReport": "GET /rohdaten/{reportId}",
  "optionsRohdatenReport": "OPTIONS /rohdaten/{reportId}",
  "createProvisionsclearinggenericReport": "POST /provisionsclearinggeneric",
  "optionsProvisionsclearinggenericReports": "OPTIONS /provisionsclearinggeneric",
  "getProvisionsclearinggenericReport": "GET /provisionsclearinggeneric/{reportId}",
  "optionsProvisionsclearinggenericReport": "OPTIONS /provisionsclearinggeneric/{reportId}",
  "createMtvreportReport": "POST /mtvreport",
  "optionsMtvreportReports": "OPTIONS /mtvreport",
  "getMtvreportReport": "GET /mtvreport/{reportId}",
  "optionsMtvreportReport": "OPTIONS /mtvreport/{reportId}",
  "createKonditionsvergleichReport": "POST /konditionsvergleich",
  "optionsKonditionsvergleichReports": "OPTIONS /konditionsvergleich",
  "getKonditionsvergleichReport": "GET /konditionsvergleich/{reportId}",
  "optionsKonditionsvergleichReport": "OPTIONS /konditionsvergleich/{reportId}",
};

/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);

/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
