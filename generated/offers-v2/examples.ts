/**
 * The examples of a contract, generated from specs/offers/v2.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "createErmittlung": {
    "method": "POST",
    "path": "/v2/ergebnisliste/ermittlung",
    "requests": {
      "application/json": {
        "ermittlung-anfrage": {
          "vorhaben": {
            "finanzbedarf": {
              "kaufpreis": 385000
            },
            "finanzierungswunsch": {
              "darlehensWuensche": [
                {
                  "annuitaetenDarlehen": {
                    "darlehensBetrag": 310000,
                    "provision": 1.5,
                    "tilgungsWunsch": {
                      "anfaenglicheTilgung": 2.5,
                      "volltilgerWennAnnuitaetenOderForward": false
                    },
                    "bereitstellungsZinsFreieZeitInMonaten": 6,
                    "sondertilgungOptionalJaehrlich": 5,
                    "zinsBindungInJahren": 15
                  }
                }
              ]
            }
          }
        },
        "ermittlung-anfrage-regional": {
          "vorhaben": {
            "finanzbedarf": {
              "kaufpreis": 465000
            },
            "finanzierungswunsch": {
              "darlehensWuensche": [
                {
                  "annuitaetenDarlehen": {
                    "darlehensBetrag": 300000,
                    "provision": 1.25,
                    "tilgungsWunsch": {
                      "anfaenglicheTilgung": 2,
                      "volltilgerWennAnnuitaetenOderForward": false
                    },
                    "bereitstellungsZinsFreieZeitInMonaten": 12,
                    "sondertilgungOptionalJaehrlich": 5,
                    "zinsBindungInJahren": 10
                  }
                },
                {
                  "annuitaetenDarlehen": {
                    "darlehensBetrag": 80000,
                    "tilgungsWunsch": {
                      "volltilgerWennAnnuitaetenOderForward": true
                    },
                    "zinsBindungInJahren": 15
                  }
                }
              ]
            }
          },
          "haushalte": [
            {
              "kunden": [
                {
                  "vorname": "Lena",
                  "nachname": "Brandt"
                }
              ]
            }
          ],
          "finanzierungsobjekt": {
            "anschrift": {
              "plz": "23552",
              "ort": "Lübeck"
            }
          }
        }
      }
    },
    "answers": {
      "302": {
        "headers": {
          "Location": "/v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61",
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {}
      },
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
  "getErmittlung": {
    "method": "GET",
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "ermittlung": {
              "ermittlungsId": "3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61"
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
  "listErgebnisse": {
    "method": "GET",
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "ergebnisse": {
              "ergebnisse": [
                {
                  "ergebnisNummer": "1"
                }
              ]
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "ergebnis": {
              "produktAnbieter": "Musterbank Hamburg"
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/meldungen",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/unterlagen",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/provision",
    "requests": {},
    "answers": {
      "302": {
        "headers": {
          "Location": "/v2/ergebnisliste/ermittlung/3f9d1c52-6b0e-4a7f-9d34-0c8e5b7a2f61/ergebnisse/1/provision",
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {}
      },
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "provision": {
              "betrag": 465000,
              "partnerId": "ABC12"
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/{ergebnisNummer}/zahlungsplaene/{zahlungsplanIndex}",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
  "getErmittlungsAnfrage": {
    "method": "GET",
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "ermittlungs-anfrage": {
              "alternativen": true,
              "provisionsAusgabe": true
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
  "getErfassteDaten": {
    "method": "GET",
    "path": "/v2/ergebnisliste/ermittlung/{ermittlungsId}/ermittlungsAnfrage/erfassteDaten",
    "requests": {},
    "answers": {
      "429": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "too-many-requests": {
              "message": "The quota of the current time window is used up."
            }
          }
        }
      },
      "2XX": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
        "bodies": {
          "application/json": {
            "erfasste-daten": {
              "vorhaben": {
                "finanzbedarf": {
                  "kaufpreis": 385000
                }
              }
            }
          }
        }
      },
      "default": {
        "headers": {
          "X-RateLimit-Remaining": "57",
          "X-RateLimit-Reset": "42"
        },
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
