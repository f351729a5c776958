import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { bearer } from '../bearer.ts';
import { accessibleCase, forOne, notFound, type CaseEnv, type Reply } from '../cases/access.ts';
import type { Angebot } from '../cases/case.ts';
import { provision, readResults, zahlungsplaene } from '../cases/offer-payloads.ts';
import { seededCases } from '../cases/seed.ts';
import { readJson } from '../../servers/body.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import { readOptions } from './request-body.ts';
import { createResultLists, type Ergebnis, type ResultList } from './result-lists.ts';

const LISTS = '/v3/vorgaenge/:vorgangsNummer/ergebnisliste';
const LIST = `${LISTS}/:ergebnislisteId`;
const RESULT = `${LIST}/:ergebnisnummer`;
const SAVED = '/v3/vorgaenge/:vorgangsNummer/gemerkteangebote';
const hasAccess = accessibleCase(seededCases);

/** The scope that reading saved offers needs. */
const SCOPE = 'baufinanzierung:angebot:ermitteln';

/** Refuses reads of saved offers without the scope, with 403 (O315). */
const needsScope = createMiddleware<CaseEnv>(async (c, next) =>
  c.get('caller').scopes.includes(SCOPE) ? next() : c.json({ message: `the token lacks the scope ${SCOPE}` }, 403),
);

/**
 * Creates the mortgage offers v3 (D2, O301 to O319): result lists and saved offers of existing cases.
 *
 * Where D2 shows no error: 401 without a token, 404 for a missing resource, 403 for the case of another partner or without
 * the scope, 400, 413 and 415 for the body, each with a `message`.
 */
export function createOffersV3({ clock, tokens }: Surroundings): Interface {
  const resultLists = createResultLists(clock);
  const isKnown = bearer(tokens);
  const routes = new Hono<CaseEnv>();

  routes.post(LISTS, isKnown, hasAccess, async (c) => {
    const body = await readJson(c.req.raw, ['application/json']);
    if (!body.ok && body.reason !== 'missing') return c.json({ message: body.message }, body.status);
    const options = readOptions(body.ok ? body.value : {});
    if (typeof options === 'string') return c.json({ message: options }, 400);
    const list = resultLists.determine(c.get('vorgang'), c.get('caller').partnerId, options);
    return list === undefined ? c.body(null, 204) : c.json(listPayload(list));
  });

  const readList = (path: string, answer: (c: Context, list: ResultList) => Reply): void => {
    routes.get(path, isKnown, hasAccess, (c) => {
      const list = resultLists.find(c.get('vorgang').vorgangsNummer, c.req.param('ergebnislisteId') ?? '');
      return list ? answer(c, list) : notFound(c, 'result list');
    });
  };

  const readResult = (path: string, answer: (c: Context, result: Ergebnis, list: ResultList) => Reply): void => {
    readList(path, (c, list) =>
      forOne(c, ['ergebnisnummer', 'result'], list.ergebnisse, (result) => answer(c, result, list)),
    );
  };

  readList(LIST, (c, list) => c.json(listPayload(list)));
  readResults(RESULT, readResult);
  readResult(`${RESULT}/provision`, (c, result, { partnerId, provisionsAusgabe }) =>
    provisionsAusgabe
      ? c.json(provision(partnerId, result))
      : c.json({ message: 'the result list was made without provisionsAusgabe' }, 404),
  );

  routes.get(SAVED, isKnown, needsScope, hasAccess, (c) => c.json(savedOffers(c)));
  const readSaved = (path: string, shown: (offer: Angebot) => object): void => {
    routes.get(path, isKnown, needsScope, hasAccess, (c) =>
      forOne(c, ['laufendeNummer', 'saved offer'], savedOffers(c), (offer) => c.json(shown(offer))),
    );
  };
  readSaved(`${SAVED}/:laufendeNummer`, (offer) => offer);
  readSaved(`${SAVED}/:laufendeNummer/zahlungsplaene`, zahlungsplaene);

  return { id: 'offers-v3', app: new Hono().route('/', routes) };
}

// The contract does not specify these payloads. They are invented; no rule may depend on them.

function savedOffers(c: Context<CaseEnv>) {
  const { gemerkteAngebote } = c.get('vorgang');
  return gemerkteAngebote.map(({ nummer, ...angebot }) => ({ laufendeNummer: nummer, ...angebot }));
}

function listPayload({ ergebnislisteId, ergebnisse }: ResultList): object {
  return { ergebnislisteId, ergebnisse };
}

export default createOffersV3 satisfies Create;

export const sampleCalls = {
  'offers-v3': { request: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste' },
} satisfies SampleCalls;
