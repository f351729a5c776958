import { anyTokenTaken, strangersCrash } from '../answer-faults.ts';
import { vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import { faultsOf, isAsked, onResponse, withJson, withoutHeader, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { DETERMINE, LIST, OFFERS, SAVED } from './fault-paths.ts';

const list = withJson({ ergebnislisteId: '00000000-0000-4000-8000-000000000000', ergebnisse: [] });
const granted = [withStatus(200), withoutHeader('www-authenticate')];

const unknownCase = { method: 'POST', path: DETERMINE, status: 404 };

const unknownRead = (name: string, says: string, path: RegExp): Fault => ({
  name,
  kind: 'missing-validation',
  says,
  wrap: onResponse({ method: 'GET', path, status: 404 }, withStatus(200), withJson({})),
});

/** Faults of who may see what (O309, O312, O315, O316). */
export const accessFaults: readonly Fault[] = [
  ...faultsOf({
    'unknown-case-200': {
      kind: 'missing-validation',
      says: 'A determination for a case that does not exist answers 200 and a result list.',
      wrap: onResponse(unknownCase, withStatus(200), list),
    },
    'unknown-case-uses-another': {
      kind: 'wrong-meaning',
      says: 'A determination for a case that does not exist is made for another one.',
      wrap: (next) => async (request) => {
        const again = request.clone();
        const response = await next(request);
        if (response.status !== 404 || !isAsked({ method: 'POST', path: DETERMINE }, request)) return response;
        return next(new Request(request.url.replace(/\/vorgaenge\/[^/]+/, `/vorgaenge/${vorgangsNummer}`), again));
      },
    },
    'list-without-its-case': {
      kind: 'missing-check',
      says: 'A result list can be read with the number of any case.',
      wrap: (next) => async (request) => {
        const response = await next(request);
        if (response.ok || !isAsked({ method: 'GET', path: LIST }, request)) return response;
        const ofItsCase = request.url.replace(/\/vorgaenge\/[^/]+/, `/vorgaenge/${vorgangsNummer}`);
        return next(new Request(ofItsCase, request));
      },
    },
  }),
  unknownRead('unknown-saved-offer-200', 'A saved offer that does not exist reads with 200.', SAVED('/[^/]+')),
  anyTokenTaken(OFFERS),
  strangersCrash(OFFERS),
  ...faultsOf({
    'saved-payment-plans-need-no-scope': {
      kind: 'missing-check',
      says: 'The payment plans of a saved offer are read without the scope.',
      wrap: onResponse(
        { method: 'GET', path: SAVED('/[^/]+/zahlungsplaene'), status: 403 },
        withStatus(200),
        withJson([]),
      ),
    },
    'list-without-token': {
      kind: 'missing-check',
      says: 'A result list is read without a token.',
      wrap: onResponse({ method: 'GET', path: LIST, status: 401 }, ...granted, list),
    },
    'determination-without-token-204': {
      kind: 'missing-check',
      says: 'A determination without a token answers 204, as if nothing had been found.',
      wrap: onResponse({ method: 'POST', path: DETERMINE, status: 401 }, withStatus(204)),
    },
    'no-results-without-token': {
      kind: 'missing-check',
      says: 'That a case has no results is told before the token is asked for.',
      wrap: onResponse(
        { method: 'POST', path: new RegExp(`/${vorgangsNummerOhneErgebnisse}/ergebnisliste$`), status: 401 },
        withStatus(204),
      ),
    },
  }),
];
