import { describe, expect, test } from 'vitest';
import { startSmallMocks } from './contracts.fixture.ts';
import { HOSTS } from '../../generated/platform.ts';

const OWN = [
  'http://127.0.0.1:4020',
  'http://localhost',
  'https://localhost:8443',
  'http://my-app.a1.localhost:3000',
  'http://[::1]:4020',
  'null',
];
const FOREIGN = [
  'https://docs.example.org',
  'http://localhost.example.org',
  'http://127.0.0.1.example.org',
  'http://127.0.0.1:4020.example.org',
  'http://10.0.0.1',
  'http://example.org#.localhost',
  'http://mylocalhost',
  'file://',
  'NULL',
  '',
];

const mocks = await startSmallMocks();

const list = (response: Response, header: string) => response.headers.get(`access-control-${header}`);

const preflight = (url: string, origin: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST', ...headers } });

const order = (origin: string) =>
  fetch(`${mocks.hosts.report}/rohdaten`, {
    method: 'POST',
    headers: { origin, authorization: 'token', 'content-type': 'application/json' },
    body: '{}',
  });

describe('a local page', () => {
  test.each(OWN)('%s may read the response and its headers', async (origin) => {
    const response = await order(origin);
    expect(response.status).toBe(202);
    expect(list(response, 'allow-origin')).toBe(origin);
    expect(list(response, 'expose-headers')).toBe('*');
    expect(response.headers.get('vary')).toBe('Origin');
    expect(response.headers.get('location')).toBe('/rohdaten/r1');
  });

  test('may read refusals and responses outside the contracts', async () => {
    for (const host of HOSTS) {
      const response = await fetch(`${mocks.hosts[host]}/nothing`, { headers: { origin: 'null' } });
      expect(response.status, host).toBe(404);
      expect(list(response, 'allow-origin'), host).toBe('null');
    }
  });

  test('gets the requested permissions on every host and path', async () => {
    for (const host of HOSTS) {
      const response = await preflight(`${mocks.hosts[host]}/v2/vorgaenge/V1`, 'null', {
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization, prefer',
      });
      expect(response.status, host).toBe(204);
      expect(list(response, 'allow-origin'), host).toBe('null');
      expect(list(response, 'allow-methods'), host).toBe('PATCH');
      expect(list(response, 'allow-headers'), host).toBe('authorization,prefer');
      expect(list(response, 'allow-private-network'), host).toBeNull();
    }
  });

  test('may come from a less private network', async () => {
    const headers = { 'access-control-request-private-network': 'true' };
    const response = await preflight(`${mocks.hosts.pm}/partner`, 'http://localhost:4020', headers);
    expect(list(response, 'allow-private-network')).toBe('true');
    expect(list(response, 'allow-headers')).toBeNull();
  });

  test('gets the preflight of the contract, with the missing permissions', async () => {
    const response = await preflight(`${mocks.hosts.report}/rohdaten`, 'http://localhost:4020', {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,x-traceid',
    });
    expect(response.status).toBe(204);
    expect(list(response, 'allow-origin')).toBe('*');
    expect(list(response, 'allow-methods')).toBe('GET,POST,OPTIONS,PATCH');
    expect(list(response, 'allow-headers')).toBe('Authorization,Content-Type,x-traceid');
  });

  test('may send OPTIONS that is not a preflight', async () => {
    const response = await fetch(`${mocks.hosts.report}/rohdaten`, { method: 'OPTIONS', headers: { origin: 'null' } });
    expect(response.status).toBe(204);
    expect(list(response, 'allow-methods')).toBe('GET,POST,OPTIONS');
    expect(list(response, 'expose-headers')).toBe('*');
    const undeclared = await fetch(`${mocks.hosts.pm}/partner`, { method: 'OPTIONS', headers: { origin: 'null' } });
    expect(undeclared.status).toBe(405);
  });
});

describe('a page from elsewhere', () => {
  test.each(FOREIGN)('«%s» may not read the response', async (origin) => {
    const response = await order(origin);
    expect(response.status).toBe(202);
    expect(list(response, 'allow-origin')).toBeNull();
    expect(list(response, 'expose-headers')).toBeNull();
  });

  test('gets only the permissions of the contract', async () => {
    const asked = { 'access-control-request-headers': 'x-traceid', 'access-control-request-private-network': 'true' };
    const described = await preflight(`${mocks.hosts.report}/rohdaten`, 'https://app.example.org', asked);
    expect(described.status).toBe(204);
    expect(list(described, 'allow-headers')).toBe('Authorization,Content-Type');
    expect(list(described, 'allow-private-network')).toBeNull();
    const other = await preflight(`${mocks.hosts.pm}/partner`, 'https://app.example.org', asked);
    expect(other.status).toBe(405);
    expect(list(other, 'allow-origin')).toBeNull();
  });
});

test('a request without Origin gets the usual response', async () => {
  const response = await fetch(`${mocks.hosts.v2}/v2/antraege`, { headers: { authorization: 'Bearer token' } });
  expect(response.status).toBe(200);
  expect([...response.headers.keys()].filter((name) => /^access-control|^vary$/.test(name))).toEqual([]);
});
