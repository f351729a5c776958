// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/cases/v1.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v1/vorgaenge": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangslistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege": {
    "2XX": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/AntragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v1/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
    "2XX": {
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
    "2XX": {
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
    "2XX": {
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
  '#/components/schemas/AntraegePayload': validate1,
  '#/components/schemas/AntragPayload': validate2,
  '#/components/schemas/ErrorPayload': validate3,
  '#/components/schemas/KundenBetreuerAntwortPayload': validate4,
  '#/components/schemas/KundenBetreuerPayload': validate5,
  '#/components/schemas/StatusAntwortPayload': validate6,
  '#/components/schemas/TeilantragPayload': validate7,
  '#/components/schemas/VorgangPayload': validate8,
  '#/components/schemas/VorgangsBearbeiterAntwortPayload': validate9,
  '#/components/schemas/VorgangsBearbeiterPayload': validate10,
  '#/components/schemas/VorgangslistePayload': validate11,
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
validate8.errors = null;
return true;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
