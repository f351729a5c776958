// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/cases/v2.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v2/vorgaenge": {
    "200": {
      "application/json": "#/components/schemas/VorgangslistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}": {
    "200": {
      "application/json": "#/components/schemas/VorgangPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PATCH /v2/vorgaenge/{vorgangsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangAenderungAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege": {
    "200": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/AntragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
    "200": {
      "application/json": "#/components/schemas/TeilantragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status": {
    "2XX": {
      "application/json": "#/components/schemas/StatusAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife": {
    "2XX": {
      "application/json": "#/components/schemas/EntscheidungsreifeAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege": {
    "200": {
      "application/json": "#/components/schemas/FinanzierungsvorschlaegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}": {
    "200": {
      "application/json": "#/components/schemas/FinanzierungsvorschlagPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "200": {
      "application/json": "#/components/schemas/KundenBetreuerPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v2/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "2XX": {
      "application/json": "#/components/schemas/KundenBetreuerAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "200": {
      "application/json": "#/components/schemas/VorgangsBearbeiterPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "PUT /v2/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangsBearbeiterAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "POST /v2/vorgaenge/{vorgangsNummer}/nachricht": {
    "2XX": {
      "application/json": "#/components/schemas/NachrichtAntwortPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote": {
    "200": {
      "application/json": "#/components/schemas/GemerkteAngebotePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}": {
    "200": {
      "application/json": "#/components/schemas/GemerktesAngebotPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v2/vorgaenge/{vorgangsNummer}/gemerkteAngebote/{nummerAmVorgang}/zahlungsPlaene": {
    "200": {
      "application/json": "#/components/schemas/ZahlungsPlaenePayload"
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
  '#/components/schemas/GemerkteAngebotePayload': validate59,
  '#/components/schemas/GemerktesAngebotPayload': validate60,
  '#/components/schemas/KundenBetreuerAntwortPayload': validate61,
  '#/components/schemas/KundenBetreuerPayload': validate62,
  '#/components/schemas/NachrichtAntwortPayload': validate63,
  '#/components/schemas/StatusAntwortPayload': validate64,
  '#/components/schemas/TeilantragPayload': validate65,
  '#/components/schemas/VorgangAenderungAntwortPayload': validate66,
  '#/components/schemas/VorgangPayload': validate67,
  '#/components/schemas/VorgangsBearbeiterAntwortPayload': validate68,
  '#/components/schemas/VorgangsBearbeiterPayload': validate69,
  '#/components/schemas/VorgangslistePayload': validate70,
  '#/components/schemas/ZahlungsPlaenePayload': validate71,
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


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate69.errors = null;
return true;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate70.errors = null;
return true;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate71.errors = null;
return true;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};
