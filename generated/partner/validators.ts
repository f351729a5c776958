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
  '#/components/schemas/AdministrierbarePartner': validate53,
  '#/components/schemas/ForbiddenPayload': validate63,
  '#/components/schemas/NotFoundPayload': validate64,
  '#/components/schemas/Partner': validate65,
  '#/components/schemas/Partnerkennzeichen': validate87,
  '#/components/schemas/Uebernahmeliste': validate98,
  '#/components/schemas/Uebernahmestatus': validate102,
  '#/components/schemas/UnauthorizedPayload': validate103,
  '#/components/schemas/Validierungsfehler': validate104,
};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href !== undefined){
if(typeof data.href !== "string"){
const err0 = {instancePath:instancePath+"/href",schemaPath:"#/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"href":true},"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
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
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate56.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.self !== undefined){
if(!(validate56(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.administrierbare !== undefined){
if(!(validate56(data.administrierbare, {instancePath:instancePath+"/administrierbare",parentData:data,parentDataProperty:"administrierbare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"self":true,"administrierbare":true},"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(!(validate55(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"id":true,"partnerId":true,"organisationsName":true,"typ":true,"_links":true},"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate63.errors = null;
return true;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate64.errors = null;
return true;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"strasse":true,"hausnummer":true,"plz":true,"ort":true},"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"iban":true,"bic":true,"kontoinhaber":true,"referenzFeld":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
if(data.anschrift !== undefined){
if(!(validate67(data.anschrift, {instancePath:instancePath+"/anschrift",parentData:data,parentDataProperty:"anschrift",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.bankverbindung !== undefined){
if(!(validate69(data.bankverbindung, {instancePath:instancePath+"/bankverbindung",parentData:data,parentDataProperty:"bankverbindung",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
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
if(data.telefonnummer !== undefined){
if(typeof data.telefonnummer !== "string"){
const err4 = {instancePath:instancePath+"/telefonnummer",schemaPath:"#/properties/telefonnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mobilnummer !== undefined){
if(typeof data.mobilnummer !== "string"){
const err5 = {instancePath:instancePath+"/mobilnummer",schemaPath:"#/properties/mobilnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.faxnummer !== undefined){
if(typeof data.faxnummer !== "string"){
const err6 = {instancePath:instancePath+"/faxnummer",schemaPath:"#/properties/faxnummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.webseiteUrl !== undefined){
if(typeof data.webseiteUrl !== "string"){
const err7 = {instancePath:instancePath+"/webseiteUrl",schemaPath:"#/properties/webseiteUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.avatarUrl !== undefined){
if(typeof data.avatarUrl !== "string"){
const err8 = {instancePath:instancePath+"/avatarUrl",schemaPath:"#/properties/avatarUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.externePartnerId !== undefined){
if(typeof data.externePartnerId !== "string"){
const err9 = {instancePath:instancePath+"/externePartnerId",schemaPath:"#/properties/externePartnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.firmenname !== undefined){
if(typeof data.firmenname !== "string"){
const err10 = {instancePath:instancePath+"/firmenname",schemaPath:"#/properties/firmenname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.firmennameZusatz !== undefined){
if(typeof data.firmennameZusatz !== "string"){
const err11 = {instancePath:instancePath+"/firmennameZusatz",schemaPath:"#/properties/firmennameZusatz/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.fusszeileFuerAussenauftritt !== undefined){
if(typeof data.fusszeileFuerAussenauftritt !== "string"){
const err12 = {instancePath:instancePath+"/fusszeileFuerAussenauftritt",schemaPath:"#/properties/fusszeileFuerAussenauftritt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.aufsichtsBehoerde !== undefined){
if(typeof data.aufsichtsBehoerde !== "string"){
const err13 = {instancePath:instancePath+"/aufsichtsBehoerde",schemaPath:"#/properties/aufsichtsBehoerde/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.registrierungsNummer !== undefined){
if(typeof data.registrierungsNummer !== "string"){
const err14 = {instancePath:instancePath+"/registrierungsNummer",schemaPath:"#/properties/registrierungsNummer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"vorname":true,"nachname":true,"titelFunktion":true,"anschrift":true,"bankverbindung":true,"email":true,"telefonnummer":true,"mobilnummer":true,"faxnummer":true,"webseiteUrl":true,"avatarUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true,"aufsichtsBehoerde":true,"registrierungsNummer":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gesperrt !== undefined){
if(typeof data.gesperrt !== "boolean"){
const err0 = {instancePath:instancePath+"/gesperrt",schemaPath:"#/properties/gesperrt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gehoertZuKreditinstitut !== undefined){
if(typeof data.gehoertZuKreditinstitut !== "boolean"){
const err1 = {instancePath:instancePath+"/gehoertZuKreditinstitut",schemaPath:"#/properties/gehoertZuKreditinstitut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"gesperrt":true,"gehoertZuKreditinstitut":true},"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true},"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"string","enum":["PERSON","ORGANISATION"],"description":"Whether the partner is a person or an organisation. It cannot be changed after the creation.","x-source":"D3 Partner"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"type":"string","enum":["HERR","FRAU"],"description":"The form of address of a person.","x-source":"D3 Partner; D3 Errors"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\""};
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.self !== undefined){
if(!(validate56(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.administrierbare !== undefined){
if(!(validate56(data.administrierbare, {instancePath:instancePath+"/administrierbare",parentData:data,parentDataProperty:"administrierbare",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.partnerkennzeichen !== undefined){
if(!(validate56(data.partnerkennzeichen, {instancePath:instancePath+"/partnerkennzeichen",parentData:data,parentDataProperty:"partnerkennzeichen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"self":true,"administrierbare":true,"partnerkennzeichen":true},"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
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
if(data.typ !== undefined){
if(!(validate76(data.typ, {instancePath:instancePath+"/typ",parentData:data,parentDataProperty:"typ",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.anrede !== undefined){
if(!(validate78(data.anrede, {instancePath:instancePath+"/anrede",parentData:data,parentDataProperty:"anrede",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.geburtsdatum !== undefined){
if(!(validate80(data.geburtsdatum, {instancePath:instancePath+"/geburtsdatum",parentData:data,parentDataProperty:"geburtsdatum",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.gesperrtTransitiv !== undefined){
if(typeof data.gesperrtTransitiv !== "boolean"){
const err1 = {instancePath:instancePath+"/gesperrtTransitiv",schemaPath:"#/properties/gesperrtTransitiv/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.orgaEinheitId !== undefined){
if(typeof data.orgaEinheitId !== "string"){
const err2 = {instancePath:instancePath+"/orgaEinheitId",schemaPath:"#/properties/orgaEinheitId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data._links !== undefined){
if(!(validate82(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true,"typ":true,"anrede":true,"geburtsdatum":true,"gesperrtTransitiv":true,"orgaEinheitId":true,"_links":true,"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"vorname":true,"nachname":true,"titelFunktion":true,"anschrift":true,"bankverbindung":true,"email":true,"telefonnummer":true,"mobilnummer":true,"faxnummer":true,"webseiteUrl":true,"avatarUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true,"aufsichtsBehoerde":true,"registrierungsNummer":true},"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
if(typeof data[key0] !== "string"){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/anyOf/2/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate88.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partner !== undefined){
if(!(validate57(data.partner, {instancePath:instancePath+"/partner",parentData:data,parentDataProperty:"partner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.self !== undefined){
if(!(validate57(data.self, {instancePath:instancePath+"/self",parentData:data,parentDataProperty:"self",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"partner":true,"self":true},"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "_links")){
if(!(validate88(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
if(data._links !== undefined){
if(!(validate92(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "_embedded") || (key0 === "_links"))){
if(!(validate88(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
if(data._embedded !== undefined){
let data1 = data._embedded;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.partnerKennzeichenDerVertriebsOrganisation !== undefined){
if(!(validate90(data1.partnerKennzeichenDerVertriebsOrganisation, {instancePath:instancePath+"/_embedded/partnerKennzeichenDerVertriebsOrganisation",parentData:data1,parentDataProperty:"partnerKennzeichenDerVertriebsOrganisation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data._links !== undefined){
if(!(validate92(data._links, {instancePath:instancePath+"/_links",parentData:data,parentDataProperty:"_links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
if(!(validate57(data8.self, {instancePath:instancePath+"/_links/self",parentData:data8,parentDataProperty:"self",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"id":true,"nachname":true,"vorname":true,"email":true,"orgaEinheitId":true,"kreditsachbearbeiter":true,"avatarUrl":true,"typ":true,"_links":true},"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alleSichtbar !== undefined){
if(typeof data.alleSichtbar !== "boolean"){
const err0 = {instancePath:instancePath+"/alleSichtbar",schemaPath:"#/properties/alleSichtbar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
if(!(validate99(data2[i0], {instancePath:instancePath+"/_embedded/partner/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/_embedded/partner",schemaPath:"#/properties/_embedded/properties/partner/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err2 = {instancePath:instancePath+"/_embedded",schemaPath:"#/properties/_embedded/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"alleSichtbar":true,"_embedded":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.partnerId !== undefined){
if(typeof data.partnerId !== "string"){
const err0 = {instancePath:instancePath+"/partnerId",schemaPath:"#/properties/partnerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.gesperrt !== undefined){
if(typeof data.gesperrt !== "boolean"){
const err1 = {instancePath:instancePath+"/gesperrt",schemaPath:"#/properties/gesperrt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.uebernehmbar !== undefined){
if(typeof data.uebernehmbar !== "boolean"){
const err2 = {instancePath:instancePath+"/uebernehmbar",schemaPath:"#/properties/uebernehmbar/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"partnerId":true,"gesperrt":true,"uebernehmbar":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate103.errors = null;
return true;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
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
if(data.traceId !== undefined){
if(typeof data.traceId !== "string"){
const err1 = {instancePath:instancePath+"/traceId",schemaPath:"#/properties/traceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"message":true,"traceId":true},"dynamicProps":false,"dynamicItems":false};
