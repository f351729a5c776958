import {
  isAsked,
  onRequestJson,
  onResponse,
  withHeader,
  withJson,
  withRewrittenJson,
  withStatus,
  withText,
  type Change,
} from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import { onHosts, type Variant } from '../variant.ts';

/** The reads of v1 and of determinations; the redirect of a commission says that it has to be waited for. */
const isReadOfOffers = (request: Request) =>
  isAsked({ method: 'GET', path: /\/v1\/finanzierungsvorschlaege\/|\/ermittlung\/(?!.*\/provision$)/ }, request);

/** Redirects to the same address with a further parameter, unless it has that already. */
const redirectedOnce: Change = async (response, request) => {
  const url = new URL(request.url);
  if (url.searchParams.has('weiter')) return response;
  url.searchParams.set('weiter', '1');
  return withHeader('location', url.href)(await withStatus(302)(response, request), request);
};

/** Where the sources about mortgage offers contradict themselves, or leave more than one reading. */
export const OFFERS_READINGS: readonly Variant[] = [
  {
    name: 'flags-exclude-each-other',
    says: 'A determination of v3 determines or updates: both flags together are refused with 400.',
    around: onHosts(
      ['baufi'],
      onRequestJson({ method: 'POST', path: /\/ergebnisliste$/ }, (sent) =>
        isObject(sent) && sent['ermitteln'] === true && sent['aktualisieren'] === true ? [] : sent,
      ),
    ),
  },
  ...[
    {
      name: 'results-by-now',
      says: 'The case that had no results when the operator named it has some.',
      ergebnisse: [{ ergebnisnummer: '1' }],
    },
    {
      name: 'lists-without-results',
      says: 'A case without results is answered with a result list that holds none.',
      ergebnisse: [],
    },
  ].map(({ ergebnisse, ...named }): Variant => ({
    ...named,
    around: onHosts(
      ['baufi'],
      onResponse(
        { method: 'POST', path: /\/ergebnisliste$/, status: 204 },
        withStatus(200),
        withJson({ ergebnislisteId: '99', ergebnisse }),
      ),
    ),
    open: {
      'offers-v3/determination-answers-200-or-204': 'inconclusive',
      'offers-v3/no-result-list-has-no-body': 'not-applicable',
    },
  })),
  {
    name: 'options-that-are-false-left-out',
    says: 'The original request of a determination names the options that were true.',
    around: onHosts(
      ['v2'],
      onResponse(
        { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
        withRewrittenJson((body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== false))),
      ),
    ),
  },
  {
    name: 'suggestions-found-elsewhere',
    says: 'The POST of v1 redirects to where the suggestions are read.',
    around: onHosts(
      ['v2'],
      onResponse(
        { method: 'POST', path: /^\/v1\/finanzierungsvorschlaege\//, status: 200 },
        withStatus(303),
        withHeader('location', '.'),
        withText(''),
      ),
    ),
  },
  {
    name: 'reads-redirected',
    says: 'The reads of v1, and those of a determination, redirect before they answer.',
    around: onHosts(['v2'], (next) => async (request) => {
      const response = await next(request);
      return response.status === 200 && isReadOfOffers(request) ? redirectedOnce(response, request) : response;
    }),
  },
  {
    name: 'reads-redirected-at-once',
    says: 'The same reads redirect whoever asks, and look at token and identifiers only then.',
    around: onHosts(['v2'], (next) => async (request) => {
      const response = await next(request);
      return isReadOfOffers(request) ? redirectedOnce(response, request) : response;
    }),
    open: { 'login/token-works-as-bearer': 'not-applicable' },
  },
];
