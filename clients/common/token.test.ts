import { expect, it } from 'vitest';
import { isTokenSource, valueOf } from './token.ts';

const source = Object.assign(async () => 'token', { renew: async () => 'other' });

it('tells a source that can renew its token from other tokens', () => {
  expect([source, 'token', () => 'token', undefined].map(isTokenSource)).toEqual([true, false, false, false]);
});

it('asks whatever supplies a secret for its value', async () => {
  for (const credential of ['token', () => 'token', async () => 'token', source]) {
    expect(await valueOf('accessToken', credential)).toBe('token');
  }
});
