/**
 * The examples of a contract, generated from specs/consumer-loan-offers/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "queryAngebote": {
    "method": "POST",
    "path": "/angebote",
    "requests": {
      "application/json": {
        "bestesAngebot": {
          "query": "query BestesAngebot(\n  $partnerId: String\n  $auszahlungsbetrag: Euro!\n  $laufzeitInMonaten: Int\n  $finanzierungszweck: Finanzierungszweck\n  $datenkontext: Datenkontext\n) {\n  bestesAngebot(\n    partnerId: $partnerId\n    auszahlungsbetrag: $auszahlungsbetrag\n    laufzeitInMonaten: $laufzeitInMonaten\n    finanzierungszweck: $finanzierungszweck\n    datenkontext: $datenkontext\n  ) {\n    gesamtkonditionen {\n      effektivzins\n      gesamtkreditbetrag\n      laufzeitInMonaten\n      nettokreditbetrag\n      rateMonatlich\n      sollzins\n      zinsgrenzen {\n        maximalerEffektivzins\n        maximalerSollzins\n        minimalerEffektivzins\n        minimalerSollzins\n      }\n    }\n    ratenkredit {\n      produktanbieter {\n        name\n        anschrift {\n          strasse\n          hausnummer\n          plz\n          ort\n        }\n        logo {\n          svg\n        }\n      }\n      produktbezeichnung\n      schlussrate\n    }\n  }\n}\n",
          "variables": {
            "partnerId": "KLM42",
            "auszahlungsbetrag": 12500,
            "laufzeitInMonaten": 60,
            "finanzierungszweck": "FAHRZEUGKAUF",
            "datenkontext": "TESTUMGEBUNG"
          }
        },
        "angebote": {
          "query": "query Angebote($auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int) {\n  angebote(auszahlungsbetrag: $auszahlungsbetrag, laufzeitInMonaten: $laufzeitInMonaten) {\n    gesamtkonditionen {\n      effektivzins\n      rateMonatlich\n    }\n    ratenkredit {\n      produktanbieter {\n        name\n      }\n      produktbezeichnung\n    }\n  }\n}\n",
          "variables": {
            "auszahlungsbetrag": 8000,
            "laufzeitInMonaten": 48
          }
        }
      }
    },
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bestesAngebot": {
              "data": {
                "bestesAngebot": {
                  "gesamtkonditionen": {
                    "effektivzins": 5.49,
                    "gesamtkreditbetrag": 14276.4,
                    "laufzeitInMonaten": 60,
                    "nettokreditbetrag": 12500,
                    "rateMonatlich": 237.94,
                    "sollzins": 5.36,
                    "zinsgrenzen": {
                      "maximalerEffektivzins": 9.99,
                      "maximalerSollzins": 9.56,
                      "minimalerEffektivzins": 3.99,
                      "minimalerSollzins": 3.92
                    }
                  },
                  "ratenkredit": {
                    "produktanbieter": {
                      "name": "Musterbank Nord",
                      "anschrift": {
                        "strasse": "Am Sandtor",
                        "hausnummer": "12a",
                        "plz": "21335",
                        "ort": "Lüneburg"
                      },
                      "logo": {
                        "svg": "https://musterbank-nord.example/logo.svg"
                      }
                    },
                    "produktbezeichnung": "Autokredit",
                    "schlussrate": 237.94
                  }
                }
              }
            },
            "angebote": {
              "data": {
                "angebote": [
                  {
                    "gesamtkonditionen": {
                      "effektivzins": 5.99,
                      "rateMonatlich": 187.26
                    },
                    "ratenkredit": {
                      "produktanbieter": {
                        "name": "Musterbank Nord"
                      },
                      "produktbezeichnung": "Freikredit"
                    }
                  },
                  {
                    "gesamtkonditionen": {
                      "effektivzins": 6.45,
                      "rateMonatlich": 188.86
                    },
                    "ratenkredit": {
                      "produktanbieter": {
                        "name": "Kreditbank Beispielstadt"
                      },
                      "produktbezeichnung": "Privatkredit Flex"
                    }
                  }
                ]
              }
            },
            "errors": {
              "data": {},
              "errors": [
                {
                  "message": "The offers could not be determined for the given partner.",
                  "status": 422
                }
              ]
            }
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "badRequest": {
              "message": "The variable auszahlungsbetrag is missing."
            }
          }
        }
      },
      "401": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unauthorized": {
              "message": "The access token is not valid."
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "The client may not determine consumer-loan offers."
            }
          }
        }
      },
      "415": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unsupportedMediaType": {
              "message": "The content type must be application/json."
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "undocumented": {
              "message": "The service is not available at present."
            }
          }
        }
      }
    }
  }
};
