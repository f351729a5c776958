import { describe, expect, it } from 'vitest';
import type { TokenSource } from '../common/token.ts';
import { failureOf } from '../overlay.fixture.ts';
import { onOffers, start, WANTED } from './consumer-loan-offers.fixture.ts';
import {
  ContractViolatedError,
  createConsumerLoanOffersApi,
  NetworkError,
  PlatformFailedError,
  NotAllowedError,
  PlatformError,
  RateLimitedError,
} from './index.ts';

/** A token source whose first token has expired; it records the rejected tokens. */
function expired(next: string): TokenSource & { readonly renewals: string[] } {
  let token = 'abgelaufenes-token';
  let pending: Promise<string> | undefined;
  const renewals: string[] = [];
  const renew = async (rejected: string): Promise<string> => {
    if (rejected !== token) return token;
    pending ??= Promise.resolve(next).then((renewed) => {
      renewals.push(rejected);
      token = renewed;
      return renewed;
    });
    return pending;
  };
  return Object.assign(async () => token, { renew, renewals });
}

describe('the access token', () => {
  it('is renewed once when it has expired, also for concurrent queries', async () => {
    const { credentials, urls, received } = await start();
    const accessToken = expired(credentials.kex.accessToken);
    const loans = createConsumerLoanOffersApi({ baseUrl: urls.kex, accessToken });
    const offers = await Promise.all([1, 2, 3, 4].map(() => loans.bestesAngebot(WANTED)));
    expect(offers.every((offer) => offer !== null)).toBe(true);
    expect(accessToken.renewals).toEqual(['abgelaufenes-token']);
    await loans.angebote(WANTED);
    expect(received.length).toBe(4 + 4 + 1);
  });

  it('is renewed only once', async () => {
    const accessToken = expired('auch-abgelaufen');
    const { loans, received } = await start({}, { accessToken });
    const failure = await failureOf(loans.bestesAngebot(WANTED));
    expect(failure).toBeInstanceOf(NotAllowedError);
    expect(failure).toMatchObject({ status: 401 });
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toMatch(/abgelaufen/);
    expect(received.length).toBe(2);
  });

  it('may lack the permission', async () => {
    const { credentials, urls } = await start();
    const { accessToken } = credentials.kexWithoutScope;
    const loans = createConsumerLoanOffersApi({ baseUrl: urls.kex, accessToken });
    expect(await failureOf(loans.angebote(WANTED))).toMatchObject({ name: 'NotAllowedError', status: 403 });
  });

  it('is not sent to another origin after a redirect', async () => {
    let elsewhere = '';
    const { loans, urls, received } = await start(
      onOffers(() => new Response(null, { status: 307, headers: { Location: elsewhere } })),
    );
    elsewhere = `${urls.v2}/angebote`;
    await expect(loans.bestesAngebot(WANTED)).rejects.toThrow(ContractViolatedError);
    expect(received.map(({ host }) => host)).toEqual(['kex']);
  });
});

describe('a service that', () => {
  it('cannot be reached or fails temporarily is called again, since a query changes nothing', async () => {
    let failures = 2;
    const failing = (request: Request) =>
      failures-- > 0 ? Promise.reject(new TypeError('fetch failed')) : fetch(request);
    const { loans, clock } = await start({}, { fetch: failing });
    expect(await loans.bestesAngebot(WANTED)).not.toBeNull();
    expect(clock.waits.length).toBe(2);
    failures = 3;
    await expect(loans.bestesAngebot(WANTED)).rejects.toThrow(NetworkError);
    const passing = await start(onOffers(() => new Response(null, { status: 503 })));
    await expect(passing.loans.angebote(WANTED)).rejects.toThrow(PlatformFailedError);
    expect(passing.received.length).toBe(3);
  });

  it.each([418, 451, 500])('responds with an undocumented status: %d', async (status) => {
    const { loans } = await start(onOffers(() => new Response('Teekanne', { status })));
    expect(await failureOf(loans.bestesAngebot(WANTED))).toBeInstanceOf(PlatformError);
  });

  it('has no calls left is waited for, or not', async () => {
    let spent = 1;
    const limited = onOffers(() =>
      spent-- > 0 ? new Response(null, { status: 429, headers: { 'Retry-After': '3' } }) : undefined,
    );
    const { loans, clock } = await start(limited);
    expect(await loans.bestesAngebot(WANTED)).not.toBeNull();
    expect(clock.waits).toEqual([3000]);
    spent = 1;
    const impatient = await start(limited, { whenRateLimited: 'fail' });
    await expect(impatient.loans.bestesAngebot(WANTED)).rejects.toThrow(RateLimitedError);
  });

  it('does not respond is given up at the time limit', async () => {
    const controller = new AbortController();
    const { loans } = await start(
      onOffers(() => {
        controller.abort(new Error('enough'));
        return new Promise<Response>(() => undefined);
      }),
    );
    await expect(loans.angebote(WANTED, { signal: controller.signal })).rejects.toThrow('enough');
  });

  it('gets a new trace id with every query', async () => {
    const { loans, received } = await start();
    await loans.bestesAngebot(WANTED);
    await loans.angebote(WANTED);
    expect(new Set(received.map(({ headers }) => headers.get('X-TraceId'))).size).toBe(2);
  });
});
