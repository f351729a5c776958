// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/consumer-loan-offers/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "POST /angebote": {
    "200": {
      "application/json": "#/components/schemas/AngeboteResponse"
    },
    "400": {
      "application/json": "#/components/schemas/RequestErrorPayload"
    },
    "401": {
      "application/json": "#/components/schemas/RequestErrorPayload"
    },
    "403": {
      "application/json": "#/components/schemas/RequestErrorPayload"
    },
    "415": {
      "application/json": "#/components/schemas/RequestErrorPayload"
    },
    "default": {
      "application/json": "#/components/schemas/RequestErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/AngeboteResponse': validate1,
  '#/components/schemas/RequestErrorPayload': validate33,
};

const schema2 = {"title":"AngeboteData","type":"object","description":"Holds the member that is named like the query of the request.","x-source":"L01, L02, L48, L62","x-unspecified":"what it holds when there is no offer, or when the request was processed without success","properties":{"bestesAngebot":{"description":"The best offer.","x-source":"L01","anyOf":[{"$ref":"#/components/schemas/Angebot"},{"type":"null"}]},"angebote":{"description":"The list of offers.","type":["array","null"],"x-source":"L02","items":{"anyOf":[{"$ref":"#/components/schemas/Angebot"},{"type":"null"}]}}}};
const schema4 = {"title":"Gesamtkonditionen","type":"object","description":"The conditions of an offer as a whole.","x-source":"L23","properties":{"effektivzins":{"description":"Effective annual interest rate, in percent.","anyOf":[{"$ref":"#/components/schemas/Prozent"},{"type":"null"}],"x-source":"L23"},"gesamtkreditbetrag":{"description":"Total amount of the loan, in EUR.","anyOf":[{"$ref":"#/components/schemas/Euro"},{"type":"null"}],"x-source":"L23"},"laufzeitInMonaten":{"description":"Term, in months.","type":["integer","null"],"x-source":"L23, L69"},"nettokreditbetrag":{"description":"Net amount of the loan, in EUR.","anyOf":[{"$ref":"#/components/schemas/Euro"},{"type":"null"}],"x-source":"L23"},"rateMonatlich":{"description":"Monthly instalment, in EUR.","anyOf":[{"$ref":"#/components/schemas/Euro"},{"type":"null"}],"x-source":"L23"},"sollzins":{"description":"Borrowing rate, in percent.","anyOf":[{"$ref":"#/components/schemas/Prozent"},{"type":"null"}],"x-source":"L23"},"zinsgrenzen":{"description":"The bounds between which the interest rates may lie.","anyOf":[{"$ref":"#/components/schemas/Zinsgrenzen"},{"type":"null"}],"x-source":"L23"}}};

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
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!(typeof data == "number")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maximalerEffektivzins !== undefined){
let data0 = data.maximalerEffektivzins;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate5(data0, {instancePath:instancePath+"/maximalerEffektivzins",parentData:data,parentDataProperty:"maximalerEffektivzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/maximalerEffektivzins",schemaPath:"#/properties/maximalerEffektivzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/maximalerEffektivzins",schemaPath:"#/properties/maximalerEffektivzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.maximalerSollzins !== undefined){
let data1 = data.maximalerSollzins;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate5(data1, {instancePath:instancePath+"/maximalerSollzins",parentData:data,parentDataProperty:"maximalerSollzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/maximalerSollzins",schemaPath:"#/properties/maximalerSollzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/maximalerSollzins",schemaPath:"#/properties/maximalerSollzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.minimalerEffektivzins !== undefined){
let data2 = data.minimalerEffektivzins;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate5(data2, {instancePath:instancePath+"/minimalerEffektivzins",parentData:data,parentDataProperty:"minimalerEffektivzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/minimalerEffektivzins",schemaPath:"#/properties/minimalerEffektivzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/minimalerEffektivzins",schemaPath:"#/properties/minimalerEffektivzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.minimalerSollzins !== undefined){
let data3 = data.minimalerSollzins;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate5(data3, {instancePath:instancePath+"/minimalerSollzins",parentData:data,parentDataProperty:"minimalerSollzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
const _errs19 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/minimalerSollzins",schemaPath:"#/properties/minimalerSollzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err7 = {instancePath:instancePath+"/minimalerSollzins",schemaPath:"#/properties/minimalerSollzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"maximalerEffektivzins":true,"maximalerSollzins":true,"minimalerEffektivzins":true,"minimalerSollzins":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.effektivzins !== undefined){
let data0 = data.effektivzins;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate5(data0, {instancePath:instancePath+"/effektivzins",parentData:data,parentDataProperty:"effektivzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/effektivzins",schemaPath:"#/properties/effektivzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/effektivzins",schemaPath:"#/properties/effektivzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.gesamtkreditbetrag !== undefined){
let data1 = data.gesamtkreditbetrag;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate7(data1, {instancePath:instancePath+"/gesamtkreditbetrag",parentData:data,parentDataProperty:"gesamtkreditbetrag",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/gesamtkreditbetrag",schemaPath:"#/properties/gesamtkreditbetrag/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/gesamtkreditbetrag",schemaPath:"#/properties/gesamtkreditbetrag/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.laufzeitInMonaten !== undefined){
let data2 = data.laufzeitInMonaten;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
const err4 = {instancePath:instancePath+"/laufzeitInMonaten",schemaPath:"#/properties/laufzeitInMonaten/type",keyword:"type",params:{type: schema4.properties.laufzeitInMonaten.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.nettokreditbetrag !== undefined){
let data3 = data.nettokreditbetrag;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate7(data3, {instancePath:instancePath+"/nettokreditbetrag",parentData:data,parentDataProperty:"nettokreditbetrag",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
const _errs16 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/nettokreditbetrag",schemaPath:"#/properties/nettokreditbetrag/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err6 = {instancePath:instancePath+"/nettokreditbetrag",schemaPath:"#/properties/nettokreditbetrag/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.rateMonatlich !== undefined){
let data4 = data.rateMonatlich;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(!(validate7(data4, {instancePath:instancePath+"/rateMonatlich",parentData:data,parentDataProperty:"rateMonatlich",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
const _errs21 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/rateMonatlich",schemaPath:"#/properties/rateMonatlich/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const err8 = {instancePath:instancePath+"/rateMonatlich",schemaPath:"#/properties/rateMonatlich/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.sollzins !== undefined){
let data5 = data.sollzins;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(validate5(data5, {instancePath:instancePath+"/sollzins",parentData:data,parentDataProperty:"sollzins",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
valid5 = valid5 || _valid4;
const _errs26 = errors;
if(data5 !== null){
const err9 = {instancePath:instancePath+"/sollzins",schemaPath:"#/properties/sollzins/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid4 = _errs26 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const err10 = {instancePath:instancePath+"/sollzins",schemaPath:"#/properties/sollzins/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.zinsgrenzen !== undefined){
let data6 = data.zinsgrenzen;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/zinsgrenzen",parentData:data,parentDataProperty:"zinsgrenzen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate12.errors;} else {for (const error of validate12.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
valid6 = valid6 || _valid5;
if(_valid5){
var props0 = {};
props0.maximalerEffektivzins = true;
props0.maximalerSollzins = true;
props0.minimalerEffektivzins = true;
props0.minimalerSollzins = true;
}
const _errs31 = errors;
if(data6 !== null){
const err11 = {instancePath:instancePath+"/zinsgrenzen",schemaPath:"#/properties/zinsgrenzen/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid5 = _errs31 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const err12 = {instancePath:instancePath+"/zinsgrenzen",schemaPath:"#/properties/zinsgrenzen/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":{"effektivzins":true,"gesamtkreditbetrag":true,"laufzeitInMonaten":true,"nettokreditbetrag":true,"rateMonatlich":true,"sollzins":true,"zinsgrenzen":true},"dynamicProps":false,"dynamicItems":false};

const schema8 = {"title":"Ratenkredit","type":"object","description":"An instalment loan of a product provider.","x-source":"L23","properties":{"produktanbieter":{"description":"Who provides the loan.","anyOf":[{"$ref":"#/components/schemas/Produktanbieter"},{"type":"null"}],"x-source":"L23"},"produktbezeichnung":{"description":"Name of the product.","type":["string","null"],"x-source":"L23"},"schlussrate":{"description":"Final instalment, in EUR.","anyOf":[{"$ref":"#/components/schemas/Euro"},{"type":"null"}],"x-source":"L23"}}};
const schema9 = {"title":"Produktanbieter","type":"object","description":"A provider of loans.","x-source":"L23","properties":{"name":{"description":"Name of the provider.","type":["string","null"],"x-source":"L23"},"anschrift":{"description":"Postal address of the provider.","anyOf":[{"$ref":"#/components/schemas/Anschrift"},{"type":"null"}],"x-source":"L23"},"logo":{"description":"Logo of the provider.","anyOf":[{"$ref":"#/components/schemas/Logo"},{"type":"null"}],"x-source":"L23"}}};
const schema10 = {"title":"Anschrift","type":"object","description":"A postal address.","x-source":"L23","properties":{"strasse":{"description":"Street.","type":["string","null"],"x-source":"L23"},"hausnummer":{"description":"House number.","type":["string","null"],"x-source":"L23"},"plz":{"description":"Postcode.","type":["string","null"],"x-source":"L23"},"ort":{"description":"Town.","type":["string","null"],"x-source":"L23"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strasse !== undefined){
let data0 = data.strasse;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/strasse",schemaPath:"#/properties/strasse/type",keyword:"type",params:{type: schema10.properties.strasse.type},message:"must be string,null"};
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
let data1 = data.hausnummer;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/hausnummer",schemaPath:"#/properties/hausnummer/type",keyword:"type",params:{type: schema10.properties.hausnummer.type},message:"must be string,null"};
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
let data2 = data.plz;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/plz",schemaPath:"#/properties/plz/type",keyword:"type",params:{type: schema10.properties.plz.type},message:"must be string,null"};
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
let data3 = data.ort;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:instancePath+"/ort",schemaPath:"#/properties/ort/type",keyword:"type",params:{type: schema10.properties.ort.type},message:"must be string,null"};
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"strasse":true,"hausnummer":true,"plz":true,"ort":true},"dynamicProps":false,"dynamicItems":false};

const schema11 = {"title":"Logo","type":"object","description":"A logo.","x-source":"L23","properties":{"svg":{"description":"Address of the SVG image.","type":["string","null"],"x-source":"L06, L23, L28","x-unspecified":"whether the address is absolute, and whether it is served without a credential"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.svg !== undefined){
let data0 = data.svg;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/svg",schemaPath:"#/properties/svg/type",keyword:"type",params:{type: schema11.properties.svg.type},message:"must be string,null"};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"svg":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema9.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.anschrift !== undefined){
let data1 = data.anschrift;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate21(data1, {instancePath:instancePath+"/anschrift",parentData:data,parentDataProperty:"anschrift",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate21.errors;} else {for (const error of validate21.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.strasse = true;
props0.hausnummer = true;
props0.plz = true;
props0.ort = true;
}
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/anschrift",schemaPath:"#/properties/anschrift/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/anschrift",schemaPath:"#/properties/anschrift/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.logo !== undefined){
let data2 = data.logo;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate23.errors;} else {for (const error of validate23.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.svg = true;
}
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"name":true,"anschrift":true,"logo":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.produktanbieter !== undefined){
let data0 = data.produktanbieter;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate20(data0, {instancePath:instancePath+"/produktanbieter",parentData:data,parentDataProperty:"produktanbieter",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate20.errors;} else {for (const error of validate20.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.name = true;
props0.anschrift = true;
props0.logo = true;
}
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/produktanbieter",schemaPath:"#/properties/produktanbieter/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/produktanbieter",schemaPath:"#/properties/produktanbieter/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.produktbezeichnung !== undefined){
let data1 = data.produktbezeichnung;
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/produktbezeichnung",schemaPath:"#/properties/produktbezeichnung/type",keyword:"type",params:{type: schema8.properties.produktbezeichnung.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schlussrate !== undefined){
let data2 = data.schlussrate;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate7(data2, {instancePath:instancePath+"/schlussrate",parentData:data,parentDataProperty:"schlussrate",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/schlussrate",schemaPath:"#/properties/schlussrate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err4 = {instancePath:instancePath+"/schlussrate",schemaPath:"#/properties/schlussrate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"produktanbieter":true,"produktbezeichnung":true,"schlussrate":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.gesamtkonditionen !== undefined){
let data0 = data.gesamtkonditionen;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate4(data0, {instancePath:instancePath+"/gesamtkonditionen",parentData:data,parentDataProperty:"gesamtkonditionen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate4.errors;} else {for (const error of validate4.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.effektivzins = true;
props0.gesamtkreditbetrag = true;
props0.laufzeitInMonaten = true;
props0.nettokreditbetrag = true;
props0.rateMonatlich = true;
props0.sollzins = true;
props0.zinsgrenzen = true;
}
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/gesamtkonditionen",schemaPath:"#/properties/gesamtkonditionen/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/gesamtkonditionen",schemaPath:"#/properties/gesamtkonditionen/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.ratenkredit !== undefined){
let data1 = data.ratenkredit;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate19(data1, {instancePath:instancePath+"/ratenkredit",parentData:data,parentDataProperty:"ratenkredit",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate19.errors;} else {for (const error of validate19.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.produktanbieter = true;
props1.produktbezeichnung = true;
props1.schlussrate = true;
}
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/ratenkredit",schemaPath:"#/properties/ratenkredit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/ratenkredit",schemaPath:"#/properties/ratenkredit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
validate3.evaluated = {"props":{"gesamtkonditionen":true,"ratenkredit":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.bestesAngebot !== undefined){
let data0 = data.bestesAngebot;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate3(data0, {instancePath:instancePath+"/bestesAngebot",parentData:data,parentDataProperty:"bestesAngebot",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate3.errors;} else {for (const error of validate3.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.gesamtkonditionen = true;
props0.ratenkredit = true;
}
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/bestesAngebot",schemaPath:"#/properties/bestesAngebot/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/bestesAngebot",schemaPath:"#/properties/bestesAngebot/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.angebote !== undefined){
let data1 = data.angebote;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/angebote",schemaPath:"#/properties/angebote/type",keyword:"type",params:{type: schema2.properties.angebote.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/angebote/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate3.errors;} else {for (const error of validate3.errors) vErrors.push(error);}
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid4 = valid4 || _valid1;
if(_valid1){
var props1 = {};
props1.gesamtkonditionen = true;
props1.ratenkredit = true;
}
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/angebote/" + i0,schemaPath:"#/properties/angebote/items/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err4 = {instancePath:instancePath+"/angebote/" + i0,schemaPath:"#/properties/angebote/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":{"bestesAngebot":true,"angebote":true},"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"message":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data !== undefined){
if(!(validate2(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.errors !== undefined){
let data1 = data.errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31(data1[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate31.errors;} else {for (const error of validate31.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate1.evaluated = {"props":{"data":true,"errors":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate33.errors = null;
return true;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};
