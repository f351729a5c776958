/**
 * The examples of a contract, generated from specs/cases/v1.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangsliste":[{"vorgangsNummer":"AB12CD"}]}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer2: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgang":{"vorgangsNummer":"AB12CD"}}}};
const answer3: AnswerExample = {"headers":{},"bodies":{"application/json":{"antraege":[{"antragsNummer":"1"}]}}};
const answer4: AnswerExample = {"headers":{},"bodies":{"application/json":{"antrag":{"antragsNummer":"1"}}}};
const answer5: AnswerExample = {"headers":{},"bodies":{"application/json":{"teilantrag":{"teilantragsNummer":"1"}}}};
const answer6: AnswerExample = {"headers":{},"bodies":{"application/json":{"status-antwort":{"antragsteller":"BEANTRAGT"}}}};
const answer7: AnswerExample = {"headers":{},"bodies":{"application/json":{"kunden-betreuer":{"partnerId":"ABC12"}}}};
const answer8: AnswerExample = {"headers":{},"bodies":{"application/json":{"kunden-betreuer-antwort":{"partnerId":"DEF34"}}}};
const answer9: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangs-bearbeiter":{"partnerId":"ABC12"}}}};
const answer10: AnswerExample = {"headers":{},"bodies":{"application/json":{"vorgangs-bearbeiter-antwort":{"partnerId":"DEF34"}}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  listVorgaenge: { "method":"GET","path":"/v1/vorgaenge","requests":{}, "answers": { "2XX": answer0, "default": answer1 } },
  getVorgang: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}","requests":{}, "answers": { "2XX": answer2, "default": answer1 } },
  listAntraege: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege","requests":{}, "answers": { "2XX": answer3, "default": answer1 } },
  getAntrag: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}","requests":{}, "answers": { "2XX": answer4, "default": answer1 } },
  getTeilantrag: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}","requests":{}, "answers": { "2XX": answer5, "default": answer1 } },
  createStatus: { "method":"POST","path":"/v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status","requests":{"application/json":{"status":{"antragsteller":"BEANTRAGT"}}}, "answers": { "2XX": answer6, "default": answer1 } },
  getKundenBetreuer: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/kundenBetreuer","requests":{}, "answers": { "2XX": answer7, "default": answer1 } },
  replaceKundenBetreuer: { "method":"PUT","path":"/v1/vorgaenge/{vorgangsNummer}/kundenBetreuer","requests":{"application/json":{"kunden-betreuer-aenderung":{"partnerId":"DEF34"}}}, "answers": { "2XX": answer8, "default": answer1 } },
  getVorgangsBearbeiter: { "method":"GET","path":"/v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","requests":{}, "answers": { "2XX": answer9, "default": answer1 } },
  replaceVorgangsBearbeiter: { "method":"PUT","path":"/v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter","requests":{"application/json":{"vorgangs-bearbeiter-aenderung":{"partnerId":"DEF34"}}}, "answers": { "2XX": answer10, "default": answer1 } },
};
