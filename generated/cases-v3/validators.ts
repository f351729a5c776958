// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "GET /v3/vorgaenge": {
    "2XX": {
      "application/json": "#/components/schemas/VorgangslistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}": {
    "2XX": {
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
    "2XX": {
      "application/json": "#/components/schemas/AntraegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/AntragPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}": {
    "2XX": {
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
    "2XX": {
      "application/json": "#/components/schemas/FinanzierungsvorschlaegePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}": {
    "2XX": {
      "application/json": "#/components/schemas/FinanzierungsvorschlagPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer": {
    "2XX": {
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
    "2XX": {
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
  '#/components/schemas/AntraegePayload': validate1,
  '#/components/schemas/AntragPayload': validate2,
  '#/components/schemas/EntscheidungsreifeAntwortPayload': validate3,
  '#/components/schemas/ErrorPayload': validate4,
  '#/components/schemas/FinanzierungsvorschlaegePayload': validate5,
  '#/components/schemas/FinanzierungsvorschlagPayload': validate6,
  '#/components/schemas/KundenBetreuerAntwortPayload': validate7,
  '#/components/schemas/KundenBetreuerPayload': validate8,
  '#/components/schemas/NachrichtAntwortPayload': validate9,
  '#/components/schemas/StatusAntwortPayload': validate10,
  '#/components/schemas/TeilantragPayload': validate11,
  '#/components/schemas/VorgangAenderungAntwortPayload': validate12,
  '#/components/schemas/VorgangPayload': validate13,
  '#/components/schemas/VorgangsBearbeiterAntwortPayload': validate14,
  '#/components/schemas/VorgangsBearbeiterPayload': validate15,
  '#/components/schemas/VorgangslistePayload': validate16,
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


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate12.errors = null;
return true;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate13.errors = null;
return true;
}
validate13.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate14.errors = null;
return true;
}
validate14.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate15.errors = null;
return true;
}
validate15.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
validate16.errors = null;
return true;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};
