import { brokenRead } from '../cases/broken-read.ts';
import { onResponse, withHeader, withJson, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { traceIdFaults } from '../offers-v2/trace-id-faults.ts';

const SUGGESTIONS = /^\/v1\/finanzierungsvorschlaege\/[^/]+$/;
const refused = { method: 'GET', path: SUGGESTIONS, status: 401 };

/** The faults of the mortgage offers interface v1 (O216, O220, O221). */
export const faults: readonly Fault[] = [
  ...brokenRead('suggestions', 'the financing suggestions', SUGGESTIONS),
  {
    name: 'suggestions-answer-500',
    kind: 'crash',
    says: 'Reading the financing suggestions answers 500.',
    wrap: onResponse(
      { method: 'GET', path: SUGGESTIONS, status: 200 },
      withStatus(500),
      withJson({ message: 'this did not work' }),
    ),
  },
  {
    name: 'suggestions-without-token',
    kind: 'missing-check',
    says: 'The financing suggestions are read without a token.',
    wrap: onResponse(refused, withStatus(200), withJson({ finanzierungsvorschlaege: [] })),
  },
  {
    name: 'suggestions-redirect-to-login',
    kind: 'wrong-redirect',
    says: 'Reading the financing suggestions without a token redirects to a login page.',
    wrap: onResponse(refused, withStatus(302), withHeader('location', '/login?redirectTo=%2F'), withText('')),
  },
  ...traceIdFaults(SUGGESTIONS),
];
