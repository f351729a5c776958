import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { HOSTS, SERVED_BY } from '../../generated/platform.ts';
import { startMocks, type Mocks } from './index.ts';
import { deriveOperations, type DerivedOperation } from './operations.fixture.ts';

const CONTRACTS = new URL('../../generated/', import.meta.url);

let mocks: Mocks;

beforeAll(async () => {
  mocks = await startMocks({ port: 0 });
});

afterAll(() => mocks.close());

/** The first declared success of an operation, as a key of `responses`, otherwise its redirect; never `default`. */
function firstSuccess({ name, responses }: DerivedOperation): string {
  const success = responses.find((key) => key.startsWith('2')) ?? responses.find((key) => key.startsWith('3'));
  if (success === undefined) throw new Error(`${name} declares no success.`);
  return success;
}

/** The declared response for a status. */
function declaredAs({ responses }: DerivedOperation, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default'].find((key) => responses.includes(key));
}

/** Fails unless the status is declared and the response has its required headers. */
function expectDeclared(operation: DerivedOperation, { status, headers }: Response): void {
  const key = declaredAs(operation, status);
  expect(key, `${operation.name}: ${status} is not declared`).toBeDefined();
  const missing = operation.requiredHeaders[key ?? '']?.filter((header) => (headers.get(header) ?? '') === '');
  expect(missing, `${operation.name}: headers of ${status}`).toEqual([]);
}

test('the mocks serve every operation of every contract', () => {
  expect(mocks.rows.reduce((sum, { operations }) => sum + operations, 0)).toBe(Object.values(OPERATIONS).flat().length);
});

test.each(HOSTS)('a browser that opens the URL of %s gets a hint at the documentation', async (host) => {
  const response = await fetch(`${mocks.hosts[host]}/`);
  expect([404, 405]).toContain(response.status);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('docs` (in a checkout') as string });
});

describe.each(HOSTS.flatMap((host) => SERVED_BY[host].map((id) => ({ host, id }))))('$id', ({ host, id }) => {
  const derived = deriveOperations(CONTRACTS, id);
  const send = ({ path, init }: DerivedOperation, changes: RequestInit = {}) =>
    fetch(mocks.hosts[host] + path, { ...init, ...changes });
  const prefer = (operation: DerivedOperation, preference: string) =>
    send(operation, { headers: { ...operation.init.headers, prefer: preference } });

  test('every operation answers a valid request with the first success of the contract: status, headers, example', async () => {
    const operations = await derived;
    for (const operation of operations) {
      const response = await send(operation);
      const text = await response.text();
      const success = firstSuccess(operation);
      expect(`${operation.name}: ${response.status}`).toBe(`${operation.name}: ${success.replace('XX', '00')}`);
      expectDeclared(operation, response);
      const example = operation.examples[success];
      if (host !== 'kex' && example !== undefined) {
        const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
        expect(isJson ? JSON.parse(text) : text, operation.name).toEqual(example);
      }
    }
    expect(operations.length).toBeGreaterThan(0);
  });

  test('every operation refuses requests without a required query parameter, with a declared response', async () => {
    for (const operation of await derived) {
      if (operation.requiredQuery.length === 0) continue;
      const [path = ''] = operation.path.split('?');
      const response = await send({ ...operation, path });
      expect(`${operation.name}: ${response.status}`).toBe(`${operation.name}: 400`);
      expectDeclared(operation, response);
    }
  });

  test('every declared status has its required headers when requested', async () => {
    for (const operation of await derived) {
      for (const code of operation.responses.filter((key) => /^\d+$/.test(key))) {
        const response = await prefer(operation, `code=${code}`);
        expect(`${operation.name}: ${response.status}`).toBe(`${operation.name}: ${code}`);
        expectDeclared(operation, response);
      }
    }
  });

  test('an open payload is not generated as a copy of its schema', async () => {
    for (const operation of await derived) {
      for (const key of operation.responses) {
        const code = key === 'default' ? '500' : key.replace('XX', '00');
        const response = await prefer(operation, `code=${code}, dynamic=true`);
        expect(`${operation.name}: ${response.status}`).toBe(`${operation.name}: ${code}`);
        expect(await response.text(), operation.name).not.toMatch(/"(?:\$schema|x-[\w-]+)":/);
      }
    }
  });

  test('every operation refuses requests without a required credential, with a declared response', async () => {
    for (const operation of await derived) {
      const { name, init, responses } = operation;
      const { authorization, 'x-apikey': key, 'x-partnerid': caller, cookie, ...headers } = init.headers;
      if ((authorization ?? key ?? caller ?? cookie) === undefined) continue;
      const response = await send(operation, { headers });
      const expected = responses.includes('401') || !responses.includes('403') ? 401 : 403;
      expect(`${name}: ${response.status}`).toBe(`${name}: ${expected}`);
      expectDeclared(operation, response);
    }
  });

  test('every operation with a JSON body answers invalid JSON with the declared 400', async () => {
    for (const operation of await derived) {
      const { name, init } = operation;
      if (!/[/+]json$/.test(init.headers['content-type'] ?? '')) continue;
      const response = await send(operation, { body: '{"a":' });
      expect(`${name}: ${response.status}`).toBe(`${name}: 400`);
      expectDeclared(operation, response);
    }
  });
});

test('a 429 says that no call is left', async () => {
  const headers = { authorization: 'Bearer token', prefer: 'code=429' };
  const response = await fetch(`${mocks.hosts.v2}/v2/ergebnisliste/ermittlung/e1`, { headers });
  expect([response.status, response.headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
});

test('a seed repeats a generated response; without one, responses are random', async () => {
  const credentials = { 'x-apikey': 'k', 'x-partnerid': 'A' };
  const refused = [`${mocks.hosts.report}/rohdaten/r1`, {}] as const;
  for (const [url, headers] of [[`${mocks.hosts.pm}/partner/A`, credentials], refused] as const) {
    const generated = async (prefer: string) => (await fetch(url, { headers: { ...headers, prefer } })).text();
    const [seeded, unseeded] = [new Set<string>(), new Set<string>()];
    // Two small responses may be equal by chance, but not this many.
    for (let round = 0; round < 30; round += 1) {
      seeded.add(await generated('dynamic=true, seed=1'));
      unseeded.add(await generated('dynamic=true'));
    }
    expect([seeded.size, unseeded.size > 1]).toEqual([1, true]);
  }
});

test.each([
  ['authentication=token', "query must have required property 'redirectTo'"],
  ['authentication=token&redirectto=/', "query must have required property 'redirectTo'"],
  ['authentication=token&redirectTo=/&redirectTo=/', 'query parameter redirectTo must occur once'],
])('a query is validated by the declared names of its parameters: %s', async (query, says) => {
  const response = await fetch(`${mocks.hosts.pm}/login?${query}`);
  expect([response.status, await response.json()]).toEqual([400, { message: `Request ${says}` }]);
});

test('a form in another encoding than UTF-8 is refused', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = Buffer.from('username=M\xfcller&password=key', 'latin1');
  const response = await fetch(`${mocks.hosts.login}/login`, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('percent-encoded UTF-8')]);
});

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

test.each([
  ['pm', '/partner/A', { 'x-apikey': 'key' }, 401],
  ['baufi', '/v3/vorgaenge', { authorization: 'bearer token' }, 200],
  ['baufi', '/v3/vorgaenge', { authorization: 'Bearer' }, 401],
  ['baufi', '/v3/vorgaenge', { authorization: basic('ABC12:key') }, 401],
  ['login', '/login', { authorization: basic('ABC12:key:with:colons') }, 200],
  ['login', '/login', { authorization: basic('ABC12:').replace('Basic', 'basic') }, 200],
  ['login', '/login', { authorization: basic('ABC12') }, 401],
  ['login', '/login', { authorization: 'Bearer QUJDMTI6a2V5' }, 401],
] as const)('a credential counts by its form alone: %s %s %j', async (host, path, headers, status) => {
  expect((await fetch(mocks.hosts[host] + path, { headers })).status).toBe(status);
});

test.each([
  ['sessionId=1', 302],
  ['theme=dark; sessionId=1', 302],
  ['other-sessionId=1', 401],
  ['sessionId=', 401],
])('a cookie is recognized by its name: %s', async (cookie, status) => {
  const init = { method: 'POST', headers: { cookie }, redirect: 'manual' } as const;
  expect((await fetch(`${mocks.hosts.pm}/logout`, init)).status).toBe(status);
});

test.each([
  ['letters', ['ä'.repeat(5000)]],
  ['signs of four bytes', ['😀'.repeat(3000)]],
  ['members', Array.from({ length: 3000 }, (_, i) => `member${i}`)],
])('the header that lists violations is valid JSON of limited length, with many %s', async (_, names) => {
  const response = await fetch(`${mocks.hosts.report}/rohdaten`, {
    method: 'POST',
    headers: { authorization: 'key', 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))),
  });
  const [first] = JSON.parse(response.headers.get('sl-violations') ?? '') as { message: string }[];
  expect(first?.message).toContain(names[0]?.slice(0, 10));
});

describe('a body that matches none of several alternatives', () => {
  const messageOf = async (url: string, init: RequestInit) =>
    ((await (await fetch(url, init)).json()) as { message: string }).message;
  const patched = (operation: object) =>
    messageOf(`${mocks.hosts.v2}/v2/antraege/A1/1/1`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer token', 'content-type': 'application/json-patch+json' },
      body: JSON.stringify([operation]),
    });
  const created = (partner: unknown) =>
    messageOf(`${mocks.hosts.pm}/partner/ABC12/untergeordnetePartner`, {
      method: 'POST',
      headers: { 'x-apikey': 'key', 'x-partnerid': 'ABC12', 'content-type': 'application/json' },
      body: JSON.stringify(partner),
    });
  const ONE_OF = 'must be equal to one of the allowed values:';

  test.each<[unknown, string]>([
    [{ op: 'replace', path: '/status', value: 3 }, '0.value must be object'],
    [{ op: 'replace', path: '/status' }, "0 must have required property 'value'"],
    [{ op: 'remove', path: '/antragsReferenz', value: '1' }, "0 must NOT have additional properties; found 'value'"],
    [{ op: 'move', path: '/status', value: {} }, `0.op ${ONE_OF} replace`],
    [
      { op: 'replace', path: '/clerk', value: '1' },
      `0.path ${ONE_OF} /status, /status/produktAnbieter, /ansprechpartner/partnerId`,
    ],
  ])('gets the errors of the likely operation: %j', async (operation, says) => {
    expect(await patched(operation as object)).toBe(`Request body property ${says}`);
  });

  test.each<[unknown, string]>([
    [{ typ: 'ANY' }, `property typ ${ONE_OF} PERSON, ORGANISATION`],
    [{ anrede: 'HER' }, `property anrede ${ONE_OF} HERR, FRAU`],
    [{ typ: 'ORGANISATION', firmenname: 3 }, 'property firmenname must be string'],
    [{ anschrift: { plz: 3 } }, 'property anschrift.plz must be string'],
    [{ rechtDarfMortgageNutzen: 'ja' }, 'property rechtDarfMortgageNutzen must be boolean'],
    [[], 'must be object'],
  ])('gets the errors of the likely partner: %j', async (partner, says) => {
    expect(await created(partner)).toBe(`Request body ${says}`);
  });
});
