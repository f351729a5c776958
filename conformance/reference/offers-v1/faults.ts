import { brokenRead } from '../cases/broken-read.ts';
import { onResponse, withJson, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';

const SUGGESTIONS = /^\/v1\/finanzierungsvorschlaege\/[^/]+$/;

/** The faults of the mortgage offers interface v1 (O221). */
export const faults: readonly Fault[] = [
  ...brokenRead('suggestions', 'the financing suggestions', SUGGESTIONS),
  {
    name: 'suggestions-answer-500',
    says: 'Reading the financing suggestions answers 500.',
    wrap: onResponse(
      { method: 'GET', path: SUGGESTIONS, status: 200 },
      withStatus(500),
      withJson({ message: 'this did not work' }),
    ),
  },
];
