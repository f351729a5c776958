/**
 * The examples of a contract, generated from specs/login/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{},"bodies":{"application/json":{"access-token":{"access_token":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJBQkMxMiJ9.aW52ZW50ZWQtc2lnbmF0dXJl"}}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  getAccessToken: { "method":"GET","path":"/login","requests":{}, "answers": { "2XX": answer0, "default": answer1 } },
  createAccessToken: { "method":"POST","path":"/login","requests":{"application/x-www-form-urlencoded":{"login-with-api-key":{"username":"ABC12","password":"invented-api-key"},"login-with-password":{"username":"jonas.muster@finanzhaus.example","password":"invented-password"}}}, "answers": { "2XX": answer0, "default": answer1 } },
};
