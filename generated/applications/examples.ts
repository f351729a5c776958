/**
 * The examples of a contract, generated from specs/applications/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"antraege":{"antraege":[{"letzteAenderung":"2026-03-17"},{"letzteAenderung":"2026-03-12"}]}}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer2: AnswerExample = {"headers":{},"bodies":{"application/json":{"antrag":{"letzteAenderung":"2026-03-17"}}}};
const answer3: AnswerExample = {"headers":{},"bodies":{}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  listAntraege: { "method":"GET","path":"/v2/antraege","requests":{}, "answers": { "2XX": answer0, "default": answer1 } },
  getAntrag: { "method":"GET","path":"/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}","requests":{}, "answers": { "2XX": answer2, "default": answer1 } },
  patchAntrag: { "method":"PATCH","path":"/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}","requests":{"application/json-patch+json":{"replaceStatus":[{"op":"replace","path":"/status","value":{"antragsteller":"BEANTRAGT","produktAnbieter":"ABGELEHNT","ablehnungsgrund":"UNTERLAGEN_UNVOLLSTAENDIG","kommentar":"Die Wohnflächenberechnung für das Reihenhaus in Lüneburg fehlt."}}],"replaceProduktAnbieterStatus":[{"op":"replace","path":"/status/produktAnbieter","value":"EIN_ANDERER_STATUS"}],"addAntragsReferenz":[{"op":"add","path":"/antragsReferenz","value":"BF-2026-004711"}],"removeAntragsReferenz":[{"op":"remove","path":"/antragsReferenz"}],"addVoraussichtlicheBearbeitung":[{"op":"add","path":"/voraussichtlicheBearbeitung","value":"2026-03-24"}],"replaceAnsprechpartner":[{"op":"replace","path":"/ansprechpartner/partnerId","value":"KLM42"}],"severalOperations":[{"op":"add","path":"/antragsReferenz","value":"BF-2026-004711"},{"op":"add","path":"/voraussichtlicheBearbeitung","value":"2026-03-24"},{"op":"replace","path":"/ansprechpartner/partnerId","value":"KLM42"}]},"application/json":{"severalOperations":[{"op":"add","path":"/antragsReferenz","value":"BF-2026-004711"},{"op":"add","path":"/voraussichtlicheBearbeitung","value":"2026-03-24"},{"op":"replace","path":"/ansprechpartner/partnerId","value":"KLM42"}]}}, "answers": { "2XX": answer3, "default": answer1 } },
  getAntragAlsVertrieb: { "method":"GET","path":"/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege","requests":{}, "answers": { "2XX": answer2, "default": answer1 } },
};
