import {
  isSelected,
  jsonOf,
  onDocument,
  withJson,
  withProperties,
  withRewrittenJson,
  withStatus,
  type Change,
  type JsonObject,
  type Wrap,
} from '../../../reference/faulty.ts';
import { ergebnislisteId, offersFixtures } from '../../../reference/cases/seed.ts';
import { isObject } from '../../../json.ts';
import { inconclusive, onAnswers, onHosts, withFixtures, withoutFixture, variantsOf } from '../variant.ts';

const RESULT_LIST = /^\/v3\/vorgaenge\/([^/]+)\/ergebnisliste(?:\/([^/]+))?/;

const withAlternative = withRewrittenJson((body) => {
  const results = body['ergebnisse'] as JsonObject[];
  return { ...body, ergebnisse: [...results, { ...results[0], produktAnbieter: 'FOERDERBANK' }] };
});

/** Keeps only the latest result list of each case, and rewrites the responses to determinations, given the replaced list. */
const latestListAlone =
  (rewrite: (replaced: string | null) => Change): Wrap =>
  (next) => {
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

/** Gives the case without results a result list. */
const withResultList = (says: string, ergebnisse: readonly JsonObject[]) => ({
  says,
  around: onAnswers('baufi')(
    { method: 'POST', path: /\/ergebnisliste$/, status: 204 },
    withStatus(200),
    withJson({ ergebnislisteId: '99', ergebnisse }),
  ),
  open: {
    'offers-v3/determination-answers-200-or-204': 'inconclusive',
    'offers-v3/no-result-list-has-no-body': 'not-applicable',
  } as const,
});

/** Other interpretations of the documents about mortgage offers v3: result lists. */
export const OFFERS_V3_READINGS = variantsOf({
  'flags-exclude-each-other': {
    says: 'A determination of v3 takes either ermitteln or aktualisieren: both together are refused with 400.',
    uses: ['O321'],
    around: onHosts('baufi')(
      onDocument({ method: 'POST', path: /\/ergebnisliste$/ }, (sent) =>
        sent['ermitteln'] === true && sent['aktualisieren'] === true ? [] : sent,
      ),
    ),
  },
  'empty-determinations-fail': {
    says: 'A determination of v3 with an empty body or an empty object, which the documents do not show, is answered with 503.',
    uses: ['O307'],
    around: onAnswers('baufi')(
      { method: 'POST', path: /\/ergebnisliste$/, status: 'ok', sent: /^(\{\})?$/ },
      () => new Response(null, { status: 503 }),
    ),
    open: { 'offers-v3/unusual-bodies': 'inconclusive' },
  },
  'results-by-now': withResultList('The case that the configuration names as one without results has some by now.', [
    { ergebnisnummer: '1' },
  ]),
  'lists-without-results': withResultList('A case without results is answered with an empty result list.', []),
  'commission-without-content': {
    says: 'The commission of a result that the run determined in v3 is answered with 204.',
    uses: ['O332'],
    around: onAnswers('baufi')({ path: /\/provision$/, status: 200 }, withStatus(204)),
  },
  'latest-list-alone': {
    says: 'A determination of v3 replaces the one before, and names it: a case has one result list, and former ones are answered with 404.',
    around: onHosts('baufi')(latestListAlone((ersetzt) => withProperties({ ersetzt }))),
  },
  'latest-list-alone-unnamed': {
    says: 'A determination of v3 replaces the one before, and the response does not show the identifier of its list.',
    around: onHosts('baufi')(latestListAlone(() => withProperties({ ergebnislisteId: undefined }))),
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
  'lists-known-by-links': {
    says: 'A result list shows its identifier only in the links to itself and to its results.',
    uses: ['O333'],
    around: onAnswers('baufi')(
      { path: /\/ergebnisliste(\/[^/]+)?$/, status: 200 },
      withRewrittenJson(({ ergebnislisteId: id, ergebnisse }) => ({
        _links: { self: { href: `/v3/vorgaenge/${offersFixtures.vorgangsNummer}/ergebnisliste/${String(id)}` } },
        ergebnisse: (ergebnisse as JsonObject[]).map((result) => ({
          ...result,
          _links: {
            self: { href: `https://angebote.example/ergebnisliste/${String(id)}/${String(result['ergebnisnummer'])}` },
          },
        })),
      })),
    ),
    configure: withoutFixture('offers', 'ergebnislisteId'),
  },
  'lists-numbered-by-case': {
    says: 'The case without results has an empty result list with the same identifier as the list of another case.',
    around: onAnswers('baufi')(
      {
        method: 'GET',
        path: new RegExp(`/vorgaenge/${offersFixtures.vorgangsNummerOhneErgebnisse}/ergebnisliste/[^/]+$`),
        status: 404,
      },
      (_, { url }) => Response.json({ ergebnislisteId: url.slice(url.lastIndexOf('/') + 1), ergebnisse: [] }),
    ),
    open: { 'offers-v3/list-belongs-to-its-case': 'inconclusive' },
  },
  'lists-until-updated': {
    says: 'A case keeps answering with its first result list, whatever the request says, until an update is requested.',
    uses: ['V17'],
    around: onHosts('baufi')((next) => {
      const lists = new Map<string, Response>();
      return async (request) => {
        const sent = isSelected({ method: 'POST', path: /\/ergebnisliste$/ }, request)
          ? await jsonOf(request)
          : undefined;
        const response = await next(request);
        if (!isObject(sent) || response.status !== 200) return response;
        const known = sent['aktualisieren'] === true ? undefined : lists.get(request.url);
        if (known === undefined) lists.set(request.url, response.clone());
        return known?.clone() ?? response;
      };
    }),
  },
  'login-host-is-up': {
    says: 'The host of the token endpoint answers a GET of any other path with its health status.',
    uses: ['O342'],
    around: onAnswers('login')({ method: 'GET', status: 404 }, withStatus(200), withJson({ status: 'UP' })),
    open: { 'offers-v3/login-host-serves-no-v3': 'inconclusive' },
  },
  'alternatives-of-anybody': {
    says: 'The list of providers to include applies to the results, but not to the alternatives.',
    around: onAnswers('baufi')(
      {
        method: 'POST',
        path: /\/ergebnisliste$/,
        status: 200,
        body: (sent) => sent['alternativen'] === true && sent['exkludierteProduktAnbieter'] === undefined,
      },
      withAlternative,
    ),
  },
});
