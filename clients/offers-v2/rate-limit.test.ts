import { describe, expect, it } from 'vitest';
import { RateLimitedError } from './index.ts';
import { startOffers } from './offers-v2.fixture.ts';

describe('the rate limit', () => {
  const quota = { calls: 3, windowS: 45 };

  it('is waited for', async () => {
    const { offers, vorgangsNummer, clock } = await startOffers({ quota });
    const determination = await offers.determine({ vorgangsNummer });
    await offers.listErgebnisse(determination);
    await offers.listErgebnisse(determination);
    expect(clock.waits).toEqual([45_000]);
  });

  it('is thrown at once with whenRateLimited: fail', async () => {
    const { offers, vorgangsNummer, clock } = await startOffers({ quota }, { whenRateLimited: 'fail' });
    const determination = await offers.determine({ vorgangsNummer });
    await offers.listErgebnisse(determination);
    const failure = offers.listErgebnisse(determination);
    await expect(failure).rejects.toThrow(RateLimitedError);
    await expect(failure).rejects.toMatchObject({ retryAfterMs: 45_000, status: 429 });
    expect(clock.waits).toEqual([]);
  });

  it('is thrown at once if its window is longer than a minute', async () => {
    const { offers, vorgangsNummer } = await startOffers({ quota: { calls: 1, windowS: 600 } });
    await expect(offers.determine({ vorgangsNummer })).rejects.toMatchObject({ retryAfterMs: 600_000 });
  });

  it('that never ends is given up', async () => {
    const { offers, vorgangsNummer, clock } = await startOffers({ quota, faults: 'offers-v2/quota-never-returns' });
    const determination = await offers.determine({ vorgangsNummer });
    await offers.listErgebnisse(determination);
    await expect(offers.listErgebnisse(determination)).rejects.toThrow(RateLimitedError);
    expect(clock.waits).toEqual([45_000, 45_000]);
  });

  it('is known until the end of its window', async () => {
    const { offers, vorgangsNummer, clock } = await startOffers({ quota });
    expect(offers.rateLimit()).toBeUndefined();
    const determination = await offers.determine({ vorgangsNummer });
    expect(offers.rateLimit()).toEqual({ remaining: 1, resetMs: 45_000 });
    await clock.wait(15_000);
    expect(offers.rateLimit()).toEqual({ remaining: 1, resetMs: 30_000 });
    await offers.listErgebnisse(determination);
    expect(offers.rateLimit()).toEqual({ remaining: 0, resetMs: 30_000 });
    await clock.wait(30_000);
    expect(offers.rateLimit()).toBeUndefined();
  });

  it.each(['without-remaining', 'without-reset', 'remaining-as-word', 'reset-with-unit'])(
    'is not known with the fault %s',
    async (fault) => {
      const { offers, vorgangsNummer } = await startOffers({ faults: `offers-v2/${fault}` });
      await offers.determine({ vorgangsNummer });
      expect(offers.rateLimit()).toBeUndefined();
    },
  );
});
