// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /partner/{PartnerId}": {
    "200": {
      "application/json": "#/components/schemas/Partner"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "PATCH /partner/{PartnerId}": {
    "200": {
      "application/json": "#/components/schemas/Partner"
    },
    "400": {
      "application/json": "#/components/schemas/Validierungsfehler"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "403": {
      "application/json": "#/components/schemas/ForbiddenPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "POST /partner/{PartnerId}/untergeordnetePartner": {
    "201": {
      "application/json": "#/components/schemas/Partner"
    },
    "400": {
      "application/json": "#/components/schemas/Validierungsfehler"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "403": {
      "application/json": "#/components/schemas/ForbiddenPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "GET /partner/{PartnerId}/partnerkennzeichen": {
    "200": {
      "application/json": "#/components/schemas/Partnerkennzeichen"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "GET /partner/{PartnerId}/administrierbare": {
    "200": {
      "application/json": "#/components/schemas/AdministrierbarePartner"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "GET /partner/{PartnerId}/uebernahmeRechtFuer": {
    "200": {
      "application/json": "#/components/schemas/Uebernahmeliste"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  },
  "GET /partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId}": {
    "200": {
      "application/json": "#/components/schemas/Uebernahmestatus"
    },
    "401": {
      "application/json": "#/components/schemas/UnauthorizedPayload"
    },
    "404": {
      "application/json": "#/components/schemas/NotFoundPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/AdministrierbarePartner': validate1,
  '#/components/schemas/ForbiddenPayload': validate11,
  '#/components/schemas/NotFoundPayload': validate12,
  '#/components/schemas/Partner': validate13,
  '#/components/schemas/Partnerkennzeichen': validate35,
  '#/components/schemas/Uebernahmeliste': validate45,
  '#/components/schemas/Uebernahmestatus': validate49,
  '#/components/schemas/UnauthorizedPayload': validate50,
  '#/components/schemas/Validierungsfehler': validate51,
};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href !== undefined){
if(typeof data.href !== "string"){
const err1 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":{"href":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.href = true;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate4.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.self === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.administrierbare === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "administrierbare"},message:"must have required property '"+"administrierbare"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.self !== undefined){
if(!(validate4(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.administrierbare !== undefined){
if(!(validate4(data.administrierbare, {instancePath:instancePath+"/administrierbare",parentData:data,parentDataProperty:"administrierbare",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
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
validate3.evaluated = {"props":{"self":true,"administrierbare":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.partnerId !== undefined){
if(typeof data.partnerId !== "string"){
const err1 = {instancePath:instancePath+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organisationsName !== undefined){
if(typeof data.organisationsName !== "string"){
const err2 = {instancePath:instancePath+"/organisationsName",schemaPath:"#/properties/organisationsName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.typ !== undefined){
if(typeof data.typ !== "string"){
const err3 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data._links !== undefined){
if(!(validate3(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate3.errors;} else {for (const error of validate3.errors) vErrors.push(error);}
errors = vErrors.length;
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"id":true,"partnerId":true,"organisationsName":true,"typ":true,"_links":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate2(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate1.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate11.errors = null;
return true;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate12.errors = null;
return true;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err0 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.telefonnummer !== undefined){
if(typeof data.telefonnummer !== "string"){
const err1 = {instancePath:instancePath+"/telefonnummer",schemaPath:"#/properties/telefonnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.faxnummer !== undefined){
if(typeof data.faxnummer !== "string"){
const err2 = {instancePath:instancePath+"/faxnummer",schemaPath:"#/properties/faxnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.webseiteUrl !== undefined){
if(typeof data.webseiteUrl !== "string"){
const err3 = {instancePath:instancePath+"/webseiteUrl",schemaPath:"#/properties/webseiteUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.externePartnerId !== undefined){
if(typeof data.externePartnerId !== "string"){
const err4 = {instancePath:instancePath+"/externePartnerId",schemaPath:"#/properties/externePartnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.firmenname !== undefined){
if(typeof data.firmenname !== "string"){
const err5 = {instancePath:instancePath+"/firmenname",schemaPath:"#/properties/firmenname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.firmennameZusatz !== undefined){
if(typeof data.firmennameZusatz !== "string"){
const err6 = {instancePath:instancePath+"/firmennameZusatz",schemaPath:"#/properties/firmennameZusatz/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fusszeileFuerAussenauftritt !== undefined){
if(typeof data.fusszeileFuerAussenauftritt !== "string"){
const err7 = {instancePath:instancePath+"/fusszeileFuerAussenauftritt",schemaPath:"#/properties/fusszeileFuerAussenauftritt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":{"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vorname !== undefined){
if(typeof data.vorname !== "string"){
const err0 = {instancePath:instancePath+"/vorname",schemaPath:"#/properties/vorname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nachname !== undefined){
if(typeof data.nachname !== "string"){
const err1 = {instancePath:instancePath+"/nachname",schemaPath:"#/properties/nachname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.titelFunktion !== undefined){
if(typeof data.titelFunktion !== "string"){
const err2 = {instancePath:instancePath+"/titelFunktion",schemaPath:"#/properties/titelFunktion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mobilnummer !== undefined){
if(typeof data.mobilnummer !== "string"){
const err3 = {instancePath:instancePath+"/mobilnummer",schemaPath:"#/properties/mobilnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
if(typeof data.avatarUrl !== "string"){
const err4 = {instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.aufsichtsBehoerde !== undefined){
if(typeof data.aufsichtsBehoerde !== "string"){
const err5 = {instancePath:instancePath+"/aufsichtsBehoerde",schemaPath:"#/properties/aufsichtsBehoerde/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.registrierungsNummer !== undefined){
if(typeof data.registrierungsNummer !== "string"){
const err6 = {instancePath:instancePath+"/registrierungsNummer",schemaPath:"#/properties/registrierungsNummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true},"dynamicProps":false,"dynamicItems":false};


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rechtDarfEinstellungenOeffnen !== undefined){
if(typeof data.rechtDarfEinstellungenOeffnen !== "boolean"){
const err0 = {instancePath:instancePath+"/rechtDarfEinstellungenOeffnen",schemaPath:"#/properties/rechtDarfEinstellungenOeffnen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.rechtDarfPartnerAnlegen !== undefined){
if(typeof data.rechtDarfPartnerAnlegen !== "boolean"){
const err1 = {instancePath:instancePath+"/rechtDarfPartnerAnlegen",schemaPath:"#/properties/rechtDarfPartnerAnlegen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rechtDarfMortgageEinstellungenVornehmen !== undefined){
if(typeof data.rechtDarfMortgageEinstellungenVornehmen !== "boolean"){
const err2 = {instancePath:instancePath+"/rechtDarfMortgageEinstellungenVornehmen",schemaPath:"#/properties/rechtDarfMortgageEinstellungenVornehmen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rechtDarfMortgageNutzen !== undefined){
if(typeof data.rechtDarfMortgageNutzen !== "boolean"){
const err3 = {instancePath:instancePath+"/rechtDarfMortgageNutzen",schemaPath:"#/properties/rechtDarfMortgageNutzen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(typeof data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen !== "boolean"){
const err4 = {instancePath:instancePath+"/rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",schemaPath:"#/properties/rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rechtEchtgeschaeftErlaubt !== undefined){
if(typeof data.rechtEchtgeschaeftErlaubt !== "boolean"){
const err5 = {instancePath:instancePath+"/rechtEchtgeschaeftErlaubt",schemaPath:"#/properties/rechtEchtgeschaeftErlaubt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rechtDarfErgebnisListeNutzen !== undefined){
if(typeof data.rechtDarfErgebnisListeNutzen !== "boolean"){
const err6 = {instancePath:instancePath+"/rechtDarfErgebnisListeNutzen",schemaPath:"#/properties/rechtDarfErgebnisListeNutzen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rechtDarfLoeschen !== undefined){
if(typeof data.rechtDarfLoeschen !== "boolean"){
const err7 = {instancePath:instancePath+"/rechtDarfLoeschen",schemaPath:"#/properties/rechtDarfLoeschen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.rechtLoanSichtbar !== undefined){
if(typeof data.rechtLoanSichtbar !== "boolean"){
const err8 = {instancePath:instancePath+"/rechtLoanSichtbar",schemaPath:"#/properties/rechtLoanSichtbar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.rechtLoanEchtgeschaeftErlaubt !== undefined){
if(typeof data.rechtLoanEchtgeschaeftErlaubt !== "boolean"){
const err9 = {instancePath:instancePath+"/rechtLoanEchtgeschaeftErlaubt",schemaPath:"#/properties/rechtLoanEchtgeschaeftErlaubt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.rechtDarfLoanVersicherungAnbieten !== undefined){
if(typeof data.rechtDarfLoanVersicherungAnbieten !== "boolean"){
const err10 = {instancePath:instancePath+"/rechtDarfLoanVersicherungAnbieten",schemaPath:"#/properties/rechtDarfLoanVersicherungAnbieten/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(typeof data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen !== "boolean"){
const err11 = {instancePath:instancePath+"/rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",schemaPath:"#/properties/rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true},"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"string","x-list":"typ","enum":["PERSON","ORGANISATION"],"description":"Whether the partner is a person or an organisation. It cannot be changed after the creation.","x-source":"P05, P43"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
if(!((data === "PERSON") || (data === "ORGANISATION"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"string","x-list":"anrede","enum":["HERR","FRAU"],"description":"The form of address of a person.","x-source":"P35, P64"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
if(!((data === "HERR") || (data === "FRAU"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strasse !== undefined){
if(typeof data.strasse !== "string"){
const err0 = {instancePath:instancePath+"/strasse",schemaPath:"#/properties/strasse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.hausnummer !== undefined){
if(typeof data.hausnummer !== "string"){
const err1 = {instancePath:instancePath+"/hausnummer",schemaPath:"#/properties/hausnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.plz !== undefined){
if(typeof data.plz !== "string"){
const err2 = {instancePath:instancePath+"/plz",schemaPath:"#/properties/plz/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ort !== undefined){
if(typeof data.ort !== "string"){
const err3 = {instancePath:instancePath+"/ort",schemaPath:"#/properties/ort/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"strasse":true,"hausnummer":true,"plz":true,"ort":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iban !== undefined){
if(typeof data.iban !== "string"){
const err0 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.bic !== undefined){
if(typeof data.bic !== "string"){
const err1 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kontoinhaber !== undefined){
if(typeof data.kontoinhaber !== "string"){
const err2 = {instancePath:instancePath+"/kontoinhaber",schemaPath:"#/properties/kontoinhaber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.referenzFeld !== undefined){
if(typeof data.referenzFeld !== "string"){
const err3 = {instancePath:instancePath+"/referenzFeld",schemaPath:"#/properties/referenzFeld/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"iban":true,"bic":true,"kontoinhaber":true,"referenzFeld":true},"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.self !== undefined){
if(!(validate4(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.administrierbare !== undefined){
if(!(validate4(data.administrierbare, {instancePath:instancePath+"/administrierbare",parentData:data,parentDataProperty:"administrierbare",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.partnerkennzeichen !== undefined){
if(!(validate4(data.partnerkennzeichen, {instancePath:instancePath+"/partnerkennzeichen",parentData:data,parentDataProperty:"partnerkennzeichen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"self":true,"administrierbare":true,"partnerkennzeichen":true},"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate16.errors;} else {for (const error of validate16.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate18(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate18.errors;} else {for (const error of validate18.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.typ !== undefined){
if(!(validate20(data.typ, {instancePath:instancePath+"/typ",parentData:data,parentDataProperty:"typ",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate20.errors;} else {for (const error of validate20.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.anrede !== undefined){
if(!(validate22(data.anrede, {instancePath:instancePath+"/anrede",parentData:data,parentDataProperty:"anrede",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate22.errors;} else {for (const error of validate22.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.geburtsdatum !== undefined){
if(!(validate24(data.geburtsdatum, {instancePath:instancePath+"/geburtsdatum",parentData:data,parentDataProperty:"geburtsdatum",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate24.errors;} else {for (const error of validate24.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.anschrift !== undefined){
if(!(validate26(data.anschrift, {instancePath:instancePath+"/anschrift",parentData:data,parentDataProperty:"anschrift",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate26.errors;} else {for (const error of validate26.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.bankverbindung !== undefined){
if(!(validate28(data.bankverbindung, {instancePath:instancePath+"/bankverbindung",parentData:data,parentDataProperty:"bankverbindung",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate28.errors;} else {for (const error of validate28.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.gesperrt !== undefined){
if(typeof data.gesperrt !== "boolean"){
const err2 = {instancePath:instancePath+"/gesperrt",schemaPath:"#/properties/gesperrt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gesperrtTransitiv !== undefined){
if(typeof data.gesperrtTransitiv !== "boolean"){
const err3 = {instancePath:instancePath+"/gesperrtTransitiv",schemaPath:"#/properties/gesperrtTransitiv/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.gehoertZuKreditinstitut !== undefined){
if(typeof data.gehoertZuKreditinstitut !== "boolean"){
const err4 = {instancePath:instancePath+"/gehoertZuKreditinstitut",schemaPath:"#/properties/gehoertZuKreditinstitut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.orgaEinheitId !== undefined){
if(typeof data.orgaEinheitId !== "string"){
const err5 = {instancePath:instancePath+"/orgaEinheitId",schemaPath:"#/properties/orgaEinheitId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data._links !== undefined){
if(!(validate30(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate30.errors;} else {for (const error of validate30.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":{"id":true,"typ":true,"anrede":true,"geburtsdatum":true,"anschrift":true,"bankverbindung":true,"gesperrt":true,"gesperrtTransitiv":true,"gehoertZuKreditinstitut":true,"orgaEinheitId":true,"_links":true,"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true,"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};

const schema19 = {"description":"What one provider has for a sales unit. It is a text, null, or an object with several texts.","anyOf":[{"type":"string"},{"type":"null"},{"type":"object","additionalProperties":{"type":["string","null"]}}],"x-unspecified":"the members of such an object, and whether one of them may be null","x-source":"P94, P99"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/anyOf/2/additionalProperties/type",keyword:"type",params:{type: schema19.anyOf[2].additionalProperties.type},message:"must be string,null"};
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
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate36.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._links === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_links"},message:"must have required property '"+"_links"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "_links")){
if(!(validate36(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate36.errors;} else {for (const error of validate36.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
if(data._links !== undefined){
let data1 = data._links;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err1 = {instancePath:instancePath+"/_links",schemaPath:"#/properties/_links/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partner === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partner"},message:"must have required property '"+"partner"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.self === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.partner !== undefined){
if(!(validate5(data.partner, {instancePath:instancePath+"/partner",parentData:data,parentDataProperty:"partner",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.self !== undefined){
if(!(validate5(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"partner":true,"self":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._links === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_links"},message:"must have required property '"+"_links"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "_embedded") || (key0 === "_links"))){
if(!(validate36(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate36.errors;} else {for (const error of validate36.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
if(data._embedded !== undefined){
let data1 = data._embedded;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.partnerKennzeichenDerVertriebsOrganisation !== undefined){
if(!(validate38(data1.partnerKennzeichenDerVertriebsOrganisation, {instancePath:instancePath+"/_embedded/partnerKennzeichenDerVertriebsOrganisation",parentData:data1,parentDataProperty:"partnerKennzeichenDerVertriebsOrganisation",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate38.errors;} else {for (const error of validate38.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data._links !== undefined){
if(!(validate41(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate41.errors;} else {for (const error of validate41.errors) vErrors.push(error);}
errors = vErrors.length;
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err0 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.nachname !== undefined){
if(typeof data.nachname !== "string"){
const err1 = {instancePath:instancePath+"/nachname",schemaPath:"#/properties/nachname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.vorname !== undefined){
if(typeof data.vorname !== "string"){
const err2 = {instancePath:instancePath+"/vorname",schemaPath:"#/properties/vorname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.orgaEinheitId !== undefined){
if(typeof data.orgaEinheitId !== "string"){
const err4 = {instancePath:instancePath+"/orgaEinheitId",schemaPath:"#/properties/orgaEinheitId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kreditsachbearbeiter !== undefined){
if(typeof data.kreditsachbearbeiter !== "boolean"){
const err5 = {instancePath:instancePath+"/kreditsachbearbeiter",schemaPath:"#/properties/kreditsachbearbeiter/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
if(typeof data.avatarUrl !== "string"){
const err6 = {instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.typ !== undefined){
if(typeof data.typ !== "string"){
const err7 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data._links !== undefined){
let data8 = data._links;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.self !== undefined){
if(!(validate5(data8.self, {instancePath:instancePath+"/_links/self",parentData:data8,parentDataProperty:"self",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/_links",schemaPath:"#/properties/_links/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"id":true,"nachname":true,"vorname":true,"email":true,"orgaEinheitId":true,"kreditsachbearbeiter":true,"avatarUrl":true,"typ":true,"_links":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alleSichtbar === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alleSichtbar"},message:"must have required property '"+"alleSichtbar"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alleSichtbar !== undefined){
if(typeof data.alleSichtbar !== "boolean"){
const err1 = {instancePath:instancePath+"/alleSichtbar",schemaPath:"#/properties/alleSichtbar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data._embedded !== undefined){
let data1 = data._embedded;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.partner !== undefined){
let data2 = data1.partner;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data2[i0], {instancePath:instancePath+"/_embedded/partner/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate46.errors;} else {for (const error of validate46.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/_embedded/partner",schemaPath:"#/properties/_embedded/properties/partner/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err3 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"alleSichtbar":true,"_embedded":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partnerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "partnerId"},message:"must have required property '"+"partnerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.gesperrt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gesperrt"},message:"must have required property '"+"gesperrt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.uebernehmbar === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uebernehmbar"},message:"must have required property '"+"uebernehmbar"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
if(data.gesperrt !== undefined){
if(typeof data.gesperrt !== "boolean"){
const err4 = {instancePath:instancePath+"/gesperrt",schemaPath:"#/properties/gesperrt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.uebernehmbar !== undefined){
if(typeof data.uebernehmbar !== "boolean"){
const err5 = {instancePath:instancePath+"/uebernehmbar",schemaPath:"#/properties/uebernehmbar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"partnerId":true,"gesperrt":true,"uebernehmbar":true},"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate50.errors = null;
return true;
}
validate50.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
if(data.traceId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "traceId"},message:"must have required property '"+"traceId"+"'"};
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
if(data.traceId !== undefined){
if(typeof data.traceId !== "string"){
const err3 = {instancePath:instancePath+"/traceId",schemaPath:"#/properties/traceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"message":true,"traceId":true},"dynamicProps":false,"dynamicItems":false};
