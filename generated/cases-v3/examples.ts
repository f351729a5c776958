/**
 * The examples of a contract, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangsliste":[{"vorgangsNummer":"AB12CD"}]}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer2: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgang":{"vorgangsNummer":"AB12CD"}}}};
const answer3: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgang-aenderung-antwort":{"vorgangsNummer":"AB12CD"}}}};
const answer4: AnswerExample = {"headers":{},"bodies":{"application/json":{"antraege":[{"antragsNummer":"1"}]}}};
const answer5: AnswerExample = {"headers":{},"bodies":{"application/json":{"antrag":{"antragsNummer":"1"}}}};
const answer6: AnswerExample = {"headers":{},"bodies":{"application/json":{"teilantrag":{"teilantragsNummer":"1"}}}};
const answer7: AnswerExample = {"headers":{},"bodies":{"application/json":{"status-antwort":{"antragsteller":"BEANTRAGT"}}}};
const answer8: AnswerExample = {"headers":{},"bodies":{"application/json":{"entscheidungsreife-antwort":{"kommentar":"Alle Unterlagen liegen vor."}}}};
const answer9: AnswerExample = {"headers":{},"bodies":{"application/json":{"finanzierungsvorschlaege":[{"finanzierungsvorschlagId":"6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43"}]}}};
const answer10: AnswerExample = {"headers":{},"bodies":{"application/json":{"finanzierungsvorschlag":{"finanzierungsvorschlagId":"6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43"}}}};
const answer11: AnswerExample = {"headers":{},"bodies":{"application/json":{"kunden-betreuer":{"partnerId":"ABC12"}}}};
const answer12: AnswerExample = {"headers":{},"bodies":{"application/json":{"kunden-betreuer-antwort":{"partnerId":"DEF34"}}}};
const answer13: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangs-bearbeiter":{"partnerId":"ABC12"}}}};
const answer14: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangs-bearbeiter-antwort":{"partnerId":"DEF34"}}}};
const answer15: AnswerExample = {"headers":{},"bodies":{"application/json":{"nachricht-antwort":{"text":"Der Grundbuchauszug folgt morgen."}}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  listVorgaenge: { "method":"GET","path":"/v3/vorgaenge","requests":{}, "answers": { "2XX": answer0, "default": answer1 } },
  getVorgang: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}","requests":{}, "answers": { "2XX": answer2, "default": answer1 } },
  updateVorgang: { "method":"PATCH","path":"/v3/vorgaenge/{vorgangsNummer}","requests":{"application/json":{"vorgang-aenderung":{"externeVorgangsNummer":"HH-2026-0417"}},"application/json-patch+json":{"vorgang-aenderung-json-patch":[{"op":"replace","path":"/externeVorgangsNummer","value":"HH-2026-0417"}]}}, "answers": { "2XX": answer3, "default": answer1 } },
  listAntraege: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege","requests":{}, "answers": { "2XX": answer4, "default": answer1 } },
  getAntrag: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}","requests":{}, "answers": { "2XX": answer5, "default": answer1 } },
  getTeilantrag: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}","requests":{}, "answers": { "2XX": answer6, "default": answer1 } },
  createStatus: { "method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status","requests":{"application/json":{"status":{"antragsteller":"BEANTRAGT"}}}, "answers": { "2XX": answer7, "default": answer1 } },
  createEntscheidungsreife: { "method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife","requests":{"application/json":{"entscheidungsreife":{"kommentar":"Alle Unterlagen liegen vor."}}}, "answers": { "2XX": answer8, "default": answer1 } },
  listFinanzierungsvorschlaege: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege","requests":{}, "answers": { "2XX": answer9, "default": answer1 } },
  getFinanzierungsvorschlag: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}","requests":{}, "answers": { "2XX": answer10, "default": answer1 } },
  getKundenBetreuer: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer","requests":{}, "answers": { "2XX": answer11, "default": answer1 } },
  replaceKundenBetreuer: { "method":"PUT","path":"/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer","requests":{"application/json":{"kunden-betreuer-aenderung":{"partnerId":"DEF34"}}}, "answers": { "2XX": answer12, "default": answer1 } },
  getVorgangsBearbeiter: { "method":"GET","path":"/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","requests":{}, "answers": { "2XX": answer13, "default": answer1 } },
  replaceVorgangsBearbeiter: { "method":"PUT","path":"/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","requests":{"application/json":{"vorgangs-bearbeiter-aenderung":{"partnerId":"DEF34"}}}, "answers": { "2XX": answer14, "default": answer1 } },
  createNachricht: { "method":"POST","path":"/v3/vorgaenge/{vorgangsNummer}/nachricht","requests":{"application/json":{"nachricht":{"text":"Der Grundbuchauszug folgt morgen."}}}, "answers": { "2XX": answer15, "default": answer1 } },
};
