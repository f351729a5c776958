// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/applications/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v2/antraege": {
    "2XX": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}": {
    "2XX": {
      "application/json": "#/components/schemas/Antrag"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PATCH /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}": {
    "2XX": {},
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege": {
    "2XX": {
      "application/json": "#/components/schemas/Antrag"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/AntraegePayload': validate1,
  '#/components/schemas/Antrag': validate2,
  '#/components/schemas/ErrorPayload': validate3,
};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate1.errors = null;
return true;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.letzteAenderung === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "letzteAenderung"},message:"must have required property '"+"letzteAenderung"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.letzteAenderung !== undefined){
if(typeof data.letzteAenderung !== "string"){
const err1 = {instancePath:instancePath+"/letzteAenderung",schemaPath:"#/properties/letzteAenderung/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"letzteAenderung":true},"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate3.errors = null;
return true;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};
