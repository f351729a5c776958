/**
 * The examples of a contract, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{"Access-Control-Allow-Origin":"*","Access-Control-Allow-Methods":"GET,POST,OPTIONS","Access-Control-Allow-Headers":"Authorization,Content-Type"},"bodies":{}};
const answer1: AnswerExample = {"headers":{},"bodies":{}};
const answer2: AnswerExample = {"headers":{"Location":"/partner/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer3: AnswerExample = {"headers":{},"bodies":{"application/json":{"bad-request":{"message":"The request body is not valid","error":"Bad Request"}}}};
const answer4: AnswerExample = {"headers":{},"bodies":{"application/json":{"forbidden":{"message":"User is not authorized to access this resource"}}}};
const answer5: AnswerExample = {"headers":{},"bodies":{"application/json":{"status-requested":{"status":"REQUESTED"},"status-processing":{"status":"PROCESSING"}}}};
const answer6: AnswerExample = {"headers":{"Location":"https://host.example/report"},"bodies":{"text/plain":{"report-elsewhere":"See Other"}}};
const answer7: AnswerExample = {"headers":{},"bodies":{"application/json":{"not-found":{"message":"No report has this identifier","error":"Not Found"}}}};
const answer8: AnswerExample = {"headers":{},"bodies":{"application/json":{"unprocessable-content":{"message":"The report cannot be produced","error":"Unprocessable Content"}}}};
const answer9: AnswerExample = {"headers":{},"bodies":{"application/json":{"internal-server-error":{"message":"The report could not be produced","error":"Internal Server Error"}}}};
const answer10: AnswerExample = {"headers":{"Location":"/bestandskundenpotential/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer11: AnswerExample = {"headers":{"Location":"/handelsbeziehungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer12: AnswerExample = {"headers":{"Location":"/erweitertefinanzierungskriterien/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer13: AnswerExample = {"headers":{"Location":"/konditionsmeldungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer14: AnswerExample = {"headers":{"Location":"/smartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer15: AnswerExample = {"headers":{"Location":"/smartfactsproduktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer16: AnswerExample = {"headers":{"Location":"/ratesmartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer17: AnswerExample = {"headers":{"Location":"/ratevertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer18: AnswerExample = {"headers":{"Location":"/vertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer19: AnswerExample = {"headers":{"Location":"/produktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer20: AnswerExample = {"headers":{"Location":"/rohdaten/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer21: AnswerExample = {"headers":{"Location":"/provisionsclearinggeneric/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer22: AnswerExample = {"headers":{"Location":"/mtvreport/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};
const answer23: AnswerExample = {"headers":{"Location":"/konditionsvergleich/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"},"bodies":{"text/plain":{"report-accepted":"Report requested"}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  optionsRoot: { "method":"OPTIONS","path":"/","requests":{}, "answers": { "204": answer0 } },
  getDocumentation: { "method":"GET","path":"/documentation","requests":{}, "answers": { "200": answer1 } },
  optionsDocumentation: { "method":"OPTIONS","path":"/documentation","requests":{}, "answers": { "204": answer0 } },
  createPartnerReport: { "method":"POST","path":"/partner","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer2, "400": answer3, "403": answer4 } },
  optionsPartnerReports: { "method":"OPTIONS","path":"/partner","requests":{}, "answers": { "204": answer0 } },
  getPartnerReport: { "method":"GET","path":"/partner/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsPartnerReport: { "method":"OPTIONS","path":"/partner/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createBestandskundenpotentialReport: { "method":"POST","path":"/bestandskundenpotential","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer10, "400": answer3, "403": answer4 } },
  optionsBestandskundenpotentialReports: { "method":"OPTIONS","path":"/bestandskundenpotential","requests":{}, "answers": { "204": answer0 } },
  getBestandskundenpotentialReport: { "method":"GET","path":"/bestandskundenpotential/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsBestandskundenpotentialReport: { "method":"OPTIONS","path":"/bestandskundenpotential/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createHandelsbeziehungenReport: { "method":"POST","path":"/handelsbeziehungen","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer11, "400": answer3, "403": answer4 } },
  optionsHandelsbeziehungenReports: { "method":"OPTIONS","path":"/handelsbeziehungen","requests":{}, "answers": { "204": answer0 } },
  getHandelsbeziehungenReport: { "method":"GET","path":"/handelsbeziehungen/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsHandelsbeziehungenReport: { "method":"OPTIONS","path":"/handelsbeziehungen/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createErweitertefinanzierungskriterienReport: { "method":"POST","path":"/erweitertefinanzierungskriterien","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer12, "400": answer3, "403": answer4 } },
  optionsErweitertefinanzierungskriterienReports: { "method":"OPTIONS","path":"/erweitertefinanzierungskriterien","requests":{}, "answers": { "204": answer0 } },
  getErweitertefinanzierungskriterienReport: { "method":"GET","path":"/erweitertefinanzierungskriterien/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsErweitertefinanzierungskriterienReport: { "method":"OPTIONS","path":"/erweitertefinanzierungskriterien/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createKonditionsmeldungenReport: { "method":"POST","path":"/konditionsmeldungen","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer13, "400": answer3, "403": answer4 } },
  optionsKonditionsmeldungenReports: { "method":"OPTIONS","path":"/konditionsmeldungen","requests":{}, "answers": { "204": answer0 } },
  getKonditionsmeldungenReport: { "method":"GET","path":"/konditionsmeldungen/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsKonditionsmeldungenReport: { "method":"OPTIONS","path":"/konditionsmeldungen/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createSmartfactsvertriebReport: { "method":"POST","path":"/smartfactsvertrieb","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer14, "400": answer3, "403": answer4 } },
  optionsSmartfactsvertriebReports: { "method":"OPTIONS","path":"/smartfactsvertrieb","requests":{}, "answers": { "204": answer0 } },
  getSmartfactsvertriebReport: { "method":"GET","path":"/smartfactsvertrieb/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsSmartfactsvertriebReport: { "method":"OPTIONS","path":"/smartfactsvertrieb/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createSmartfactsproduktanbieterReport: { "method":"POST","path":"/smartfactsproduktanbieter","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer15, "400": answer3, "403": answer4 } },
  optionsSmartfactsproduktanbieterReports: { "method":"OPTIONS","path":"/smartfactsproduktanbieter","requests":{}, "answers": { "204": answer0 } },
  getSmartfactsproduktanbieterReport: { "method":"GET","path":"/smartfactsproduktanbieter/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsSmartfactsproduktanbieterReport: { "method":"OPTIONS","path":"/smartfactsproduktanbieter/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createRatesmartfactsvertriebReport: { "method":"POST","path":"/ratesmartfactsvertrieb","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer16, "400": answer3, "403": answer4 } },
  optionsRatesmartfactsvertriebReports: { "method":"OPTIONS","path":"/ratesmartfactsvertrieb","requests":{}, "answers": { "204": answer0 } },
  getRatesmartfactsvertriebReport: { "method":"GET","path":"/ratesmartfactsvertrieb/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsRatesmartfactsvertriebReport: { "method":"OPTIONS","path":"/ratesmartfactsvertrieb/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createRatevertriebReport: { "method":"POST","path":"/ratevertrieb","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer17, "400": answer3, "403": answer4 } },
  optionsRatevertriebReports: { "method":"OPTIONS","path":"/ratevertrieb","requests":{}, "answers": { "204": answer0 } },
  getRatevertriebReport: { "method":"GET","path":"/ratevertrieb/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsRatevertriebReport: { "method":"OPTIONS","path":"/ratevertrieb/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createVertriebReport: { "method":"POST","path":"/vertrieb","requests":{"application/json":{"empty-request":{}}}, "answers": { "202": answer18, "400": answer3, "403": answer4 } },
  optionsVertriebReports: { "method":"OPTIONS","path":"/vertrieb","requests":{}, "answers": { "204": answer0 } },
  getVertriebReport: { "method":"GET","path":"/vertrieb/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsVertriebReport: { "method":"OPTIONS","path":"/vertrieb/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createProduktanbieterReport: { "method":"POST","path":"/produktanbieter","requests":{"application/json":{"produktanbieter-request":{"fromDay":"2026-10-01"},"empty-request":{}}}, "answers": { "202": answer19, "400": answer3, "403": answer4 } },
  optionsProduktanbieterReports: { "method":"OPTIONS","path":"/produktanbieter","requests":{}, "answers": { "204": answer0 } },
  getProduktanbieterReport: { "method":"GET","path":"/produktanbieter/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsProduktanbieterReport: { "method":"OPTIONS","path":"/produktanbieter/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createRohdatenReport: { "method":"POST","path":"/rohdaten","requests":{"application/json":{"rohdaten-request":{"fromDay":"2026-10-01"},"empty-request":{}}}, "answers": { "202": answer20, "400": answer3, "403": answer4 } },
  optionsRohdatenReports: { "method":"OPTIONS","path":"/rohdaten","requests":{}, "answers": { "204": answer0 } },
  getRohdatenReport: { "method":"GET","path":"/rohdaten/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsRohdatenReport: { "method":"OPTIONS","path":"/rohdaten/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createProvisionsclearinggenericReport: { "method":"POST","path":"/provisionsclearinggeneric","requests":{"application/json":{"provisionsclearinggeneric-request":{"fromDay":"2026-10-01","toDay":"2026-10-31","category":"Kategorie A"},"empty-request":{}}}, "answers": { "202": answer21, "400": answer3, "403": answer4 } },
  optionsProvisionsclearinggenericReports: { "method":"OPTIONS","path":"/provisionsclearinggeneric","requests":{}, "answers": { "204": answer0 } },
  getProvisionsclearinggenericReport: { "method":"GET","path":"/provisionsclearinggeneric/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsProvisionsclearinggenericReport: { "method":"OPTIONS","path":"/provisionsclearinggeneric/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createMtvreportReport: { "method":"POST","path":"/mtvreport","requests":{"application/json":{"mtvreport-request":{"fromDay":"2026-10-01","toDay":"2026-10-31","category":"Kategorie A","partnerIdToCreateReportFor":"ABC12"},"empty-request":{}}}, "answers": { "202": answer22, "400": answer3, "403": answer4 } },
  optionsMtvreportReports: { "method":"OPTIONS","path":"/mtvreport","requests":{}, "answers": { "204": answer0 } },
  getMtvreportReport: { "method":"GET","path":"/mtvreport/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsMtvreportReport: { "method":"OPTIONS","path":"/mtvreport/{reportId}","requests":{}, "answers": { "204": answer0 } },
  createKonditionsvergleichReport: { "method":"POST","path":"/konditionsvergleich","requests":{"application/json":{"konditionsvergleich-request":{"produktArt":"ANNUITAET"},"empty-request":{}}}, "answers": { "202": answer23, "400": answer3, "403": answer4 } },
  optionsKonditionsvergleichReports: { "method":"OPTIONS","path":"/konditionsvergleich","requests":{}, "answers": { "204": answer0 } },
  getKonditionsvergleichReport: { "method":"GET","path":"/konditionsvergleich/{reportId}","requests":{}, "answers": { "200": answer5, "303": answer6, "400": answer3, "403": answer4, "404": answer7, "422": answer8, "500": answer9 } },
  optionsKonditionsvergleichReport: { "method":"OPTIONS","path":"/konditionsvergleich/{reportId}","requests":{}, "answers": { "204": answer0 } },
};
