/**
 * The examples of a contract, generated from specs/offers/v3.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "createErgebnisliste": {
    "method": "POST",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste",
    "requests": {
      "application/json": {
        "ergebnisliste-anfrage": {
          "ermitteln": true,
          "aktualisieren": false,
          "alternativen": true,
          "produktAnbieter": [
            "MUSTERBANK_HAMBURG",
            "BEISPIELKASSE_KOELN"
          ],
          "exkludierteProduktAnbieter": [
            "PROBEBANK_ULM"
          ],
          "provisionsAusgabe": true
        }
      }
    },
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "ergebnisliste": {
              "ergebnislisteId": "7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738",
              "ergebnisse": [
                {
                  "ergebnisnummer": "1"
                }
              ]
            }
          }
        }
      },
      "204": {
        "headers": {},
        "bodies": {}
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "getErgebnisliste": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "ergebnisliste": {
              "ergebnislisteId": "7c2e8f10-93ab-4d6c-b1f5-2a60d4e9c738",
              "ergebnisse": [
                {
                  "ergebnisnummer": "1"
                }
              ]
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "getErgebnis": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "ergebnis": {
              "produktAnbieter": "Musterbank Hamburg"
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "listMeldungen": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/meldungen",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "meldungen": [
              {
                "text": "Ein aktueller Einkommensnachweis wird benötigt."
              }
            ]
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "listUnterlagen": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/unterlagen",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unterlagen": [
              {
                "bezeichnung": "Grundbuchauszug"
              }
            ]
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "getProvision": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/provision",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "provision-v3": {
              "betrag": 465000
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "listZahlungsplaene": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "zahlungsplaene": [
              {
                "zahlungsplanIndex": "0"
              }
            ]
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "getZahlungsplan": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}/{ergebnisnummer}/zahlungsplaene/{zahlungsplanIndex}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "zahlungsplan": {
              "zahlungen": [
                {
                  "datum": "2026-01-31",
                  "betrag": 1485.42
                }
              ]
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "listGemerkteAngebote": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "gemerkte-angebote": [
              {
                "laufendeNummer": "1"
              }
            ]
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "getGemerktesAngebot": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "gemerktes-angebot": {
              "laufendeNummer": "1"
            }
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  },
  "listZahlungsplaeneGemerktesAngebot": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/{laufendeNummer}/zahlungsplaene",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "zahlungsplaene-gemerktes-angebot": [
              {
                "zahlungsplanIndex": "0"
              }
            ]
          }
        }
      },
      "default": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      }
    }
  }
};
