import { describe, expect, it } from 'vitest';
import { andereVorgangsNummer, ergebnislisteId, vorgangsNummer, vorgangsNummerOhneErgebnisse } from '../cases/seed.ts';
import { authorize, caseSurroundings, handlerOf } from '../cases/cases.fixture.ts';
import { send } from '../client.fixture.ts';
import { createOffersV3 } from './index.ts';

const LISTS = `/v3/vorgaenge/${vorgangsNummer}/ergebnisliste`;
const SAVED = `/v3/vorgaenge/${vorgangsNummer}/gemerkteangebote`;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

interface List {
  ergebnislisteId: string;
  ergebnisse: { ergebnisnummer: string; produktAnbieter: string }[];
}

async function createCaller() {
  const surroundings = caseSurroundings();
  const handler = handlerOf(createOffersV3(surroundings));
  const headers = await authorize(surroundings.tokens);
  const post = (body?: unknown, path = LISTS, more = {}) =>
    send(handler, { method: 'POST', path, headers: { ...headers, ...more }, body });
  const get = (path: string, sent: Record<string, string> = headers) =>
    send(handler, { method: 'GET', path, headers: sent });
  const determine = async (body?: unknown) => (await (await post(body)).json()) as List;
  return { ...surroundings, handler, post, get, determine };
}

describe('offers-v3', () => {
  it('responds to a determination with a result list, and never with a redirect', async () => {
    const { post, get } = await createCaller();
    const answer = await post({ ermitteln: true, aktualisieren: true });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    const list = (await answer.json()) as List;
    expect(list.ergebnisse.map(({ ergebnisnummer }) => ergebnisnummer)).toEqual(['E1', 'E2']);
    expect(await (await get(`${LISTS}/${list.ergebnislisteId}`)).json()).toEqual(list);
  });

  it('responds with 204 without a body if there are no results', async () => {
    const { post } = await createCaller();
    const answer = await post({}, `/v3/vorgaenge/${vorgangsNummerOhneErgebnisse}/ergebnisliste`);
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([204, '', null]);
    expect((await post({ produktAnbieter: ['NIEMAND'] })).status).toBe(204);
  });

  it('has identifiers in the list for every further read', async () => {
    const { get, determine } = await createCaller();
    const { ergebnislisteId, ergebnisse } = await determine({ provisionsAusgabe: true });
    const result = `${LISTS}/${ergebnislisteId}/${ergebnisse[1]?.ergebnisnummer}`;
    expect(await (await get(result)).json()).toEqual(ergebnisse[1]);
    const plans = (await (await get(`${result}/zahlungsplaene`)).json()) as { zahlungsplanIndex: string }[];
    const plan = await get(`${result}/zahlungsplaene/${plans[0]?.zahlungsplanIndex}`);
    expect(await plan.json()).toEqual(plans[0]);
    expect(await (await get(`${result}/provision`)).json()).toEqual({ betrag: 375_000, partnerId: 'ABC12' });
    for (const below of ['/meldungen', '/unterlagen']) expect((await get(result + below)).status).toBe(200);
    for (const below of ['/zahlungsplaene/0', '/', '/meldungen/']) expect((await get(result + below)).status).toBe(404);
    expect((await get(`${LISTS}/${ergebnislisteId}/E9/meldungen`)).status).toBe(404);
  });

  it('has a commission only with provisionsAusgabe', async () => {
    const { get, determine } = await createCaller();
    const { ergebnislisteId } = await determine({ provisionsAusgabe: false });
    expect((await get(`${LISTS}/${ergebnislisteId}/E1/provision`)).status).toBe(404);
  });

  it.each([
    [undefined, ['MUSTERBANK', 'BEISPIELKASSE']],
    [{ alternativen: true }, ['MUSTERBANK', 'BEISPIELKASSE', 'FOERDERBANK']],
    [{ produktAnbieter: ['BEISPIELKASSE'] }, ['BEISPIELKASSE']],
    [{ produktAnbieter: [], exkludierteProduktAnbieter: ['MUSTERBANK'] }, ['BEISPIELKASSE']],
  ])('determines for %j', async (options, providers) => {
    const { ergebnisse } = await (await createCaller()).determine(options);
    expect(ergebnisse.map(({ produktAnbieter }) => produktAnbieter)).toEqual(providers);
  });

  it.each([
    ['[]'],
    ['{'],
    ['{"ermitteln":"true"}'],
    ['{"aktualisieren":null}'],
    ['{"alternativen":"x"}'],
    ['{"provisionsAusgabe":1}'],
    ['{"produktAnbieter":"MUSTERBANK"}'],
    ['{"exkludierteProduktAnbieter":[1]}'],
    ['{"vorhaben":{}}'],
    ['{"__proto__":{}}'],
  ])('refuses the body %s', async (body) => {
    const { post } = await createCaller();
    expect((await post(body, LISTS, { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post(body, LISTS, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('needs an existing case that the caller may use', async () => {
    const { post, get, determine } = await createCaller();
    const of = (number: string) => `/v3/vorgaenge/${number}/ergebnisliste`;
    expect((await post({}, of('NIE000'))).status).toBe(404);
    expect((await post({}, of(andereVorgangsNummer))).status).toBe(403);
    const { ergebnislisteId } = await determine();
    expect((await get(`${of(andereVorgangsNummer)}/${ergebnislisteId}`)).status).toBe(403);
    expect((await get(`${of(vorgangsNummerOhneErgebnisse)}/${ergebnislisteId}`)).status).toBe(404);
    expect((await get(`${LISTS}/${UNKNOWN}`)).status).toBe(404);
  });

  it('forgets a result list after an hour', async () => {
    const { determine, clock, tokens, get } = await createCaller();
    const path = `${LISTS}/${(await determine()).ergebnislisteId}`;
    clock.advance(3_599_999);
    expect((await get(path, await authorize(tokens))).status).toBe(200);
    clock.advance(1);
    expect((await get(path, await authorize(tokens))).status).toBe(404);
  });

  it('has a seeded result list with a commission, which does not expire', async () => {
    const { clock, tokens, get } = await createCaller();
    const path = `${LISTS}/${ergebnislisteId}`;
    expect(await (await get(path)).json()).toMatchObject({
      ergebnislisteId,
      ergebnisse: [{ ergebnisnummer: 'E1' }, {}],
    });
    expect((await get(`${path}/E2/provision`)).status).toBe(200);
    clock.advance(100 * 3_600_000);
    expect((await get(path, await authorize(tokens))).status).toBe(200);
    const other = `/v3/vorgaenge/${vorgangsNummerOhneErgebnisse}/ergebnisliste/${ergebnislisteId}`;
    expect((await get(other, await authorize(tokens))).status).toBe(404);
  });

  it('reads saved offers, in lower case', async () => {
    const { get } = await createCaller();
    const offers = (await (await get(SAVED)).json()) as { laufendeNummer: string }[];
    expect(offers.map(({ laufendeNummer }) => laufendeNummer)).toEqual(['1', '3']);
    expect(await (await get(`${SAVED}/3`)).json()).toEqual(offers[1]);
    expect(await (await get(`${SAVED}/3/zahlungsplaene`)).json()).toHaveLength(1);
    for (const below of ['/', '/2', '/3/', '/3/zahlungsPlaene', '/3/zahlungsplaene/']) {
      expect((await get(SAVED + below)).status).toBe(404);
    }
    expect((await get(SAVED.replace('angebote', 'Angebote'))).status).toBe(404);
  });

  it('needs the scope only for saved offers', async () => {
    const { get, tokens, handler } = await createCaller();
    const headers = await authorize(tokens, { scopes: ['report'] });
    for (const below of ['', '/1', '/1/zahlungsplaene']) expect((await get(SAVED + below, headers)).status).toBe(403);
    expect((await send(handler, { method: 'POST', path: LISTS, headers })).status).toBe(200);
  });

  it('refuses a caller without a valid token, and other methods', async () => {
    const { get, post, handler } = await createCaller();
    expect((await send(handler, { method: 'POST', path: LISTS })).status).toBe(401);
    for (const path of [`${LISTS}/${UNKNOWN}`, `${LISTS}/${UNKNOWN}/E1/provision`, SAVED, `${SAVED}/1`]) {
      expect((await get(path, {})).status).toBe(401);
      expect((await get(path, { authorization: 'Bearer unsinn' })).status).toBe(401);
    }
    expect((await get(LISTS)).status).toBe(405);
    expect((await post({}, LISTS, { 'X-TraceId': 'Spur 1' })).status).toBe(200);
    expect((await post('x'.repeat(2 ** 21), LISTS, { 'content-type': 'application/json' })).status).toBe(413);
  });
});
