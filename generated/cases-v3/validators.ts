// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v3/vorgaenge": {
    "200": {
      "application/json": "#/components/schemas/VorgangslistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}": {
    "200": {
      "application/json": "#/components/schemas/VorgangPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PATCH /v3/vorgaenge/{vorgangsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangAenderungAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/antraege": {
    "200": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/AntragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/TeilantragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
    "2XX": {
      "application/json": "#/components/schemas/StatusAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife": {
    "2XX": {
      "application/json": "#/components/schemas/EntscheidungsreifeAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege": {
    "200": {
      "application/json": "#/components/schemas/FinanzierungsvorschlaegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}": {
    "200": {
      "application/json": "#/components/schemas/FinanzierungsvorschlagPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "200": {
      "application/json": "#/components/schemas/KundenBetreuerPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "2XX": {
      "application/json": "#/components/schemas/KundenBetreuerAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "200": {
      "application/json": "#/components/schemas/VorgangsBearbeiterPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangsBearbeiterAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v3/vorgaenge/{vorgangsNummer}/nachricht": {
    "2XX": {
      "application/json": "#/components/schemas/NachrichtAntwortPayload"
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
  '#/components/schemas/EntscheidungsreifeAntwortPayload': validate55,
  '#/components/schemas/ErrorPayload': validate56,
  '#/components/schemas/FinanzierungsvorschlaegePayload': validate57,
  '#/components/schemas/FinanzierungsvorschlagPayload': validate58,
  '#/components/schemas/KundenBetreuerAntwortPayload': validate59,
  '#/components/schemas/KundenBetreuerPayload': validate60,
  '#/components/schemas/NachrichtAntwortPayload': validate61,
  '#/components/schemas/StatusAntwortPayload': validate62,
  '#/components/schemas/TeilantragPayload': validate63,
  '#/components/schemas/VorgangAenderungAntwortPayload': validate64,
  '#/components/schemas/VorgangPayload': validate65,
  '#/components/schemas/VorgangsBearbeiterAntwortPayload': validate66,
  '#/components/schemas/VorgangsBearbeiterPayload': validate67,
  '#/components/schemas/VorgangslistePayload': validate68,
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


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate64.errors = null;
return true;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate65.errors = null;
return true;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate66.errors = null;
return true;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate67.errors = null;
return true;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate68.errors = null;
return true;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};
