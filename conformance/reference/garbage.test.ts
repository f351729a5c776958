import { describe, expect, it } from 'vitest';
import { HOSTS } from './interface.ts';
import { partnerCredentials, partnerFixtures } from './partner/seed.ts';
import { authorization } from './report/seed.ts';
import { createTestClient } from './client.fixture.ts';
import { randomNumbers } from '../random-numbers.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];
const SEGMENTS = [
  ...[
    'partner',
    'mtvreport',
    'konditionsvergleich',
    'documentation',
    'v2',
    'v3',
    'ergebnisliste',
    'ermittlung',
    'antraege',
  ],
  ...[
    'vorgaenge',
    'login',
    'untergeordnetePartner',
    'uebernahmeRechtFuer',
    'MF7K2Q',
    '1',
    partnerFixtures.parentPartnerId,
  ],
  ...[
    '%',
    '%00',
    '%E0%A4%A',
    '..',
    '%2e%2e',
    '__proto__',
    'constructor',
    'ä',
    ' ',
    '*',
    ':id',
    '',
    ';',
    'x'.repeat(500),
  ],
];
const KNOWN_PATHS = [
  ...[
    '/partner',
    '/mtvreport',
    '/rohdaten',
    '/konditionsvergleich',
    '/login',
    '/v2/ergebnisliste/ermittlung',
    '/v2/antraege',
  ],
  ...['/v2/antraege/MF7K2Q/1/1', '/v2/vorgaenge/MF7K2Q/1/1/antraege', `/partner/${partnerFixtures.partnerId}`],
  `/partner/${partnerFixtures.parentPartnerId}/untergeordnetePartner`,
  ...['/v3/vorgaenge/BF4711/ergebnisliste', '/v3/vorgaenge/BF4711/gemerkteangebote', '/v3/vorgaenge/BF4711'],
  ...['/v2/vorgaenge/BF4711', '/v2/vorgaenge/BF4711/antraege/1/1/status', '/v1/finanzierungsvorschlaege/BF4711'],
  ...['/angebote', '/login.do', '/logout', '/partner-login-box.html'],
];
const QUERIES = [
  '',
  '?',
  '?vorgangsNummer=',
  '?vorgangsNummer=%',
  '?alternativen=x',
  '?provisionsAusgabe=true&provisionsAusgabe=x',
  '?=&&',
  '?page=-1&size=1e9&__proto__=1',
  '?redirectTo=/%E2%82%AC&authentication=%00&oeffne=//x',
];
const TYPES = [
  'application/json',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'x',
  '',
  'multipart/form-data',
  'application/json;charset=utf-16',
];
const VALUES = [
  null,
  true,
  -0,
  1e300,
  '',
  'ä',
  '\u0000',
  [],
  {},
  [[]],
  { op: 'replace', path: '/status', value: null },
  '2024-13-01',
];
const KEYS = [
  'fromDay',
  'toDay',
  'produktArt',
  'vorhaben',
  'status',
  'typ',
  'anrede',
  'anschrift',
  '__proto__',
  'constructor',
  'op',
  'path',
  'value',
  'query',
  'variables',
  '',
];

describe('garbage', () => {
  it.each([1, 2, 3, 4])('never makes the deployment fail (series %i)', async (seed) => {
    const random = randomNumbers(seed);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const times = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
    const value = (depth: number): unknown => {
      if (depth === 0 || random() < 0.3) return pick(VALUES);
      if (random() < 0.5) return times(3).map(() => value(depth - 1));
      return Object.fromEntries(times(4).map(() => [pick(KEYS), value(depth - 1)]));
    };
    const { call, bearer } = createTestClient({ readyAfterMs: 0, quota: { calls: 10_000, windowS: 60 } });
    const credentials: Record<string, string>[] = [
      await bearer(),
      { Authorization: authorization },
      { 'X-ApiKey': partnerCredentials.partner.apiKey, 'X-PartnerId': partnerCredentials.partner.partnerId },
      { Authorization: 'Basic !!!!' },
      { Authorization: 'Bearer a.b.c' },
      {},
    ];
    let refused = 0;
    for (let round = 0; round < 250; round += 1) {
      const path =
        random() < 0.6
          ? pick(KNOWN_PATHS)
          : `/${times(5)
              .map(() => pick(SEGMENTS))
              .join('/')}`;
      const method = pick(METHODS);
      const text =
        random() < 0.7
          ? JSON.stringify(value(4))
          : pick(['', '{', '[', '\ufeff{}', '&=&', 'username=a&password=%', '{"a":1}{']);
      const headers = { ...pick(credentials), 'Content-Type': pick(TYPES) };
      const sent = method === 'GET' || method === 'HEAD' ? { headers } : { headers, body: text };
      const host = pick(HOSTS);
      const { status } = await call(host, method, path + pick(QUERIES), sent);
      expect(status, `${host} ${method} ${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
      if (status >= 400) refused += 1;
    }
    expect(refused).toBeGreaterThan(100);
  });
});
