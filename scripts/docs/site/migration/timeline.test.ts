import { describe, expect, it } from 'vitest';
import { sourcesWith } from '../pages/sources.fixture.ts';
import { timeline } from './timeline.ts';

const { contracts } = await sourcesWith();
const drawn = timeline(contracts, '2026-11-30').toString();

describe('the timeline of the migration', () => {
  it('ends what ends at its day, and lets what takes its place go on', () => {
    const bars = Array.from(
      drawn.matchAll(/<a href="\/interfaces\/([^"]+)\.html" class="(\w+)">[^]*?<rect x="165" y="\d+" width="(\d+)"/g),
      ([, id, kind, width]) => `${id ?? ''} ${kind ?? ''} ${width ?? ''}`,
    );
    expect(bars).toEqual([
      'cases-v1 ending 280',
      'cases-v2 ending 280',
      'offers-v1 ending 280',
      'offers-v2 ending 280',
      'cases-v3 lasting 480',
      'offers-v3 lasting 480',
    ]);
    expect(drawn).toContain('>30 November 2026</text>');
  });

  it('says of what is over that it ended', () => {
    const states = (today: string) =>
      new Set(
        Array.from(
          timeline(contracts, today)
            .toString()
            .matchAll(/class="state"[^>]*>([^<]+)</g),
          ([, state]) => state,
        ),
      );
    expect(states('2026-11-30')).toEqual(new Set(['deprecated, ends', 'actively supported']));
    expect(states('2026-12-01')).toEqual(new Set(['ended', 'actively supported']));
  });

  it('says the same in words', () => {
    expect(drawn).toContain(
      'aria-label="Timeline. Until 30 November 2026: Process cases v1, Process cases v2, Mortgage offers v1, Mortgage offers v2. Beyond it: Process cases v3, Mortgage offers v3."',
    );
  });

  it('refuses ends on several days', () => {
    const later = contracts.map((one) => (one.id === 'cases-v1' ? { ...one, sunset: '2027-01-31' } : one));
    expect(() => timeline(later, '2026-11-30')).toThrow(/one end.*2027-01-31.*2026-11-30/);
  });
});
