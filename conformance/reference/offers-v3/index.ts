import { Hono, type Context } from 'hono';
import { accessibleCase, bearer, notFound, type CaseEnv } from '../cases/access.ts';
import { meldungen, provision, unterlagen, zahlungsplaene } from '../cases/offer-payloads.ts';
import { cases } from '../cases/seed.ts';
import { createCaseStore } from '../cases/store.ts';
import { readJson } from '../../servers/body.ts';
import type { Create, Interface, Surroundings } from '../interface.ts';
import { readOptions } from './request-body.ts';
import { createResultLists, type Ergebnis, type ResultList } from './result-lists.ts';
import { addSavedOffers } from './saved-offers.ts';
import { resultLists as seed } from './seed.ts';

const LISTS = '/v3/vorgaenge/:vorgangsNummer/ergebnisliste';
const LIST = `${LISTS}/:ergebnislisteId`;
const RESULT = `${LIST}/:ergebnisnummer`;
/** Nothing changes them: one copy is enough for all deployments. */
const hasAccess = accessibleCase(createCaseStore(cases));

/**
 * Creates the mortgage offers v3 (D2, O301 to O319): result lists of existing cases, and saved offers.
 *
 * Where D2 shows no error: 401 without a token, 404 for what does not exist, 403 for the case of somebody else or without
 * the scope, 400, 413 and 415 for the body, each with a `message`.
 */
export function createOffersV3({ clock, tokens }: Surroundings): Interface {
  const resultLists = createResultLists(clock, seed);
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

  const readList = (path: string, answer: (c: Context, list: ResultList) => Response): void => {
    routes.get(path, isKnown, hasAccess, (c) => {
      const list = resultLists.find(c.get('vorgang').vorgangsNummer, c.req.param('ergebnislisteId') ?? '');
      return list ? answer(c, list) : notFound(c, 'result list');
    });
  };

  const readResult = (path: string, answer: (c: Context, result: Ergebnis, list: ResultList) => Response): void => {
    readList(path, (c, list) => {
      const wanted = c.req.param('ergebnisnummer');
      const result = list.ergebnisse.find(({ ergebnisnummer }) => ergebnisnummer === wanted);
      return result ? answer(c, result, list) : notFound(c, 'result');
    });
  };

  readList(LIST, (c, list) => c.json(listPayload(list)));
  readResult(RESULT, (c, result) => c.json(result));
  readResult(`${RESULT}/meldungen`, (c, result) => c.json(meldungen(result)));
  readResult(`${RESULT}/unterlagen`, (c) => c.json(unterlagen()));
  readResult(`${RESULT}/provision`, (c, result, { partnerId, provisionsAusgabe }) =>
    provisionsAusgabe
      ? c.json(provision(partnerId, result))
      : c.json({ message: 'the result list was made without provisionsAusgabe' }, 404),
  );
  readResult(`${RESULT}/zahlungsplaene`, (c, result) => c.json(zahlungsplaene(result)));
  readResult(`${RESULT}/zahlungsplaene/:zahlungsplanIndex`, (c, result) => {
    const wanted = c.req.param('zahlungsplanIndex');
    const plan = zahlungsplaene(result).find(({ zahlungsplanIndex }) => zahlungsplanIndex === wanted);
    return plan ? c.json(plan) : notFound(c, 'payment plan');
  });

  addSavedOffers(routes, isKnown, hasAccess);

  return { id: 'offers-v3', host: 'baufi', app: new Hono().route('/', routes) };
}

// The contract leaves this payload open: what stands here is one plausible choice, and nothing may depend on it.
function listPayload({ ergebnislisteId, ergebnisse }: ResultList): object {
  return { ergebnislisteId, ergebnisse };
}

export default createOffersV3 satisfies Create;
