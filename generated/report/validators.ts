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
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /partner": {
    "204": {}
  },
  "GET /partner/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /partner/{reportId}": {
    "204": {}
  },
  "POST /bestandskundenpotential": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /bestandskundenpotential": {
    "204": {}
  },
  "GET /bestandskundenpotential/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /bestandskundenpotential/{reportId}": {
    "204": {}
  },
  "POST /handelsbeziehungen": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /handelsbeziehungen": {
    "204": {}
  },
  "GET /handelsbeziehungen/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /handelsbeziehungen/{reportId}": {
    "204": {}
  },
  "POST /erweitertefinanzierungskriterien": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /erweitertefinanzierungskriterien": {
    "204": {}
  },
  "GET /erweitertefinanzierungskriterien/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /erweitertefinanzierungskriterien/{reportId}": {
    "204": {}
  },
  "POST /konditionsmeldungen": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /konditionsmeldungen": {
    "204": {}
  },
  "GET /konditionsmeldungen/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /konditionsmeldungen/{reportId}": {
    "204": {}
  },
  "POST /smartfactsvertrieb": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /smartfactsvertrieb": {
    "204": {}
  },
  "GET /smartfactsvertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /smartfactsvertrieb/{reportId}": {
    "204": {}
  },
  "POST /smartfactsproduktanbieter": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /smartfactsproduktanbieter": {
    "204": {}
  },
  "GET /smartfactsproduktanbieter/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /smartfactsproduktanbieter/{reportId}": {
    "204": {}
  },
  "POST /ratesmartfactsvertrieb": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /ratesmartfactsvertrieb": {
    "204": {}
  },
  "GET /ratesmartfactsvertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /ratesmartfactsvertrieb/{reportId}": {
    "204": {}
  },
  "POST /ratevertrieb": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /ratevertrieb": {
    "204": {}
  },
  "GET /ratevertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /ratevertrieb/{reportId}": {
    "204": {}
  },
  "POST /vertrieb": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /vertrieb": {
    "204": {}
  },
  "GET /vertrieb/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /vertrieb/{reportId}": {
    "204": {}
  },
  "POST /produktanbieter": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /produktanbieter": {
    "204": {}
  },
  "GET /produktanbieter/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /produktanbieter/{reportId}": {
    "204": {}
  },
  "POST /rohdaten": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /rohdaten": {
    "204": {}
  },
  "GET /rohdaten/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /rohdaten/{reportId}": {
    "204": {}
  },
  "POST /provisionsclearinggeneric": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /provisionsclearinggeneric": {
    "204": {}
  },
  "GET /provisionsclearinggeneric/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /provisionsclearinggeneric/{reportId}": {
    "204": {}
  },
  "POST /mtvreport": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /mtvreport": {
    "204": {}
  },
  "GET /mtvreport/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /mtvreport/{reportId}": {
    "204": {}
  },
  "POST /konditionsvergleich": {
    "202": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    }
  },
  "OPTIONS /konditionsvergleich": {
    "204": {}
  },
  "GET /konditionsvergleich/{reportId}": {
    "200": {
      "application/json": "#/components/schemas/Berichtsstatus"
    },
    "303": {
      "text/plain": "#/components/schemas/Antworttext"
    },
    "400": {
      "application/json": "#/components/schemas/Fehler"
    },
    "403": {
      "application/json": "#/components/schemas/Zugriffsfehler"
    },
    "404": {
      "application/json": "#/components/schemas/Fehler"
    },
    "422": {
      "application/json": "#/components/schemas/Fehler"
    },
    "500": {
      "application/json": "#/components/schemas/Fehler"
    }
  },
  "OPTIONS /konditionsvergleich/{reportId}": {
    "204": {}
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/Antworttext': validate1,
  '#/components/schemas/Berichtsstatus': validate2,
  '#/components/schemas/Fehler': validate3,
  '#/components/schemas/Zugriffsfehler': validate4,
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"object","description":"How far a report is that is still being produced. Which status follows which is not published.","required":["status"],"properties":{"status":{"type":"string","enum":["REQUESTED","PROCESSING"],"description":"REQUESTED or PROCESSING; both mean that the report is not there yet.","x-source":"D1 States and transitions"}},"x-unspecified":"the transitions between the states","x-source":"D1 States and transitions; D1 Other values"};

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
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum},message:"must be equal to one of the allowed values"};
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.error !== undefined){
if(typeof data.error !== "string"){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":{"message":true,"error":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err0 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};
