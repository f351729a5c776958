// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/session/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "POST /login.do": {
    "200": {
      "text/plain": "#/components/schemas/FormLoginPayload"
    },
    "401": {
      "application/json": "#/components/schemas/WrongCredentialsPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /logout": {
    "302": {},
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /login": {
    "302": {},
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /login": {
    "302": {},
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /partner-login-box.html": {
    "2XX": {
      "text/html": "#/components/schemas/LoginBox"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErrorPayload': validate1,
  '#/components/schemas/FormLoginPayload': validate2,
  '#/components/schemas/LoginBox': validate3,
  '#/components/schemas/WrongCredentialsPayload': validate4,
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
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate4.errors = null;
return true;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};
