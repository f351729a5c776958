// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "OPTIONS /": {
    "204": {}
  },
  "GET /documentation": {
    "200": {}
  },
  "OPTIONS /documentation": {
    "204": {}
  },
  "POST /partner": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /partner": {
    "204": {}
  },
  "GET /partner/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /partner/{reportId}": {
    "204": {}
  },
  "POST /bestandskundenpotential": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /bestandskundenpotential": {
    "204": {}
  },
  "GET /bestandskundenpotential/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /bestandskundenpotential/{reportId}": {
    "204": {}
  },
  "POST /handelsbeziehungen": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /handelsbeziehungen": {
    "204": {}
  },
  "GET /handelsbeziehungen/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /handelsbeziehungen/{reportId}": {
    "204": {}
  },
  "POST /erweitertefinanzierungskriterien": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /erweitertefinanzierungskriterien": {
    "204": {}
  },
  "GET /erweitertefinanzierungskriterien/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /erweitertefinanzierungskriterien/{reportId}": {
    "204": {}
  },
  "POST /konditionsmeldungen": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /konditionsmeldungen": {
    "204": {}
  },
  "GET /konditionsmeldungen/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /konditionsmeldungen/{reportId}": {
    "204": {}
  },
  "POST /smartfactsvertrieb": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /smartfactsvertrieb": {
    "204": {}
  },
  "GET /smartfactsvertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /smartfactsvertrieb/{reportId}": {
    "204": {}
  },
  "POST /smartfactsproduktanbieter": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /smartfactsproduktanbieter": {
    "204": {}
  },
  "GET /smartfactsproduktanbieter/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /smartfactsproduktanbieter/{reportId}": {
    "204": {}
  },
  "POST /ratesmartfactsvertrieb": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /ratesmartfactsvertrieb": {
    "204": {}
  },
  "GET /ratesmartfactsvertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /ratesmartfactsvertrieb/{reportId}": {
    "204": {}
  },
  "POST /ratevertrieb": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /ratevertrieb": {
    "204": {}
  },
  "GET /ratevertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /ratevertrieb/{reportId}": {
    "204": {}
  },
  "POST /vertrieb": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /vertrieb": {
    "204": {}
  },
  "GET /vertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /vertrieb/{reportId}": {
    "204": {}
  },
  "POST /produktanbieter": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /produktanbieter": {
    "204": {}
  },
  "GET /produktanbieter/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /produktanbieter/{reportId}": {
    "204": {}
  },
  "POST /rohdaten": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /rohdaten": {
    "204": {}
  },
  "GET /rohdaten/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /rohdaten/{reportId}": {
    "204": {}
  },
  "POST /provisionsclearinggeneric": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /provisionsclearinggeneric": {
    "204": {}
  },
  "GET /provisionsclearinggeneric/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /provisionsclearinggeneric/{reportId}": {
    "204": {}
  },
  "POST /mtvreport": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /mtvreport": {
    "204": {}
  },
  "GET /mtvreport/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /mtvreport/{reportId}": {
    "204": {}
  },
  "POST /konditionsvergleich": {
    "202": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    }
  },
  "OPTIONS /konditionsvergleich": {
    "204": {}
  },
  "GET /konditionsvergleich/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/ReportStatus"
    },
    "303": {
      "text/plain": "#/components/schemas/PlainString"
    },
    "400": {
      "application/json": "#/components/schemas/ReportError"
    },
    "403": {
      "application/json": "#/components/schemas/AccessError"
    },
    "404": {
      "application/json": "#/components/schemas/ReportError"
    },
    "422": {
      "application/json": "#/components/schemas/ReportError"
    },
    "500": {
      "application/json": "#/components/schemas/ReportError"
    }
  },
  "OPTIONS /konditionsvergleich/{reportId}": {
    "204": {}
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/AccessError': validate1,
  '#/components/schemas/PlainString': validate2,
  '#/components/schemas/ReportError': validate3,
  '#/components/schemas/ReportStatus': validate4,
};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};


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
validate2.errors = vErrors;
return errors === 0;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"message":true,"error":true},"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"object","description":"How far a report is that is still being produced.","required":["status"],"properties":{"status":{"type":"string","enum":["REQUESTED","PROCESSING"],"description":"One of two values.","x-unspecified":"what the two mean, and which follows which","x-source":"R14, R94, R95"}},"x-unspecified":"how a reader learns that the production of a report has failed","x-source":"R13, R89, R95"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "REQUESTED") || (data0 === "PROCESSING"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema4.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};
