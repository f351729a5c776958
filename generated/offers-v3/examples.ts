/**
 * The examples of a contract, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"ergebnisliste":{"ergebnislisteId":"7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738","ergebnisse":[{"ergebnisnummer":"1"}]}}}};
const answer1: AnswerExample = {"headers":{},"bodies":{}};
const answer2: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer3: AnswerExample = {"headers":{},"bodies":{"application/json":{"ergebnis":{"produktAnbieter":"Musterbank Hamburg"}}}};
const answer4: AnswerExample = {"headers":{},"bodies":{"application/json":{"meldungen":[{"text":"Ein aktueller Einkommensnachweis wird benötigt."}]}}};
const answer5: AnswerExample = {"headers":{},"bodies":{"application/json":{"unterlagen":[{"bezeichnung":"Grundbuchauszug"}]}}};
const answer6: AnswerExample = {"headers":{},"bodies":{"application/json":{"provision-v3":{"betrag":465000}}}};
const answer7: AnswerExample = {"headers":{},"bodies":{"application/json":{"zahlungsplaene":[{"zahlungsplanIndex":"0"}]}}};
const answer8: AnswerExample = {"headers":{},"bodies":{"application/json":{"zahlungsplan":{"zahlungen":[{"datum":"2026-01-31","betrag":1485.42}]}}}};
const answer9: AnswerExample = {"headers":{},"bodies":{"application/json":{"gemerkte-angebote":[{"laufendeNummer":"1"}]}}};
const answer10: AnswerExample = {"headers":{},"bodies":{"application/json":{"gemerktes-angebot":{"laufendeNummer":"1"}}}};
const answer11: AnswerExample = {"headers":{},"bodies":{"application/json":{"zahlungsplaene-gemerktes-angebot":[{"zahlungsplanIndex":"0"}]}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  createErgebnisliste: { "method":"POST","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste","requests":{"application/json":{"ergebnisliste-anfrage":{"ermitteln":true,"aktualisieren":false,"alternativen":true,"produktAnbieter":["MUSTERBANK_HAMBURG","BEISPIELKASSE_KOELN"],"exkludierteProduktAnbieter":["PROBEBANK_ULM"],"provisionsAusgabe":true}}}, "answers": { "200": answer0, "204": answer1, "default": answer2 } },
  getErgebnisliste: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}","requests":{}, "answers": { "2XX": answer0, "default": answer2 } },
  getErgebnis: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}","requests":{}, "answers": { "2XX": answer3, "default": answer2 } },
  listMeldungen: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen","requests":{}, "answers": { "2XX": answer4, "default": answer2 } },
  listUnterlagen: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen","requests":{}, "answers": { "2XX": answer5, "default": answer2 } },
  getProvision: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision","requests":{}, "answers": { "2XX": answer6, "default": answer2 } },
  listZahlungsplaene: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene","requests":{}, "answers": { "2XX": answer7, "default": answer2 } },
  getZahlungsplan: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}","requests":{}, "answers": { "2XX": answer8, "default": answer2 } },
  listGemerkteAngebote: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote","requests":{}, "answers": { "2XX": answer9, "default": answer2 } },
  getGemerktesAngebot: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}","requests":{}, "answers": { "2XX": answer10, "default": answer2 } },
  listZahlungsplaeneGemerktesAngebot: { "method":"GET","path":"/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene","requests":{}, "answers": { "2XX": answer11, "default": answer2 } },
};
