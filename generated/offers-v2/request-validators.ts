// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of requests, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { RequestContract } from '../standard-schema.ts';
import type { Validate } from '../response-contract.ts';

/** Which schema the body of a request has, by operation and media type. */
export const requests: RequestContract['requests'] = {
  "POST /v2/ergebnisliste/ermittlung": {
    "application/json": "#/components/schemas/ErmittlungAnfrage"
  }
};

/** The alternatives of which a schema consists, where there are several. */
export const alternatives: RequestContract['alternatives'] = {};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErmittlungAnfrage': validate1,
};


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
if(data.kaufpreis !== undefined){
if(!(typeof data.kaufpreis == "number")){
const err0 = {instancePath:instancePath+"/kaufpreis",schemaPath:"#/properties/kaufpreis/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.anfaenglicheTilgung !== undefined){
if(!(typeof data.anfaenglicheTilgung == "number")){
const err0 = {instancePath:instancePath+"/anfaenglicheTilgung",schemaPath:"#/properties/anfaenglicheTilgung/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.volltilgerWennAnnuitaetenOderForward !== undefined){
if(typeof data.volltilgerWennAnnuitaetenOderForward !== "boolean"){
const err1 = {instancePath:instancePath+"/volltilgerWennAnnuitaetenOderForward",schemaPath:"#/properties/volltilgerWennAnnuitaetenOderForward/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.darlehensBetrag !== undefined){
if(!(typeof data.darlehensBetrag == "number")){
const err0 = {instancePath:instancePath+"/darlehensBetrag",schemaPath:"#/properties/darlehensBetrag/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.provision !== undefined){
if(!(typeof data.provision == "number")){
const err1 = {instancePath:instancePath+"/provision",schemaPath:"#/properties/provision/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tilgungsWunsch !== undefined){
if(!(validate8(data.tilgungsWunsch, {instancePath:instancePath+"/tilgungsWunsch",parentData:data,parentDataProperty:"tilgungsWunsch",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate8.errors;} else {for (const error of validate8.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.bereitstellungsZinsFreieZeitInMonaten !== undefined){
if(!(typeof data.bereitstellungsZinsFreieZeitInMonaten == "number")){
const err2 = {instancePath:instancePath+"/bereitstellungsZinsFreieZeitInMonaten",schemaPath:"#/properties/bereitstellungsZinsFreieZeitInMonaten/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sondertilgungOptionalJaehrlich !== undefined){
if(!(typeof data.sondertilgungOptionalJaehrlich == "number")){
const err3 = {instancePath:instancePath+"/sondertilgungOptionalJaehrlich",schemaPath:"#/properties/sondertilgungOptionalJaehrlich/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.zinsBindungInJahren !== undefined){
if(!(typeof data.zinsBindungInJahren == "number")){
const err4 = {instancePath:instancePath+"/zinsBindungInJahren",schemaPath:"#/properties/zinsBindungInJahren/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.annuitaetenDarlehen !== undefined){
if(!(validate7(data.annuitaetenDarlehen, {instancePath:instancePath+"/annuitaetenDarlehen",parentData:data,parentDataProperty:"annuitaetenDarlehen",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate7.errors;} else {for (const error of validate7.errors) vErrors.push(error);}
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.darlehensWuensche !== undefined){
let data0 = data.darlehensWuensche;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data0[i0], {instancePath:instancePath+"/darlehensWuensche/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath:instancePath+"/darlehensWuensche",schemaPath:"#/properties/darlehensWuensche/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.finanzbedarf !== undefined){
if(!(validate3(data.finanzbedarf, {instancePath:instancePath+"/finanzbedarf",parentData:data,parentDataProperty:"finanzbedarf",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate3.errors;} else {for (const error of validate3.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.finanzierungswunsch !== undefined){
if(!(validate5(data.finanzierungswunsch, {instancePath:instancePath+"/finanzierungswunsch",parentData:data,parentDataProperty:"finanzierungswunsch",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate5.errors;} else {for (const error of validate5.errors) vErrors.push(error);}
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate14.errors = null;
return true;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate16.errors = null;
return true;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.vorhaben !== undefined){
if(!(validate2(data.vorhaben, {instancePath:instancePath+"/vorhaben",parentData:data,parentDataProperty:"vorhaben",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate2.errors;} else {for (const error of validate2.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.haushalte !== undefined){
if(!(validate14(data.haushalte, {instancePath:instancePath+"/haushalte",parentData:data,parentDataProperty:"haushalte",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate14.errors;} else {for (const error of validate14.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.finanzierungsobjekt !== undefined){
if(!(validate16(data.finanzierungsobjekt, {instancePath:instancePath+"/finanzierungsobjekt",parentData:data,parentDataProperty:"finanzierungsobjekt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate16.errors;} else {for (const error of validate16.errors) vErrors.push(error);}
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
