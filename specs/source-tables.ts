import { sourceTable } from './source-table.ts';
import type { Common, OperationShape } from './source-table.ts';

// The endpoint tables of D1, D2 and D3, read from these documents and not from the contracts. What they leave open follows the
// conventions: a read succeeds with 200, a change with 2XX, errors that are not shown are `default`, a media type that is not
// shown is JSON, and a body of which the documents do not say that it is required is optional.
const READ = '200, default';
const CHANGE = '2XX, default';

/** D1 Report kinds and their request bodies. */
const KINDS = [
  ...['partner', 'bestandskundenpotential', 'handelsbeziehungen', 'erweitertefinanzierungskriterien'],
  ...[
    'konditionsmeldungen',
    'smartfactsvertrieb',
    'smartfactsproduktanbieter',
    'ratesmartfactsvertrieb',
    'ratevertrieb',
  ],
  ...['vertrieb', 'produktanbieter', 'rohdaten', 'provisionsclearinggeneric', 'mtvreport', 'konditionsvergleich'],
];

/** D1 Endpoints and Authentication: the authorizer reads the required header `Authorization`. */
const REPORT: Common = { security: 'header Authorization' };
const PREFLIGHT = '204 Access-Control-Allow-Origin Access-Control-Allow-Methods Access-Control-Allow-Headers ||| none';

const reportKind = (kind: string): string => `
  POST    /${kind}            | 202 Location, 400, 403 || json
  GET     /${kind}/{reportId} | 200, 303 Location, 400, 403, 404, 422, 500
  OPTIONS /${kind}            | ${PREFLIGHT}
  OPTIONS /${kind}/{reportId} | ${PREFLIGHT}`;

/** D2 Endpoints, Authentication, Errors and Limits: `x-TraceId` holds for v1 and v2, the quota for v2 alone. */
const OFFERS_V1: Common = { security: 'Bearer', parameters: ['header x-TraceId?'] };
const OFFERS_V2: Common = { ...OFFERS_V1, headers: ['X-RateLimit-Remaining', 'X-RateLimit-Reset'] };
const V2 = '/v2/ergebnisliste/ermittlung';
const V2_READ = '200, 429, default';
const V2_RESULT = `${V2}/{ermittlungsId}/ergebnisse/{ergebnisNummer}`;

/** D2 Endpoints and Authentication: `X-TraceId` is named for the determination only, the scope for saved offers only. */
const V3_LIST = '/v3/vorgaenge/{vorgangsnummer}/ergebnisliste';
const V3_RESULT = `${V3_LIST}/{ergebnislisteId}/{ergebnisnummer}`;
const V3_SAVED = '/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote';
const SAVED_SCOPE = 'Bearer with baufinanzierung:angebot:ermitteln';

const BEARER: Common = { security: 'Bearer' };

/** D2 Endpoints: what v1, v2 and v3 of the cases have in common. */
const casesOfAll = (root: string): string => `
  GET   ${root}                                                                           | ${READ}
  GET   ${root}/{vorgangsNummer}                                                          | ${READ}
  GET   ${root}/{vorgangsNummer}/antraege                                                 | ${READ}
  GET   ${root}/{vorgangsNummer}/antraege/{antragsNummer}                                 | ${READ}
  GET   ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}             | ${READ}
  POST  ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status      | ${CHANGE} || json?
  GET   ${root}/{vorgangsNummer}/kundenBetreuer                                           | ${READ}
  PUT   ${root}/{vorgangsNummer}/kundenBetreuer                                           | ${CHANGE} || json?
  GET   ${root}/{vorgangsNummer}/vorgangsBearbeiter                                       | ${READ}
  PUT   ${root}/{vorgangsNummer}/vorgangsBearbeiter                                       | ${CHANGE} || json?`;

/** D2 Endpoints: what the cases have since v2. */
const casesSinceV2 = (root: string): string => `
  PATCH ${root}/{vorgangsNummer}                                                          | ${CHANGE} || json? json-patch?
  POST  ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife | ${CHANGE} || json?
  GET   ${root}/{vorgangsNummer}/finanzierungsvorschlaege                                 | ${READ}
  GET   ${root}/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}      | ${READ}
  POST  ${root}/{vorgangsNummer}/nachricht                                                | ${CHANGE} || json?`;

/** D3 Authentication and Errors: the trace id may come with every request and stands in every response. */
const PARTNER: Common = {
  security: 'header X-ApiKey and header X-PartnerId',
  parameters: ['header X-TraceId?'],
  headers: ['X-TraceId'],
};

/** The operations of each interface as the sources give them, by method and path. */
export const SOURCE_TABLES: Record<string, Record<string, OperationShape>> = {
  // OPTIONS of /documentation: D1 What the service does says it of every path.
  report: sourceTable(
    REPORT,
    `${KINDS.map(reportKind).join('')}
  OPTIONS /              | ${PREFLIGHT}
  GET     /documentation | 200 ||| none
  OPTIONS /documentation | ${PREFLIGHT}`,
  ),
  'offers-v1': sourceTable(
    OFFERS_V1,
    `
  GET  /v1/finanzierungsvorschlaege/{vorgangsNummer} | ${READ}
  POST /v1/finanzierungsvorschlaege/{vorgangsNummer} | ${CHANGE}`,
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
  GET  ${V2_RESULT}/provision                                | 200, 302 Location, 429, default
  GET  ${V2_RESULT}/zahlungsplaene                           | ${V2_READ}
  GET  ${V2_RESULT}/zahlungsplaene/{zahlungsplanIndex}       | ${V2_READ}
  GET  ${V2}/{ermittlungsId}/ermittlungsAnfrage              | ${V2_READ}
  GET  ${V2}/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten | ${V2_READ}`,
  ),
  'offers-v3': sourceTable(
    BEARER,
    `
  POST ${V3_LIST}                                      | 200, 204, default | header X-TraceId? | json?
  GET  ${V3_LIST}/{ergebnislisteId}                    | ${READ}
  GET  ${V3_RESULT}                                    | ${READ}
  GET  ${V3_RESULT}/meldungen                          | ${READ}
  GET  ${V3_RESULT}/unterlagen                         | ${READ}
  GET  ${V3_RESULT}/provision                          | ${READ}
  GET  ${V3_RESULT}/zahlungsplaene                     | ${READ}
  GET  ${V3_RESULT}/zahlungsplaene/{zahlungsplanIndex} | ${READ}
  GET  ${V3_SAVED}                                     | ${READ} ||| ${SAVED_SCOPE}
  GET  ${V3_SAVED}/{laufendeNummer}                    | ${READ} ||| ${SAVED_SCOPE}
  GET  ${V3_SAVED}/{laufendeNummer}/zahlungsplaene     | ${READ} ||| ${SAVED_SCOPE}`,
  ),
  'cases-v1': sourceTable(BEARER, casesOfAll('/v1/vorgaenge')),
  'cases-v2': sourceTable(
    BEARER,
    `${casesOfAll('/v2/vorgaenge')}${casesSinceV2('/v2/vorgaenge')}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote                                  | ${READ}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}                | ${READ}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene | ${READ}`,
  ),
  'cases-v3': sourceTable(BEARER, `${casesOfAll('/v3/vorgaenge')}${casesSinceV2('/v3/vorgaenge')}`),
  applications: sourceTable(
    BEARER,
    `
  GET   /v2/antraege                                                        | ${READ} | query aenderungSeit?, query aenderungBis?
  GET   /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}   | ${READ}
  PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}   | ${CHANGE} || json json-patch
  GET   /v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege | ${READ}`,
  ),
  // `default` stands for the undocumented statuses that clients must handle (D2 Errors).
  'consumer-loan-offers': sourceTable(
    BEARER,
    'POST /angebote | 200, 400, 401, 403, 415, default | header X-TraceId? | json',
  ),
  partner: sourceTable(
    PARTNER,
    `
  POST  /partner/{PartnerId}/untergeordnetePartner                | 201 Location, 400, 401, 403, 404 || json
  GET   /partner/{PartnerId}                                      | 200, 401, 404
  PATCH /partner/{PartnerId}                                      | 200, 400, 401, 403, 404 || json
  GET   /partner/{PartnerId}/partnerkennzeichen                   | 200, 401, 404
  GET   /partner/{PartnerId}/administrierbare                     | 200, 401, 404
  GET   /partner/{PartnerId}/uebernahmeRechtFuer                  | 200, 401, 404
  GET   /partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId} | 200, 401, 404`,
  ),
  login: sourceTable(
    { security: 'none' },
    `
  POST /login | ${READ} || form
  GET  /login | ${READ} ||| Basic`,
  ),
  // POST /login: D3 Authentication takes the token from the query or the header, so that neither is required by itself.
  session: sourceTable(
    { security: 'none' },
    `
  POST /login.do | 200 Set-Cookie, 401, default | query oeffne? | form
  POST /logout   | 302, default ||| cookie sessionId
  GET  /login    | 302 Location Set-Cookie, default | query redirectTo, query authentication
  POST /login    | 302 Location Set-Cookie, default | query redirectTo, query authentication?, header X-Authentication?, header X-TraceId?
  GET  /partner-login-box.html | ${READ}`,
  ),
};
