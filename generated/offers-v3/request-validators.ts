// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of requests, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */
import type { RequestContract } from '../standard-schema.ts';
import type { Validate } from '../response-contract.ts';

/** Which schema the body of a request has, by operation and media type. */
export const requests: RequestContract['requests'] = {
  "POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste": {
    "application/json": "#/components/schemas/ErgebnislisteAnfrage"
  }
};

/** The alternatives of which a schema consists, where there are several. */
export const alternatives: RequestContract['alternatives'] = {};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErgebnislisteAnfrage': validate1,
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
if(!((((((key0 === "ermitteln") || (key0 === "aktualisieren")) || (key0 === "alternativen")) || (key0 === "produktAnbieter")) || (key0 === "exkludierteProduktAnbieter")) || (key0 === "provisionsAusgabe"))){
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
if(data.ermitteln !== undefined){
if(typeof data.ermitteln !== "boolean"){
const err1 = {instancePath:instancePath+"/ermitteln",schemaPath:"#/properties/ermitteln/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.aktualisieren !== undefined){
if(typeof data.aktualisieren !== "boolean"){
const err2 = {instancePath:instancePath+"/aktualisieren",schemaPath:"#/properties/aktualisieren/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.alternativen !== undefined){
if(typeof data.alternativen !== "boolean"){
const err3 = {instancePath:instancePath+"/alternativen",schemaPath:"#/properties/alternativen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.produktAnbieter !== undefined){
let data3 = data.produktAnbieter;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err4 = {instancePath:instancePath+"/produktAnbieter/" + i0,schemaPath:"#/properties/produktAnbieter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath:instancePath+"/produktAnbieter",schemaPath:"#/properties/produktAnbieter/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.exkludierteProduktAnbieter !== undefined){
let data5 = data.exkludierteProduktAnbieter;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err6 = {instancePath:instancePath+"/exkludierteProduktAnbieter/" + i1,schemaPath:"#/properties/exkludierteProduktAnbieter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/exkludierteProduktAnbieter",schemaPath:"#/properties/exkludierteProduktAnbieter/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.provisionsAusgabe !== undefined){
if(typeof data.provisionsAusgabe !== "boolean"){
const err8 = {instancePath:instancePath+"/provisionsAusgabe",schemaPath:"#/properties/provisionsAusgabe/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
