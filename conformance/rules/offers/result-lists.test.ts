import { describe, expect, it } from 'vitest';
import type { Config, Fixtures } from '../../engine/config/schema.ts';
import { ergebnislisteId, vorgangsNummer } from '../../reference/cases/seed.ts';
import { NoAnswer } from '../../engine/transport.ts';
import { idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { strangerCases } from '../steps/access.ts';

const tested = await interfaceUnderTest('offers-v3');
const { judge, resultOf, ids } = tested;
const withOffers = (offers: NonNullable<Fixtures['offers']>) => (config: Config) => ({
  ...config,
  fixtures: { ...config.fixtures, offers },
});

describe('unusual but conforming servers', () => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    judge({ around: (next) => async (request) => change(await next(request), request) });

  it('a wrapped result list with numbers, a charset and additional members', async () => {
    const report = await rewrite(async (response, request) => {
      if (!response.ok || response.status === 204 || !request.url.includes('/v3/')) return response;
      const body = JSON.stringify({ seite: 1, _embedded: { liste: (await response.json()) as unknown } });
      return new Response(body, { headers: { 'CONTENT-TYPE': 'Application/JSON;charset=UTF-8' } });
    });
    expect(flagged(report)).toEqual([]);
  });

  it('redirects of a commission that is not ready', async () => {
    let reads = 0;
    const report = await rewrite((response, request) =>
      request.url.endsWith('/provision') && (reads += 1) < 3 ? new Response(null, { status: 303 }) : response,
    );
    expect(flagged(report)).toEqual([]);
  });

  it.each([
    [204, null],
    [200, '[]'],
  ])('a case whose offers come and go: %s', async (status, body) => {
    const determinations = new Map<string, number>();
    const report = await judge({
      around: (next) => async (request) => {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        const response = await next(request);
        if (request.method !== 'POST' || response.status !== 200) return response;
        const times = (determinations.get(sent) ?? 0) + 1;
        determinations.set(sent, times);
        return times % 2 === 0 ? new Response(body, { status, headers: response.headers }) : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'trace-id-optional')?.status).toBe('passed');
  });

  it('saved offers whose reads redirect to paths without a version', async () => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const isMoved = request.url.includes('/angebote/');
        const response = await next(new Request(request.url.replace('/angebote/', '/v3/'), request));
        const isMeant = host === 'baufi' && response.ok && !isMoved && request.url.includes('/gemerkteangebote');
        return isMeant
          ? new Response(null, { status: 302, headers: { location: request.url.replace('/v3/', '/angebote/') } })
          : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'paths-in-lower-case')?.reason).toMatch(/another path, got \/angebote\//);
  });

  it('a server for which an empty list of providers means none', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        return sent.includes('"produktAnbieter":[]') ? new Response(null, { status: 204 }) : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a determination that shows no identifier, and a result without a commission', async () => {
    const report = await rewrite((response, request) => {
      const isDetermined = request.method === 'POST' && request.url.includes('/v3/') && response.status === 200;
      if (isDetermined) return Response.json([{ ergebnisnummer: 'E1' }]);
      return request.url.endsWith('/provision') && response.ok ? new Response(null, { status: 404 }) : response;
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    const concluded = ids('result-list-reads', 'token-required');
    expect(idsWith(report, 'passed', 'must')).toEqual(expect.arrayContaining(concluded));
  });

  it('a case without saved offers that answers 204', async () => {
    const report = await judge({
      configure: withOffers({ vorgangsNummer: 'BF4711' }),
      around: (next) => async (request) => {
        const response = await next(request);
        return request.url.endsWith('/gemerkteangebote') && response.ok
          ? new Response(null, { status: 204 })
          : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'saved-offers-read')?.reason).toContain(
      'the saved offers show no laufendeNummer (status 204); supply fixtures.offers.laufendeNummer',
    );
  });

  it('a determination that is refused during another one for the same case', async () => {
    const busy = new Set<string>();
    const report = await judge({
      around: (next, host) => async (request) => {
        if (host !== 'baufi' || request.method !== 'POST') return next(request);
        if (busy.has(request.url)) return Response.json({ message: 'busy' }, { status: 409 });
        busy.add(request.url);
        // Calculating takes a while.
        await new Promise((resolve) => setImmediate(resolve));
        const response = await next(request);
        busy.delete(request.url);
        return response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it('a result list that can be read only at the second attempt', async () => {
    const seen = new Set<string>();
    const report = await rewrite((response, request) => {
      const isFresh = /ergebnisliste\/[^/]+$/.test(request.url) && !seen.has(request.url);
      seen.add(request.url);
      return isFresh && response.status === 200 ? new Response(null, { status: 404 }) : response;
    });
    expect(idsWith(report, 'failed')).toEqual([]);
  });
});

it.each([302, 500])('a %i in response to two flags is not excused as a refusal', async (status) => {
  const report = await judge({
    around: (next, host) => async (request) => {
      const sent = host === 'baufi' && request.method === 'POST' ? await request.clone().text() : '';
      const isBoth = sent.includes('"ermitteln":true') && sent.includes('"aktualisieren":true');
      return isBoth ? new Response(null, { status, headers: { location: '/' } }) : next(request);
    },
  });
  expect(resultOf(report, 'options-accepted')).toMatchObject({
    status: 'failed',
    reason: `aktualisieren=true: expected status 200 or 204, got ${status}`,
  });
});

describe('a configured list beside a new one', () => {
  const named = { vorgangsNummer, ergebnislisteId, ergebnisNummer: 'E1', zahlungsplanIndex: 'annuitaetendarlehen-1' };
  const reading = /\/ergebnisliste\/([^/]+)/;
  const resultWhere = async (
    isGone: (list: string, request: Request) => boolean,
    determined?: { ergebnislisteId: string; ergebnisse: [] },
  ) => {
    const report = await judge({
      configure: withOffers(named),
      around: (next) => async (request) => {
        const list = reading.exec(request.url)?.[1];
        if (list !== undefined && isGone(list, request)) return new Response(null, { status: 404 });
        if (determined && request.url.endsWith(`/${determined.ergebnislisteId}`)) return Response.json(determined);
        const isDetermination = request.method === 'POST' && request.url.endsWith('/ergebnisliste');
        const response = await next(request);
        return determined && isDetermination && response.status === 200 ? Response.json(determined) : response;
      },
    });
    return resultOf(report, 'result-list-reads');
  };

  it('may have expired', async () => {
    expect(await resultWhere((list) => list === ergebnislisteId)).toMatchObject({ status: 'passed' });
  });

  it('may have expired if the new list is empty', async () => {
    const determined = { ergebnislisteId: 'neu', ergebnisse: [] as [] };
    const result = await resultWhere((list) => list === ergebnislisteId, determined);
    expect(result).toMatchObject({ status: 'inconclusive' });
  });

  it('does not make the rule pass if the new list cannot be read', async () => {
    expect(await resultWhere((list) => list !== ergebnislisteId)).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringMatching(
        /what another response shows as identifiers is answered with 404; run without --allow-writes to read fixtures\.offers\.ergebnislisteId/,
      ) as unknown,
    });
  });

  it.each(['', '/unterlagen', '/meldungen', '/zahlungsplaene', '/annuitaetendarlehen-1'])(
    'must be readable if the new list is not: …%s',
    async (end) => {
      const isGone = (list: string, { url }: Request) =>
        end === '' ? url.endsWith(`/${list}`) || url.endsWith('/E1') : url.endsWith(end);
      expect(await resultWhere(isGone)).toMatchObject({
        status: 'failed',
        reason: expect.stringMatching(
          /expected status 2xx, got 404; see .*fixtures\.offers\.ergebnislisteId/,
        ) as unknown,
      });
    },
  );
});

describe('the configuration', () => {
  it('need not contain identifiers that responses show', async () => {
    const report = await judge({ configure: withOffers({ vorgangsNummer: 'BF4711' }) });
    expect(flagged(report).map(({ id, reason }) => [id, reason])).toEqual([
      ['offers-v3/list-belongs-to-its-case', 'supply fixtures.offers.andereVorgangsNummer'],
      [
        'offers-v3/provider-lists-applied',
        'no result shows a produktAnbieter that fixtures.offers.produktAnbieter names',
      ],
    ]);
  });

  it('may contain the same case twice', async () => {
    const offers = { vorgangsNummer, andereVorgangsNummer: 'BF0815', vorgangsNummerOhneErgebnisse: vorgangsNummer };
    const report = await judge({ configure: withOffers(offers) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'list-belongs-to-its-case')?.reason).toContain('the same one is given twice');
  });

  it('is named in the reason for a case that does not exist', async () => {
    const report = await judge({ configure: withOffers({ vorgangsNummer: 'NIE000' }) });
    expect(resultOf(report, 'determination-answers-200-or-204')).toMatchObject({
      status: 'failed',
      reason: 'vorgangsNummer: expected status 200 or 204, got 404; see fixtures.offers.vorgangsNummer',
    });
  });

  it('needs a token that is accepted and has the scope', async () => {
    const withoutScope = await judge({
      configure: ({ credentials = {}, ...config }) => ({
        ...config,
        credentials: {
          ...credentials,
          ...(credentials.baufiWithoutScope === undefined ? {} : { baufi: credentials.baufiWithoutScope }),
        },
      }),
    });
    const saved = resultOf(withoutScope, 'saved-offers-read');
    expect(saved).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('needs the scope') as unknown,
    });
    const refused = await judge({
      configure: (config) => ({ ...config, credentials: { ...config.credentials, baufi: { accessToken: 'old' } } }),
    });
    expect(idsWith(refused, 'failed')).toEqual([]);
    expect(resultOf(refused, 'options-accepted')?.reason).toBe('the token is refused with 401; see credentials.baufi');
  });

  it('without leave to write prevents all determinations', async () => {
    const report = await judge({ allowWrites: false });
    expect(report.exchanges.filter(({ request }) => request.method === 'POST' && request.url.includes('/v3/'))).toEqual(
      [],
    );
    const reading = [
      'commission-reads',
      'login-host-serves-no-v3',
      'login-token-is-taken',
      'result-list-reads',
      'saved-offers-need-scope',
      'saved-offers-read',
      'token-required',
    ];
    expect(idsWith(report, 'passed', 'must')).toEqual(ids(...reading));
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual([]);
    expect(idsWith(report, 'passed', 'should')).toEqual(
      ids('allow-names-methods', 'list-belongs-to-its-case', 'unknown-read-refused'),
    );
  });

  it.each([
    ['list-without-token', 'failed'],
    ['determination-without-token-204', 'passed'],
  ])('without leave to write judges the token by reads only: %s is %s', async (fault, status) => {
    const { rules: results } = await judge({ allowWrites: false, fault: `offers-v3/${fault}` });
    const result = results.find(({ id }) => id === 'offers-v3/token-required');
    expect(result?.status).toBe(status);
    const skipped = result?.cases?.filter((one) => one.status === 'skipped').map(({ name }) => name);
    expect(skipped).toEqual(
      strangerCases(['determination for vorgangsNummer', 'determination for vorgangsNummerOhneErgebnisse']),
    );
  });

  it('needs a result list for runs without writes', async () => {
    const report = await judge({ allowWrites: false, configure: withOffers({ vorgangsNummer: 'BF4711' }) });
    expect(report.exchanges.filter(({ request }) => request.method === 'POST' && request.url.includes('/v3/'))).toEqual(
      [],
    );
    expect(resultOf(report, 'result-list-reads')).toMatchObject({
      status: 'skipped',
      reason: 'needs a determination; allow it with --allow-writes, or supply fixtures.offers.ergebnislisteId',
    });
  });

  it('may name an expired result list for runs without writes', async () => {
    const report = await judge({
      allowWrites: false,
      configure: withOffers({
        vorgangsNummer,
        ergebnislisteId: 'abgelaufen',
        ergebnisNummer: 'E1',
        zahlungsplanIndex: '1',
      }),
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'result-list-reads')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining(
        'the list of fixtures.offers.ergebnislisteId is answered with 404; it may have expired',
      ) as unknown,
    });
  });

  it.each(['/unterlagen', '/zahlungsplaene'])('must name a list whose parts can all be read: …%s', async (end) => {
    const report = await judge({
      allowWrites: false,
      configure: withOffers({ vorgangsNummer, ergebnislisteId, ergebnisNummer: 'E1' }),
      around: (next) => (request) => (request.url.endsWith(end) ? new Response(null, { status: 404 }) : next(request)),
    });
    expect(resultOf(report, 'result-list-reads')?.status).toBe('failed');
  });

  it('must name providers that the server accepts', async () => {
    const around: InProcessOptions['around'] = (next) => async (request) => {
      const sent = request.method === 'POST' ? await request.clone().text() : '';
      return sent.includes('ANK"') ? Response.json({ message: 'no such provider' }, { status: 422 }) : next(request);
    };
    const statusWith = async (configure: (config: Config) => Config) => {
      const { rules: results } = await judge({ configure, around });
      return results.find(({ id }) => id === 'offers-v3/filled-provider-lists-accepted')?.status;
    };
    expect(await statusWith(withOffers({ vorgangsNummer: 'BF4711' }))).toBe('inconclusive');
    expect(await statusWith((config) => config)).toBe('failed');
  });

  it('may name a saved offer that the list does not contain', async () => {
    const listed = (response: Response, { url }: Request) =>
      response.ok && url.endsWith('/gemerkteangebote') ? Response.json([{ laufendeNummer: 'L-9' }]) : response;
    const report = await judge({ around: (next) => async (request) => listed(await next(request), request) });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'saved-offers-read')?.status).toBe('passed');
  });

  it('may lack the token endpoint', async () => {
    const report = await judge({
      configure: (config) => {
        const { login: _, ...targets } = config.targets;
        return { ...config, targets };
      },
    });
    expect(resultOf(report, 'login-host-serves-no-v3')).toMatchObject({
      status: 'skipped',
      reason: 'no target for the host login; set targets.login',
    });
  });

  it('may use the same address for both hosts', async () => {
    const report = await judge({
      configure: ({ targets, ...config }) => ({
        ...config,
        targets: { ...targets, ...(targets.baufi === undefined ? {} : { login: targets.baufi }) },
      }),
    });
    const rule = resultOf(report, 'login-host-serves-no-v3');
    expect(rule?.status).toBe('not-applicable');
  });
});

it.each(['produktAnbieter', 'exkludierteProduktAnbieter'])(
  'a refused empty %s fails, even if both lists together get no response',
  async (list) => {
    const report = await judge({
      around: (next) => async (request) => {
        const sent = request.method === 'POST' ? await request.clone().text() : '';
        if (sent.split('[]').length === 3) throw new NoAnswer('silence');
        return sent.includes(`"${list}":[]`) ? new Response(null, { status: 400 }) : next(request);
      },
    });
    expect(resultOf(report, 'empty-provider-lists-accepted')).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(new RegExp(`^${list}: expected .* got 400`)) as unknown,
    });
  },
);

it('finds that messages can be read without a token, even if the list is replaced in between', async () => {
  const read = new Set<string>();
  const report = await judge({
    around: (next) => async (request) => {
      const response = await next(request);
      if (!request.url.endsWith('/meldungen')) return response;
      if (read.has(request.url)) return Response.json({ message: 'replaced' }, { status: 404 });
      if (response.status === 401) return Response.json([{ text: 'Hinweis' }]);
      // Another client replaces the list right after the caller has read it.
      if (response.ok) read.add(request.url);
      return response;
    },
  });
  expect(resultOf(report, 'token-required')?.reason).toMatch(
    /^meldungen without a credential, meldungen with a wrong credential: expected a refusal/,
  );
});
