// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of requests, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { RequestContract } from '../standard-schema.ts';
import type { Validate } from '../response-contract.ts';

/** Which schema the body of a request has, by operation and media type. */
export const requests: RequestContract['requests'] = {
  "PATCH /partner/{PartnerId}": {
    "application/json": "#/components/schemas/PartnerAenderung"
  },
  "POST /partner/{PartnerId}/untergeordnetePartner": {
    "application/json": "#/components/schemas/PartnerAnlage"
  }
};

/** The alternatives of which a schema consists, where there are several. */
export const alternatives: RequestContract['alternatives'] = {
  "#/components/schemas/PartnerAnlage": {
    "toldBy": [
      "typ"
    ],
    "pointers": [
      "#/components/schemas/PartnerAnlage/anyOf/0",
      "#/components/schemas/PartnerAnlage/anyOf/1"
    ]
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/PartnerAenderung': validate1,
  '#/components/schemas/PartnerAnlage': validate41,
  '#/components/schemas/PartnerAnlage/anyOf/0': validate68,
  '#/components/schemas/PartnerAnlage/anyOf/1': validate89,
};


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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};


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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true},"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":{"strasse":true,"hausnummer":true,"plz":true,"ort":true},"dynamicProps":false,"dynamicItems":false};

const schema6 = {"type":"string","enum":[""],"description":"The empty text. A creation ignores it, a change deletes the stored value.","x-source":"P27, P33, P147, P158"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
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
if(!(data === "")){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
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
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":{"iban":true,"bic":true,"kontoinhaber":true,"referenzFeld":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anschrift !== undefined){
let data0 = data.anschrift;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate7(data0, {instancePath:instancePath+"/anschrift",parentData:data,parentDataProperty:"anschrift",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.strasse = true;
props0.hausnummer = true;
props0.plz = true;
props0.ort = true;
}
const _errs4 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/anschrift",parentData:data,parentDataProperty:"anschrift",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err0 = {instancePath:instancePath+"/anschrift",schemaPath:"#/properties/anschrift/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.bankverbindung !== undefined){
let data1 = data.bankverbindung;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate11(data1, {instancePath:instancePath+"/bankverbindung",parentData:data,parentDataProperty:"bankverbindung",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate11.errors;} else {for (const error of validate11.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.iban = true;
props1.bic = true;
props1.kontoinhaber = true;
props1.referenzFeld = true;
}
const _errs8 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/bankverbindung",parentData:data,parentDataProperty:"bankverbindung",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err1 = {instancePath:instancePath+"/bankverbindung",schemaPath:"#/properties/bankverbindung/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.gesperrt !== undefined){
if(!(validate14(data.gesperrt, {instancePath:instancePath+"/gesperrt",parentData:data,parentDataProperty:"gesperrt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.gehoertZuKreditinstitut !== undefined){
if(!(validate14(data.gehoertZuKreditinstitut, {instancePath:instancePath+"/gehoertZuKreditinstitut",parentData:data,parentDataProperty:"gehoertZuKreditinstitut",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":{"anschrift":true,"bankverbindung":true,"gesperrt":true,"gehoertZuKreditinstitut":true},"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","x-list":"anrede","enum":["HERR","FRAU"],"description":"The form of address of a person.","x-source":"P35, P64"};

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
if(!((data === "HERR") || (data === "FRAU"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};
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

const formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
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
if(!(formats0.test(data))){
const err1 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anrede !== undefined){
let data0 = data.anrede;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate20(data0, {instancePath:instancePath+"/anrede",parentData:data,parentDataProperty:"anrede",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate20.errors;} else {for (const error of validate20.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/anrede",parentData:data,parentDataProperty:"anrede",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err0 = {instancePath:instancePath+"/anrede",schemaPath:"#/properties/anrede/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.geburtsdatum !== undefined){
let data1 = data.geburtsdatum;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/geburtsdatum",parentData:data,parentDataProperty:"geburtsdatum",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate23.errors;} else {for (const error of validate23.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
const _errs8 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/geburtsdatum",parentData:data,parentDataProperty:"geburtsdatum",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err1 = {instancePath:instancePath+"/geburtsdatum",schemaPath:"#/properties/geburtsdatum/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"anrede":true,"geburtsdatum":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rechtDarfEinstellungenOeffnen !== undefined){
if(!(validate14(data.rechtDarfEinstellungenOeffnen, {instancePath:instancePath+"/rechtDarfEinstellungenOeffnen",parentData:data,parentDataProperty:"rechtDarfEinstellungenOeffnen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfPartnerAnlegen !== undefined){
if(!(validate14(data.rechtDarfPartnerAnlegen, {instancePath:instancePath+"/rechtDarfPartnerAnlegen",parentData:data,parentDataProperty:"rechtDarfPartnerAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageEinstellungenVornehmen !== undefined){
if(!(validate14(data.rechtDarfMortgageEinstellungenVornehmen, {instancePath:instancePath+"/rechtDarfMortgageEinstellungenVornehmen",parentData:data,parentDataProperty:"rechtDarfMortgageEinstellungenVornehmen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageNutzen !== undefined){
if(!(validate14(data.rechtDarfMortgageNutzen, {instancePath:instancePath+"/rechtDarfMortgageNutzen",parentData:data,parentDataProperty:"rechtDarfMortgageNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfErgebnisListeNutzen !== undefined){
if(!(validate14(data.rechtDarfErgebnisListeNutzen, {instancePath:instancePath+"/rechtDarfErgebnisListeNutzen",parentData:data,parentDataProperty:"rechtDarfErgebnisListeNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoeschen !== undefined){
if(!(validate14(data.rechtDarfLoeschen, {instancePath:instancePath+"/rechtDarfLoeschen",parentData:data,parentDataProperty:"rechtDarfLoeschen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanSichtbar !== undefined){
if(!(validate14(data.rechtLoanSichtbar, {instancePath:instancePath+"/rechtLoanSichtbar",parentData:data,parentDataProperty:"rechtLoanSichtbar",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtLoanEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtLoanEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtLoanEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVersicherungAnbieten !== undefined){
if(!(validate14(data.rechtDarfLoanVersicherungAnbieten, {instancePath:instancePath+"/rechtDarfLoanVersicherungAnbieten",parentData:data,parentDataProperty:"rechtDarfLoanVersicherungAnbieten",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate19.errors;} else {for (const error of validate19.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate27.errors;} else {for (const error of validate27.errors) vErrors.push(error);}
errors = vErrors.length;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true,"anrede":true,"geburtsdatum":true,"anschrift":true,"bankverbindung":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};

const schema14 = {"type":"object","x-list":{"defaultRight":true},"description":"A person to create. Send each right whose value matters: the sources contradict each other about three of those that are left out.","allOf":[{"$ref":"#/components/schemas/PartnerAngaben"},{"$ref":"#/components/schemas/PersonAngaben"},{"$ref":"#/components/schemas/PartnerEingabe"},{"$ref":"#/components/schemas/PersonEingabe"},{"$ref":"#/components/schemas/PartnerRechteEingabe"}],"properties":{"typ":{"description":"PERSON. Left out, or empty and so ignored, it is PERSON too.","anyOf":[{"type":"string","enum":["PERSON"]},{"$ref":"#/components/schemas/LeererText"}],"default":"PERSON","x-applies-to":["PERSON"],"x-source":"P22, P30, P63, P147"},"gesperrt":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P23"},"gehoertZuKreditinstitut":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P23"},"rechtDarfEinstellungenOeffnen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfPartnerAnlegen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfMortgageEinstellungenVornehmen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfMortgageNutzen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":true,"x-unspecified":"whether a creation that leaves it out makes it false, as a rule says of all rights, or true, as its default and an example say","x-source":"P24, P84, P87"},"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":true,"x-unspecified":"whether a creation that leaves it out makes it false, as a rule says of all rights, or true, as its default and an example say","x-source":"P24, P84, P87"},"rechtEchtgeschaeftErlaubt":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfErgebnisListeNutzen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfLoeschen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtLoanSichtbar":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtLoanEchtgeschaeftErlaubt":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfLoanVersicherungAnbieten":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":false,"x-source":"P84, P86"},"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":{"allOf":[{"$ref":"#/components/schemas/WahrheitswertEingabe"}],"default":true,"x-unspecified":"whether a creation that leaves it out makes it false, as a rule says of all rights, or true, as its default and an example say","x-source":"P24, P84, P87"}},"x-source":"P22, P23, P24, P48, P63"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate19.errors;} else {for (const error of validate19.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate27.errors;} else {for (const error of validate27.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typ !== undefined){
let data0 = data.typ;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "PERSON")){
const err1 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema14.properties.typ.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/typ",parentData:data,parentDataProperty:"typ",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.gesperrt !== undefined){
if(!(validate14(data.gesperrt, {instancePath:instancePath+"/gesperrt",parentData:data,parentDataProperty:"gesperrt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.gehoertZuKreditinstitut !== undefined){
if(!(validate14(data.gehoertZuKreditinstitut, {instancePath:instancePath+"/gehoertZuKreditinstitut",parentData:data,parentDataProperty:"gehoertZuKreditinstitut",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfEinstellungenOeffnen !== undefined){
if(!(validate14(data.rechtDarfEinstellungenOeffnen, {instancePath:instancePath+"/rechtDarfEinstellungenOeffnen",parentData:data,parentDataProperty:"rechtDarfEinstellungenOeffnen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfPartnerAnlegen !== undefined){
if(!(validate14(data.rechtDarfPartnerAnlegen, {instancePath:instancePath+"/rechtDarfPartnerAnlegen",parentData:data,parentDataProperty:"rechtDarfPartnerAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageEinstellungenVornehmen !== undefined){
if(!(validate14(data.rechtDarfMortgageEinstellungenVornehmen, {instancePath:instancePath+"/rechtDarfMortgageEinstellungenVornehmen",parentData:data,parentDataProperty:"rechtDarfMortgageEinstellungenVornehmen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageNutzen !== undefined){
if(!(validate14(data.rechtDarfMortgageNutzen, {instancePath:instancePath+"/rechtDarfMortgageNutzen",parentData:data,parentDataProperty:"rechtDarfMortgageNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfErgebnisListeNutzen !== undefined){
if(!(validate14(data.rechtDarfErgebnisListeNutzen, {instancePath:instancePath+"/rechtDarfErgebnisListeNutzen",parentData:data,parentDataProperty:"rechtDarfErgebnisListeNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoeschen !== undefined){
if(!(validate14(data.rechtDarfLoeschen, {instancePath:instancePath+"/rechtDarfLoeschen",parentData:data,parentDataProperty:"rechtDarfLoeschen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanSichtbar !== undefined){
if(!(validate14(data.rechtLoanSichtbar, {instancePath:instancePath+"/rechtLoanSichtbar",parentData:data,parentDataProperty:"rechtLoanSichtbar",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtLoanEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtLoanEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtLoanEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVersicherungAnbieten !== undefined){
if(!(validate14(data.rechtDarfLoanVersicherungAnbieten, {instancePath:instancePath+"/rechtDarfLoanVersicherungAnbieten",parentData:data,parentDataProperty:"rechtDarfLoanVersicherungAnbieten",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
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
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"typ":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true,"anrede":true,"geburtsdatum":true,"anschrift":true,"bankverbindung":true,"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"object","description":"An organisation to create. Attributes that only persons have, rights among them, may be sent and are ignored, whatever their value.","allOf":[{"$ref":"#/components/schemas/PartnerAngaben"},{"$ref":"#/components/schemas/PartnerEingabe"}],"required":["typ"],"properties":{"typ":{"type":"string","enum":["ORGANISATION"],"description":"ORGANISATION.","x-applies-to":["ORGANISATION"],"x-source":"P30, P63"}},"x-unspecified":"whether gesperrt and gehoertZuKreditinstitut have the default false, as for a person; what is answered to a right that the caller does not hold","x-source":"P29, P48, P63, P89, P90, P91, P181"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typ === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typ"},message:"must have required property '"+"typ"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.typ !== undefined){
let data0 = data.typ;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "ORGANISATION")){
const err2 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/enum",keyword:"enum",params:{allowedValues: schema15.properties.typ.enum},message:"must be equal to one of the allowed values"};
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"typ":true,"anschrift":true,"bankverbindung":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate42.errors;} else {for (const error of validate42.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.typ = true;
props0.gesperrt = true;
props0.gehoertZuKreditinstitut = true;
props0.rechtDarfEinstellungenOeffnen = true;
props0.rechtDarfPartnerAnlegen = true;
props0.rechtDarfMortgageEinstellungenVornehmen = true;
props0.rechtDarfMortgageNutzen = true;
props0.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen = true;
props0.rechtEchtgeschaeftErlaubt = true;
props0.rechtDarfErgebnisListeNutzen = true;
props0.rechtDarfLoeschen = true;
props0.rechtLoanSichtbar = true;
props0.rechtLoanEchtgeschaeftErlaubt = true;
props0.rechtDarfLoanVersicherungAnbieten = true;
props0.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen = true;
props0.anrede = true;
props0.geburtsdatum = true;
props0.anschrift = true;
props0.bankverbindung = true;
props0.vorname = true;
props0.nachname = true;
props0.titelFunktion = true;
props0.mobilnummer = true;
props0.avatarUrl = true;
props0.aufsichtsBehoerde = true;
props0.registrierungsNummer = true;
props0.email = true;
props0.telefonnummer = true;
props0.faxnummer = true;
props0.webseiteUrl = true;
props0.externePartnerId = true;
props0.firmenname = true;
props0.firmennameZusatz = true;
props0.fusszeileFuerAussenauftritt = true;
}
const _errs2 = errors;
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate64.errors;} else {for (const error of validate64.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.typ = true;
props0.anschrift = true;
props0.bankverbindung = true;
props0.gesperrt = true;
props0.gehoertZuKreditinstitut = true;
props0.email = true;
props0.telefonnummer = true;
props0.faxnummer = true;
props0.webseiteUrl = true;
props0.externePartnerId = true;
props0.firmenname = true;
props0.firmennameZusatz = true;
props0.fusszeileFuerAussenauftritt = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
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
validate41.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate19.errors;} else {for (const error of validate19.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate27.errors;} else {for (const error of validate27.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typ !== undefined){
let data0 = data.typ;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "PERSON")){
const err1 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema14.properties.typ.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/typ",parentData:data,parentDataProperty:"typ",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate9.errors;} else {for (const error of validate9.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.gesperrt !== undefined){
if(!(validate14(data.gesperrt, {instancePath:instancePath+"/gesperrt",parentData:data,parentDataProperty:"gesperrt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.gehoertZuKreditinstitut !== undefined){
if(!(validate14(data.gehoertZuKreditinstitut, {instancePath:instancePath+"/gehoertZuKreditinstitut",parentData:data,parentDataProperty:"gehoertZuKreditinstitut",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfEinstellungenOeffnen !== undefined){
if(!(validate14(data.rechtDarfEinstellungenOeffnen, {instancePath:instancePath+"/rechtDarfEinstellungenOeffnen",parentData:data,parentDataProperty:"rechtDarfEinstellungenOeffnen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfPartnerAnlegen !== undefined){
if(!(validate14(data.rechtDarfPartnerAnlegen, {instancePath:instancePath+"/rechtDarfPartnerAnlegen",parentData:data,parentDataProperty:"rechtDarfPartnerAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageEinstellungenVornehmen !== undefined){
if(!(validate14(data.rechtDarfMortgageEinstellungenVornehmen, {instancePath:instancePath+"/rechtDarfMortgageEinstellungenVornehmen",parentData:data,parentDataProperty:"rechtDarfMortgageEinstellungenVornehmen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageNutzen !== undefined){
if(!(validate14(data.rechtDarfMortgageNutzen, {instancePath:instancePath+"/rechtDarfMortgageNutzen",parentData:data,parentDataProperty:"rechtDarfMortgageNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfErgebnisListeNutzen !== undefined){
if(!(validate14(data.rechtDarfErgebnisListeNutzen, {instancePath:instancePath+"/rechtDarfErgebnisListeNutzen",parentData:data,parentDataProperty:"rechtDarfErgebnisListeNutzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoeschen !== undefined){
if(!(validate14(data.rechtDarfLoeschen, {instancePath:instancePath+"/rechtDarfLoeschen",parentData:data,parentDataProperty:"rechtDarfLoeschen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanSichtbar !== undefined){
if(!(validate14(data.rechtLoanSichtbar, {instancePath:instancePath+"/rechtLoanSichtbar",parentData:data,parentDataProperty:"rechtLoanSichtbar",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtLoanEchtgeschaeftErlaubt !== undefined){
if(!(validate14(data.rechtLoanEchtgeschaeftErlaubt, {instancePath:instancePath+"/rechtLoanEchtgeschaeftErlaubt",parentData:data,parentDataProperty:"rechtLoanEchtgeschaeftErlaubt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVersicherungAnbieten !== undefined){
if(!(validate14(data.rechtDarfLoanVersicherungAnbieten, {instancePath:instancePath+"/rechtDarfLoanVersicherungAnbieten",parentData:data,parentDataProperty:"rechtDarfLoanVersicherungAnbieten",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen !== undefined){
if(!(validate14(data.rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen, {instancePath:instancePath+"/rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",parentData:data,parentDataProperty:"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"typ":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"rechtDarfEinstellungenOeffnen":true,"rechtDarfPartnerAnlegen":true,"rechtDarfMortgageEinstellungenVornehmen":true,"rechtDarfMortgageNutzen":true,"rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen":true,"rechtEchtgeschaeftErlaubt":true,"rechtDarfErgebnisListeNutzen":true,"rechtDarfLoeschen":true,"rechtLoanSichtbar":true,"rechtLoanEchtgeschaeftErlaubt":true,"rechtDarfLoanVersicherungAnbieten":true,"rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen":true,"anrede":true,"geburtsdatum":true,"anschrift":true,"bankverbindung":true,"vorname":true,"nachname":true,"titelFunktion":true,"mobilnummer":true,"avatarUrl":true,"aufsichtsBehoerde":true,"registrierungsNummer":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typ === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typ"},message:"must have required property '"+"typ"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.typ !== undefined){
let data0 = data.typ;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "ORGANISATION")){
const err2 = {instancePath:instancePath+"/typ",schemaPath:"#/properties/typ/enum",keyword:"enum",params:{allowedValues: schema15.properties.typ.enum},message:"must be equal to one of the allowed values"};
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"typ":true,"anschrift":true,"bankverbindung":true,"gesperrt":true,"gehoertZuKreditinstitut":true,"email":true,"telefonnummer":true,"faxnummer":true,"webseiteUrl":true,"externePartnerId":true,"firmenname":true,"firmennameZusatz":true,"fusszeileFuerAussenauftritt":true},"dynamicProps":false,"dynamicItems":false};
