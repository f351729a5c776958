import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { NoAnswer } from '../../engine/transport.ts';
import type { Report } from '../../engine/report.ts';
import { idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { limited } from './steps/limited.fixture.ts';

const { judge, resultOf } = await interfaceUnderTest('offers-v2');
const notesOf = (report: Report, name: string) => resultOf(report, name)?.notes ?? [];

type Rewrite = (response: Response, request: Request) => Response | Promise<Response>;
const rewrite = (change: Rewrite, options: Omit<InProcessOptions, 'rules' | 'around'> = {}) =>
  judge({
    ...options,
    around: (next, host) => async (request) =>
      host === 'v2' ? limited(change(await next(request), request)) : next(request),
  });
const reads = (end: string, { status }: Response, { url }: Request) =>
  status === 200 && new URL(url).pathname.endsWith(end);

describe('unusual but conforming reads of a determination', () => {
  it('empty lists of messages and documents', async () => {
    const report = await rewrite((response, request) =>
      reads('/meldungen', response, request) || reads('/unterlagen', response, request) ? Response.json([]) : response,
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a commission of nothing', async () => {
    const report = await rewrite(async (response, request) => {
      if (!reads('/provision', response, request)) return response;
      return Response.json({ ...((await response.json()) as object), betrag: 0 });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('captured data inside another object, with additional members', async () => {
    const report = await rewrite(async (response, request) => {
      if (!reads('/erfassteDaten', response, request)) return response;
      return Response.json({ version: 3, daten: { ...((await response.json()) as object), haushalte: null } });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('commissions that only determinations of captured data have to wait for, while those of cases are ready at once', async () => {
    const ofCases = new Set<string>();
    const report = await rewrite((response, request) => {
      const made = response.headers.get('location')?.split('/').at(-1);
      if (made !== undefined && request.url.includes('vorgangsNummer=')) ofCases.add(made);
      const isOfCase = [...ofCases].some((id) => request.url.includes(`/${id}/`));
      const isEarly = isOfCase && response.status === 302 && request.url.includes('/provision');
      return isEarly ? Response.json({ betrag: 150_000, partnerId: 'HSE01' }) : response;
    });
    for (const name of ['commission-waits-by-redirect', 'waiting-redirect-has-location']) {
      expect(resultOf(report, name)?.status).toBe('passed');
    }
  });

  it.each([202, 303])('status %s of an early commission, which is not called ready', async (status) => {
    const report = await rewrite((response, request) =>
      response.status === 302 && request.url.includes('/provision') ? new Response(null, { status }) : response,
    );
    expect(resultOf(report, 'waiting-redirect-has-location')?.reason).toBe(
      `the first read of the commission is answered with ${status}, as commission-waits-by-redirect reports`,
    );
  });

  it.each(['determination-201', 'determination-303'])('captured data is not called refused by %s', async (fault) => {
    const report = await judge({ fault: `offers-v2/${fault}` });
    expect(resultOf(report, 'shown-members-accepted')?.reason).toMatch(
      /^needs a determination that is answered with 302, got \d+$/,
    );
  });

  it('parts that are available only at the second read', async () => {
    const seen = new Set<string>();
    const report = await rewrite((response, request) => {
      const early = response.status === 200 && !request.url.includes('/provision') && !seen.has(request.url);
      seen.add(request.url);
      return early ? Response.json({ message: 'wird ermittelt' }, { status: 404 }) : response;
    });
    expect(flagged(report).filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('the latest determination alone, where the former ones are answered with 404', async () => {
    const { around } = variantNamed('latest-determination-alone');
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await (around?.(next, host) ?? next)(request);
        return response.status === 410 ? new Response(null, { status: 404, headers: response.headers }) : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'determination-readable')?.status).toBe('passed');
    expect(resultOf(report, 'determination-reads')?.status).toBe('passed');
  });

  it('no determinations that are lost although no other one has replaced them', async () => {
    const lost = new Set<string>();
    let made = 0;
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        const isGone = [...lost].some((path) => request.url.includes(path));
        if (isGone) return new Response(null, { status: 404, headers: response.headers });
        const location = response.headers.get('Location');
        if (request.method === 'POST' && location !== null && (made += 1) % 2 === 0) lost.add(location);
        return response;
      },
    });
    expect(resultOf(report, 'determination-readable')?.status).toBe('failed');
  });

  const ITSELF = /ermittlung\/([^/]+)$/;
  it.each([
    ['a determination', (path: string) => ITSELF.test(path), 202, ['info']],
    ['a determination with all its parts', () => true, 202, ['info', 'should', 'must']],
    ['messages', (path: string) => path.endsWith('/meldungen'), 404, ['info', 'should', 'must']],
  ])('%s that never gets ready is waited for once', async (_, isMeant, status, open) => {
    const attempts = 20;
    const report = await rewrite(
      (response, { url }) => {
        const { pathname } = new URL(url);
        const [, ermittlungsId] = /ermittlung\/([^/]+)/.exec(pathname) ?? [];
        const isLate = response.status === 200 && ermittlungsId !== undefined && isMeant(pathname);
        return isLate ? Response.json({ ermittlungsId, status: 'LAEUFT' }, { status }) : response;
      },
      { configure: (config) => ({ ...config, timing: { pollMs: 1, patienceMs: attempts } }) },
    );
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(flagged(report).filter(({ level }) => !open.includes(level))).toEqual([]);
    const paths = report.exchanges.map(({ request }) => new URL(request.url).pathname);
    const reads = paths.filter((path) => path.includes('/ermittlung/'));
    const times = [...new Set(reads)].map((path) => reads.filter((one) => one === path).length);
    expect(Math.max(...times)).toBeLessThan(attempts + 10);
  });

  it.each([19, 20, 21, 22, 23, 24, 25, 26, 30])(
    'a determination that is available, with its parts, after %i reads',
    async (reads) => {
      const seen = new Map<string, number>();
      const report = await rewrite(
        (response, { method, url }) => {
          const [, ermittlungsId] = /ermittlung\/([^/?]+)/.exec(url) ?? [];
          if (method !== 'GET' || response.status >= 400 || ermittlungsId === undefined) return response;
          const count = (seen.get(ermittlungsId) ?? 0) + 1;
          seen.set(ermittlungsId, count);
          return count > reads ? response : Response.json({ ermittlungsId, status: 'LAEUFT' }, { status: 202 });
        },
        { configure: (config) => ({ ...config, timing: { pollMs: 1, patienceMs: 20 } }) },
      );
      expect(idsWith(report, 'failed')).toEqual([]);
    },
  );

  it('a commission that becomes unavailable again', async () => {
    const seen = new Set<string>();
    const report = await rewrite(({ status, body, headers }, { url }) => {
      const { pathname } = new URL(url);
      const isAgain = status === 200 && pathname.endsWith('/provision') && seen.has(pathname);
      if (status === 200) seen.add(pathname);
      return new Response(isAgain ? null : body, { status: isAgain ? 202 : status, headers });
    });
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  it('a payment plan whose index is the number 0', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const inner = request.url.replace(/zahlungsplaene\/0$/, 'zahlungsplaene/annuitaetendarlehen-1');
        const response = await next(inner === request.url ? request : new Request(inner, request));
        if (!reads('/zahlungsplaene', response, request)) return response;
        const plans = (await response.json()) as object[];
        return limited(
          Response.json({ plaene: plans.map((plan, zahlungsplanIndex) => ({ ...plan, zahlungsplanIndex })) }),
        );
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(report.exchanges.some(({ request }) => request.url.endsWith('/zahlungsplaene/0'))).toBe(true);
  });

  it('a refusal of captured data whose loans exceed the price', async () => {
    const numbersIn = (text: string, name: string) =>
      [...text.matchAll(new RegExp(`"${name}":(\\d+)`, 'g'))].map(([, value]) => Number(value));
    const report = await judge({
      around: (next) => async (request) => {
        const text = request.method === 'POST' ? await request.clone().text() : '';
        const response = await next(request);
        const [price = Infinity] = numbersIn(text, 'kaufpreis');
        const loans = numbersIn(text, 'darlehensBetrag').reduce((sum, loan) => sum + loan, 0);
        if (loans <= price) return response;
        return new Response(null, { status: 422, headers: response.headers });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a 404 instead of a 401 for requests without a token', async () => {
    const report = await rewrite((response) =>
      response.status === 401 ? Response.json({ message: 'nicht gefunden' }, { status: 404 }) : response,
    );
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual([]);
  });

  it('a trace id in the response, which is noted', async () => {
    const report = await rewrite(
      ({ body, status, headers }, request) =>
        new Response(body, {
          status,
          headers: { ...Object.fromEntries(headers), 'X-TraceID': request.headers.get('x-traceid') ?? 'eigene' },
        }),
    );
    expect(flagged(report)).toEqual([]);
    expect(notesOf(report, 'trace-id-echoed')).toEqual(['a read with x-TraceId is answered with the same']);
  });

  it('a payload that is neither object nor array, and a success other than 200', async () => {
    const report = await rewrite((response, request) =>
      reads('/ermittlungsAnfrage', response, request) ? Response.json('Anfrage vom 15.01.', { status: 203 }) : response,
    );
    expect(flagged(report)).toEqual([]);
    expect(notesOf(report, 'determination-payloads')).toContain('ermittlungsAnfrage: string (application/json)');
  });
});

it.each([
  ['a member of another object, and a number', () => Response.json({ daten: { ermittlungsId: 4711 } })],
  ['in a body that is not JSON', () => new Response('<ermittlung><ermittlungsId>4711</ermittlungsId></ermittlung>')],
])('the identifier of a determination may be %s', async (_, answer) => {
  const report = await rewrite((response, request) =>
    /ermittlung\/[^/]+$/.test(new URL(request.url).pathname) && response.status === 200 ? answer() : response,
  );
  expect(resultOf(report, 'determination-readable')?.status).toBe('passed');
  expect(idsWith(report, 'failed').filter((id) => id !== 'offers-v2/determination-reads')).toEqual([]);
});

describe('incomplete captured data', () => {
  const demanding: InProcessOptions['around'] = (next) => async (request) => {
    const sent =
      request.method === 'POST' && !request.url.includes('vorgangsNummer') ? await request.clone().text() : '';
    return sent.includes('"vorhaben"') && !sent.includes('"haushalte":[{')
      ? limited(Response.json({ message: 'haushalte fehlt' }, { status: 422 }))
      : next(request);
  };
  const body = {
    vorhaben: { finanzbedarf: { kaufpreis: 250_000 } },
    haushalte: [{ kunden: 2 }],
    finanzierungsobjekt: {},
  };

  it('fails no rule, and the reason names the setting', async () => {
    const report = await judge({ around: demanding });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'determination-redirects')).toMatchObject({
      status: 'inconclusive',
      reason: 'the attributes that are shown do not suffice (422); supply fixtures.offers.determination.body',
    });
  });

  it('is replaced by configured data, whose refusal fails', async () => {
    const given = (json: unknown) => (config: Config) => ({
      ...config,
      fixtures: { ...config.fixtures, offers: { ...config.fixtures?.offers, determination: { body: json } } },
    });
    expect(flagged(await judge({ around: demanding, configure: given(body) }))).toEqual([]);
    const report = await judge({ around: demanding, configure: given({ vorhaben: {} }) });
    expect(resultOf(report, 'determination-redirects')).toMatchObject({
      status: 'failed',
      reason: 'expected status 302, got 422; see fixtures.offers.determination.body',
    });
  });
});

it('a redirect to a login page counts as a refusal of a request without a token', async () => {
  const report = await rewrite((response) =>
    response.status === 401
      ? new Response(null, { status: 302, headers: { Location: '/login?redirectTo=%2F' } })
      : response,
  );
  expect(resultOf(report, 'token-required')?.status).toBe('passed');
  expect(idsWith(report, 'failed')).toEqual([]);
});

describe('reads that fail', () => {
  it('name the settings if identifiers from another response do not work', async () => {
    const report = await rewrite((response, request) =>
      reads('/zahlungsplaene', response, request) ? Response.json([{ zahlungsplanIndex: 'X' }]) : response,
    );
    expect(resultOf(report, 'determination-reads')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringMatching(/answered with 404; supply fixtures\.offers\.ergebnisNummer and/) as unknown,
    });
  });

  it('name the setting of an identifier that no response shows', async () => {
    const report = await rewrite((response, request) =>
      reads('/zahlungsplaene', response, request) ? Response.json([{ rate: 1200 }]) : response,
    );
    const result = resultOf(report, 'determination-reads');
    expect(result?.status).toBe('inconclusive');
    expect(result?.reason).toBe(
      'zahlungsplan: the payment plans show no zahlungsplanIndex (status 200); supply fixtures.offers.zahlungsplanIndex',
    );
  });

  it.each([
    ['shows another one', () => Response.json([{ zahlungsplanIndex: 'X' }])],
    ['cannot be read', () => Promise.reject(new NoAnswer('silence'))],
  ])('use the configured identifier if its list %s', async (_, answer) => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        return reads('/zahlungsplaene', response, request) ? limited(answer()) : response;
      },
      configure: (config) => ({
        ...config,
        fixtures: { offers: { ...config.fixtures?.offers, zahlungsplanIndex: 'annuitaetendarlehen-1' } },
      }),
    });
    const requests = report.exchanges.filter(({ request }) =>
      /zahlungsplaene\/annuitaetendarlehen-1$/.test(request.url),
    );
    expect(requests.map(({ response }) => response?.status)).toContain(200);
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  it('name the setting whose identifier does not work', async () => {
    const report = await judge({
      configure: (config) => ({
        ...config,
        timing: { pollMs: 1000, patienceMs: 2000 },
        fixtures: { offers: { ...config.fixtures?.offers, ergebnisNummer: 'E1', zahlungsplanIndex: 'nirgends' } },
      }),
      around: (next) => async (request) => {
        const response = await next(request);
        return reads('/zahlungsplaene', response, request) ? Response.json([]) : response;
      },
    });
    expect(resultOf(report, 'determination-reads')?.reason).toBe(
      'zahlungsplan: expected status 2xx, got 404; see fixtures.offers.ergebnisNummer and fixtures.offers.zahlungsplanIndex',
    );
  });
});

it('notes what it observed about cases and commissions', async () => {
  const report = await judge();
  expect(notesOf(report, 'foreign-case')).toEqual(['a determination for a case of somebody else is answered with 403']);
  expect(notesOf(report, 'commission-seen')).toEqual(['waited for by 302', 'its partnerId is "ABC12"']);
});
