// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v1/finanzierungsvorschlaege/{vorgangsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/FinanzierungsvorschlaegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v1/finanzierungsvorschlaege/{vorgangsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/FinanzierungsvorschlaegeErmittlungPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErrorPayload': validate1,
  '#/components/schemas/FinanzierungsvorschlaegeErmittlungPayload': validate2,
  '#/components/schemas/FinanzierungsvorschlaegePayload': validate3,
};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate1.errors = null;
return true;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate2.errors = null;
return true;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate3.errors = null;
return true;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};
