// @ts-nocheck -- the functions below are plain JavaScript
/**
 * Validators of the bodies of responses, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */
import type { ResponseContract, Validate } from '../response-contract.ts';

/** Which schema the body of a response has, by operation, status and media type; a status without a body has none. */
export const responses: ResponseContract['responses'] = {
  "POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste": {
    "200": {
      "application/json": "#/components/schemas/ErgebnislistePayload"
    },
    "204": {},
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}": {
    "2XX": {
      "application/json": "#/components/schemas/ErgebnislistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}": {
    "2XX": {
      "application/json": "#/components/schemas/ErgebnisPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen": {
    "2XX": {
      "application/json": "#/components/schemas/MeldungenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen": {
    "2XX": {
      "application/json": "#/components/schemas/UnterlagenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision": {
    "2XX": {
      "application/json": "#/components/schemas/ProvisionPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene": {
    "2XX": {
      "application/json": "#/components/schemas/ZahlungsplaenePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}": {
    "2XX": {
      "application/json": "#/components/schemas/ZahlungsplanPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote": {
    "2XX": {
      "application/json": "#/components/schemas/GemerkteAngebotePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}": {
    "2XX": {
      "application/json": "#/components/schemas/GemerktesAngebotPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene": {
    "2XX": {
      "application/json": "#/components/schemas/ZahlungsplaeneGemerktesAngebotPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErgebnisPayload': validate1,
  '#/components/schemas/ErgebnislistePayload': validate2,
  '#/components/schemas/ErrorPayload': validate3,
  '#/components/schemas/GemerkteAngebotePayload': validate4,
  '#/components/schemas/GemerktesAngebotPayload': validate5,
  '#/components/schemas/MeldungenPayload': validate6,
  '#/components/schemas/ProvisionPayload': validate7,
  '#/components/schemas/UnterlagenPayload': validate8,
  '#/components/schemas/ZahlungsplaeneGemerktesAngebotPayload': validate9,
  '#/components/schemas/ZahlungsplaenePayload': validate10,
  '#/components/schemas/ZahlungsplanPayload': validate11,
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
