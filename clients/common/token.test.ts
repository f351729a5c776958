import { expect, it } from 'vitest';
import { isTokenSource, valueOf } from './token.ts';

const source = Object.assign(async () => 'token', { renew: async () => 'other' });

it('distinguishes a token source from other tokens', () => {
  expect([source, 'token', () => 'token', undefined].map(isTokenSource)).toEqual([true, false, false, false]);
});

it('gets the value of a credential from a string, a function or a source', async () => {
  for (const credential of ['token', () => 'token', async () => 'token', source]) {
    expect(await valueOf('accessToken', credential)).toBe('token');
  }
});
