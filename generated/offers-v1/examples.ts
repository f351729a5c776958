/**
 * The examples of a contract, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"finanzierungsvorschlaege":{"finanzierungsvorschlaege":[{"produktAnbieter":"Musterbank Hamburg"}]}}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer2: AnswerExample = {"headers":{},"bodies":{"application/json":{"finanzierungsvorschlaege-ermittlung":{"vorgangsNummer":"AB12CD"}}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  getFinanzierungsvorschlaege: { "method":"GET","path":"/v1/finanzierungsvorschlaege/{vorgangsNummer}","requests":{}, "answers": { "2XX": answer0, "default": answer1 } },
  createFinanzierungsvorschlaege: { "method":"POST","path":"/v1/finanzierungsvorschlaege/{vorgangsNummer}","requests":{}, "answers": { "2XX": answer2, "default": answer1 } },
};
