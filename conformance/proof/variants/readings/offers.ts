import { setImmediate } from 'node:timers/promises';
import {
  isSelected,
  onResponse,
  withHeader,
  withJson,
  withStatus,
  withText,
  type Selector,
  type Change,
  type JsonObject,
  type Wrap,
} from '../../../reference/faulty.ts';
import { isObject } from '../../../json.ts';
import {
  everyObject,
  inconclusive,
  onAnswers,
  onHosts,
  rewrittenJson,
  withFixtures,
  withoutFixture,
  variantsOf,
} from '../variant.ts';

/** Entries without a number of their own, but with a link to themselves; results name their provider by an object. */
const numberedByLinks: Wrap = rewrittenJson((body, { url }) => {
  const { pathname } = new URL(url);
  if (!pathname.includes('/ergebnisliste/') && !pathname.endsWith('/ergebnisliste')) return JSON.stringify(body);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const list = isObject(body) ? text(body['ergebnislisteId']) : '';
  const base = list === '' || pathname.endsWith(`/${list}`) ? pathname : `${pathname}/${list}`;
  const linked = (one: JsonObject): JsonObject => {
    const { ergebnisNummer, ergebnisnummer = ergebnisNummer, zahlungsplanIndex = ergebnisnummer, ...rest } = one;
    const number = text(zahlungsplanIndex);
    if (number === '') return rest;
    const href = `https://angebote.example/basis${base.endsWith(`/${number}`) ? base : `${base}/${number}`}`;
    return { ...rest, _links: { self: { href } } };
  };
  const named = ({ produktAnbieter: id, ...rest }: JsonObject): JsonObject =>
    id === undefined ? rest : { ...rest, produktAnbieter: { name: 'Bank', produktAnbieterId: id } };
  return JSON.stringify(everyObject(body, (one) => named(linked(one))));
});

const SUGGESTIONS = /^\/v1\/finanzierungsvorschlaege\//;
/** The reads of all versions, except commissions of v2, for which a redirect means «not ready». */
const READ_OF_OFFERS =
  /\/v1\/finanzierungsvorschlaege\/|\/ermittlung\/(?!.*\/provision$)|\/v3\/.*\/(ergebnisliste\/|gemerkteangebote)/;

export const redirectedTo = (location: string, response: Response): Response =>
  withHeader('location', location)(withStatus(302)(response));

/** Redirects twice to the same URL with another parameter, with an HTML body like that of gateways. */
const redirectedTwice: Change = (response, request) => {
  const url = new URL(request.url);
  const times = Number(url.searchParams.get('weiter'));
  if (times === 2) return response;
  url.searchParams.set('weiter', String(times + 1));
  return withText('<html><h1>302 Found</h1></html>', 'text/html')(redirectedTo(url.href, response));
};

/** The suffix of the identifier of a list entry that cannot be read. */
const NO_RESOURCE = '-abgelaufen';

/** Adds a copy of the last entry with another identifier to a list. */
const withoutResource = (entries: readonly JsonObject[], identifier: string): readonly JsonObject[] => {
  const [last] = entries.slice(-1);
  return [...entries, { ...last, [identifier]: `${String(last?.[identifier])}${NO_RESOURCE}` }];
};

/** Rewrites every list whose entries have a member `identifier`. */
const everyList = (identifier: string, write: (entries: readonly JsonObject[], identifier: string) => unknown) =>
  rewrittenJson((body) =>
    JSON.stringify(body, (_, value: unknown) =>
      Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && identifier in entry)
        ? write(value as JsonObject[], identifier)
        : value,
    ),
  );

const DETERMINATION: Selector = {
  method: 'POST',
  path: /\/ergebnisliste(\/ermittlung)?$|^\/v1\/finanzierungsvorschlaege\//,
};

/** Refuses a determination while another one is running. */
const oneAtATime: Wrap = (next) => {
  let isBusy = false;
  return async (request) => {
    if (!isSelected(DETERMINATION, request)) return next(request);
    if (isBusy) return Response.json({ message: 'eine Ermittlung läuft' }, { status: 409 });
    isBusy = true;
    await setImmediate();
    const response = await next(request.clone());
    isBusy = false;
    return response;
  };
};

/** Other interpretations of the documents about mortgage offers v1, and about several versions. */
export const OFFERS_READINGS = variantsOf({
  'entries-numbered-by-links': {
    says: 'Results and payment plans show their numbers only in the links to themselves, at another host and base path; results name their provider by an object.',
    around: onHosts('v2', 'baufi')(numberedByLinks),
  },
  'suggestions-found-elsewhere': {
    says: 'The POST of v1 redirects to where the suggestions are read.',
    around: onAnswers('v2')(
      { method: 'POST', path: SUGGESTIONS, status: 200 },
      withStatus(303),
      (response, { url }) => withHeader('location', new URL(url).pathname)(response),
      withText(''),
    ),
  },
  'suggestions-there-later': {
    says: 'The POST of v1 is accepted with 202, and the suggestions are there after a few reads; before it there are none.',
    around: onHosts('v2')((next) => {
      const reads = new Map<string, number>();
      return async (request) => {
        const response = await next(request);
        const { pathname } = new URL(request.url);
        if (!response.ok || !SUGGESTIONS.test(pathname)) return response;
        const left = reads.get(pathname);
        if (request.method === 'POST') {
          reads.set(pathname, left ?? 3);
          return new Response(null, { status: 202, headers: response.headers });
        }
        if (left === 0) return response;
        if (left !== undefined) reads.set(pathname, left - 1);
        return withJson({ message: 'not there yet' })(withStatus(404)(response));
      };
    }),
  },
  'reads-redirected': {
    says: 'The reads of all versions, except those of commissions of v2, redirect twice before they answer.',
    around: onAnswers('v2', 'baufi')({ method: 'GET', path: READ_OF_OFFERS, status: 200 }, redirectedTwice),
  },
  'reads-redirected-at-once': {
    says: 'The same reads redirect every caller, and check token and identifiers only after the redirects; a 404 is an HTML page.',
    around: onHosts('v2', 'baufi')(
      onResponse({ method: 'GET', path: READ_OF_OFFERS, status: 404 }, withText('<h1>Not Found</h1>', 'text/html')),
      onResponse({ method: 'GET', path: READ_OF_OFFERS }, redirectedTwice),
    ),
    open: { 'offers-v3/login-token-is-taken': 'not-applicable' },
  },
  'listed-without-resource': {
    says: 'The last result of a list and the last saved offer are listed, but cannot be read: 410.',
    around: onHosts('v2', 'baufi')(
      everyList('ergebnisNummer', withoutResource),
      everyList('ergebnisnummer', withoutResource),
      everyList('laufendeNummer', withoutResource),
      (next) => (request) => (request.url.includes(NO_RESOURCE) ? new Response(null, { status: 410 }) : next(request)),
    ),
    configure: withoutFixture('offers', 'laufendeNummer'),
  },
  'configured-result-elsewhere': {
    says: 'The configured result belongs to a list that is gone, and results have neither documents nor payment plans: 404.',
    around: onAnswers('v2', 'baufi')(
      { method: 'GET', path: /\/(ergebnisse|ergebnisliste\/[^/]+)\/[^/]+\/(unterlagen|zahlungsplaene)/, status: 200 },
      withJson({ message: 'none' }),
      withStatus(404),
    ),
    configure: withFixtures('offers', { ergebnisNummer: '77' }),
    open: {
      ...inconclusive(
        'offers-v2',
        'determination-payloads',
        'determination-reads',
        'token-required',
        'trace-id-optional',
        'unknown-read-refused',
      ),
      ...inconclusive(
        'offers-v3',
        'list-belongs-to-its-case',
        'result-list-reads',
        'token-required',
        'unknown-read-refused',
      ),
    },
  },
  'one-determination-at-a-time': {
    says: 'While a determination for a caller is under way, every other one is refused: 409.',
    around: onHosts('v2', 'baufi')(oneAtATime),
  },
});
