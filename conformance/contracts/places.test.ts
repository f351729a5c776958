import { expect, it } from 'vitest';
import { matchOperation } from './places.ts';

it.each([
  ['GET /things', 'GET /things'],
  ['* /things', 'PATCH /things'],
  ['GET /v*/things', 'GET /v2/things'],
  ['GET /things/*', 'GET /things/{id}'],
  ['GET /things/{id}', 'GET /things/{id}'],
  ['GET /things/**', 'GET /things/{id}/parts'],
  ['GET /things**', 'GET /things'],
  ['* /**', 'OPTIONS /'],
  ['GET /page.html', 'GET /page.html'],
])('%s matches %s', (pattern, operation) => {
  expect(matchOperation(pattern, place(operation))).toBe(true);
});

it.each([
  ['GET /things', 'POST /things'],
  ['GET /things', 'GET /things/{id}'],
  ['GET /things', 'GET /v2/things'],
  ['GET /things/*', 'GET /things'],
  ['GET /things/*', 'GET /things/{id}/parts'],
  ['GET /things/{id}', 'GET /things/{name}'],
  ['GET /things/**', 'GET /things'],
  ['OPTIONS /*', 'OPTIONS /'],
  ['GET /page.html', 'GET /pagexhtml'],
])('%s does not match %s', (pattern, operation) => {
  expect(matchOperation(pattern, place(operation))).toBe(false);
});

it.each(['GET', '/things', 'get /things', 'GET things', 'GET /things /others', ''])('refuses %j', (pattern) => {
  expect(() => matchOperation(pattern, { method: 'GET', path: '/things' })).toThrow('is not «METHOD /path»');
});

function place(operation: string): { method: string; path: string } {
  const [method = '', path = ''] = operation.split(' ');
  return { method, path };
}
