/**
 * The examples of a contract, generated from specs/offers/v1.yaml. Do not edit: run `npm run generate`.
 */

import type { OperationExamples } from '../operation-examples.ts';

/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
  "getFinanzierungsvorschlaege": {
    "method": "GET",
    "path": "/v1/finanzierungsvorschlaege/{vorgangsNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "finanzierungsvorschlaege": {
              "finanzierungsvorschlaege": [
                {
                  "produktAnbieter": "Musterbank Hamburg"
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
  "createFinanzierungsvorschlaege": {
    "method": "POST",
    "path": "/v1/finanzierungsvorschlaege/{vorgangsNummer}",
    "requests": {},
    "answers": {
      "2XX": {
        "headers": {},
        "bodies": {
          "application/json": {
            "finanzierungsvorschlaege-ermittlung": {
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
  }
};
