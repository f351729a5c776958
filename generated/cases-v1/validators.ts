// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/cases/v1.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v1/vorgaenge": {
    "200": {
      "application/json": "#/components/schemas/VorgangslistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}": {
    "200": {
      "application/json": "#/components/schemas/VorgangPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege": {
    "200": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/AntragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/TeilantragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
    "2XX": {
      "application/json": "#/components/schemas/StatusAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "200": {
      "application/json": "#/components/schemas/KundenBetreuerPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v1/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "2XX": {
      "application/json": "#/components/schemas/KundenBetreuerAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "200": {
      "application/json": "#/components/schemas/VorgangsBearbeiterPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v1/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangsBearbeiterAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/AntraegePayload': validate53,
  '#/components/schemas/AntragPayload': validate54,
  '#/components/schemas/ErrorPayload': validate55,
  '#/components/schemas/KundenBetreuerAntwortPayload': validate56,
  '#/components/schemas/KundenBetreuerPayload': validate57,
  '#/components/schemas/StatusAntwortPayload': validate58,
  '#/components/schemas/TeilantragPayload': validate59,
  '#/components/schemas/VorgangPayload': validate60,
  '#/components/schemas/VorgangsBearbeiterAntwortPayload': validate61,
  '#/components/schemas/VorgangsBearbeiterPayload': validate62,
  '#/components/schemas/VorgangslistePayload': validate63,
};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate53.errors = null;
return true;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate54.errors = null;
return true;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate55.errors = null;
return true;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate56.errors = null;
return true;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate57.errors = null;
return true;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate58.errors = null;
return true;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate59.errors = null;
return true;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate60.errors = null;
return true;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate61.errors = null;
return true;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate62.errors = null;
return true;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate63.errors = null;
return true;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};
