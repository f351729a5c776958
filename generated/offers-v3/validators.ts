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
    "200": {
      "application/json": "#/components/schemas/ErgebnislistePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}": {
    "200": {
      "application/json": "#/components/schemas/ErgebnisPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen": {
    "200": {
      "application/json": "#/components/schemas/MeldungenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen": {
    "200": {
      "application/json": "#/components/schemas/UnterlagenPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision": {
    "200": {
      "application/json": "#/components/schemas/ProvisionPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene": {
    "200": {
      "application/json": "#/components/schemas/ZahlungsplaenePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}": {
    "200": {
      "application/json": "#/components/schemas/ZahlungsplanPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote": {
    "200": {
      "application/json": "#/components/schemas/GemerkteAngebotePayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}": {
    "200": {
      "application/json": "#/components/schemas/GemerktesAngebotPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  },
  "GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene": {
    "200": {
      "application/json": "#/components/schemas/ZahlungsplaeneGemerktesAngebotPayload"
    },
    "default": {
      "application/json": "#/components/schemas/ErrorPayload"
    }
  }
};

/** Validators by the pointer of their schema. */
export const validators: Readonly<Record<string, Validate>> = {
  '#/components/schemas/ErgebnisPayload': validate53,
  '#/components/schemas/ErgebnislistePayload': validate54,
  '#/components/schemas/ErrorPayload': validate55,
  '#/components/schemas/GemerkteAngebotePayload': validate56,
  '#/components/schemas/GemerktesAngebotPayload': validate57,
  '#/components/schemas/MeldungenPayload': validate58,
  '#/components/schemas/ProvisionPayload': validate59,
  '#/components/schemas/UnterlagenPayload': validate60,
  '#/components/schemas/ZahlungsplaeneGemerktesAngebotPayload': validate61,
  '#/components/schemas/ZahlungsplaenePayload': validate62,
  '#/components/schemas/ZahlungsplanPayload': validate63,
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
