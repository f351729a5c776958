/**
 * The examples of a contract, generated from specs/session/openapi.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "createSession": {
    "method": "POST",
    "path": "/login.do",
    "requests": {
      "application/x-www-form-urlencoded": {
        "form-login": {
          "username": "jonas.muster@finanzhaus.example",
          "password": "invented-password"
        }
      }
    },
    "answers": {
      "200": {
        "headers": {
          "Set-Cookie": "sessionId=invented-session"
        },
        "bodies": {
          "text/plain": {
            "form-login-text": "OK"
          }
        }
      },
      "401": {
        "headers": {},
        "bodies": {
          "application/json": {
            "error": {
              "message": "The request could not be processed."
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
  "deleteSession": {
    "method": "POST",
    "path": "/logout",
    "requests": {},
    "answers": {
      "302": {
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
  "signOn": {
    "method": "GET",
    "path": "/login",
    "requests": {},
    "answers": {
      "302": {
        "headers": {
          "Location": "/uebersicht",
          "Set-Cookie": "sessionId=invented-session"
        },
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
  "signOnWithHeader": {
    "method": "POST",
    "path": "/login",
    "requests": {},
    "answers": {
      "302": {
        "headers": {
          "Location": "/uebersicht",
          "Set-Cookie": "sessionId=invented-session",
          "X-TraceId": "5f0c2a9e-7d0b-4a53-9f0e-1f7c2b6f3a11"
        },
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
  "getPartnerLoginBox": {
    "method": "GET",
    "path": "/partner-login-box.html",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "text/html": {
            "partner-login-box": "<!doctype html>\n<html lang=\"de\">\n  <head><meta charset=\"utf-8\"><title>Anmeldung</title></head>\n  <body>\n    <form action=\"/login.do\" method=\"post\" accept-charset=\"utf-8\">\n      <label>Benutzername <input type=\"text\" name=\"username\"></label>\n      <label>Passwort <input type=\"password\" name=\"password\"></label>\n      <button type=\"submit\">Anmelden</button>\n    </form>\n  </body>\n</html>\n"
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
