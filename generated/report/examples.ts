/**
 * The examples of a contract, generated from specs/report/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "optionsRoot": {
    "method": "OPTIONS",
    "path": "/",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getDocumentation": {
    "method": "GET",
    "path": "/documentation",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {}
      }
    }
  },
  "optionsDocumentation": {
    "method": "OPTIONS",
    "path": "/documentation",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createPartnerReport": {
    "method": "POST",
    "path": "/partner",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/partner/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsPartnerReports": {
    "method": "OPTIONS",
    "path": "/partner",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getPartnerReport": {
    "method": "GET",
    "path": "/partner/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsPartnerReport": {
    "method": "OPTIONS",
    "path": "/partner/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createBestandskundenpotentialReport": {
    "method": "POST",
    "path": "/bestandskundenpotential",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/bestandskundenpotential/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsBestandskundenpotentialReports": {
    "method": "OPTIONS",
    "path": "/bestandskundenpotential",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getBestandskundenpotentialReport": {
    "method": "GET",
    "path": "/bestandskundenpotential/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsBestandskundenpotentialReport": {
    "method": "OPTIONS",
    "path": "/bestandskundenpotential/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createHandelsbeziehungenReport": {
    "method": "POST",
    "path": "/handelsbeziehungen",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/handelsbeziehungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsHandelsbeziehungenReports": {
    "method": "OPTIONS",
    "path": "/handelsbeziehungen",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getHandelsbeziehungenReport": {
    "method": "GET",
    "path": "/handelsbeziehungen/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsHandelsbeziehungenReport": {
    "method": "OPTIONS",
    "path": "/handelsbeziehungen/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createErweitertefinanzierungskriterienReport": {
    "method": "POST",
    "path": "/erweitertefinanzierungskriterien",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/erweitertefinanzierungskriterien/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsErweitertefinanzierungskriterienReports": {
    "method": "OPTIONS",
    "path": "/erweitertefinanzierungskriterien",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getErweitertefinanzierungskriterienReport": {
    "method": "GET",
    "path": "/erweitertefinanzierungskriterien/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsErweitertefinanzierungskriterienReport": {
    "method": "OPTIONS",
    "path": "/erweitertefinanzierungskriterien/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createKonditionsmeldungenReport": {
    "method": "POST",
    "path": "/konditionsmeldungen",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/konditionsmeldungen/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsKonditionsmeldungenReports": {
    "method": "OPTIONS",
    "path": "/konditionsmeldungen",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getKonditionsmeldungenReport": {
    "method": "GET",
    "path": "/konditionsmeldungen/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsKonditionsmeldungenReport": {
    "method": "OPTIONS",
    "path": "/konditionsmeldungen/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createSmartfactsvertriebReport": {
    "method": "POST",
    "path": "/smartfactsvertrieb",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/smartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsSmartfactsvertriebReports": {
    "method": "OPTIONS",
    "path": "/smartfactsvertrieb",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getSmartfactsvertriebReport": {
    "method": "GET",
    "path": "/smartfactsvertrieb/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsSmartfactsvertriebReport": {
    "method": "OPTIONS",
    "path": "/smartfactsvertrieb/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createSmartfactsproduktanbieterReport": {
    "method": "POST",
    "path": "/smartfactsproduktanbieter",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/smartfactsproduktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsSmartfactsproduktanbieterReports": {
    "method": "OPTIONS",
    "path": "/smartfactsproduktanbieter",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getSmartfactsproduktanbieterReport": {
    "method": "GET",
    "path": "/smartfactsproduktanbieter/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsSmartfactsproduktanbieterReport": {
    "method": "OPTIONS",
    "path": "/smartfactsproduktanbieter/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createRatesmartfactsvertriebReport": {
    "method": "POST",
    "path": "/ratesmartfactsvertrieb",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/ratesmartfactsvertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsRatesmartfactsvertriebReports": {
    "method": "OPTIONS",
    "path": "/ratesmartfactsvertrieb",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getRatesmartfactsvertriebReport": {
    "method": "GET",
    "path": "/ratesmartfactsvertrieb/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsRatesmartfactsvertriebReport": {
    "method": "OPTIONS",
    "path": "/ratesmartfactsvertrieb/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createRatevertriebReport": {
    "method": "POST",
    "path": "/ratevertrieb",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/ratevertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsRatevertriebReports": {
    "method": "OPTIONS",
    "path": "/ratevertrieb",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getRatevertriebReport": {
    "method": "GET",
    "path": "/ratevertrieb/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsRatevertriebReport": {
    "method": "OPTIONS",
    "path": "/ratevertrieb/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createVertriebReport": {
    "method": "POST",
    "path": "/vertrieb",
    "requests": {
      "application/json": {
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/vertrieb/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsVertriebReports": {
    "method": "OPTIONS",
    "path": "/vertrieb",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getVertriebReport": {
    "method": "GET",
    "path": "/vertrieb/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsVertriebReport": {
    "method": "OPTIONS",
    "path": "/vertrieb/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createProduktanbieterReport": {
    "method": "POST",
    "path": "/produktanbieter",
    "requests": {
      "application/json": {
        "produktanbieter-request": {
          "fromDay": "2026-10-01"
        },
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/produktanbieter/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsProduktanbieterReports": {
    "method": "OPTIONS",
    "path": "/produktanbieter",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getProduktanbieterReport": {
    "method": "GET",
    "path": "/produktanbieter/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsProduktanbieterReport": {
    "method": "OPTIONS",
    "path": "/produktanbieter/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createRohdatenReport": {
    "method": "POST",
    "path": "/rohdaten",
    "requests": {
      "application/json": {
        "rohdaten-request": {
          "fromDay": "2026-10-01"
        },
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/rohdaten/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsRohdatenReports": {
    "method": "OPTIONS",
    "path": "/rohdaten",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getRohdatenReport": {
    "method": "GET",
    "path": "/rohdaten/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsRohdatenReport": {
    "method": "OPTIONS",
    "path": "/rohdaten/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createProvisionsclearinggenericReport": {
    "method": "POST",
    "path": "/provisionsclearinggeneric",
    "requests": {
      "application/json": {
        "provisionsclearinggeneric-request": {
          "fromDay": "2026-10-01",
          "toDay": "2026-10-31",
          "category": "Kategorie A"
        },
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/provisionsclearinggeneric/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsProvisionsclearinggenericReports": {
    "method": "OPTIONS",
    "path": "/provisionsclearinggeneric",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getProvisionsclearinggenericReport": {
    "method": "GET",
    "path": "/provisionsclearinggeneric/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsProvisionsclearinggenericReport": {
    "method": "OPTIONS",
    "path": "/provisionsclearinggeneric/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createMtvreportReport": {
    "method": "POST",
    "path": "/mtvreport",
    "requests": {
      "application/json": {
        "mtvreport-request": {
          "fromDay": "2026-10-01",
          "toDay": "2026-10-31",
          "category": "Kategorie A",
          "partnerIdToCreateReportFor": "ABC12"
        },
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/mtvreport/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsMtvreportReports": {
    "method": "OPTIONS",
    "path": "/mtvreport",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getMtvreportReport": {
    "method": "GET",
    "path": "/mtvreport/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsMtvreportReport": {
    "method": "OPTIONS",
    "path": "/mtvreport/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "createKonditionsvergleichReport": {
    "method": "POST",
    "path": "/konditionsvergleich",
    "requests": {
      "application/json": {
        "konditionsvergleich-request": {
          "produktArt": "ANNUITAET"
        },
        "empty-request": {}
      }
    },
    "answers": {
      "202": {
        "headers": {
          "Location": "/konditionsvergleich/5b1c9d52-6a0e-4f0b-9d53-2f1c8a7e4b10"
        },
        "bodies": {
          "text/plain": {
            "report-accepted": "Report requested"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      }
    }
  },
  "optionsKonditionsvergleichReports": {
    "method": "OPTIONS",
    "path": "/konditionsvergleich",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  },
  "getKonditionsvergleichReport": {
    "method": "GET",
    "path": "/konditionsvergleich/{reportId}",
    "requests": {},
    "answers": {
      "200": {
        "headers": {},
        "bodies": {
          "application/json": {
            "status-requested": {
              "status": "REQUESTED"
            },
            "status-processing": {
              "status": "PROCESSING"
            }
          }
        }
      },
      "303": {
        "headers": {
          "Location": "https://host.example/report"
        },
        "bodies": {
          "text/plain": {
            "report-elsewhere": "See Other"
          }
        }
      },
      "400": {
        "headers": {},
        "bodies": {
          "application/json": {
            "bad-request": {
              "message": "The request body is not valid",
              "error": "Bad Request"
            }
          }
        }
      },
      "403": {
        "headers": {},
        "bodies": {
          "application/json": {
            "forbidden": {
              "message": "User is not authorized to access this resource"
            }
          }
        }
      },
      "404": {
        "headers": {},
        "bodies": {
          "application/json": {
            "not-found": {
              "message": "No report has this identifier",
              "error": "Not Found"
            }
          }
        }
      },
      "422": {
        "headers": {},
        "bodies": {
          "application/json": {
            "unprocessable-content": {
              "message": "The report cannot be produced",
              "error": "Unprocessable Content"
            }
          }
        }
      },
      "500": {
        "headers": {},
        "bodies": {
          "application/json": {
            "internal-server-error": {
              "message": "The report could not be produced",
              "error": "Internal Server Error"
            }
          }
        }
      }
    }
  },
  "optionsKonditionsvergleichReport": {
    "method": "OPTIONS",
    "path": "/konditionsvergleich/{reportId}",
    "requests": {},
    "answers": {
      "204": {
        "headers": {
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Methods": "GET,POST,OPTIONS",
          "Access-Control-Allow-Headers": "Authorization,Content-Type"
        },
        "bodies": {}
      }
    }
  }
};
