/**
 * The examples of a contract, generated from specs/session/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

const answer0: AnswerExample = {"headers":{"Set-Cookie":"sessionId=invented-session"},"bodies":{"text/plain":{"form-login-text":"OK"}}};
const answer1: AnswerExample = {"headers":{},"bodies":{"application/json":{"error":{"message":"The request could not be processed."}}}};
const answer2: AnswerExample = {"headers":{},"bodies":{}};
const answer3: AnswerExample = {"headers":{"Location":"/uebersicht","Set-Cookie":"sessionId=invented-session"},"bodies":{}};
const answer4: AnswerExample = {"headers":{"Location":"/uebersicht","Set-Cookie":"sessionId=invented-session","X-TraceId":"5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"},"bodies":{}};
const answer5: AnswerExample = {"headers":{},"bodies":{"text/html":{"partner-login-box":"<!doctype html>\n<html lang=\"de\">\n  <head><meta charset=\"utf-8\"><title>Anmeldung</title></head>\n  <body>\n    <form action=\"/login.do\" method=\"post\" accept-charset=\"utf-8\">\n      <label>Benutzername <input type=\"text\" name=\"username\"></label>\n      <label>Passwort <input type=\"password\" name=\"password\"></label>\n      <button type=\"submit\">Anmelden</button>\n    </form>\n  </body>\n</html>\n"}}};

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  createSession: { "method":"POST","path":"/login.do","requests":{"application/x-www-form-urlencoded":{"form-login":{"username":"jonas.muster@finanzhaus.example","password":"invented-password"}}}, "answers": { "200": answer0, "401": answer1, "default": answer1 } },
  deleteSession: { "method":"POST","path":"/logout","requests":{}, "answers": { "302": answer2, "default": answer1 } },
  signOn: { "method":"GET","path":"/login","requests":{}, "answers": { "302": answer3, "default": answer1 } },
  signOnWithHeader: { "method":"POST","path":"/login","requests":{}, "answers": { "302": answer4, "default": answer1 } },
  getPartnerLoginBox: { "method":"GET","path":"/partner-login-box.html","requests":{}, "answers": { "2XX": answer5, "default": answer1 } },
};
