import { notAcceptable } from '../cases/read-faults.ts';
import { answerFaults, strangerFaults } from '../answer-faults.ts';
import { after, onResponse, withJson, withProperties, withStatus } from '../faulty.ts';
import type { Fault, Faults } from '../interface.ts';
import { traceIdFaults } from '../offers-v2/trace-id-faults.ts';

const SUGGESTIONS = /^\/v1\/finanzierungsvorschlaege\/[^/]+$/;

/** The faults of the mortgage offers interface v1 (O216, O220, O221). */
const faults: readonly Fault[] = [
  notAcceptable('suggestions', 'the financing suggestions', SUGGESTIONS),
  {
    name: 'suggestions-of-another-case',
    kind: 'wrong-meaning',
    says: 'A read of financing suggestions shows the number of another case.',
    wrap: onResponse({ method: 'GET', path: SUGGESTIONS, status: 200 }, withProperties({ vorgangsNummer: 'BF0815' })),
  },
  {
    name: 'read-crashes-once-determined',
    kind: 'crash',
    says: 'After financing suggestions were determined by POST, reading them answers 500.',
    wrap: after({ method: 'POST', path: SUGGESTIONS }, { method: 'GET', path: SUGGESTIONS }, withStatus(500)),
  },
  {
    name: 'determination-answers-405',
    kind: 'not-offered',
    says: 'Determining financing suggestions answers 405.',
    wrap: onResponse(
      { method: 'POST', path: SUGGESTIONS, status: 200 },
      withStatus(405),
      withJson({ message: 'this did not work' }),
    ),
  },
  ...traceIdFaults(SUGGESTIONS),
  ...answerFaults({ path: SUGGESTIONS }, 'any'),
  ...strangerFaults(SUGGESTIONS),
  {
    name: 'unknown-case-200',
    kind: 'missing-validation',
    says: 'The suggestions of a case that does not exist are empty: 200.',
    wrap: onResponse({ method: 'GET', path: SUGGESTIONS, status: 404 }, withStatus(200), withJson({})),
  },
];

export default { 'offers-v1': faults } satisfies Faults;
