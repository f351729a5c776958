import { buildClientSchema, getIntrospectionQuery, printSchema, type IntrospectionQuery } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../clock.ts';
import { send } from '../client.fixture.ts';
import { garbage } from '../garbage.fixture.ts';
import { createTokens } from '../tokens.ts';
import { createConsumerLoanOffers } from './index.ts';
import { planRepayment } from '../../servers/loan-offers/repayment.ts';
import { loanSchema } from '../../servers/loan-offers/schema.ts';
import { consumerLoanBearers, consumerLoanFixtures } from './seed.ts';

const FIELDS = `{
  gesamtkonditionen {
    effektivzins gesamtkreditbetrag laufzeitInMonaten nettokreditbetrag rateMonatlich sollzins
    zinsgrenzen { maximalerEffektivzins maximalerSollzins minimalerEffektivzins minimalerSollzins }
  }
  ratenkredit {
    produktanbieter { name anschrift { strasse hausnummer plz ort } logo { svg } }
    produktbezeichnung schlussrate
  }
}`;
const PARAMETERS =
  '$partnerId: String, $auszahlungsbetrag: Euro!, $laufzeitInMonaten: Int, $finanzierungszweck: Finanzierungszweck, $datenkontext: Datenkontext';
const ARGUMENTS =
  'partnerId: $partnerId, auszahlungsbetrag: $auszahlungsbetrag, laufzeitInMonaten: $laufzeitInMonaten, finanzierungszweck: $finanzierungszweck, datenkontext: $datenkontext';
const BEST = `query (${PARAMETERS}) { bestesAngebot(${ARGUMENTS}) ${FIELDS} }`;
const LIST = `query (${PARAMETERS}) { angebote(${ARGUMENTS}) ${FIELDS} }`;
const TEXT: unknown = expect.stringMatching(/\S/);

interface Angebot {
  gesamtkonditionen: Record<string, number> & { zinsgrenzen: Record<string, number> };
  ratenkredit: { produktbezeichnung: string; schlussrate: number; produktanbieter: { logo: { svg: string } } };
}
interface Body {
  data?: { bestesAngebot?: Angebot | null; angebote?: Angebot[] | null } | null;
  errors?: { message: string; status: number }[];
}

const clock = manualClock(Date.UTC(2026, 0, 15, 9));
const tokens = createTokens(clock);
const { app } = createConsumerLoanOffers({ clock, tokens, readyAfterMs: 0 });
let authorization = '';
beforeEach(async () => {
  authorization = `Bearer ${await tokens.issue(consumerLoanBearers.kex)}`;
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  send((request) => app.fetch(request), {
    method: 'POST',
    path: '/angebote',
    headers: { authorization, ...headers },
    body,
  });
async function ask(query: string, variables?: object): Promise<Body & { status: number }> {
  const answer = await post({ query, variables });
  return { status: answer.status, ...((await answer.json()) as Body) };
}
async function list(variables: object): Promise<Angebot[]> {
  const { status, data, errors } = await ask(LIST, variables);
  expect([status, errors]).toEqual([200, undefined]);
  return data?.angebote ?? [];
}
async function best(variables: object): Promise<Angebot> {
  const { status, data, errors } = await ask(BEST, variables);
  expect([status, errors]).toEqual([200, undefined]);
  if (!data?.bestesAngebot) throw new Error('no offer');
  return data.bestesAngebot;
}
const names = (offers: Angebot[]) => offers.map(({ ratenkredit }) => ratenkredit.produktbezeichnung).sort();
const amount = { auszahlungsbetrag: 12_000 };

describe('offers', () => {
  it('are calculated from amount, term and rate (L01, L05, L06)', async () => {
    const { gesamtkonditionen, ratenkredit } = await best({ auszahlungsbetrag: 8000.5, laufzeitInMonaten: 36 });
    const { nettokreditbetrag, laufzeitInMonaten, sollzins = 0, effektivzins = 0, zinsgrenzen } = gesamtkonditionen;
    expect([nettokreditbetrag, laufzeitInMonaten]).toEqual([8000.5, 36]);
    expect({ ...gesamtkonditionen, schlussrate: ratenkredit.schlussrate }).toMatchObject(
      planRepayment(8000.5, 36, sollzins),
    );
    expect(zinsgrenzen['minimalerSollzins']).toBeLessThan(sollzins);
    expect(zinsgrenzen['maximalerSollzins']).toBeGreaterThan(sollzins);
    expect(zinsgrenzen['minimalerEffektivzins']).toBeLessThan(effektivzins);
    expect(zinsgrenzen['maximalerEffektivzins']).toBeGreaterThan(effektivzins);
    expect(ratenkredit.produktanbieter.logo.svg).toMatch(/^https:\/\/.+\.svg$/);
  });

  it('are a list, the cheapest first, and the best one is its first (L02)', async () => {
    const offers = await list({ ...amount, finanzierungszweck: 'UMSCHULDUNG' });
    const rates = offers.map(({ gesamtkonditionen }) => gesamtkonditionen['effektivzins'] ?? 0);
    expect(offers.length).toBeGreaterThan(2);
    expect(rates).toEqual([...rates].sort((one, other) => one - other));
    expect(await best({ ...amount, finanzierungszweck: 'UMSCHULDUNG' })).toEqual(offers[0]);
  });

  it('have the defaults of D2 (L09, L10)', async () => {
    const own = await list(amount);
    expect(own).toEqual(
      await list({
        ...amount,
        partnerId: 'HSE01',
        finanzierungszweck: 'FREIE_VERWENDUNG',
        datenkontext: 'TESTUMGEBUNG',
      }),
    );
    expect(own).toEqual(await list({ ...amount, partnerId: null, finanzierungszweck: null, datenkontext: null }));
    expect(await best(amount)).toEqual(await best({ ...amount, finanzierungszweck: 'FAHRZEUGKAUF' }));
    expect(await best(amount)).not.toEqual(await best({ ...amount, finanzierungszweck: 'FREIE_VERWENDUNG' }));
  });

  it('depend on purpose, context and partner (L11 to L13)', async () => {
    const own = names(await list(amount));
    expect(own).toContain('Hauskredit Förde');
    expect(names(await list({ ...amount, partnerId: consumerLoanFixtures.partnerId }))).toEqual(
      own.filter((name) => name !== 'Hauskredit Förde'),
    );
    expect(names(await list({ ...amount, datenkontext: 'ECHTGESCHAEFT' }))).toEqual(
      own.filter((name) => name !== 'Übungskredit'),
    );
    expect(names(await list({ ...amount, finanzierungszweck: 'FAHRZEUGKAUF' }))).toContain('Autokredit Direkt');
    for (const finanzierungszweck of ['UMSCHULDUNG', 'MODERNISIEREN']) {
      expect((await list({ ...amount, finanzierungszweck })).length).toBeGreaterThan(0);
    }
  });

  it('have the selected fields, also with literals and an alias (L04, L20)', async () => {
    const query =
      '{ a: angebote(auszahlungsbetrag: 9000.5, partnerId: "BRT01") { ratenkredit { produktbezeichnung } } }';
    const { data } = (await ask(query)) as { data?: { a?: object[] } };
    expect(Object.keys(data ?? {})).toEqual(['a']);
    expect(data?.a?.[0]).toEqual({ ratenkredit: { produktbezeichnung: TEXT } });
  });
});

describe('a valid query that fails gets 200 with errors (L14, L18)', () => {
  const failing: [string, string, object, number][] = [
    [
      'the seeded query',
      consumerLoanFixtures.failingQuery.query,
      { ...consumerLoanFixtures.failingQuery.variables },
      422,
    ],
    ['an amount that nobody finances', BEST, { auszahlungsbetrag: 5_000_000 }, 422],
    ['a negative amount', BEST, { auszahlungsbetrag: -1 }, 422],
    ['a term of zero months', BEST, { ...amount, laufzeitInMonaten: 0 }, 422],
    ['a foreign partner', BEST, { ...amount, partnerId: consumerLoanFixtures.partnerIdOutside }, 403],
    ['the partner above', BEST, { ...amount, partnerId: 'VBD01' }, 403],
    ['an unknown partner', BEST, { ...amount, partnerId: '__pro' }, 403],
  ];

  it.each(failing)('%s', async (_, query, variables, status) => {
    expect(await ask(query, variables)).toEqual({
      status: 200,
      data: { bestesAngebot: null },
      errors: [{ message: TEXT, status }],
    });
  });
});

describe('refusals', () => {
  const refusal = (status: number) => [status, { errors: [{ message: TEXT, status }] }];

  it('no token, a bad one, an expired one: 401 (L15)', async () => {
    const body = { query: BEST, variables: amount };
    const expired = authorization;
    clock.advance(3_601_000);
    for (const value of ['', 'Bearer x.y.z', 'Basic YTpi', expired]) {
      const answer = await post(body, { authorization: value });
      expect([answer.status, await answer.json()], value).toEqual(refusal(401));
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('a token without the permission: 403 (L16)', async () => {
    const token = await tokens.issue(consumerLoanBearers.kexWithoutScope);
    const answer = await post({ query: BEST, variables: amount }, { authorization: `Bearer ${token}` });
    expect([answer.status, await answer.json()]).toEqual(refusal(403));
  });

  it.each(['text/plain', 'application/graphql', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'the content type %s: 415 (L17)',
    async (type) => {
      const answer = await post(JSON.stringify({ query: BEST, variables: amount }), { 'content-type': type });
      expect([answer.status, await answer.json()]).toEqual(refusal(415));
    },
  );

  it.each([
    ['no body', ''],
    ['no JSON', '{"query":'],
    ['no object', '[]'],
    ['no query', { variables: amount }],
    ['a query that is no text', { query: 1 }],
    ['another member', { query: BEST, variables: amount, angebote: 1 }],
    ['variables in a list', { query: BEST, variables: [] }],
    ['a syntax error', { query: '{ angebote(' }],
    ['an unknown query', { query: '{ kredite { name } }' }],
    ['an unknown field', { query: '{ angebote(auszahlungsbetrag: 1000) { zins } }' }],
    [
      'an unknown argument',
      { query: '{ angebote(auszahlungsbetrag: 1000, betrag: 1) { ratenkredit { schlussrate } } }' },
    ],
    ['no amount among the arguments', { query: '{ angebote { ratenkredit { schlussrate } } }' }],
    ['no amount among the variables', { query: BEST, variables: {} }],
    ['null for the amount', { query: BEST, variables: { auszahlungsbetrag: null } }],
    ['text for the amount', { query: BEST, variables: { auszahlungsbetrag: '1000' } }],
    ['a list for the amount', { query: '{ angebote(auszahlungsbetrag: [1]) { ratenkredit { schlussrate } } }' }],
    ['half a month', { query: BEST, variables: { ...amount, laufzeitInMonaten: 12.5 } }],
    ['an unknown purpose', { query: BEST, variables: { ...amount, finanzierungszweck: 'URLAUB' } }],
    ['an unknown context', { query: BEST, variables: { ...amount, datenkontext: 'PRODUKTION' } }],
    ['a partner identifier of four characters', { query: BEST, variables: { ...amount, partnerId: 'HSE0' } }],
    ['a change', { query: 'mutation { angebote }' }],
    ['a query of 200,000 opening braces', { query: '{a'.repeat(100_000) }],
    ['a deep list', { query: `{ angebote(auszahlungsbetrag: ${'['.repeat(1900)}` }],
    [
      'deep introspection',
      { query: `{ __schema { types ${'{ fields { type '.repeat(9)} { name } ${'} }'.repeat(9)} } }` },
    ],
  ])('%s: 400 (L07, L08)', async (_, body) => {
    const answer = await post(body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(400);
    const { errors = [], ...rest } = (await answer.json()) as Body;
    expect(rest).toEqual({});
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toEqual({ message: TEXT, status: 400 });
  });

  it('a body of two megabytes: 413', async () => {
    const answer = await post({ query: BEST, variables: { ...amount, partnerId: 'x'.repeat(2_000_000) } });
    expect([answer.status, await answer.json()]).toEqual(refusal(413));
  });
});

it('sends the trace id of the caller, or a new one, with every response (L19)', async () => {
  const body = { query: BEST, variables: amount };
  expect((await post(body, { 'x-traceid': 'ABC-4711' })).headers.get('x-traceid')).toBe('ABC-4711');
  const own = (await post(body)).headers.get('x-traceid');
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  const refused = (await post(body, { authorization: '' })).headers.get('x-traceid');
  expect(refused).toMatch(/^[0-9a-f-]{36}$/);
  expect(refused).not.toBe(own);
});

it('responds to introspection with the contract (L22)', async () => {
  const { data } = (await ask('{ __type(name: "Angebot") { fields { name } } }')) as { data?: object };
  expect(data).toEqual({ __type: { fields: [{ name: 'gesamtkonditionen' }, { name: 'ratenkredit' }] } });
  const whole = (await ask(getIntrospectionQuery())) as { data?: unknown };
  expect(printSchema(buildClientSchema(whole.data as IntrospectionQuery))).toBe(printSchema(loanSchema()));
});

it('never responds to garbage with 5xx', async () => {
  const calls = garbage(600, 20260115, {
    paths: ['/angebote', '/angebote', '/angebote/x', '/'],
    headers: { authorization },
    mediaTypes: ['application/json', 'application/json', 'text/plain', 'application/json; charset=x', ';'],
    words: ['query', 'variables', 'operationName', 'extensions', BEST, LIST, '{ __typename }', 'auszahlungsbetrag'],
  });
  const statuses = new Set<number>();
  for (const call of calls) {
    const { status } = await send((request) => app.fetch(request), call);
    statuses.add(status);
    expect(status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
  }
  expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 404, 415]));
});
