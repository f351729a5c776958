import { BEARER, OPEN, sourceTable } from '../source-table.ts';

/** D2 Endpoints: operations of the cases in v1, v2 and v3. */
const casesOfAll = (root: string): string => `
  GET   ${root}                                                                           | ${OPEN}
  GET   ${root}/{vorgangsNummer}                                                          | ${OPEN}
  GET   ${root}/{vorgangsNummer}/antraege                                                 | ${OPEN}
  GET   ${root}/{vorgangsNummer}/antraege/{antragsNummer}                                 | ${OPEN}
  GET   ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}             | ${OPEN}
  POST  ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status      | ${OPEN} || json?
  GET   ${root}/{vorgangsNummer}/kundenBetreuer                                           | ${OPEN}
  PUT   ${root}/{vorgangsNummer}/kundenBetreuer                                           | ${OPEN} || json?
  GET   ${root}/{vorgangsNummer}/vorgangsBearbeiter                                       | ${OPEN}
  PUT   ${root}/{vorgangsNummer}/vorgangsBearbeiter                                       | ${OPEN} || json?`;

/** D2 Endpoints: operations of the cases since v2. */
const casesSinceV2 = (root: string): string => `
  PATCH ${root}/{vorgangsNummer}                                                          | ${OPEN} || json? json-patch?
  POST  ${root}/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife | ${OPEN} || json?
  GET   ${root}/{vorgangsNummer}/finanzierungsvorschlaege                                 | ${OPEN}
  GET   ${root}/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}      | ${OPEN}
  POST  ${root}/{vorgangsNummer}/nachricht                                                | ${OPEN} || json?`;

export default {
  'cases-v1': sourceTable(BEARER, casesOfAll('/v1/vorgaenge')),
  'cases-v2': sourceTable(
    BEARER,
    `${casesOfAll('/v2/vorgaenge')}${casesSinceV2('/v2/vorgaenge')}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote                                  | ${OPEN}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}                | ${OPEN}
  GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene | ${OPEN}`,
  ),
  'cases-v3': sourceTable(BEARER, `${casesOfAll('/v3/vorgaenge')}${casesSinceV2('/v3/vorgaenge')}`),
};
