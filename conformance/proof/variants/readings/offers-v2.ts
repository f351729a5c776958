import {
  isSelected,
  mapValues,
  onResponse,
  part,
  withHeader,
  withJson,
  withoutHeader,
  withRewrittenJson,
  withStatus,
  type JsonObject,
  type Wrap,
} from '../../../reference/faulty.ts';
import { SHOWN } from '../../../rules/offers/steps/ask.v2.ts';
import { isObject } from '../../../json.ts';
import { inconclusive, onAnswers, onHosts, where, withFixtures, variantsOf } from '../variant.ts';
import { redirectedTo } from './offers.ts';

/** Refuses captured data with 422 if `offends` holds for a loan wish. */
const wishesRefused = (offends: (wish: JsonObject) => boolean) =>
  onHosts('v2')((next) => async (request) => {
    const isMeant = isSelected({ method: 'POST', path: /\/ergebnisliste\/ermittlung$/ }, request);
    const sent = isMeant ? await request.clone().text() : '';
    const response = await next(request);
    let isRefused = false;
    JSON.parse(response.status === 302 && sent !== '' ? sent : 'null', (name, value: unknown) => {
      if (name === 'darlehensWuensche') isRefused = (value as JsonObject[]).some(offends);
      return value;
    });
    return isRefused ? withStatus(422)(response) : response;
  });

/** Configures captured data with these loan wishes, or with none. */
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

const asText = (_: string, value: unknown) => {
  if (value === false) return undefined;
  return typeof value === 'number' ? value.toFixed(2) : value;
};

/** All numbers and booleans of an object, in one list. */
function namedValuesIn(body: JsonObject): readonly JsonObject[] {
  const found: JsonObject[] = [];
  JSON.stringify(body, (name, wert: unknown) => {
    if (typeof wert === 'number' || typeof wert === 'boolean') found.push({ name, wert });
    return wert;
  });
  return found;
}

const WAITING_PAGE = '/v2/bitte-warten';

/** Changes the Location of a commission that is not ready. */
const waitingAt = (place: (commission: string) => string) =>
  onResponse({ method: 'GET', path: /\/provision$/, status: 302 }, (response, request) =>
    withHeader('location', place(new URL(request.url).pathname))(response),
  );

/** Answers the first read of every message and document with 204. */
const laterThere: Wrap = (next) => {
  const seen = new Set<string>();
  return async (request) => {
    const response = await next(request);
    const isMeant = isSelected({ method: 'GET', path: /\/(meldungen|unterlagen)$/ }, request) && response.ok;
    if (!isMeant || seen.has(request.url)) return response;
    seen.add(request.url);
    return new Response(null, { status: 204, headers: response.headers });
  };
};

/** Other interpretations of the documents about mortgage offers v2: captured data, commissions, quotas. */
export const OFFERS_V2_READINGS = variantsOf({
  'options-that-are-false-left-out': {
    says: 'The original request of a determination shows only the options that were true.',
    around: onAnswers('v2')(
      { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
      withRewrittenJson((body) => part(body, (_name, value) => value !== false)),
    ),
  },
  'messages-there-later': {
    says: 'The messages and the documents of a result are there at the second read: the first answers 204.',
    around: onHosts('v2')(laterThere),
  },
  'full-repayment-alone': {
    says: 'A loan that is repaid in full has no special repayments, and its initial repayment is not chosen: 422.',
    around: wishesRefused(isContradicting),
  },
  'captured-data-as-text': {
    says: 'The captured data of a determination is returned with numbers as text and without members that are false.',
    around: onHosts('v2')(
      onResponse(
        { method: 'GET', path: /\/erfassteDaten$/, status: 200 },
        withRewrittenJson((body) => JSON.parse(JSON.stringify(body, asText)) as JsonObject),
      ),
      onResponse(
        { method: 'GET', path: /\/ermittlungsAnfrage$/, status: 200 },
        withRewrittenJson((body) => mapValues(body, (value) => (value === false ? null : value))),
      ),
    ),
  },
  'captured-data-as-list': {
    says: 'The captured data of a determination is returned as a list of names and values.',
    around: onAnswers('v2')(
      { method: 'GET', path: /\/erfassteDaten$/, status: 200 },
      withRewrittenJson((body) => ({ felder: namedValuesIn(body) })),
    ),
  },
  'quotas-of-three-servers': {
    says: 'Three servers take turns. Each has a rate-limit window of its own, and all share a quota for the day.',
    uses: ['O265', 'O266'],
    around: onHosts('v2')((next) => {
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
  'latest-determination-alone': {
    says: 'A determination of v2 replaces the one before of the same caller, which is answered with 410.',
    around: onHosts('v2')((next) => {
      const made = new Set<string>();
      let latest: string | undefined;
      const idIn = (address: string | null) => /\/ergebnisliste\/ermittlung\/([^/?]+)/.exec(address ?? '')?.[1];
      return async (request) => {
        const response = await next(request);
        const id = idIn(request.method === 'POST' ? response.headers.get('location') : request.url);
        if (id === undefined || response.status >= 400) return response;
        if (request.method === 'POST') made.add((latest = id));
        return made.has(id) && id !== latest ? withStatus(410)(withoutHeader('location')(response)) : response;
      };
    }),
    open: { 'offers-v2/trace-id-optional': 'inconclusive' },
  },
  'results-without-commission': {
    says: 'No result has a commission: there is nothing to read, now and later.',
    around: onHosts('v2')(
      where(
        (response, request) => response.status < 400 && isSelected({ method: 'GET', path: /\/provision$/ }, request),
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
  'commission-waits-again': {
    says: 'Every second read of a commission that is ready redirects once more.',
    around: onHosts('v2')((next) => {
      let reads = 0;
      return onResponse({ method: 'GET', path: /\/provision$/, status: 200 }, (response, request) => {
        reads += 1;
        return reads % 2 === 0 ? redirectedTo(new URL(request.url).pathname, response) : response;
      })(next);
    }),
    open: { 'offers-v2/trace-id-optional': 'inconclusive' },
  },
  'commission-waits-on-page': {
    says: 'The redirect of a commission that is not ready leads to a page that asks for patience.',
    around: onHosts('v2')(
      waitingAt(() => WAITING_PAGE),
      (next) => (request) => {
        const isPage = isSelected({ method: 'GET', path: new RegExp(`^${WAITING_PAGE}$`) }, request);
        return isPage
          ? new Response('<p>Bitte warten</p>', { headers: { 'content-type': 'text/html' } })
          : next(request);
      },
    ),
  },
  'commission-waits-at-result': {
    says: 'The redirect of a commission that is not ready leads to its result, which can be read meanwhile.',
    around: onHosts('v2')(waitingAt((commission) => commission.replace(/\/provision$/, ''))),
  },
  'commission-refuses-behind-redirect': {
    says: 'Every read of a commission redirects once, with or without a valid token; the target checks the token.',
    around: onHosts('v2')((next) => async (request) => {
      const { pathname, search } = new URL(request.url);
      const response = await next(request);
      const isFirst = isSelected({ method: 'GET', path: /\/provision$/ }, request) && search === '';
      return isFirst && [200, 401].includes(response.status)
        ? redirectedTo(`${pathname}?bereit=1`, response)
        : response;
    }),
    open: { 'offers-v2/trace-id-optional': 'inconclusive' },
  },
  'range-of-commission': {
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
  'loan-wishes-say-more': {
    says: 'A loan wish needs a member that the documents do not show, and the captured data of the configuration has no loan wish.',
    uses: ['O232'],
    around: wishesRefused(({ verwendung }) => verwendung === undefined),
    configure: withWishes(),
    open: inconclusive('offers-v2', 'several-loans-accepted', 'shown-members-accepted'),
  },
  'loan-wishes-of-one-kind': {
    says: 'A loan wish must be of exactly one kind, and that of the configuration is not an annuity loan.',
    around: wishesRefused((wish) => Object.keys(wish).length !== 1),
    configure: withWishes([{ forwardDarlehen: { darlehensBetrag: 100_000 } }]),
    open: { 'offers-v2/shown-members-accepted': 'inconclusive' },
  },
});
