import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { NotAllowedError, NotFoundError } from './index.ts';
import { DETERMINE, instead, redirect, startOffers } from './offers-v2.fixture.ts';

describe('the credential', () => {
  const elsewhere = { url: '' };
  const toElsewhere = (pattern: RegExp) => instead(pattern, () => redirect(elsewhere.url));

  it('does not go to another origin with a determination', async () => {
    const { offers, vorgangsNummer, urls, asked, received } = await startOffers(
      { around: toElsewhere(/^POST .*\/ermittlung$/) },
      { headers: { 'X-Gateway-Key': 'geheim' } },
    );
    elsewhere.url = `${urls.pm}/anderswo?jwt=streng-geheim`;
    const error = await offers.determine({ vorgangsNummer }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotFoundError);
    expect(inspect(error, { depth: 20 })).not.toContain('geheim');
    expect(asked().at(-1)).toBe('pm GET /anderswo?jwt=streng-geheim false');
    expect([...(received.at(-1)?.headers.keys() ?? [])]).not.toContain('x-gateway-key');
  });

  it('does not go to another origin with a commission, nor is it renewed for it', async () => {
    const refuse = instead(/^GET \/anderswo$/, () => new Response(null, { status: 401 }));
    const send = toElsewhere(/\/provision$/);
    const { offers, urls, asked, received } = await startOffers({
      around: (next, host) => refuse(send(next, host), host),
    });
    elsewhere.url = `${urls.pm}/anderswo`;
    const failure = offers.getProvision({ ermittlungsId: 'a', ergebnisNummer: 'b' });
    await expect(failure).rejects.toThrow(NotAllowedError);
    expect(asked()).toEqual([`v2 GET ${DETERMINE}/a/ergebnisse/b/provision true`, 'pm GET /anderswo false']);
    expect(received.filter(({ host }) => host === 'login')).toHaveLength(1);
  });

  it('that has expired is renewed once for all calls', async () => {
    const { offers, vorgangsNummer, accessToken, clock, received } = await startOffers();
    const expired = await accessToken();
    await clock.wait(3_600_001);
    const found = await Promise.all(Array.from({ length: 6 }, () => offers.determine({ vorgangsNummer })));
    expect(new Set(found.map(({ ermittlungsId }) => ermittlungsId)).size).toBe(6);
    expect(received.filter(({ host }) => host === 'login')).toHaveLength(2);
    const rejected = received.filter(({ headers }) => headers.get('Authorization') === `Bearer ${expired}`);
    expect(rejected.map(({ method }) => method)).toEqual(Array.from({ length: 6 }, () => 'POST'));
  });

  it.each([
    ['a text', 'abgelaufen'],
    ['a function', async () => 'abgelaufen'],
  ])('that is wrong, and %s, is told without it', async (_, accessToken) => {
    const { offers, vorgangsNummer } = await startOffers({}, { accessToken });
    const error = await offers.determine({ vorgangsNummer }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NotAllowedError);
    expect(inspect(error, { depth: 20 })).not.toContain('abgelaufen');
  });
});
