// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of requests, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */
import type { RequestContract } from '../standard-schema.ts';
import type { Validate } from '../response-contract.ts';

/** Which schema the body of a request has, by operation and media type. */
export const requests: RequestContract['requests'] = {
  "POST /partner": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /bestandskundenpotential": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /handelsbeziehungen": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /erweitertefinanzierungskriterien": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /konditionsmeldungen": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /smartfactsvertrieb": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /smartfactsproduktanbieter": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /ratesmartfactsvertrieb": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /ratevertrieb": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /vertrieb": {
    "application/json": "#/components/schemas/EmptyReportRequest"
  },
  "POST /produktanbieter": {
    "application/json": "#/components/schemas/ProduktanbieterReportRequest"
  },
  "POST /rohdaten": {
    "application/json": "#/components/schemas/RohdatenReportRequest"
  },
  "POST /provisionsclearinggeneric": {
    "application/json": "#/components/schemas/ProvisionsclearinggenericReportRequest"
  },
  "POST /mtvreport": {
    "application/json": "#/components/schemas/MtvreportReportRequest"
  },
  "POST /konditionsvergleich": {
    "application/json": "#/components/schemas/KonditionsvergleichReportRequest"
  }
};

/** The alternatives of which a schema consists, where there are several. */
export const alternatives: RequestContract['alternatives'] = {};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/EmptyReportRequest': validate1,
  '#/components/schemas/KonditionsvergleichReportRequest': validate2,
  '#/components/schemas/MtvreportReportRequest': validate5,
  '#/components/schemas/ProduktanbieterReportRequest': validate14,
  '#/components/schemas/ProvisionsclearinggenericReportRequest': validate16,
  '#/components/schemas/RohdatenReportRequest': validate20,
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
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema3 = {"type":"string","enum":["ANNUITAET","FORWARD"],"description":"A filter by product type. Left out, both values are assumed.","x-source":"R29, R61, R81, R82, R83"};

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
if(!((data === "ANNUITAET") || (data === "FORWARD"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
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
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(key0 === "produktArt")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.produktArt !== undefined){
if(!(validate3(data.produktArt, {instancePath:instancePath+"/produktArt",parentData:data,parentDataProperty:"produktArt",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate3.errors;} else {for (const error of validate3.errors) vErrors.push(error);}
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

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
if(typeof data === "string"){
if(!pattern0.test(data)){
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(!pattern0.test(data)){
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern2 = new RegExp("^.*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^.*$"},message:"must match pattern \""+"^.*$"+"\""};
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
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("[A-Z]{3}[0-9]{2}", "u");

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
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "[A-Z]{3}[0-9]{2}"},message:"must match pattern \""+"[A-Z]{3}[0-9]{2}"+"\""};
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
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!((((key0 === "fromDay") || (key0 === "toDay")) || (key0 === "category")) || (key0 === "partnerIdToCreateReportFor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fromDay !== undefined){
if(!(validate6(data.fromDay, {instancePath:instancePath+"/fromDay",parentData:data,parentDataProperty:"fromDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.toDay !== undefined){
if(!(validate8(data.toDay, {instancePath:instancePath+"/toDay",parentData:data,parentDataProperty:"toDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate8.errors;} else {for (const error of validate8.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(validate10(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate10.errors;} else {for (const error of validate10.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.partnerIdToCreateReportFor !== undefined){
if(!(validate12(data.partnerIdToCreateReportFor, {instancePath:instancePath+"/partnerIdToCreateReportFor",parentData:data,parentDataProperty:"partnerIdToCreateReportFor",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate12.errors;} else {for (const error of validate12.errors) vErrors.push(error);}
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(key0 === "fromDay")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fromDay !== undefined){
if(!(validate6(data.fromDay, {instancePath:instancePath+"/fromDay",parentData:data,parentDataProperty:"fromDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(((key0 === "fromDay") || (key0 === "toDay")) || (key0 === "category"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fromDay !== undefined){
if(!(validate6(data.fromDay, {instancePath:instancePath+"/fromDay",parentData:data,parentDataProperty:"fromDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.toDay !== undefined){
if(!(validate8(data.toDay, {instancePath:instancePath+"/toDay",parentData:data,parentDataProperty:"toDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate8.errors;} else {for (const error of validate8.errors) vErrors.push(error);}
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(validate10(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate10.errors;} else {for (const error of validate10.errors) vErrors.push(error);}
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
for(const key0 in data){
if(!(key0 === "fromDay")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.fromDay !== undefined){
if(!(validate6(data.fromDay, {instancePath:instancePath+"/fromDay",parentData:data,parentDataProperty:"fromDay",rootData,dynamicAnchors}))){
if(vErrors === null){vErrors = validate6.errors;} else {for (const error of validate6.errors) vErrors.push(error);}
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
