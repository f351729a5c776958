import { describe, expect, it } from 'vitest';
import { rateLimitOf } from './rate-limit.ts';

const answer = (headers: Record<string, string>) => new Response(null, { status: 429, headers });

describe('the rate limit in a response', () => {
  it.each<[Record<string, string>, ReturnType<typeof rateLimitOf>]>([
    [
      { 'X-RateLimit-Remaining': '57', 'X-RateLimit-Reset': '42' },
      { remaining: 57, resetMs: 42_000 },
    ],
    [{ 'X-RateLimit-Remaining': '57' }, undefined],
    [{ 'X-RateLimit-Reset': '42' }, undefined],
    [{ 'X-RateLimit-Remaining': '0x10', 'X-RateLimit-Reset': '42' }, undefined],
    [{ 'X-RateLimit-Remaining': '57', 'X-RateLimit-Reset': 'Infinity' }, undefined],
    [{ 'X-RateLimit-Remaining': '999/1000', 'X-RateLimit-Reset': '42' }, undefined],
  ])('of %j is %j', (headers, limit) => {
    expect(rateLimitOf(answer(headers))).toEqual(limit);
  });
});
