/**
 * The examples of a contract, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{"Location":"/v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61","X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{}};
const answer1: AnswerExample = {"headers":{"X-RateLimit-Remaining":"0","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"too-many-requests":{"message":"The quota of the current time window is used up."}}}};
const answer2: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer3: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"ermittlung":{"ermittlungsId":"3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61"}}}};
const answer4: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"ergebnisse":{"ergebnisse":[{"ergebnisNummer":"1"}]}}}};
const answer5: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"ergebnis":{"produktAnbieter":"Musterbank Hamburg"}}}};
const answer6: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"meldungen":[{"text":"Ein aktueller Einkommensnachweis wird benötigt."}]}}};
const answer7: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"unterlagen":[{"bezeichnung":"Grundbuchauszug"}]}}};
const answer8: AnswerExample = {"headers":{"Location":"/v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61/ergebnisse/1/provision","X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{}};
const answer9: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"provision":{"betrag":465000,"partnerId":"ABC12"}}}};
const answer10: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"zahlungsplaene":[{"zahlungsplanIndex":"0"}]}}};
const answer11: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"zahlungsplan":{"zahlungen":[{"datum":"2026-01-31","betrag":1485.42}]}}}};
const answer12: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"ermittlungs-anfrage":{"alternativen":true,"provisionsAusgabe":true}}}};
const answer13: AnswerExample = {"headers":{"X-RateLimit-Remaining":"57","X-RateLimit-Reset":"42"},"bodies":{"application/json":{"erfasste-daten":{"vorhaben":{"finanzbedarf":{"kaufpreis":385000}}}}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  createErmittlung: { "method":"POST","path":"/v2/ergebnisliste/ermittlung","requests":{"application/json":{"ermittlung-anfrage":{"vorhaben":{"finanzbedarf":{"kaufpreis":385000},"finanzierungswunsch":{"darlehensWuensche":[{"annuitaetenDarlehen":{"darlehensBetrag":310000,"provision":1.5,"tilgungsWunsch":{"anfaenglicheTilgung":2.5,"volltilgerWennAnnuitaetenOderForward":false},"bereitstellungsZinsFreieZeitInMonaten":6,"sondertilgungOptionalJaehrlich":5,"zinsBindungInJahren":15}}]}}},"ermittlung-anfrage-regional":{"vorhaben":{"finanzbedarf":{"kaufpreis":465000},"finanzierungswunsch":{"darlehensWuensche":[{"annuitaetenDarlehen":{"darlehensBetrag":300000,"provision":1.25,"tilgungsWunsch":{"anfaenglicheTilgung":2,"volltilgerWennAnnuitaetenOderForward":false},"bereitstellungsZinsFreieZeitInMonaten":12,"sondertilgungOptionalJaehrlich":5,"zinsBindungInJahren":10}},{"annuitaetenDarlehen":{"darlehensBetrag":80000,"tilgungsWunsch":{"volltilgerWennAnnuitaetenOderForward":true},"zinsBindungInJahren":15}}]}},"haushalte":[{"kunden":[{"vorname":"Lena","nachname":"Brandt"}]}],"finanzierungsobjekt":{"anschrift":{"plz":"23552","ort":"Lübeck"}}}}}, "answers": { "302": answer0, "429": answer1, "default": answer2 } },
  getErmittlung: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}","requests":{}, "answers": { "429": answer1, "2XX": answer3, "default": answer2 } },
  listErgebnisse: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse","requests":{}, "answers": { "429": answer1, "2XX": answer4, "default": answer2 } },
  getErgebnis: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}","requests":{}, "answers": { "429": answer1, "2XX": answer5, "default": answer2 } },
  listMeldungen: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen","requests":{}, "answers": { "429": answer1, "2XX": answer6, "default": answer2 } },
  listUnterlagen: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen","requests":{}, "answers": { "429": answer1, "2XX": answer7, "default": answer2 } },
  getProvision: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision","requests":{}, "answers": { "302": answer8, "429": answer1, "2XX": answer9, "default": answer2 } },
  listZahlungsplaene: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene","requests":{}, "answers": { "429": answer1, "2XX": answer10, "default": answer2 } },
  getZahlungsplan: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}","requests":{}, "answers": { "429": answer1, "2XX": answer11, "default": answer2 } },
  getErmittlungsAnfrage: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage","requests":{}, "answers": { "429": answer1, "2XX": answer12, "default": answer2 } },
  getErfassteDaten: { "method":"GET","path":"/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten","requests":{}, "answers": { "429": answer1, "2XX": answer13, "default": answer2 } },
};
