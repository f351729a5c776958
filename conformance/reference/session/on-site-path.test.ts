import { expect, it } from 'vitest';
import { onSitePath } from './on-site-path.ts';

it.each([
  ['/', '/'],
  ['/uebersicht', '/uebersicht'],
  ['/vorgang/AB1234?reiter=antraege#oben', '/vorgang/AB1234?reiter=antraege#oben'],
  ['/suche?ziel=https://example.org', '/suche?ziel=https://example.org'],
  ['/übersicht/€', '/%C3%BCbersicht/%E2%82%AC'],
  ['/a/../b', '/b'],
  ['/%5Cexample.org', '/%5Cexample.org'],
])('%s stays on the site', (text, path) => {
  expect(onSitePath(text)).toBe(path);
});

it.each([
  '',
  'uebersicht',
  '//example.org',
  '///example.org',
  '//example.org:99999',
  'https://example.org',
  'https:/example.org',
  'javascript:alert(1)',
  '/\\example.org',
  '\\\\example.org',
  '/a\\..\\b',
  '/\t/example.org',
  '/\n/example.org',
  ' /uebersicht',
  '/..//example.org',
  '/.//example.org',
  '/%2e//example.org',
  '/a/..//example.org',
])('%j does not', (text) => {
  expect(onSitePath(text)).toBeUndefined();
});
