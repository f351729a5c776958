import { describe, expect, it } from 'vitest';
import { announcedWait } from './announced-wait.ts';

const answer = (headers: Record<string, string>) => new Response(null, { status: 429, headers });
const DATE = 'Mon, 02 Nov 2026 09:00:00 GMT';
const now = () => Date.parse(DATE);

describe('the wait that a response asks for', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'X-RateLimit-Reset': '42' }, 42_000],
    [{ 'X-RateLimit-Reset': '0.5', 'Retry-After': '7' }, 500],
    [{ 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '42', 'Retry-After': '7' }, 42_000],
    [{ 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset': '42', 'Retry-After': '7' }, 7000],
    [{ 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset': '42' }, 42_000],
    [{ 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset': '42', 'Retry-After': '0' }, 42_000],
    [{ 'X-RateLimit-Reset': 'viele', 'Retry-After': '7' }, 7000],
    [{ 'X-RateLimit-Reset': '60s' }, undefined],
    [{ 'X-RateLimit-Reset': '-5' }, undefined],
    [{ 'Retry-After': 'Mon, 02 Nov 2026 09:00:30 GMT', Date: DATE }, 30_000],
    [{ 'Retry-After': 'Mon, 02 Nov 2026 08:00:00 GMT', Date: DATE }, 0],
    [{ 'Retry-After': 'nach 5 Minuten' }, undefined],
    [{ 'Retry-After': 'Tag, 99 Nov GMT' }, undefined],
    [{}, undefined],
  ])('of %j is %s ms', (headers, ms) => {
    expect(announcedWait(answer(headers), now)).toBe(ms);
  });

  it('until a date counts from now if the response has no Date', () => {
    expect(announcedWait(answer({ 'Retry-After': 'Mon, 02 Nov 2026 08:59:00 GMT' }), now)).toBe(0);
    expect(announcedWait(answer({ 'Retry-After': 'Mon, 02 Nov 2026 09:01:00 GMT' }), now)).toBe(60_000);
  });
});
