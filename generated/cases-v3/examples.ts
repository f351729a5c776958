/**
 * The examples of a contract, generated from specs/cases/v3.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "listVorgaenge": {
    "method": "GET",
    "path": "/v3/vorgaenge",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "vorgangsliste": [
              {
                "vorgangsNummer": "AB12CD"
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
  "getVorgang": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "vorgang": {
              "vorgangsNummer": "AB12CD"
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
  "updateVorgang": {
    "method": "PATCH",
    "path": "/v3/vorgaenge/{vorgangsNummer}",
    "requests": {
      "application/json": {
        "vorgang-aenderung": {
          "externeVorgangsNummer": "HH-2026-0417"
        }
      },
      "application/json-patch+json": {
        "vorgang-aenderung-json-patch": [
          {
            "op": "replace",
            "path": "/externeVorgangsNummer",
            "value": "HH-2026-0417"
          }
        ]
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "vorgang-aenderung-antwort": {
              "vorgangsNummer": "AB12CD"
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
  "listAntraege": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/antraege",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "antraege": [
              {
                "antragsNummer": "1"
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
  "getAntrag": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "antrag": {
              "antragsNummer": "1"
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
  "getTeilantrag": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "teilantrag": {
              "teilantragsNummer": "1"
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
  "createStatus": {
    "method": "POST",
    "path": "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/status",
    "requests": {
      "application/json": {
        "status": {
          "antragsteller": "BEANTRAGT"
        }
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-antwort": {
              "antragsteller": "BEANTRAGT"
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
  "createEntscheidungsreife": {
    "method": "POST",
    "path": "/v3/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}/entscheidungsreife",
    "requests": {
      "application/json": {
        "entscheidungsreife": {
          "kommentar": "Alle Unterlagen liegen vor."
        }
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "entscheidungsreife-antwort": {
              "kommentar": "Alle Unterlagen liegen vor."
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
  "listFinanzierungsvorschlaege": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "finanzierungsvorschlaege": [
              {
                "finanzierungsvorschlagId": "6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43"
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
  "getFinanzierungsvorschlag": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/finanzierungsvorschlaege/{finanzierungsvorschlagId}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "finanzierungsvorschlag": {
              "finanzierungsvorschlagId": "6b1f4d20-8c35-4e97-a2d8-5e0b9f7c1a43"
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
  "getKundenBetreuer": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "kunden-betreuer": {
              "partnerId": "ABC12"
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
  "replaceKundenBetreuer": {
    "method": "PUT",
    "path": "/v3/vorgaenge/{vorgangsNummer}/kundenBetreuer",
    "requests": {
      "application/json": {
        "kunden-betreuer-aenderung": {
          "partnerId": "DEF34"
        }
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "kunden-betreuer-antwort": {
              "partnerId": "DEF34"
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
  "getVorgangsBearbeiter": {
    "method": "GET",
    "path": "/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "vorgangs-bearbeiter": {
              "partnerId": "ABC12"
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
  "replaceVorgangsBearbeiter": {
    "method": "PUT",
    "path": "/v3/vorgaenge/{vorgangsNummer}/vorgangsBearbeiter",
    "requests": {
      "application/json": {
        "vorgangs-bearbeiter-aenderung": {
          "partnerId": "DEF34"
        }
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "vorgangs-bearbeiter-antwort": {
              "partnerId": "DEF34"
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
  "createNachricht": {
    "method": "POST",
    "path": "/v3/vorgaenge/{vorgangsNummer}/nachricht",
    "requests": {
      "application/json": {
        "nachricht": {
          "text": "Der Grundbuchauszug folgt morgen."
        }
      }
    },
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "nachricht-antwort": {
              "text": "Der Grundbuchauszug folgt morgen."
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
  }
};
