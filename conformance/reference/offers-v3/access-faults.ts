import { leadingToCopies, refusalsServe, tokensNotVerified, strangersCrash } from '../answer-faults.ts';
import { vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import {
  faultsAt,
  faultsOf,
  askingAgain,
  onResponse,
  withJson,
  withoutHeader,
  withRewrittenJson,
  withStatus,
  type Wrap,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE, LIST, OFFERS, SAVED } from './fault-paths.ts';

const list = withJson({ ergebnislisteId: '00000000-0000-4000-8000-000000000000', ergebnisse: [] });
const granted = [withStatus(200), withoutHeader('www-authenticate')];

const unknownCase = { method: 'POST', path: DETERMINE, status: 404 };

const withOwnCase = (request: Request) =>
  new Request(request.url.replace(/\/vorgaenge\/[^/]+/, `/vorgaenge/${vorgangsNummer}`), request);

/** Reads a result list by its own case where another one is refused with one of these statuses. */
const listOf =
  (...statuses: readonly number[]): Wrap =>
  (next) =>
    onResponse({ method: 'GET', path: LIST }, (response, request) =>
      statuses.includes(response.status) ? next(withOwnCase(request)) : response,
    )(next);

/** Shows in each result list how many were read before. */
const numbered: Wrap = (next) => {
  let reads = 0;
  const withNumber = withRewrittenJson((body) => ({ ...body, abruf: (reads += 1) }));
  return onResponse({ method: 'GET', path: LIST, status: 200 }, withNumber)(next);
};

/** Faults of who may see what (O309, O312, O315, O316). */
export const accessFaults: readonly Fault[] = [
  ...faultsAt(unknownCase, {
    'unknown-case-200': [
      'missing-validation',
      'A determination for a case that does not exist answers 200 and a result list.',
      withStatus(200),
      list,
    ],
  }),
  ...faultsOf({
    'wrong-meaning': {
      'unknown-case-uses-another': [
        'A determination for a case that does not exist is made for another one.',
        askingAgain(unknownCase, withOwnCase),
      ],
    },
    'missing-validation': {
      'unknown-case-uses-data': [
        'A determination for a case that does not exist is made of the captured data in its body.',
        (next) => async (request) => {
          const text = await request.clone().text();
          return (text.includes('"vorhaben"') ? onResponse(unknownCase, withStatus(200), list)(next) : next)(request);
        },
      ],
    },
    'missing-check': {
      'list-without-its-case': ['A result list can be read with the number of any case.', listOf(403, 404)],
      'list-of-any-own-case': ['A result list can be read with the number of any case of the caller.', listOf(404)],
      'numbered-list-of-any-own-case': [
        'A result list, which numbers its reads, can be read with the number of any case of the caller.',
        (next) => listOf(404)(numbered(next)),
      ],
    },
  }),
  ...faultsAt(
    { method: 'GET', path: SAVED('/[^/]+'), status: 404 },
    {
      'unknown-saved-offer-200': [
        'missing-validation',
        'A saved offer that does not exist reads with 200.',
        withStatus(200),
        withJson({}),
      ],
    },
  ),
  ...tokensNotVerified(OFFERS),
  refusalsServe(OFFERS),
  leadingToCopies(OFFERS),
  strangersCrash(OFFERS),
  ...faultsAt(
    { method: 'GET', path: SAVED('/[^/]+/zahlungsplaene'), status: 403 },
    {
      'saved-payment-plans-need-no-scope': [
        'missing-check',
        'The payment plans of a saved offer are read without the scope.',
        withStatus(200),
        withJson([]),
      ],
    },
  ),
  ...faultsAt(
    { method: 'GET', path: LIST, status: 401 },
    { 'list-without-token': ['missing-check', 'A result list is read without a token.', ...granted, list] },
  ),
  ...faultsAt(
    { method: 'POST', path: DETERMINE, status: 401 },
    {
      'determination-without-token-204': [
        'missing-check',
        'A determination without a token answers 204, as if nothing had been found.',
        withStatus(204),
      ],
      'determination-refused-with-list': [
        'missing-check',
        'A determination without a token answers 401 with the result list that it has determined all the same.',
        withJson({ ergebnislisteId: '00000000-0000-4000-8000-000000000000', ergebnisse: [] }),
      ],
    },
  ),
  ...faultsAt(
    { method: 'POST', path: new RegExp(`/${vorgangsNummerOhneErgebnisse}/ergebnisliste$`), status: 401 },
    {
      'no-results-without-token': [
        'missing-check',
        'That a case has no results is told before the token is asked for.',
        withStatus(204),
      ],
    },
  ),
];
