import { setImmediate } from 'node:timers/promises';
import {
  isAsked,
  jsonOf,
  onRequestJson,
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
  type Asked,
  type Change,
  type JsonObject,
} from '../../../reference/faulty.ts';
import { ergebnislisteId, offersFixtures } from '../../../reference/cases/seed.ts';
import { SHOWN } from '../../../rules/offers/steps/ask.v2.ts';
import type { Handler } from '../../../servers/handler.ts';
import { isObject } from '../../../json.ts';
import {
  inconclusive,
  onAnswers,
  onHosts,
  rewrittenJson,
  where,
  withFixtures,
  withoutFixture,
  type Variant,
} from '../variant.ts';

const RESULT_LIST = /^\/v3\/vorgaenge\/([^/]+)\/ergebnisliste(?:\/([^/]+))?/;
const SUGGESTIONS = /^\/v1\/finanzierungsvorschlaege\//;
/** The reads of all versions; the redirect of a commission of v2 says that it has to be waited for. */
const READ_OF_OFFERS =
  /\/v1\/finanzierungsvorschlaege\/|\/ermittlung\/(?!.*\/provision$)|\/v3\/.*\/(ergebnisliste\/|gemerkteangebote)/;

const redirectedTo =
  (location: string): Change =>
  (response) =>
    withHeader('location', location)(withStatus(302)(response));

/** Redirects to the same address with a further parameter, twice, each time with the page that gateways add to a redirect. */
const redirectedTwice: Change = async (response, request) => {
  const url = new URL(request.url);
  const times = Number(url.searchParams.get('weiter'));
  if (times === 2) return response;
  url.searchParams.set('weiter', String(times + 1));
  return withText('<html><h1>302 Found</h1></html>', 'text/html')(await redirectedTo(url.href)(response, request));
};

/** What ends the identifier of an entry that has no resource. */
const NO_RESOURCE = '-abgelaufen';

/** A list with one more entry, which differs from the last one in its identifier. */
const withoutResource = (entries: readonly JsonObject[], identifier: string): readonly JsonObject[] => {
  const [last] = entries.slice(-1);
  return [...entries, { ...last, [identifier]: `${String(last?.[identifier])}${NO_RESOURCE}` }];
};

/** Rewrites every list whose entries have an identifier. */
const everyList = (identifier: string, write: (entries: readonly JsonObject[], identifier: string) => unknown) =>
  rewrittenJson((body) =>
    JSON.stringify(body, (_, value: unknown) =>
      Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && identifier in entry)
        ? write(value as JsonObject[], identifier)
        : value,
    ),
  );

/** Refuses captured data with a loan wish that offends: 422. */
const wishesRefused = (offends: (wish: JsonObject) => boolean) =>
  onHosts(['v2'], (next) => async (request) => {
    const isMeant = isAsked({ method: 'POST', path: /\/ergebnisliste\/ermittlung$/ }, request);
    const sent = isMeant ? await request.clone().text() : '';
    const response = await next(request);
    let isRefused = false;
    JSON.parse(response.status === 302 && sent !== '' ? sent : 'null', (name, value: unknown) => {
      if (name === 'darlehensWuensche') isRefused = (value as JsonObject[]).some(offends);
      return value;
    });
    return isRefused ? withStatus(422)(response) : response;
  });

/** Has the operator name captured data, with these loan wishes or none. */
const withWishes = (darlehensWuensche?: readonly JsonObject[]) =>
  withFixtures('offers', {
    determination: { body: { vorhaben: { ...SHOWN.vorhaben, finanzierungswunsch: { darlehensWuensche } } } },
  });

const annuityIn = ({ annuitaetenDarlehen: loan }: JsonObject): JsonObject => (isObject(loan) ? loan : {});

const isContradicting = (one: JsonObject) => {
  const { sondertilgungOptionalJaehrlich, tilgungsWunsch: wish } = annuityIn(one);
  return (
    isObject(wish) &&
    wish['volltilgerWennAnnuitaetenOderForward'] === true &&
    (sondertilgungOptionalJaehrlich !== undefined || wish['anfaenglicheTilgung'] !== undefined)
  );
};

const withAlternative = withRewrittenJson((body) => {
  const results = body['ergebnisse'] as JsonObject[];
  return { ...body, ergebnisse: [...results, { ...results[0], produktAnbieter: 'FOERDERBANK' }] };
});

const DETERMINATION: Asked = {
  method: 'POST',
  path: /\/ergebnisliste(\/ermittlung)?$|^\/v1\/finanzierungsvorschlaege\//,
};

/** Refuses a determination while another one is under way. */
const oneAtATime = (next: Handler): Handler => {
  let isBusy = false;
  return async (request) => {
    if (!isAsked(DETERMINATION, request)) return next(request);
    if (isBusy) return Response.json({ message: 'eine Ermittlung läuft' }, { status: 409 });
    isBusy = true;
    await setImmediate();
    const response = await next(request.clone());
    isBusy = false;
    return response;
  };
};

/** Answers with 404 for every result list but the latest of its case, and rewrites what a determination answers. */
const latestListAlone =
  (rewrite: (replaced: string | null) => Change) =>
  (next: Handler): Handler => {
    const latest = new Map<string, string>();
    return async (request) => {
      const response = await next(request);
      const [, vorgangsnummer = '', id] = RESULT_LIST.exec(new URL(request.url).pathname) ?? [];
      const made = request.method === 'POST' && response.status === 200 ? await jsonOf(response) : undefined;
      if (isObject(made)) {
        const replaced = latest.get(vorgangsnummer) ?? null;
        latest.set(vorgangsnummer, String(made['ergebnislisteId']));
        return rewrite(replaced)(response, request);
      }
      if (!response.ok || id === undefined || (latest.get(vorgangsnummer) ?? id) === id) return response;
      return withJson({ message: 'replaced' })(withStatus(404)(response));
    };
  };

const asText = (_: string, value: unknown) => {
  if (value === false) return undefined;
  return typeof value === 'number' ? value.toFixed(2) : value;
};

/** The numbers and truth values of an object, in one list. */
function namedValuesIn(body: JsonObject): readonly JsonObject[] {
  const found: JsonObject[] = [];
  JSON.stringify(body, (name, wert: unknown) => {
    if (typeof wert === 'number' || typeof wert === 'boolean') found.push({ name, wert });
    return wert;
  });
  return found;
}

/** Where the sources about mortgage offers contradict themselves, or leave more than one reading. */
export const OFFERS_READINGS: readonly Variant[] = [
  {
    name: 'flags-exclude-each-other',
    says: 'A determination of v3 takes either ermitteln or aktualisieren: both together are refused with 400.',
    uses: ['O321'],
    around: onHosts(
      ['baufi'],
      onRequestJson({ method: 'POST', path: /\/ergebnisliste$/ }, (sent) =>
        isObject(sent) && sent['ermitteln'] === true && sent['aktualisieren'] === true ? [] : sent,
      ),
    ),
  },
  {
    name: 'empty-determinations-fail',
    says: 'A determination of v3 with an empty body or an empty object, which the documents do not show, is answered with 503.',
    uses: ['O307'],
    around: onAnswers(
      ['baufi'],
      { method: 'POST', path: /\/ergebnisliste$/, status: 'ok', sent: /^(\{\})?$/ },
      () => new Response(null, { status: 503 }),
    ),
    open: { 'offers-v3/unusual-bodies': 'inconclusive' },
  },
  ...[
    {
      name: 'results-by-now',
      says: 'The case that the configuration names as one without results has some by now.',
      ergebnisse: [{ ergebnisnummer: '1' }],
    },
    {
      name: 'lists-without-results',
      says: 'A case without results is answered with an empty result list.',
      ergebnisse: [],
    },
  ].map(({ ergebnisse, ...named }): Variant => ({
    ...named,
    around: onAnswers(
      ['baufi'],
      { method: 'POST', path: /\/ergebnisliste$/, status: 204 },
      withStatus(200),
      withJson({ ergebnislisteId: '99', ergebnisse }),
    ),
    open: {
      'offers-v3/determination-answers-200-or-204': 'inconclusive',
      'offers-v3/no-result-list-has-no-body': 'not-applicable',
    },
  })),
  {
    name: 'options-that-are-false-left-out',
    says: 'The original request of a determination shows only the options that were true.',
    around: onAnswers(
      ['v2'],
      { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
      withRewrittenJson((body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== false))),
    ),
  },
  {
    name: 'suggestions-found-elsewhere',
    says: 'The POST of v1 redirects to where the suggestions are read.',
    around: onAnswers(
      ['v2'],
      { method: 'POST', path: SUGGESTIONS, status: 200 },
      withStatus(303),
      withHeader('location', '.'),
      withText(''),
    ),
  },
  {
    name: 'latest-list-alone',
    says: 'A determination of v3 takes the place of the one before, which it names: a case has one result list, and others are answered with 404.',
    around: onHosts(
      ['baufi'],
      latestListAlone((ersetzt) => withProperties({ ersetzt })),
    ),
  },
  {
    name: 'latest-list-alone-unnamed',
    says: 'A determination of v3 takes the place of the one before, and the answer does not show the identifier of its list.',
    around: onHosts(
      ['baufi'],
      latestListAlone(() => withProperties({ ergebnislisteId: undefined })),
    ),
    configure: withFixtures('offers', { ergebnislisteId, ergebnisNummer: 'E1', zahlungsplanIndex: '1' }),
    open: inconclusive(
      'offers-v3',
      'commission-reads',
      'list-belongs-to-its-case',
      'result-list-reads',
      'token-required',
      'unknown-read-refused',
    ),
  },
  {
    name: 'suggestions-there-later',
    says: 'The POST of v1 is accepted with 202, and the suggestions are there after a few reads; before it there are none.',
    around: onHosts(['v2'], (next) => {
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
  {
    name: 'reads-redirected',
    says: 'The reads of all versions, except those of commissions of v2, redirect twice before they answer.',
    around: onAnswers(['v2', 'baufi'], { method: 'GET', path: READ_OF_OFFERS, status: 200 }, redirectedTwice),
  },
  {
    name: 'reads-redirected-at-once',
    says: 'The same reads redirect every caller, and check token and identifiers only after the redirects; what is missing has a page that says so.',
    around: onHosts(
      ['v2', 'baufi'],
      onResponse({ method: 'GET', path: READ_OF_OFFERS, status: 404 }, withText('<h1>Not Found</h1>', 'text/html')),
      onResponse({ method: 'GET', path: READ_OF_OFFERS }, redirectedTwice),
    ),
  },
  {
    name: 'listed-without-resource',
    says: 'The last result of a list and the last saved offer are listed, but cannot be read: 410.',
    around: onHosts(
      ['v2', 'baufi'],
      everyList('ergebnisNummer', withoutResource),
      everyList('ergebnisnummer', withoutResource),
      everyList('laufendeNummer', withoutResource),
      (next) => (request) => (request.url.includes(NO_RESOURCE) ? new Response(null, { status: 410 }) : next(request)),
    ),
    configure: withoutFixture('offers', 'laufendeNummer'),
  },
  {
    name: 'full-repayment-alone',
    says: 'A loan that is repaid in full has no special repayments, and its initial repayment is not chosen: 422.',
    around: wishesRefused(isContradicting),
  },
  {
    name: 'one-determination-at-a-time',
    says: 'While a determination for a caller is under way, every other one is refused: 409.',
    around: onHosts(['v2', 'baufi'], oneAtATime),
  },
  {
    name: 'captured-data-as-text',
    says: 'The captured data of a determination is returned with numbers as text and without members that are false.',
    around: onHosts(
      ['v2'],
      onResponse(
        { method: 'GET', path: /\/erfassteDaten$/, status: 200 },
        withRewrittenJson((body) => JSON.parse(JSON.stringify(body, asText)) as JsonObject),
      ),
      onResponse(
        { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
        withRewrittenJson((body) =>
          Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value === false ? null : value])),
        ),
      ),
    ),
  },
  {
    name: 'captured-data-as-list',
    says: 'The captured data of a determination is returned as a list of names and values.',
    around: onAnswers(
      ['v2'],
      { method: 'GET', path: /\/erfassteDaten$/, status: 200 },
      withRewrittenJson((body) => ({ felder: namedValuesIn(body) })),
    ),
  },
  {
    name: 'quotas-of-three-servers',
    says: 'Three servers take turns. Each has a rate-limit window of its own, and all share a quota for the day.',
    uses: ['O265', 'O266'],
    around: onHosts(['v2'], (next) => {
      let calls = 0;
      return async (request) => {
        const response = await next(request);
        const left = response.headers.get('x-ratelimit-remaining');
        if (left === null) return response;
        calls += 1;
        const limited = withHeader('x-ratelimit-remaining', `${left}, ${9000 - calls}`)(response);
        return withHeader('x-ratelimit-reset', String(10 + 20 * (calls % 3)))(limited);
      };
    }),
  },
  {
    name: 'results-without-commission',
    says: 'No result has a commission: there is nothing to read, now and later.',
    around: onHosts(
      ['v2'],
      where(
        (response, request) => response.status < 400 && isAsked({ method: 'GET', path: /\/provision$/ }, request),
        withStatus(404),
        withoutHeader('location'),
        withJson({ message: 'keine Provision' }),
      ),
    ),
    open: inconclusive(
      'offers-v2',
      'commission-in-cents',
      'commission-of-caller',
      'commission-ready',
      'commission-waits-by-redirect',
      'trace-id-optional',
      'waiting-redirect-has-location',
    ),
  },
  {
    name: 'commission-waits-again',
    says: 'Every second read of a commission that is ready redirects once more.',
    around: onHosts(['v2'], (next) => {
      let reads = 0;
      return onResponse({ method: 'GET', path: /\/provision$/, status: 200 }, (response, request) => {
        reads += 1;
        return reads % 2 === 0 ? redirectedTo(new URL(request.url).pathname)(response, request) : response;
      })(next);
    }),
    open: { 'offers-v2/trace-id-optional': 'inconclusive' },
  },
  {
    name: 'commission-refuses-behind-redirect',
    says: 'Every read of a commission redirects once, whoever asks; who has no valid token is refused there.',
    around: onHosts(['v2'], (next) => async (request) => {
      const { pathname, search } = new URL(request.url);
      const response = await next(request);
      const isFirst = isAsked({ method: 'GET', path: /\/provision$/ }, request) && search === '';
      return isFirst && [200, 401].includes(response.status)
        ? redirectedTo(`${pathname}?bereit=1`)(response, request)
        : response;
    }),
    open: { 'offers-v2/trace-id-optional': 'inconclusive' },
  },
  {
    name: 'range-of-commission',
    says: 'A commission of more than one per cent is refused: 422.',
    around: wishesRefused((wish) => Number(annuityIn(wish)['provision'] ?? 0) > 1),
    configure: withWishes([
      {
        annuitaetenDarlehen: {
          ...SHOWN.vorhaben.finanzierungswunsch.darlehensWuensche[0]?.annuitaetenDarlehen,
          provision: undefined,
        },
      },
    ]),
  },
  {
    name: 'loan-wishes-say-more',
    says: 'A loan wish needs a member that the documents do not show, and the captured data of the configuration has no loan wish.',
    uses: ['O232'],
    around: wishesRefused(({ verwendung }) => verwendung === undefined),
    configure: withWishes(),
    open: inconclusive('offers-v2', 'several-loans-accepted', 'shown-members-accepted'),
  },
  {
    name: 'loan-wishes-of-one-kind',
    says: 'A loan wish must be of exactly one kind, and that of the configuration is not an annuity loan.',
    around: wishesRefused((wish) => Object.keys(wish).length !== 1),
    configure: withWishes([{ forwardDarlehen: { darlehensBetrag: 100_000 } }]),
    open: { 'offers-v2/shown-members-accepted': 'inconclusive' },
  },
  {
    name: 'lists-numbered-by-case',
    says: 'The case without results has an empty result list with the same identifier as the list of another case.',
    around: onAnswers(
      ['baufi'],
      {
        method: 'GET',
        path: new RegExp(`/vorgaenge/${offersFixtures.vorgangsNummerOhneErgebnisse}/ergebnisliste/[^/]+$`),
        status: 404,
      },
      withStatus(200),
      withJson({ ergebnislisteId: '1', ergebnisse: [] }),
    ),
    open: { 'offers-v3/list-belongs-to-its-case': 'inconclusive' },
  },
  {
    name: 'lists-until-updated',
    says: 'A case keeps answering with its first result list, whatever the request says, until an update is requested.',
    uses: ['V17'],
    around: onHosts(['baufi'], (next) => {
      const lists = new Map<string, Response>();
      return async (request) => {
        const sent = isAsked({ method: 'POST', path: /\/ergebnisliste$/ }, request) ? await jsonOf(request) : undefined;
        const response = await next(request);
        if (!isObject(sent) || response.status !== 200) return response;
        const known = sent['aktualisieren'] === true ? undefined : lists.get(request.url);
        if (known === undefined) lists.set(request.url, response.clone());
        return known?.clone() ?? response;
      };
    }),
  },
  {
    name: 'login-host-is-up',
    says: 'The host of the token endpoint answers a GET of any other path with its health status.',
    uses: ['O342'],
    around: onAnswers(['login'], { method: 'GET', status: 404 }, withStatus(200), withJson({ status: 'UP' })),
    open: { 'offers-v3/login-host-serves-no-v3': 'inconclusive' },
  },
  {
    name: 'alternatives-of-anybody',
    says: 'The list of providers to include applies to the results, but not to the alternatives.',
    around: onAnswers(
      ['baufi'],
      {
        method: 'POST',
        path: /\/ergebnisliste$/,
        status: 200,
        body: (sent) => sent['alternativen'] === true && sent['exkludierteProduktAnbieter'] === undefined,
      },
      withAlternative,
    ),
  },
];
