import { describe, expect, test } from 'vitest';
import { startSmallMocks } from './contracts.fixture.ts';
import { INVALID_TOKENS, OUTSIDE_PARTNER, TOKEN_WITHOUT_SCOPE } from './index.ts';
import { MAX_BODY_BYTES } from '../servers/body.ts';
import { planRepayment } from '../servers/loan-offers/repayment.ts';

const ALL_FIELDS = `{
  gesamtkonditionen {
    effektivzins gesamtkreditbetrag laufzeitInMonaten nettokreditbetrag rateMonatlich sollzins
    zinsgrenzen { maximalerEffektivzins maximalerSollzins minimalerEffektivzins minimalerSollzins }
  }
  ratenkredit {
    produktanbieter { name anschrift { strasse hausnummer plz ort } logo { svg } }
    produktbezeichnung schlussrate
  }
}`;
const BEST = `query ($partnerId: String, $betrag: Euro!, $laufzeit: Int, $zweck: Finanzierungszweck) {
  bestesAngebot(partnerId: $partnerId, auszahlungsbetrag: $betrag, laufzeitInMonaten: $laufzeit,
    finanzierungszweck: $zweck) ${ALL_FIELDS} }`;
const LIST = `query ($partnerId: String, $betrag: Euro!, $laufzeit: Int, $zweck: Finanzierungszweck = FREIE_VERWENDUNG) {
  angebote(partnerId: $partnerId, auszahlungsbetrag: $betrag, laufzeitInMonaten: $laufzeit,
    finanzierungszweck: $zweck, datenkontext: ECHTGESCHAEFT) ${ALL_FIELDS} }`;

interface Angebot {
  gesamtkonditionen: Record<string, number>;
  ratenkredit: { produktanbieter: { name: string; logo: { svg: string } }; schlussrate: number };
}
interface Body {
  data?: { bestesAngebot?: Angebot | null; angebote?: Angebot[] | null };
  errors?: { message: string; status: number }[];
}

const mocks = await startSmallMocks();

const HEADERS = { 'content-type': 'application/json; charset=UTF-8', authorization: 'Bearer token' };

async function send(body: string, headers: Record<string, string> = HEADERS): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${mocks.hosts.kex}/angebote`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Body };
}

const ask = (query: string, variables: Record<string, unknown> = { betrag: 10_000 }) =>
  send(JSON.stringify({ query, variables }));

async function list(variables: Record<string, unknown>): Promise<Angebot[]> {
  const { status, body } = await ask(LIST, variables);
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body.data?.angebote ?? [];
}

async function best(variables: Record<string, unknown>): Promise<Angebot> {
  const { body } = await ask(BEST, variables);
  const offer = body.data?.bestesAngebot;
  if (!offer) throw new Error(JSON.stringify(body));
  return offer;
}

describe('offers', () => {
  test('the best offer has conditions that follow from amount, term and rate', async () => {
    const { gesamtkonditionen, ratenkredit } = await best({ betrag: 12_500.5, laufzeit: 48, zweck: 'FAHRZEUGKAUF' });
    const { nettokreditbetrag, laufzeitInMonaten, sollzins = 0, zinsgrenzen, ...rest } = gesamtkonditionen;
    expect({ nettokreditbetrag, laufzeitInMonaten }).toEqual({ nettokreditbetrag: 12_500.5, laufzeitInMonaten: 48 });
    expect({ ...rest, schlussrate: ratenkredit.schlussrate }).toEqual(planRepayment(12_500.5, 48, sollzins));
    expect(zinsgrenzen).toMatchObject({ minimalerSollzins: expect.any(Number) as number });
    expect(new URL(ratenkredit.produktanbieter.logo.svg).pathname).toMatch(/\.svg$/);
  });

  test('the list names several providers, the cheapest first', async () => {
    const offers = await list({ betrag: 10_000, laufzeit: 36 });
    expect(new Set(offers.map(({ ratenkredit }) => ratenkredit.produktanbieter.name)).size).toBeGreaterThan(1);
    const rates = offers.map(({ gesamtkonditionen }) => gesamtkonditionen['effektivzins'] ?? 0);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect(offers.every(({ gesamtkonditionen }) => gesamtkonditionen['laufzeitInMonaten'] === 36)).toBe(true);
  });

  test('the same query always has the same response', async () => {
    expect(await list({ betrag: 7_000 })).toEqual(await list({ betrag: 7_000, zweck: 'FREIE_VERWENDUNG' }));
  });

  test('the purpose changes the offers; without one the best offer considers all', async () => {
    expect(await list({ betrag: 9_000, zweck: 'FAHRZEUGKAUF' })).not.toEqual(await list({ betrag: 9_000 }));
    expect(await best({ betrag: 9_000 })).toEqual(await best({ betrag: 9_000, zweck: 'FAHRZEUGKAUF' }));
    expect(await best({ betrag: 9_000 })).not.toEqual(await best({ betrag: 9_000, zweck: 'FREIE_VERWENDUNG' }));
  });

  test('only the selected fields are returned, literals and a partner are accepted', async () => {
    const query = '{ angebote(auszahlungsbetrag: 5000, partnerId: "ABC12") { gesamtkonditionen { sollzins } } }';
    const { body } = await ask(query, {});
    expect(Object.keys(body.data?.angebote?.[0]?.gesamtkonditionen ?? {})).toEqual(['sollzins']);
  });
});

describe('what is refused', () => {
  const credentials: [string, string | undefined, number][] = [
    ['no token', undefined, 401],
    ['another scheme', 'Basic YTpi', 401],
    ...INVALID_TOKENS.map((token): [string, string, number] => [`the token ${token}`, `Bearer ${token}`, 401]),
    ['a token without the scope', `Bearer ${TOKEN_WITHOUT_SCOPE}`, 403],
  ];

  test.each(credentials)('%s', async (_, authorization, status) => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const answer = await send(JSON.stringify({ query: BEST, variables: { betrag: 1_000 } }), headers);
    expect(answer).toEqual({ status, body: { errors: [{ message: expect.any(String) as string, status }] } });
  });

  test('a content type other than JSON: 415', async () => {
    const answer = await send('{}', { ...HEADERS, 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['a body that is no JSON', '{"query":'],
    ['a body that is no object', '[]'],
    ['no query', '{"variables":{}}'],
    ['an unknown member', JSON.stringify({ query: BEST, variables: { betrag: 1_000 }, extra: 1 })],
    ['variables that are no object', JSON.stringify({ query: BEST, variables: [] })],
    ['a query that does not parse', '{"query":"{ bestesAngebot("}'],
    ['a missing required argument', '{"query":"{ angebote { ratenkredit { schlussrate } } }"}'],
    ['an unknown argument', '{"query":"{ angebote(betrag: 1) { ratenkredit { schlussrate } } }"}'],
    ['a missing variable', JSON.stringify({ query: BEST })],
    ['a variable of the wrong type', JSON.stringify({ query: BEST, variables: { betrag: '1000' } })],
    ['an unknown purpose', JSON.stringify({ query: BEST, variables: { betrag: 1_000, zweck: 'URLAUB' } })],
    ['a partner of the wrong length', JSON.stringify({ query: BEST, variables: { betrag: 1_000, partnerId: 'AB' } })],
  ])('%s: 400', async (_, body) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors?.[0]).toEqual({ message: expect.any(String) as string, status: 400 });
  });

  test.each([
    ['auszahlungsbetrag: "1000"', 'Expected value of type "Euro!", found "1000"; Euro is a decimal number'],
    ['auszahlungsbetrag: 1e999', 'Expected value of type "Euro!", found 1e999; Euro is a decimal number'],
  ])('a literal that is not an amount, %s, is named', async (argument, message) => {
    const answer = await ask(`{ bestesAngebot(${argument}) { ratenkredit { schlussrate } } }`);
    expect(answer).toEqual({ status: 400, body: { errors: [{ message, status: 400 }] } });
  });

  test('a body over the limit: 413', async () => {
    expect((await send(JSON.stringify({ query: ' '.repeat(MAX_BODY_BYTES) }))).status).toBe(413);
  });

  test('another path and another method', async () => {
    expect((await fetch(`${mocks.hosts.kex}/offers`)).status).toBe(404);
    const response = await fetch(`${mocks.hosts.kex}/angebote`);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('what is processed without success: 200 with errors', () => {
  test('a partner outside', async () => {
    const { status, body } = await ask(BEST, { betrag: 10_000, partnerId: OUTSIDE_PARTNER });
    expect(status).toBe(200);
    expect(body.data).toEqual({ bestesAngebot: null });
    expect(body.errors).toEqual([{ message: expect.stringContaining(OUTSIDE_PARTNER) as string, status: 403 }]);
  });

  test.each([
    ['an amount that nobody finances', { betrag: 5_000_000 }],
    ['an amount of nothing', { betrag: 0 }],
    ['a term of nothing', { betrag: 1_000, laufzeit: 0 }],
  ])('%s', async (_, variables) => {
    const { status, body } = await ask(LIST, variables);
    expect(status).toBe(200);
    expect(body.data).toEqual({ angebote: null });
    const message: unknown = expect.stringContaining(`${variables.betrag} EUR`);
    expect(body.errors).toEqual([{ message, status: 422 }]);
  });
});

describe('Prefer', () => {
  const preferring = async (prefer: string) => {
    const body = JSON.stringify({
      query: '{ bestesAngebot(auszahlungsbetrag: 5000) { ratenkredit { schlussrate } } }',
    });
    const response = await fetch(`${mocks.hosts.kex}/angebote`, {
      method: 'POST',
      headers: { ...HEADERS, prefer },
      body,
    });
    return { response, body: (await response.json()) as Body };
  };

  test.each(['code=403', 'code=403, respond-async'])(
    '%s gets a response from the contract of the envelope',
    async (prefer) => {
      const { response, body } = await preferring(prefer);
      expect([response.status, body]).toEqual([403, { message: 'kein Recht' }]);
    },
  );

  test.each([
    ['cod=403', 'cod'],
    ['respond-async', 'respond-async'],
    ['wait=10; code=403', 'wait, code'],
    ['', null],
  ])('%s has no preference that the mock knows: the query is executed', async (prefer, ignored) => {
    const { response, body } = await preferring(prefer);
    expect(response.headers.get('sl-ignored-preferences')).toBe(ignored);
    expect(body.data?.bestesAngebot?.ratenkredit).toEqual({ schlussrate: expect.any(Number) as number });
  });

  test('with an invalid value is refused', async () => {
    expect((await preferring('code=abc')).response.status).toBe(422);
  });
});
