import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS, INTERFACES, startMocks } from './index.ts';
import type { Mocks } from './index.ts';
import { deriveOperations } from './operations.fixture.ts';
import type { DerivedOperation } from './operations.fixture.ts';

const CONTRACTS = new URL('../../generated/', import.meta.url);
const OPERATIONS = 149;

let mocks: Mocks;

beforeAll(async () => {
  mocks = await startMocks({ port: 0 });
});

afterAll(() => mocks.close());

/** The key of `responses` that a status falls under; `default` counts only where no success is declared. */
function declaredAs({ responses }: DerivedOperation, status: number): string | undefined {
  const hasSuccess = responses.some((key) => /^[23]/.test(key));
  const keys = [String(status), `${String(status)[0]}XX`, ...(hasSuccess ? [] : ['default'])];
  return keys.find((key) => responses.includes(key));
}

test('the mocks serve every operation of every contract', () => {
  expect(mocks.rows.reduce((sum, { operations }) => sum + operations, 0)).toBe(OPERATIONS);
});

describe.each(HOSTS.flatMap((host) => INTERFACES[host].map((id) => ({ host, id }))))('$id', ({ host, id }) => {
  test('every operation answers a valid request with the success and the example that the contract declares', async () => {
    const answers: string[] = [];
    const expected: string[] = [];
    for (const operation of await deriveOperations(CONTRACTS, id)) {
      const response = await fetch(mocks.hosts[host] + operation.path, operation.init);
      const text = await response.text();
      const key = declaredAs(operation, response.status);
      const success = key !== undefined && response.status < 400;
      answers.push(`${operation.name}: ${response.status} ${success ? 'declared' : `not declared: ${text}`}`);
      expected.push(`${operation.name}: ${response.status} declared`);
      const example = key === undefined ? undefined : operation.examples[key];
      if (host !== 'kex' && example !== undefined) {
        const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
        expect(isJson ? JSON.parse(text) : text, operation.name).toEqual(example);
      }
    }
    expect(answers).toEqual(expected);
    expect(answers.length).toBeGreaterThan(0);
  });

  test('no operation that asks for a credential answers without one', async () => {
    for (const { name, path, init, responses } of await deriveOperations(CONTRACTS, id)) {
      const headers = { ...(init.headers as Record<string, string>) };
      const credentials = ['authorization', 'x-apikey', 'x-partnerid', 'cookie'].filter((header) => header in headers);
      if (credentials.length === 0) continue;
      for (const header of credentials) delete headers[header];
      const { status } = await fetch(mocks.hosts[host] + path, { ...init, headers });
      const expected = responses.includes('401') || !responses.includes('403') ? 401 : 403;
      expect(`${name}: ${status}`).toBe(`${name}: ${expected}`);
    }
  });

  test('every operation with a JSON body answers one that is no JSON with 400, or 422 where nothing is declared', async () => {
    for (const { name, path, init, responses } of await deriveOperations(CONTRACTS, id)) {
      const { 'content-type': contentType = '' } = init.headers as Record<string, string>;
      if (!/[/+]json$/.test(contentType)) continue;
      const { status } = await fetch(mocks.hosts[host] + path, { ...init, body: '{"a":' });
      const declared = ['400', '4XX', 'default'].some((key) => responses.includes(key));
      expect(`${name}: ${status}`).toBe(`${name}: ${declared ? 400 : 422}`);
    }
  });
});
