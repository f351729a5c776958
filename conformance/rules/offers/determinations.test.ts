import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { ADDRESSES, idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import type { Host } from '../../reference/interface.ts';
import type { Handler } from '../../servers/handler.ts';
import { SHOWN } from './steps/ask.v2.ts';
import { limited } from './steps/limited.fixture.ts';

const tested = await interfaceUnderTest('offers-v2');
const { rules, observing, judge, resultOf } = tested;

describe('unusual but conforming servers', () => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    judge({
      around: (next, host) => async (request) =>
        host === 'v2' ? limited(change(await next(request), request)) : next(request),
    });
  const copy = (response: Response, headers: Record<string, string>) =>
    new Response(response.body, {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    });
  const isCommission = (request: Request) => new URL(request.url).pathname.endsWith('/provision');

  it('an absolute Location', async () => {
    const report = await rewrite((response, request) => {
      const location = response.headers.get('location');
      return location === null ? response : copy(response, { location: new URL(location, request.url).href });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a refusal of trace ids with more than 255 characters, to which the suite reacts with shorter ones', async () => {
    const report = await rewrite((response, { headers }) =>
      (headers.get('x-TraceId') ?? '').length > 255 ? Response.json({}, { status: 400 }) : response,
    );
    expect(flagged(report)).toEqual([]);
    expect(report.exchanges.filter(({ response }) => response?.status === 400).length).toBeGreaterThan(10);
  });

  it('a charset, a wrapped result list with numbers, and undocumented members', async () => {
    const report = await rewrite(async (response, request) => {
      if (response.status !== 200) return response;
      const body: unknown = await response.json();
      const isList = request.url.endsWith('/ergebnisse');
      const changed = isList ? { seite: 1, _embedded: { liste: body } } : { ...(body as object), hinweis: null };
      return copy(new Response(JSON.stringify(changed), response), {
        'content-type': 'application/json;charset=UTF-8',
      });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a determination that can be read only at the second attempt', async () => {
    const seen = new Set<string>();
    const report = await rewrite((response, request) => {
      const fresh = response.status === 200 && !isCommission(request) && !seen.has(request.url);
      seen.add(request.url);
      return fresh && /ermittlung\/[^/]+$/.test(request.url) ? new Response(null, { status: 404 }) : response;
    });
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
    expect(resultOf(report, 'determination-readable')?.status).toBe('passed');
  });

  it('a service without rate-limit headers fails only the rule about them', async () => {
    const report = await judge({
      rules: [...rules, ...observing],
      around: (next) => async (request) => {
        const { body, status, headers: own } = await next(request);
        const headers = new Headers(own);
        headers.delete('X-RateLimit-Remaining');
        headers.delete('X-RateLimit-Reset');
        return new Response(body, { status, headers });
      },
    });
    expect(resultOf(report, 'rate-limit-numeric')?.status).toBe('not-applicable');
    expect(idsWith(report, 'failed')).toEqual(['offers-v2/rate-limit-present']);
    expect(report.verdict).toBe('nonconformant');
  });

  it('pages at unknown identifiers without rate-limit headers fail the rule about them', async () => {
    const page = () => new Response('<p>404</p>', { status: 404, headers: { 'Content-Type': 'text/html' } });
    const report = await judge({
      rules: [...rules, ...observing],
      around: (next) => async (request) => {
        const response = await next(request);
        return response.status === 404 ? page() : response;
      },
    });
    expect(resultOf(report, 'rate-limit-present')?.status).toBe('failed');
  });

  it.each(['/', 'https://warten.example/', 'provision/bald'])(
    'a waiting redirect of a commission to %s',
    async (place) => {
      const report = await rewrite((response, request) =>
        isCommission(request) && response.status === 302 ? copy(response, { location: place }) : response,
      );
      expect(flagged(report)).toEqual([]);
      expect(resultOf(report, 'commission-waits-by-redirect')?.status).toBe('passed');
    },
  );

  it('a commission that is ready at once, which makes rules about waiting inconclusive', async () => {
    const report = await rewrite((response, request) =>
      isCommission(request) && response.status === 302
        ? Response.json({ betrag: 375_000, partnerId: 'ABC12' })
        : response,
    );
    expect(idsWith(report, 'inconclusive')).toEqual([
      'offers-v2/commission-waits-by-redirect',
      'offers-v2/waiting-redirect-has-location',
    ]);
    expect(idsWith(report, 'failed')).toEqual([]);
    const { reason } = resultOf(report, 'commission-waits-by-redirect') ?? {};
    expect(reason).toContain('supply a case in fixtures.offers.vorgangsNummer');
  });
});

describe('a commission that never gets ready', () => {
  const endless: Partial<InProcessOptions> = {
    around: (next) => (request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/provision') || !request.headers.has('authorization')) return next(request);
      url.searchParams.set('versuch', String(Number(url.searchParams.get('versuch') ?? 0) + 1));
      return limited(new Response(null, { status: 302, headers: { Location: url.href } }));
    },
  };

  it('is requested at most 20 more times and then inconclusive', async () => {
    const report = await judge({ ...endless, patienceMs: 5000 });
    const requested = report.exchanges.filter(
      ({ request, scope }) => request.url.includes('/provision') && scope.includes('commission read until it is ready'),
    );
    expect(requested).toHaveLength(21);
    // The server also redirects strangers, and reads of unknown parts.
    expect(idsWith(report, 'failed')).toEqual(['offers-v2/token-required', 'offers-v2/unknown-read-refused']);
    expect(resultOf(report, 'commission-ready')).toMatchObject({
      status: 'inconclusive',
      reason: 'the commission was not ready after 20 redirects, and more of them are not followed',
    });
    expect(resultOf(report, 'commission-waits-by-redirect')).toMatchObject({
      status: 'inconclusive',
      reason:
        '21 correct waiting redirects were seen, but the commission was not ready after 20 redirects, ' +
        'and more of them are not followed',
    });
  });

  it('is requested only until patience ends', async () => {
    const report = await judge({
      ...endless,
      configure: (config) => ({ ...config, timing: { pollMs: 100, patienceMs: 500 } }),
    });
    const reason = 'the commission was not ready after 5 reads; raise timing.patienceMs';
    expect(resultOf(report, 'commission-ready')?.reason).toBe(reason);
    expect(resultOf(report, 'commission-waits-by-redirect')?.reason).toBe(
      `5 correct waiting redirects were seen, but ${reason}`,
    );
  });

  it('is read again at the same address if its redirect has no Location', async () => {
    const report = await judge({ fault: 'offers-v2/waiting-without-location' });
    expect(resultOf(report, 'commission-ready')?.status).toBe('passed');
    expect(idsWith(report, 'failed')).toEqual(['offers-v2/waiting-redirect-has-location']);
  });
});

describe('fixtures', () => {
  const withOffers = (offers: NonNullable<Config['fixtures']>['offers']) => (config: Config) => ({
    ...config,
    fixtures: { ...config.fixtures, offers: offers ?? {} },
  });

  it('without a case, only the rules about cases are inconclusive', async () => {
    const report = await judge({ configure: withOffers({}) });
    expect(flagged(report).map(({ id, reason }) => [id, reason])).toEqual([
      ['offers-v2/case-replaces-body', 'supply fixtures.offers.vorgangsNummer'],
      ['offers-v2/determination-readable', 'vorgangsNummer: supply fixtures.offers.vorgangsNummer'],
      ['offers-v2/foreign-case', 'supply fixtures.offers.andereVorgangsNummer'],
    ]);
  });

  it('a configured result number is used', async () => {
    const { exchanges } = await judge({ configure: withOffers({ ergebnisNummer: 'E2' }) });
    const requested = exchanges
      .filter(({ response }) => response?.status !== 404)
      .map(({ request }) => request.url)
      .filter((url) => url.includes('/ergebnisse'));
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((url) => !/\/ergebnisse(\/E2(\/.*)?)?$/.test(url))).toEqual([]);
  });

  it.each([403, 404])('the reason names the setting of a case that is refused with %s', async (status) => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'POST' && request.url.includes('vorgangsNummer')
          ? new Response(null, { status })
          : next(request),
    });
    expect(idsWith(report, 'failed')).toEqual(['offers-v2/case-replaces-body']);
    expect(resultOf(report, 'case-replaces-body')?.reason).toBe(
      `expected status 302, got ${status}; see fixtures.offers.vorgangsNummer`,
    );
    expect(resultOf(report, 'commission-ready')?.reason).toContain('see fixtures.offers.vorgangsNummer');
  });

  it('a configured result number that the list does not contain is not used', async () => {
    const report = await judge({ configure: withOffers({ ergebnisNummer: 'nirgends' }) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(report.exchanges.filter(({ request }) => request.url.includes('nirgends'))).toEqual([]);
  });

  it('the reason names the setting of an unknown result if the list shows none', async () => {
    const report = await judge({
      configure: withOffers({ ergebnisNummer: 'nirgends' }),
      around: (next) => async (request) => {
        const response = await next(request);
        return /\/ergebnisse$/.test(request.url) && response.ok ? Response.json({}) : response;
      },
    });
    expect(resultOf(report, 'commission-ready')).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('expected status 2xx, got 404; see fixtures.offers.ergebnisNummer') as unknown,
    });
    expect(resultOf(report, 'commission-waits-by-redirect')?.reason).toContain('see fixtures.offers.ergebnisNummer');
  });
});

describe('an interface in service', () => {
  it('fails if it refuses only determinations', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'POST' && request.url.includes('/v2/ergebnisliste/')
          ? new Response(null, { status: 404 })
          : next(request),
    });
    expect(idsWith(report, 'not-applicable')).toEqual([]);
    expect(idsWith(report, 'failed', 'must')).toEqual([
      'offers-v2/case-replaces-body',
      'offers-v2/determination-redirects',
    ]);
  });
});

describe('a token', () => {
  const refusing = (refuse: (request: Request) => boolean) => (next: Handler, host: Host) => (request: Request) =>
    host === 'v2' && refuse(request) ? new Response(null, { status: 401 }) : next(request);

  it('that is never accepted makes all rules inconclusive', async () => {
    const report = await judge({
      configure: (config) => ({ ...config, credentials: { ...config.credentials, v2: { accessToken: 'outdated' } } }),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'passed')).toEqual([]);
    expect(resultOf(report, 'determination-redirects')).toMatchObject({
      status: 'inconclusive',
      reason: 'the token is refused with 401; see credentials.v2',
    });
  });

  it('from the login endpoint leads to a reason that names the login', async () => {
    const report = await judge({ around: refusing(() => true) });
    expect(resultOf(report, 'determination-redirects')?.reason).toBe(
      'the token is refused with 401; see credentials.login',
    );
  });

  it('that is accepted for reads but not for determinations fails', async () => {
    const report = await judge({ around: refusing(({ method }) => method === 'POST') });
    expect(resultOf(report, 'determination-redirects')).toMatchObject({
      status: 'failed',
      reason: 'expected status 302, got 401',
    });
  });

  it('that is accepted for captured data but not for the case fails', async () => {
    const report = await judge({
      around: refusing(({ method, url }) => method === 'POST' && url.includes('vorgangsNummer')),
    });
    expect(idsWith(report, 'failed')).toEqual(['offers-v2/case-replaces-body']);
  });
});

it('never sends the token to a host that is not a target', async () => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'v2' || response.status !== 302) return response;
      return new Response(null, { status: 302, headers: { Location: 'https://elsewhere.test/ermittlung/1' } });
    },
  });
  expect(
    report.exchanges.filter(
      ({ request }) => !request.url.startsWith(ADDRESSES.v2) && !request.url.startsWith(ADDRESSES.login),
    ),
  ).toEqual([]);
  expect(resultOf(report, 'determination-readable')?.status).toBe('inconclusive');
  expect(resultOf(report, 'determination-readable')?.reason).toContain('https://elsewhere.test');
});

it('judges the rate limit of a determination that cannot be followed', async () => {
  const elsewhere = (limits: Record<string, string>) =>
    judge({
      rules: [...rules, ...observing],
      around: (next, host) => async (request) => {
        const response = await next(request);
        if (host !== 'v2' || response.status !== 302) return response;
        return new Response(null, { status: 302, headers: { Location: 'https://elsewhere.test/1', ...limits } });
      },
    });
  const right = await elsewhere({ 'X-RateLimit-Remaining': '9', 'X-RateLimit-Reset': '60' });
  expect(resultOf(right, 'rate-limit-numeric')?.status).toBe('passed');
  expect(resultOf(right, 'rate-limit-present')?.status).toBe('passed');
  const wrong = await elsewhere({ 'X-RateLimit-Remaining': 'viele', 'X-RateLimit-Reset': '60' });
  expect(resultOf(wrong, 'rate-limit-numeric')?.status).toBe('failed');
});

describe('calls that are served without calls left', () => {
  const DETERMINE = /\/ermittlung(\?|$)/;
  /** Shows every call no calls left for three seconds; `passed` seconds pass at each call. */
  const judged = async (passed: number, refuse: (response: Response, request: Request) => number | undefined) => {
    let at = 0;
    const report = await judge({
      rules: [...rules, ...observing],
      around: (next, host) => async (request) => {
        const response = await next(request);
        if (host !== 'v2') return response;
        at += passed;
        const status = refuse(response, request);
        const answer = status === undefined ? response : new Response(null, { status });
        answer.headers.set('Date', new Date(at * 1000).toUTCString());
        answer.headers.set('X-RateLimit-Remaining', '0');
        answer.headers.set('X-RateLimit-Reset', '3');
        return answer;
      },
    });
    return resultOf(report, 'quota-ends-calls')?.status;
  };

  it.each<[string, string, number, (response: Response, request: Request) => number | undefined]>([
    ['fails', 'failed', 0, () => undefined],
    ['passes, each in a window of its own', 'passed', 3, () => undefined],
    [
      'passes, if these are reads alone, since reads may not count',
      'passed',
      0,
      ({ status }, { url }) => (DETERMINE.test(url) && status < 400 ? 429 : undefined),
    ],
    [
      'passes, if determinations are refused for another reason, which may come first',
      'passed',
      0,
      ({ status }, { url }) => (DETERMINE.test(url) && status < 400 ? 403 : undefined),
    ],
  ])('%s', async (_, status, passed, refuse) => {
    expect(await judged(passed, refuse)).toBe(status);
  });
});

it('configured blocks of captured data that the server does not keep fail', async () => {
  const report = await judge({
    configure: ({ fixtures, ...config }) => ({
      ...config,
      fixtures: {
        ...fixtures,
        offers: {
          ...fixtures?.offers,
          determination: { body: { ...SHOWN, haushalte: [{ zahl: 4711 }], finanzierungsobjekt: { zahl: 4712 } } },
        },
      },
    }),
    around: (next) => async (request) => {
      const response = await next(request);
      if (!request.url.endsWith('/erfassteDaten') || response.status !== 200) return response;
      const body = (await response.json()) as object;
      return Response.json({ ...body, haushalte: undefined }, { headers: response.headers });
    },
  });
  expect(flagged(report)).toEqual([
    expect.objectContaining({
      id: 'offers-v2/captured-data-kept',
      reason: expect.stringContaining('haushalte.0.zahl') as string,
    }),
  ]);
});
