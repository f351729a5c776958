import { describe, expect, it } from 'vitest';
import { isSafe } from './safety.ts';

const ask = (query: unknown, variables: object = {}) =>
  isSafe('consumer-loan-offers', 'POST', '/angebote', JSON.stringify({ query, variables }));

describe('a request without permission to write', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('may be %s', (method) =>
    expect(isSafe('partner', method, '/x', undefined)).toBe(true),
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('may not be %s', (method) =>
    expect(isSafe('partner', method, '/x', '{}')).toBe(false),
  );

  it('may be the token request, and only on the token endpoint', () => {
    expect(isSafe('login', 'POST', '/login', 'username=U')).toBe(true);
    expect(isSafe('session', 'POST', '/login', undefined)).toBe(false);
  });

  it.each<[string, unknown, object?]>([
    ['a query', 'query A { a }'],
    ['a query without its keyword', '{ a }'],
    ['a query whose variable speaks of a mutation', 'query A($x: String) { a(x: $x) }', { x: 'mutation' }],
    ['a text that is no GraphQL', '{ a'],
    ['a number', 7],
  ])('may be %s', (_, query, variables) => expect(ask(query, variables)).toBe(true));

  it.each([
    ['a mutation', 'mutation M { b }'],
    ['a mutation on a later line', 'query A { a }\nmutation M { b }'],
    ['a subscription', 'subscription S { b }'],
    ['a mutation that cannot be read', 'mutation M { b'],
  ])('may not be %s', (_, query) => expect(ask(query)).toBe(false));
});
