import { Hono, type Context } from 'hono';
import { forOne, notFound, type Reply } from '../cases/access.ts';
import { provision, readResults } from '../cases/offer-payloads.ts';
import { seededCases } from '../cases/seed.ts';
import { readJson } from '../../servers/body.ts';
import type { Create, Interface, Quota, SampleCalls, Surroundings } from '../interface.ts';
import { bearerOf } from '../tokens.ts';
import { createDeterminations, type Determination, type Ergebnis, type Order } from './determinations.ts';
import { createRateLimit } from './rate-limit.ts';
import { violation } from './request-body.ts';

interface CallerEnv {
  Variables: { partnerId: string };
}

const BASE = '/v2/ergebnisliste/ermittlung';
const RESULT = `${BASE}/:ermittlungsId/ergebnisse/:ergebnisNummer`;
const ALL_CALLS: Quota = { calls: 1000, windowS: 60 };

/** A refusal of a determination. */
interface Refusal {
  status: 400 | 403 | 413 | 415;
  message: string;
}

/** Reads an optional boolean of the query; undefined if it is neither true nor false. */
function flag(c: Context, name: string): boolean | undefined {
  const value = c.req.query(name) ?? 'false';
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

/** The captured data: of the case in the query, otherwise from the body (O201, O206, O208). */
async function capturedData(
  c: Context,
  partnerId: string,
): Promise<Refusal | Pick<Order, 'vorgangsNummer' | 'erfassteDaten'>> {
  const vorgangsNummer = c.req.query('vorgangsNummer');
  if (vorgangsNummer) {
    const found = seededCases.get(vorgangsNummer);
    if (found?.partnerId !== partnerId) return { status: 403, message: `no access to the case ${vorgangsNummer}` };
    return { vorgangsNummer, erfassteDaten: JSON.stringify(found.erfassteDaten) };
  }
  const body = await readJson(c.req.raw, ['application/json']);
  if (body.ok) {
    const problem = violation(body.value);
    return problem === undefined ? { erfassteDaten: body.text } : { status: 400, message: problem };
  }
  const message = body.reason === 'missing' ? `${body.message}, or the query parameter vorgangsNummer` : body.message;
  return { status: body.status, message };
}

/**
 * Creates the mortgage offers interface v2 (D2).
 * By default, a caller has 1000 calls in 60 seconds, far more than a run of the suite needs.
 */
export function createOffersV2({ clock, tokens, readyAfterMs, quota = ALL_CALLS }: Surroundings): Interface {
  const routes = new Hono<CallerEnv>();
  const determinations = createDeterminations(clock);
  const rateLimit = createRateLimit(clock, quota);

  routes.use(`${BASE}/*`, async (c, next) => {
    const caller = await bearerOf(c.req.raw, tokens);
    const { allowed, remaining, resetS } = rateLimit(caller?.partnerId ?? 'anonymous');
    if (!allowed) c.res = c.json({ message: `no calls left, try again in ${resetS} seconds` }, 429);
    else if (!caller) {
      const challenge = { 'WWW-Authenticate': 'Bearer' };
      c.res = c.json({ message: 'the bearer token is missing or not valid' }, 401, challenge);
    } else {
      c.set('partnerId', caller.partnerId);
      await next();
    }
    c.header('X-RateLimit-Remaining', String(remaining));
    c.header('X-RateLimit-Reset', String(resetS));
  });

  routes.post(BASE, async (c) => {
    const partnerId = c.get('partnerId');
    const alternativen = flag(c, 'alternativen');
    const provisionsAusgabe = flag(c, 'provisionsAusgabe');
    if (alternativen === undefined || provisionsAusgabe === undefined) {
      return c.json({ message: 'alternativen and provisionsAusgabe must be true or false' }, 400);
    }
    const data = await capturedData(c, partnerId);
    if ('status' in data) return c.json({ message: data.message }, data.status);
    const { id } = determinations.add({ ...data, partnerId, alternativen, provisionsAusgabe });
    return c.body(null, 302, { Location: `${BASE}/${id}` });
  });

  const readDetermination = (path: string, answer: (c: Context, found: Determination) => Reply): void => {
    routes.get(path, (c) => {
      const found = determinations.find(c.req.param('ermittlungsId') ?? '', c.get('partnerId'));
      return found ? answer(c, found) : notFound(c, 'determination');
    });
  };

  const readResult = (path: string, answer: (c: Context, result: Ergebnis, found: Determination) => Reply): void => {
    readDetermination(path, (c, found) =>
      forOne(c, ['ergebnisNummer', 'result'], found.ergebnisse, (result) => answer(c, result, found)),
    );
  };

  // The contract does not specify these payloads. They are invented; no rule may depend on them.
  readDetermination(`${BASE}/:ermittlungsId`, (c, { id, ergebnisse }) =>
    c.json({ ermittlungsId: id, anzahlErgebnisse: ergebnisse.length }),
  );
  readDetermination(`${BASE}/:ermittlungsId/ergebnisse`, (c, { ergebnisse }) => c.json(ergebnisse));
  readDetermination(
    `${BASE}/:ermittlungsId/ermittlungsAnfrage`,
    (c, { vorgangsNummer, alternativen, provisionsAusgabe }) =>
      c.json({ vorgangsNummer, alternativen, provisionsAusgabe }),
  );
  readDetermination(`${BASE}/:ermittlungsId/ermittlungsAnfrage/erfassteDaten`, (c, { erfassteDaten }) =>
    c.body(erfassteDaten, 200, { 'Content-Type': 'application/json' }),
  );

  readResults(RESULT, readResult);
  readResult(`${RESULT}/provision`, (c, result, found) => {
    if (!found.provisionsAusgabe)
      return c.json({ message: 'the determination was made without provisionsAusgabe' }, 404);
    const wasRead = found.commissionSeen.has(result.ergebnisNummer);
    found.commissionSeen.add(result.ergebnisNummer);
    if (wasRead && clock.now() - found.since >= readyAfterMs) return c.json(provision(found.partnerId, result));
    const attempt = Number.parseInt(c.req.query('versuch') ?? '', 10) || 0;
    return c.body(null, 302, { Location: `${c.req.path}?versuch=${attempt + 1}` });
  });

  return { id: 'offers-v2', app: new Hono().route('/', routes) };
}

export default createOffersV2 satisfies Create;

export const sampleCalls = {
  'offers-v2': { request: 'POST /v2/ergebnisliste/ermittlung', query: ['vorgangsNummer'], as: 'baufi' },
} satisfies SampleCalls;
