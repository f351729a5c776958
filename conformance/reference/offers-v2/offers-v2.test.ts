import { describe, expect, it } from 'vitest';
import { createTestClient } from '../client.fixture.ts';
import type { DeploymentOptions } from '../deployment.ts';
import { andereVorgangsNummer, vorgangsNummer } from '../cases/seed.ts';

const TEXT: unknown = expect.any(String);
const BASE = '/v2/ergebnisliste/ermittlung';
const captured = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 389_000.5 },
    finanzierungswunsch: {
      darlehensWuensche: [
        { annuitaetenDarlehen: { darlehensBetrag: 200_000, tilgungsWunsch: { anfaenglicheTilgung: 2 } } },
        { annuitaetenDarlehen: { darlehensBetrag: 50_000, zinsBindungInJahren: 10 } },
      ],
    },
  },
  haushalte: [],
};

async function createCaller(options: DeploymentOptions = {}) {
  const client = createTestClient(options);
  const headers = await client.bearer();
  const post = (query: string, body?: unknown) => client.call('v2', 'POST', `${BASE}${query}`, { headers, body });
  const get = (path: string) => client.call('v2', 'GET', path, { headers });
  const determine = async (query: string, body?: unknown) => (await post(query, body)).headers.get('location') ?? '';
  return { ...client, headers, post, get, determine };
}

describe('offers-v2', () => {
  it('redirects to a determination, with an empty body', async () => {
    const { post, get } = await createCaller();
    const answer = await post('', captured);
    expect([answer.status, await answer.text()]).toEqual([302, '']);
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/v2\/ergebnisliste\/ermittlung\/[0-9a-f-]{36}$/);
    const read = await get(location);
    expect(await read.json()).toMatchObject({ ermittlungsId: location.split('/').at(-1) });
  });

  it('has identifiers in the determination for every further read', async () => {
    const { get, determine } = await createCaller();
    const location = await determine('?alternativen=true', captured);
    const results = (await (await get(`${location}/ergebnisse`)).json()) as { ergebnisNummer: string }[];
    expect(results).toHaveLength(3);
    const result = `${location}/ergebnisse/${results[2]?.ergebnisNummer}`;
    expect(await (await get(result)).json()).toEqual(results[2]);
    const plans = (await (await get(`${result}/zahlungsplaene`)).json()) as { zahlungsplanIndex: string }[];
    const plan = `${result}/zahlungsplaene/${plans[0]?.zahlungsplanIndex}`;
    expect(await (await get(plan)).json()).toEqual(plans[0]);
    for (const path of [`${result}/meldungen`, `${result}/unterlagen`, `${location}/ermittlungsAnfrage`]) {
      expect((await get(path)).status).toBe(200);
    }
    expect(await (await get(`${location}/ermittlungsAnfrage/erfassteDaten`)).json()).toEqual(captured);
  });

  it('determines offers for a case instead of a body', async () => {
    const { get, determine, post } = await createCaller();
    const location = await determine(`?vorgangsNummer=${vorgangsNummer}`);
    expect(await (await get(`${location}/ermittlungsAnfrage`)).json()).toMatchObject({ vorgangsNummer });
    expect((await post(`?vorgangsNummer=${andereVorgangsNummer}`)).status).toBe(403);
    expect((await post('?vorgangsNummer=NIE000')).status).toBe(403);
  });

  it.each([
    ['', undefined, 400],
    ['', '{"vorhaben":', 415],
    ['', {}, 302],
    ['', [], 400],
    ['', { vorhaben: [] }, 400],
    ['', { vorhaben: { finanzbedarf: { kaufpreis: '420000' } } }, 400],
    ['', { vorhaben: { finanzierungswunsch: { darlehensWuensche: {} } } }, 400],
    [
      '',
      { vorhaben: { finanzierungswunsch: { darlehensWuensche: [{ annuitaetenDarlehen: { provision: null } }] } } },
      400,
    ],
    ['?alternativen=false&provisionsAusgabe=true', captured, 302],
    ['?alternativen=ja', captured, 400],
    ['?provisionsAusgabe=1', captured, 400],
    ['?provisionsAusgabe=', captured, 400],
  ])('answers POST %s with %j by %i', async (query, body, status) => {
    const { post } = await createCaller();
    expect((await post(query, body)).status).toBe(status);
  });

  it('redirects to itself until the commission is ready', async () => {
    const { get, determine, clock } = await createCaller();
    const location = `${await determine('?provisionsAusgabe=true', captured)}/ergebnisse/E1/provision`;
    clock.advance(60_000);
    const first = await get(location);
    expect([first.status, first.headers.get('location')]).toEqual([302, `${location}?versuch=1`]);
    const second = await get(`${location}?versuch=1`);
    expect([second.status, await second.json()]).toEqual([200, { betrag: 312_500, partnerId: 'ABC12' }]);
  });

  it('has no commission before it is ready, and none without provisionsAusgabe', async () => {
    const { get, determine } = await createCaller();
    const waiting = `${await determine('?provisionsAusgabe=true', captured)}/ergebnisse/E1/provision`;
    await get(waiting);
    const again = await get(`${waiting}?versuch=1`);
    expect([again.status, again.headers.get('location')]).toEqual([302, `${waiting}?versuch=2`]);
    expect((await get(`${await determine('', captured)}/ergebnisse/E1/provision`)).status).toBe(404);
  });

  it('forgets a determination after an hour', async () => {
    const { determine, clock, call, bearer } = await createCaller();
    const location = await determine('', captured);
    clock.advance(3_599_999);
    expect((await call('v2', 'GET', location, { headers: await bearer() })).status).toBe(200);
    clock.advance(1);
    expect((await call('v2', 'GET', location, { headers: await bearer() })).status).toBe(404);
  });

  it('calculates finite numbers for all amounts', async () => {
    const { get, post, headers, call } = await createCaller({ readyAfterMs: 0 });
    expect(
      (
        await call('v2', 'POST', BASE, {
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: '{"vorhaben":{"finanzbedarf":{"kaufpreis":1e999}}}',
        })
      ).status,
    ).toBe(400);
    for (const darlehensBetrag of [1e308, -5, 0.001]) {
      const wishes = [{ annuitaetenDarlehen: { darlehensBetrag } }, { annuitaetenDarlehen: { darlehensBetrag } }];
      const sent = { vorhaben: { finanzierungswunsch: { darlehensWuensche: wishes } } };
      const location = (await post('?provisionsAusgabe=true', sent)).headers.get('location') ?? '';
      await get(`${location}/ergebnisse/E2/provision`);
      const { betrag } = (await (await get(`${location}/ergebnisse/E2/provision`)).json()) as { betrag: number };
      expect(betrag).toSatisfy(Number.isInteger);
    }
  });

  it('counts calls in the headers of every response, and refuses calls above the quota until the window ends', async () => {
    const { get, clock } = await createCaller({ quota: { calls: 2, windowS: 30 } });
    const limits = ({ status, headers }: Response) => [
      status,
      headers.get('x-ratelimit-remaining'),
      headers.get('x-ratelimit-reset'),
    ];
    expect(limits(await get(`${BASE}/egal`))).toEqual([404, '1', '30']);
    clock.advance(9_500);
    expect(limits(await get(`${BASE}/egal/nichts/hier`))).toEqual([404, '0', '21']);
    expect(limits(await get(`${BASE}/egal`))).toEqual([429, '0', '21']);
    clock.advance(20_500);
    expect(limits(await get(`${BASE}/egal`))).toEqual([404, '1', '30']);
  });

  it('refuses a caller without a valid token', async () => {
    const { call } = await createCaller();
    for (const headers of [{}, { Authorization: 'Bearer unsinn' }, { Authorization: 'Basic QUJDMTI6eA==' }]) {
      const answer = await call('v2', 'POST', BASE, { headers, body: captured });
      expect([answer.status, await answer.json()]).toEqual([401, { message: TEXT }]);
      expect(answer.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
    }
  });
});
