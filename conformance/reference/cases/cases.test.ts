import { describe, expect, it } from 'vitest';
import { send } from '../client.fixture.ts';
import { createCases } from './index.ts';
import { andereVorgangsNummer, casesFixtures, vorgangsNummer, vorgangsNummerOhneErgebnisse } from './seed.ts';
import { authorize, caseSurroundings, handlerOf } from './cases.fixture.ts';

const CASE = `/vorgaenge/${vorgangsNummer}`;
const PART = `${CASE}/antraege/1/1`;
const SUGGESTIONS = `${CASE}/finanzierungsvorschlaege`;
const JSON_PATCH = 'application/json-patch+json';

async function createCaller() {
  const surroundings = caseSurroundings();
  const handler = handlerOf(...createCases(surroundings));
  const headers = await authorize(surroundings.tokens);
  const call = (method: string, path: string, body?: unknown, type = 'application/json') =>
    send(handler, {
      method,
      path,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
      body,
    });
  const read = async (path: string): Promise<unknown> => {
    const answer = await call('GET', path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'application/json']);
    return answer.json();
  };
  const patch = async (operations: unknown, path = `/v3${CASE}`) =>
    (await call('PATCH', path, operations, JSON_PATCH)).status;
  return { handler, call, read, patch, tokens: surroundings.tokens };
}

/** Every route, with the versions that have it. */
const ROUTES: [method: string, below: string, versions: string][] = [
  ['GET', '/vorgaenge', 'v1 v2 v3'],
  ['GET', CASE, 'v1 v2 v3'],
  ['GET', `${CASE}/antraege`, 'v1 v2 v3'],
  ['GET', `${CASE}/antraege/1`, 'v1 v2 v3'],
  ['GET', PART, 'v1 v2 v3'],
  ['POST', `${PART}/status`, 'v1 v2 v3'],
  ['GET', `${CASE}/kundenBetreuer`, 'v1 v2 v3'],
  ['PUT', `${CASE}/kundenBetreuer`, 'v1 v2 v3'],
  ['GET', `${CASE}/vorgangsBearbeiter`, 'v1 v2 v3'],
  ['PUT', `${CASE}/vorgangsBearbeiter`, 'v1 v2 v3'],
  ['PATCH', CASE, 'v2 v3'],
  ['POST', `${PART}/entscheidungsreife`, 'v2 v3'],
  ['POST', `${CASE}/nachricht`, 'v2 v3'],
  ['GET', SUGGESTIONS, 'v2 v3'],
  ['GET', `${SUGGESTIONS}/${casesFixtures.finanzierungsvorschlagId}`, 'v2 v3'],
  ['GET', `${CASE}/gemerkteAngebote`, 'v2'],
  ['GET', `${CASE}/gemerkteAngebote/1`, 'v2'],
  ['GET', `${CASE}/gemerkteAngebote/1/zahlungsPlaene`, 'v2'],
];

describe('cases', () => {
  it.each(ROUTES)('has %s %s only in %s, and only with a token', async (method, below, versions) => {
    const { handler, call } = await createCaller();
    for (const version of ['v1', 'v2', 'v3']) {
      const path = `/${version}${below}`;
      const exists = versions.split(' ').includes(version);
      const anonymous = await send(handler, { method, path });
      const { status } = await call(method, path);
      if (exists) {
        expect([path, anonymous.status]).toEqual([path, 401]);
        expect([401, 403, 404, 405]).not.toContain(status);
        expect((await call(method, `${path}/`)).status).toBe(404);
      } else {
        expect([404, 405]).toContain(anonymous.status);
        expect([404, 405]).toContain(status);
      }
    }
  });

  it('lists the cases of the caller, whose identifiers lead to every read', async () => {
    const { read } = await createCaller();
    const cases = (await read('/v3/vorgaenge')) as { vorgangsNummer: string }[];
    expect(cases.map((each) => each.vorgangsNummer)).toEqual([vorgangsNummer, vorgangsNummerOhneErgebnisse]);
    expect(await read(`/v3${CASE}`)).toEqual(cases[0]);
    const [antrag] = (await read(`/v3${CASE}/antraege`)) as { antragsNummer: string; teilantraege: object[] }[];
    expect(await read(`/v3${CASE}/antraege/${antrag?.antragsNummer}`)).toEqual(antrag);
    expect(await read(`/v3${PART}`)).toEqual(antrag?.teilantraege[0]);
    const [suggestion] = (await read(`/v3${SUGGESTIONS}`)) as { finanzierungsvorschlagId: string }[];
    expect(await read(`/v3${SUGGESTIONS}/${suggestion?.finanzierungsvorschlagId}`)).toEqual(suggestion);
    const offers = (await read(`/v2${CASE}/gemerkteAngebote`)) as { nummerAmVorgang: string }[];
    expect(offers.map((each) => each.nummerAmVorgang)).toEqual(['1', '3']);
    expect(await read(`/v2${CASE}/gemerkteAngebote/3`)).toEqual(offers[1]);
    expect(await read(`/v2${CASE}/gemerkteAngebote/3/zahlungsPlaene`)).toHaveLength(1);
  });

  it('refuses unknown cases with 404, and those of other partners with 403', async () => {
    const { call } = await createCaller();
    const others = ['', '/antraege', '/antraege/1/1', '/kundenBetreuer', '/finanzierungsvorschlaege'];
    for (const below of others) {
      expect((await call('GET', `/v3/vorgaenge/NIE000${below}`)).status).toBe(404);
      expect((await call('GET', `/v3/vorgaenge/${andereVorgangsNummer}${below}`)).status).toBe(403);
    }
    for (const below of ['/antraege/9', '/antraege/1/9', '/finanzierungsvorschlaege/9', '/gemerkteAngebote/2']) {
      expect((await call('GET', `/v2${CASE}${below}`)).status).toBe(404);
    }
  });

  it.each(['kundenBetreuer', 'vorgangsBearbeiter'])('stores a new %s for every version', async (role) => {
    const { call, read } = await createCaller();
    const before = await read(`/v3${CASE}/${role}`);
    const put = await call('PUT', `/v1${CASE}/${role}`, { partnerId: 'GHI56', egal: 1 });
    expect([put.status, await put.text()]).toEqual([204, '']);
    for (const version of ['v1', 'v2', 'v3']) {
      expect(await read(`/${version}${CASE}/${role}`)).toEqual({ partnerId: 'GHI56' });
    }
    expect((await call('PUT', `/v3${CASE}/${role}`, before)).status).toBe(204);
    expect(await read(`/v2${CASE}/${role}`)).toEqual(before);
    for (const body of [{}, [], null, { partnerId: 1 }, { partnerId: ' ' }]) {
      expect((await call('PUT', `/v2${CASE}/${role}`, body)).status).toBe(400);
    }
    expect((await call('PUT', `/v2${CASE}/${role}`, 'x', 'text/plain')).status).toBe(415);
  });

  it('sets either part of a status', async () => {
    const { call, read } = await createCaller();
    expect((await call('POST', `/v1${PART}/status`, { produktAnbieter: 'ABGELEHNT' })).status).toBe(202);
    const status = { antragsteller: 'BEANTRAGT', produktAnbieter: 'ABGELEHNT' };
    expect(await read(`/v3${PART}`)).toMatchObject({ status });
    expect(await read(`/v3${CASE}/antraege/1/2`)).not.toMatchObject({ status });
    for (const body of [{}, [], { antragsteller: '' }, { produktAnbieter: 'X', antragsteller: 4 }]) {
      expect((await call('POST', `/v3${PART}/status`, body)).status).toBe(400);
    }
    expect(await read(`/v2${PART}`)).toMatchObject({ status });
  });

  it('accepts the readiness for decision once, over all versions', async () => {
    const { call, read } = await createCaller();
    expect((await call('POST', `/v2${PART}/entscheidungsreife`, [])).status).toBe(400);
    expect((await call('POST', `/v2${PART}/entscheidungsreife`, { kommentar: 'vollständig' })).status).toBe(202);
    expect(await read(`/v3${PART}`)).toMatchObject({ entscheidungsreif: true });
    expect((await call('POST', `/v3${PART}/entscheidungsreife`)).status).toBe(409);
    expect((await call('POST', `/v3${CASE}/antraege/1/2/entscheidungsreife`)).status).toBe(202);
  });

  it('accepts a message', async () => {
    const { call } = await createCaller();
    const message = async (body?: unknown) => (await call('POST', `/v3${CASE}/nachricht`, body)).status;
    expect(await message({ text: 'Der Grundbuchauszug folgt.' })).toBe(201);
    expect([await message({}), await message([]), await message()]).toEqual([400, 400, 400]);
  });

  it('changes master data by JSON Patch, for every version', async () => {
    const { patch, read } = await createCaller();
    expect(
      await patch([
        { op: 'test', path: '/externeVorgangsNummer', value: 'HH-2025-0311' },
        { op: 'replace', path: '/externeVorgangsNummer', value: 'HH-1' },
        { op: 'remove', path: '/bezeichnung' },
      ]),
    ).toBe(204);
    expect(await read(`/v1${CASE}`)).toEqual({ vorgangsNummer, externeVorgangsNummer: 'HH-1' });
    expect(await patch([{ op: 'move', from: '/externeVorgangsNummer', path: '/bezeichnung' }], `/v2${CASE}`)).toBe(204);
    expect(await read(`/v3${CASE}`)).toEqual({ vorgangsNummer, bezeichnung: 'HH-1' });
    expect(await patch([])).toBe(204);
  });

  it.each([
    [400, {}],
    [400, [{ op: 'replace', path: '/vorgangsNummer', value: 'X' }]],
    [400, [{ op: 'replace', path: '/externeVorgangsNummer' }]],
    [400, [{ op: 'replace', path: '/externeVorgangsNummer', value: { tief: 1 } }]],
    [400, [{ op: 'add', path: '/__proto__', value: 'X' }]],
    [400, [{ op: 'add', path: '/constructor/prototype/x', value: 'X' }]],
    [400, [{ op: 'copy', from: '/__proto__', path: '/bezeichnung' }]],
    [400, [{ op: 'erase', path: '/bezeichnung' }]],
    [400, [null]],
    [409, [{ op: 'test', path: '/bezeichnung', value: 'anders' }]],
  ])('refuses a patch with %i: %j, with all of its operations', async (status, operations) => {
    const { patch, read } = await createCaller();
    const before = await read(`/v3${CASE}`);
    expect(await patch(operations)).toBe(status);
    const first = { op: 'replace', path: '/externeVorgangsNummer', value: 'HH-2' };
    if (Array.isArray(operations)) expect(await patch([first, ...operations])).toBe(status);
    expect(await read(`/v3${CASE}`)).toEqual(before);
    expect({}).not.toHaveProperty('x');
  });

  it('refuses to remove a missing value, and other media types', async () => {
    const { call, patch } = await createCaller();
    const remove = [{ op: 'remove', path: '/bezeichnung' }];
    expect([await patch(remove), await patch(remove)]).toEqual([204, 409]);
    expect((await call('PATCH', `/v3${CASE}`, [])).status).toBe(415);
    expect((await call('PATCH', `/v3${CASE}`, '[', JSON_PATCH)).status).toBe(400);
  });

  it('keeps the cases of each deployment apart', async () => {
    const [one, other] = [await createCaller(), await createCaller()];
    await one.call('PUT', `/v3${CASE}/kundenBetreuer`, { partnerId: 'GHI56' });
    expect(await other.read(`/v3${CASE}/kundenBetreuer`)).toEqual({ partnerId: 'ABC12' });
  });
});
