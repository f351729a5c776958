// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "POST /v2/ergebnisliste/ermittlung": {
    "302": {},
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ErmittlungPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ErgebnissePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ErgebnisPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/MeldungenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/UnterlagenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision": {
    "302": {},
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/Provision"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ZahlungsplaenePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ZahlungsplanPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ErmittlungsAnfragePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten": {
    "429": {
      "application/json": "#/components/schemas/ErrorPayload"
    },
    "2XX": {
      "application/json": "#/components/schemas/ErfassteDatenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErfassteDatenPayload': validate1,
  '#/components/schemas/ErgebnisPayload': validate2,
  '#/components/schemas/ErgebnissePayload': validate3,
  '#/components/schemas/ErmittlungPayload': validate4,
  '#/components/schemas/ErmittlungsAnfragePayload': validate5,
  '#/components/schemas/ErrorPayload': validate6,
  '#/components/schemas/MeldungenPayload': validate7,
  '#/components/schemas/Provision': validate8,
  '#/components/schemas/UnterlagenPayload': validate9,
  '#/components/schemas/ZahlungsplaenePayload': validate10,
  '#/components/schemas/ZahlungsplanPayload': validate11,
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


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate4.errors = null;
return true;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate5.errors = null;
return true;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate6.errors = null;
return true;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate7.errors = null;
return true;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.betrag === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "betrag"},message:"must have required property '"+"betrag"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.partnerId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partnerId"},message:"must have required property '"+"partnerId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.betrag !== undefined){
if(!(typeof data.betrag == "number")){
const err2 = {instancePath:instancePath+"/betrag",schemaPath:"#/properties/betrag/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.partnerId !== undefined){
if(typeof data.partnerId !== "string"){
const err3 = {instancePath:instancePath+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"betrag":true,"partnerId":true},"dynamicProps":false,"dynamicItems":false};


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate9.errors = null;
return true;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate10.errors = null;
return true;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate11.errors = null;
return true;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};
