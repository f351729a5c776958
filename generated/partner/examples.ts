/**
 * The examples of a contract, generated from specs/partner/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "getPartner": {
    "method": "GET",
    "path": "/partner/{PartnerId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "partner-person": {
              "id": "ABC12",
              "typ": "PERSON",
              "anrede": "HERR",
              "vorname": "Jonas",
              "nachname": "Muster",
              "titelFunktion": "Leiter Vertrieb",
              "geburtsdatum": "1979-11-02",
              "anschrift": {
                "strasse": "Hafenweg",
                "hausnummer": "3",
                "plz": "20457",
                "ort": "Hamburg"
              },
              "bankverbindung": {
                "iban": "DE00999999990000067890",
                "bic": "MUSTDEFF500",
                "kontoinhaber": "Jonas Muster"
              },
              "email": "jonas.muster@finanzhaus.example",
              "telefonnummer": "040 5550187",
              "gesperrt": false,
              "gesperrtTransitiv": false,
              "gehoertZuKreditinstitut": false,
              "orgaEinheitId": "MUS34",
              "rechtDarfEinstellungenOeffnen": true,
              "rechtDarfPartnerAnlegen": true,
              "rechtDarfMortgageEinstellungenVornehmen": false,
              "rechtDarfMortgageNutzen": true,
              "rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "rechtEchtgeschaeftErlaubt": true,
              "rechtDarfErgebnisListeNutzen": true,
              "rechtDarfLoeschen": false,
              "rechtLoanSichtbar": false,
              "rechtLoanEchtgeschaeftErlaubt": false,
              "rechtDarfLoanVersicherungAnbieten": false,
              "rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "_links": {
                "self": {
                  "href": "/partner/ABC12"
                },
                "administrierbare": {
                  "href": "/partner/ABC12/administrierbare"
                },
                "partnerkennzeichen": {
                  "href": "/partner/ABC12/partnerkennzeichen"
                }
              }
            },
            "partner-organisation": {
              "id": "MUS34",
              "typ": "ORGANISATION",
              "firmenname": "Finanzhaus Beispiel",
              "firmennameZusatz": "Zentrale",
              "anschrift": {
                "strasse": "Musterstraße",
                "hausnummer": "12a",
                "plz": "10115",
                "ort": "Berlin"
              },
              "bankverbindung": {
                "iban": "DE00999999990000012345",
                "bic": "MUSTDEFF500",
                "kontoinhaber": "Finanzhaus Beispiel"
              },
              "email": "zentrale@finanzhaus.example",
              "telefonnummer": "030 5550100",
              "faxnummer": "030 5550101",
              "webseiteUrl": "https://finanzhaus.example",
              "externePartnerId": "crm-100",
              "fusszeileFuerAussenauftritt": "Finanzhaus Beispiel\n10115 Berlin",
              "gesperrt": false,
              "gesperrtTransitiv": false,
              "gehoertZuKreditinstitut": false
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "updatePartner": {
    "method": "PATCH",
    "path": "/partner/{PartnerId}",
    "requests": {
      "application/json": {
        "change-contact": {
          "telefonnummer": "040 5550199",
          "titelFunktion": ""
        },
        "grant-right": {
          "rechtDarfErgebnisListeNutzen": true
        }
      }
    },
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "partner-changed": {
              "id": "ABC12",
              "typ": "PERSON",
              "anrede": "HERR",
              "vorname": "Jonas",
              "nachname": "Muster",
              "geburtsdatum": "1979-11-02",
              "anschrift": {
                "strasse": "Hafenweg",
                "hausnummer": "3",
                "plz": "20457",
                "ort": "Hamburg"
              },
              "bankverbindung": {
                "iban": "DE00999999990000067890",
                "bic": "MUSTDEFF500",
                "kontoinhaber": "Jonas Muster"
              },
              "email": "jonas.muster@finanzhaus.example",
              "telefonnummer": "040 5550199",
              "gesperrt": false,
              "gesperrtTransitiv": false,
              "gehoertZuKreditinstitut": false,
              "orgaEinheitId": "MUS34",
              "rechtDarfEinstellungenOeffnen": true,
              "rechtDarfPartnerAnlegen": true,
              "rechtDarfMortgageEinstellungenVornehmen": false,
              "rechtDarfMortgageNutzen": true,
              "rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "rechtEchtgeschaeftErlaubt": true,
              "rechtDarfErgebnisListeNutzen": true,
              "rechtDarfLoeschen": false,
              "rechtLoanSichtbar": false,
              "rechtLoanEchtgeschaeftErlaubt": false,
              "rechtDarfLoanVersicherungAnbieten": false,
              "rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "_links": {
                "self": {
                  "href": "/partner/ABC12"
                },
                "administrierbare": {
                  "href": "/partner/ABC12/administrierbare"
                },
                "partnerkennzeichen": {
                  "href": "/partner/ABC12/partnerkennzeichen"
                }
              }
            }
          }
        }
      },
      "400": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "validation-failed": {
              "message": "anrede must be HERR or FRAU",
              "traceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "403": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "createPartner": {
    "method": "POST",
    "path": "/partner/{PartnerId}/untergeordnetePartner",
    "requests": {
      "application/json": {
        "create-person": {
          "typ": "PERSON",
          "anrede": "FRAU",
          "vorname": "Katharina",
          "nachname": "Beispiel",
          "titelFunktion": "Finanzierungsberaterin",
          "geburtsdatum": "1988-04-17",
          "anschrift": {
            "strasse": "Musterstraße",
            "hausnummer": "12a",
            "plz": "10115",
            "ort": "Berlin"
          },
          "bankverbindung": {
            "iban": "DE00999999990000012345",
            "bic": "MUSTDEFF500",
            "kontoinhaber": "Katharina Beispiel",
            "referenzFeld": "Provision Beispiel"
          },
          "email": "katharina.beispiel@finanzhaus.example",
          "telefonnummer": "030 5550123",
          "mobilnummer": "0151 5550123",
          "faxnummer": "030 5550124",
          "webseiteUrl": "https://finanzhaus.example/beispiel",
          "avatarUrl": "https://finanzhaus.example/beispiel.png",
          "externePartnerId": "crm-4711",
          "firmenname": "Finanzhaus Beispiel",
          "firmennameZusatz": "Filiale Mitte",
          "fusszeileFuerAussenauftritt": "Finanzhaus Beispiel\nMusterstraße 12a\n10115 Berlin",
          "aufsichtsBehoerde": "IHK Berlin",
          "registrierungsNummer": "D-W-000-BEIS-00",
          "gesperrt": false,
          "gehoertZuKreditinstitut": false,
          "rechtDarfEinstellungenOeffnen": true
        },
        "create-organisation": {
          "typ": "ORGANISATION",
          "firmenname": "Finanzhaus Beispiel",
          "firmennameZusatz": "Filiale Potsdam",
          "anschrift": {
            "strasse": "Beispielallee",
            "hausnummer": "7",
            "plz": "14467",
            "ort": "Potsdam"
          },
          "email": "potsdam@finanzhaus.example",
          "telefonnummer": "0331 5550123"
        }
      }
    },
    "answers": {
      "201": {
        "headers": {
          "Location": "/partner/NEU01",
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "partner-created": {
              "id": "NEU01",
              "typ": "PERSON",
              "anrede": "FRAU",
              "vorname": "Katharina",
              "nachname": "Beispiel",
              "titelFunktion": "Finanzierungsberaterin",
              "geburtsdatum": "1988-04-17",
              "anschrift": {
                "strasse": "Musterstraße",
                "hausnummer": "12a",
                "plz": "10115",
                "ort": "Berlin"
              },
              "bankverbindung": {
                "iban": "DE00999999990000012345",
                "bic": "MUSTDEFF500",
                "kontoinhaber": "Katharina Beispiel",
                "referenzFeld": "Provision Beispiel"
              },
              "email": "katharina.beispiel@finanzhaus.example",
              "telefonnummer": "030 5550123",
              "mobilnummer": "0151 5550123",
              "faxnummer": "030 5550124",
              "webseiteUrl": "https://finanzhaus.example/beispiel",
              "avatarUrl": "https://finanzhaus.example/beispiel.png",
              "externePartnerId": "crm-4711",
              "firmenname": "Finanzhaus Beispiel",
              "firmennameZusatz": "Filiale Mitte",
              "fusszeileFuerAussenauftritt": "Finanzhaus Beispiel\nMusterstraße 12a\n10115 Berlin",
              "aufsichtsBehoerde": "IHK Berlin",
              "registrierungsNummer": "D-W-000-BEIS-00",
              "gesperrt": false,
              "gesperrtTransitiv": false,
              "gehoertZuKreditinstitut": false,
              "orgaEinheitId": "ABC12",
              "rechtDarfEinstellungenOeffnen": true,
              "rechtDarfPartnerAnlegen": false,
              "rechtDarfMortgageEinstellungenVornehmen": false,
              "rechtDarfMortgageNutzen": true,
              "rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "rechtEchtgeschaeftErlaubt": false,
              "rechtDarfErgebnisListeNutzen": false,
              "rechtDarfLoeschen": false,
              "rechtLoanSichtbar": false,
              "rechtLoanEchtgeschaeftErlaubt": false,
              "rechtDarfLoanVersicherungAnbieten": false,
              "rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen": true,
              "_links": {
                "self": "/partner/NEU01",
                "administrierbare": "/partner/NEU01/administrierbare",
                "partnerkennzeichen": "/partner/NEU01/partnerkennzeichen"
              }
            }
          }
        }
      },
      "400": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "validation-failed": {
              "message": "anrede must be HERR or FRAU",
              "traceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "403": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "getPartnerkennzeichen": {
    "method": "GET",
    "path": "/partner/{PartnerId}/partnerkennzeichen",
    "requests": {},
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "partnerkennzeichen": {
              "beispielbankVermittlernummer": "4711",
              "musterkasseKennung": null,
              "beispielversicherung": {
                "hauptnummer": "12345",
                "unternummer": "01"
              },
              "_embedded": {
                "partnerKennzeichenDerVertriebsOrganisation": {
                  "beispielbankVermittlernummer": "4700",
                  "_links": {
                    "partner": {
                      "href": "/partner/MUS34"
                    },
                    "self": {
                      "href": "/partner/MUS34/partnerkennzeichen"
                    }
                  }
                }
              },
              "_links": {
                "partner": {
                  "href": "/partner/ABC12"
                },
                "self": {
                  "href": "/partner/ABC12/partnerkennzeichen"
                }
              }
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "getAdministrierbare": {
    "method": "GET",
    "path": "/partner/{PartnerId}/administrierbare",
    "requests": {},
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "administrierbare": [
              {
                "id": "MUS34",
                "partnerId": "MUS34",
                "organisationsName": "Finanzhaus Beispiel",
                "typ": "ORGANISATION",
                "_links": {
                  "self": "/partner/MUS34",
                  "administrierbare": "/partner/MUS34/administrierbare"
                }
              },
              {
                "id": "ABC12",
                "partnerId": "ABC12",
                "organisationsName": "Finanzhaus Beispiel",
                "typ": "PERSON",
                "_links": {
                  "self": "/partner/ABC12",
                  "administrierbare": "/partner/ABC12/administrierbare"
                }
              }
            ]
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "getUebernahmeRechtFuer": {
    "method": "GET",
    "path": "/partner/{PartnerId}/uebernahmeRechtFuer",
    "requests": {},
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "uebernahmeliste": {
              "alleSichtbar": false,
              "_embedded": {
                "partner": [
                  {
                    "id": "MUS35",
                    "nachname": "Beispiel",
                    "vorname": "Katharina",
                    "email": "katharina.beispiel@finanzhaus.example",
                    "orgaEinheitId": "MUS34",
                    "kreditsachbearbeiter": false,
                    "avatarUrl": "https://finanzhaus.example/beispiel.png",
                    "typ": "PERSON",
                    "_links": {
                      "self": {
                        "href": "/partner/MUS35"
                      }
                    }
                  },
                  {
                    "id": "MUS36",
                    "nachname": "Probe",
                    "vorname": "Emil",
                    "orgaEinheitId": "MUS34",
                    "kreditsachbearbeiter": true,
                    "typ": "PERSON",
                    "_links": {
                      "self": {
                        "href": "/partner/MUS36"
                      }
                    }
                  }
                ]
              }
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
  "getUebernahmeRechtFuerPartner": {
    "method": "GET",
    "path": "/partner/{PartnerId}/uebernahmeRechtFuer/{otherPartnerId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "uebernahmestatus": {
              "partnerId": "MUS34",
              "gesperrt": false,
              "uebernehmbar": true
            }
          }
        }
      },
      "401": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
            }
          }
        }
      },
      "404": {
        "headers": {
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
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
