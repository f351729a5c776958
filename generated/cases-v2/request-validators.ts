// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of requests, generated from specs/cases/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { RequestContract } from '../standard-schema.ts';
import type { Validate } from '../response-contract.ts';

/** Which schema the body of a request has, by operation and media type. */
export const requests: RequestContract['requests'] = {
  "PATCH /v2/vorgaenge/{vorgangsNummer}": {
    "application/json": "#/components/schemas/VorgangAenderungPayload",
    "application/json-patch+json": "#/components/schemas/VorgangAenderungPayload"
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
    "application/json": "#/components/schemas/StatusPayload"
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife": {
    "application/json": "#/components/schemas/EntscheidungsreifePayload"
  },
  "PUT /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "application/json": "#/components/schemas/KundenBetreuerAenderungPayload"
  },
  "PUT /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "application/json": "#/components/schemas/VorgangsBearbeiterAenderungPayload"
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/nachricht": {
    "application/json": "#/components/schemas/NachrichtPayload"
  }
};

/** The alternatives of which a schema consists, where there are several. */
export const alternatives: RequestContract['alternatives'] = {};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/EntscheidungsreifePayload': validate1,
  '#/components/schemas/KundenBetreuerAenderungPayload': validate2,
  '#/components/schemas/NachrichtPayload': validate3,
  '#/components/schemas/StatusPayload': validate4,
  '#/components/schemas/VorgangAenderungPayload': validate5,
  '#/components/schemas/VorgangsBearbeiterAenderungPayload': validate6,
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
