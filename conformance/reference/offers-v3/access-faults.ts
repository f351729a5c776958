import { strangerFaults } from '../answer-faults.ts';
import { vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import {
  faultsOf,
  answeringAs,
  findingByBeginning,
  leadingTo,
  onResponse,
  withJson,
  withoutHeader,
  withRewrittenJson,
  withStatus,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE, LIST, OFFERS, RESULT, SAVED } from './fault-paths.ts';

const LISTED = { ergebnislisteId: '00000000-0000-4000-8000-000000000000', ergebnisse: [] };
const list = withJson(LISTED);
const commission = { method: 'GET', path: RESULT('/provision') };
const unknownCase = { method: 'POST', path: DETERMINE, status: 404 };
const refusedDetermination = { ...unknownCase, status: 401 };

const withOwnCase = (request: Request) =>
  new Request(request.url.replace(/\/vorgaenge\/[^/]+/, `/vorgaenge/${vorgangsNummer}`), request);

/** Serves a result list of the caller's case under the number of another case, if that is refused with one of these statuses. */
const listOf =
  (...statuses: readonly number[]): Wrap =>
  (next) =>
    statuses.reduce((inner, status) => answeringAs({ method: 'GET', path: LIST, status }, withOwnCase)(inner), next);

/** Adds the number of the read to result lists. */
const numbered: Wrap = (next) => {
  let reads = 0;
  const withNumber = withRewrittenJson((body) => ({ ...body, abruf: (reads += 1) }));
  return onResponse({ method: 'GET', path: LIST, status: 200 }, withNumber)(next);
};

/** Faults of token, scope and case checks (O309, O312, O315, O316). */
export const accessFaults: readonly Fault[] = [
  ...faultsOf({
    'missing-validation': {
      'unknown-case-200': [
        'A determination for a case that does not exist answers 200 and a result list.',
        onResponse(unknownCase, withStatus(200), list),
      ],
      'unknown-case-uses-data': [
        'A determination for a case that does not exist uses the captured data in its body.',
        onResponse({ ...unknownCase, sent: /"vorhaben"/ }, withStatus(200), list),
      ],
      'unknown-saved-offer-200': [
        'A saved offer that does not exist answers 200.',
        onResponse({ method: 'GET', path: SAVED('/[^/]+'), status: 404 }, withStatus(200), withJson({})),
      ],
    },
    'wrong-meaning': {
      'numbers-by-their-beginning': [
        'A result or a saved offer can be read by numbers that merely begin with its own.',
        findingByBeginning(/./),
      ],
      'unknown-case-uses-another': [
        'A determination for a case that does not exist is answered for another case.',
        answeringAs(unknownCase, withOwnCase),
      ],
    },
    'missing-check': {
      'list-without-its-case': ['A result list can be read with the number of any case.', listOf(403, 404)],
      'list-of-any-own-case': ['A result list can be read with the number of any case of the caller.', listOf(404)],
      'numbered-list-of-any-own-case': [
        'A result list, which counts its reads, can be read with the number of any case of the caller.',
        (next) => listOf(404)(numbered(next)),
      ],
      'saved-payment-plans-need-no-scope': [
        'The payment plans of a saved offer can be read without the scope.',
        onResponse({ method: 'GET', path: SAVED('/[^/]+/zahlungsplaene'), status: 403 }, withStatus(200), withJson([])),
      ],
      'list-without-token': [
        'A result list can be read without a token.',
        onResponse(
          { method: 'GET', path: LIST, status: 401 },
          withStatus(200),
          withoutHeader('www-authenticate'),
          list,
        ),
      ],
      'determination-without-token-204': [
        'A determination without a token answers 204, as if nothing had been found.',
        onResponse(refusedDetermination, withStatus(204)),
      ],
      'determination-refused-with-list': [
        'A determination without a token answers 401, but with the result list.',
        onResponse(refusedDetermination, list),
      ],
      'determination-leads-strangers-to-list': [
        'A determination without a valid token redirects to its result list.',
        leadingTo(refusedDetermination, '/copies/ergebnisliste', () => Response.json(LISTED)),
      ],
      'commission-for-strangers-alone': [
        'A read of the commission answers 404 with a token, and succeeds without one.',
        (next) =>
          onResponse(
            { ...commission, status: 401 },
            withStatus(200),
            withJson({ betrag: 3750.25 }),
          )(onResponse({ ...commission, status: 200 }, withStatus(404))(next)),
      ],
      'no-results-without-token': [
        'A determination without results answers 204 before the token is checked.',
        onResponse(
          { ...refusedDetermination, path: new RegExp(`/${vorgangsNummerOhneErgebnisse}/ergebnisliste$`) },
          withStatus(204),
        ),
      ],
    },
  }),
  ...strangerFaults(OFFERS),
];
