import { BEARER, OPEN, sourceTable, type Common } from '../source-table.ts';

/** D2 Endpoints, Authentication, Errors and Limits: `x-TraceId` applies to v1 and v2, the quota only to v2. */
const OFFERS_V1: Common = { security: 'Bearer', parameters: ['header x-TraceId?'] };
const OFFERS_V2: Common = { ...OFFERS_V1, headers: ['X-RateLimit-Remaining', 'X-RateLimit-Reset'] };
const V2 = '/v2/ergebnisliste/ermittlung';
const V2_READ = '2XX, 429, default';
const V2_RESULT = `${V2}/{ermittlungsId}/ergebnisse/{ergebnisNummer}`;

/** D2 Endpoints and Authentication: `X-TraceId` is documented only for the determination, the scope only for saved offers. */
const V3_LIST = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';
const V3_RESULT = `${V3_LIST}/{ergebnislisteId}/{ergebnisnummer}`;
const V3_SAVED = '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote';
const SAVED_SCOPE = 'Bearer with baufinanzierung:angebot:ermitteln';

export default {
  'offers-v1': sourceTable(
    OFFERS_V1,
    `
  GET  /v1/finanzierungsvorschlaege/{vorgangsNummer} | ${OPEN}
  POST /v1/finanzierungsvorschlaege/{vorgangsNummer} | ${OPEN}`,
  ),
  'offers-v2': sourceTable(
    OFFERS_V2,
    `
  POST ${V2} | 302 Location, 429, default | query vorgangsNummer?, query alternativen?, query provisionsAusgabe? | json?
  GET  ${V2}/{ermittlungsId}                                 | ${V2_READ}
  GET  ${V2}/{ermittlungsId}/ergebnisse                      | ${V2_READ}
  GET  ${V2_RESULT}                                          | ${V2_READ}
  GET  ${V2_RESULT}/meldungen                                | ${V2_READ}
  GET  ${V2_RESULT}/unterlagen                               | ${V2_READ}
  GET  ${V2_RESULT}/provision                                | 2XX, 302 Location, 429, default
  GET  ${V2_RESULT}/zahlungsplaene                           | ${V2_READ}
  GET  ${V2_RESULT}/zahlungsplaene/{zahlungsplanIndex}       | ${V2_READ}
  GET  ${V2}/{ermittlungsId}/ermittlungsAnfrage              | ${V2_READ}
  GET  ${V2}/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten | ${V2_READ}`,
  ),
  'offers-v3': sourceTable(
    BEARER,
    `
  POST ${V3_LIST}                                      | 200, 204, default | header X-TraceId? | json?
  GET  ${V3_LIST}/{ergebnislisteId}                    | ${OPEN}
  GET  ${V3_RESULT}                                    | ${OPEN}
  GET  ${V3_RESULT}/meldungen                          | ${OPEN}
  GET  ${V3_RESULT}/unterlagen                         | ${OPEN}
  GET  ${V3_RESULT}/provision                          | ${OPEN}
  GET  ${V3_RESULT}/zahlungsplaene                     | ${OPEN}
  GET  ${V3_RESULT}/zahlungsplaene/{zahlungsplanIndex} | ${OPEN}
  GET  ${V3_SAVED}                                     | ${OPEN} ||| ${SAVED_SCOPE}
  GET  ${V3_SAVED}/{laufendeNummer}                    | ${OPEN} ||| ${SAVED_SCOPE}
  GET  ${V3_SAVED}/{laufendeNummer}/zahlungsplaene     | ${OPEN} ||| ${SAVED_SCOPE}`,
  ),
};
