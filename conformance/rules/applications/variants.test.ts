import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { applications } from '../../reference/applications/seed.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { COMMENT, patches } from './steps/application.fixture.ts';

const { judge, resultOf } = await interfaceUnderTest('applications');
const providerOf = (status: unknown) => (status as { produktAnbieter: string }).produktAnbieter;

describe('unusual but conforming servers', () => {
  interface ApplicationsPage {
    _embedded: { antraege: Record<string, unknown>[] };
  }
  const isPage = (body: object): body is ApplicationsPage => '_embedded' in body;
  /** Rewrites every application that is read, alone or in the list. */
  const rewriteRead = (change: (record: Record<string, unknown>) => unknown) =>
    ({
      around: (next) => async (request) => {
        const response = await next(request);
        if (request.method !== 'GET' || !response.ok) return response;
        const body = (await response.json()) as Record<string, unknown> | ApplicationsPage;
        const changed = isPage(body) ? { antraege: body._embedded.antraege.map(change) } : change(body);
        return new Response(JSON.stringify(changed), { headers: { 'CONTENT-TYPE': 'Application/JSON;charset=UTF-8' } });
      },
    }) satisfies Partial<InProcessOptions>;

  it('a PATCH that answers 200 with the record', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        return response.status === 204 ? Response.json({ letzteAenderung: '2026-01-15' }) : response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it.each([
    ['alone', ''],
    ['at midnight', 'T00:00:00.000Z'],
  ])('a nested record with a date %s, which moves once a day, and the clerk under another name', async (_, time) => {
    const report = await judge(
      rewriteRead(({ ansprechpartner, letzteAenderung, ...record }) => ({
        antrag: {
          ...record,
          letzteAenderung: String(letzteAenderung).slice(0, 10) + time,
          kreditSachbearbeiter: ansprechpartner,
        },
        rechte: null,
      })),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a letzteAenderung in minutes, which moves once a minute', async () => {
    const report = await judge(
      rewriteRead(({ letzteAenderung, ...record }) => ({
        ...record,
        letzteAenderung: `${String(letzteAenderung).slice(0, 16)}Z`,
      })),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('an application that is rejected already, which cannot show that another rejection is dated by day', async () => {
    const rejected = { produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' };
    const report = await judge(
      rewriteRead(({ letzteAenderung, status, ...record }) => ({
        ...record,
        status: { ...(status as object), ...rejected },
        letzteAenderung: String(letzteAenderung).slice(0, 10),
      })),
    );
    expect(resultOf(report, 'status-change-is-dated')?.reason).toContain(
      'by a rejection: needs an application that is not rejected already, or whose rejection can be undone; see fixtures',
    );
  });

  it('shows no change of the status by the date of a former day', async () => {
    const report = await judge(rewriteRead((record) => ({ ...record, letzteAenderung: '2020-02-03' })));
    const [change] = flagged(report).filter(({ id }) => id === 'applications/status-change-is-dated');
    expect(change?.status).toBe('inconclusive');
    expect(change?.reason).toMatch(/needs a letzteAenderung that shows at least seconds, got "2020-02-03"$/);
  });

  it('but not a list that ignores its filters, where the application cannot be read again', async () => {
    const application = { vorgangsnummer: 'MF7K2Q', antragsnummer: '1', teilantragsnummer: '1' };
    let isFiltered = false;
    const report = await judge({
      select: ['applications/list-is-restricted'],
      around: (next) => async (request) => {
        const { pathname, search } = new URL(request.url);
        if (request.method !== 'GET' || !request.headers.has('authorization')) return next(request);
        isFiltered ||= search !== '';
        if (pathname.endsWith('/v2/antraege')) return Response.json({ antraege: [application] });
        return isFiltered ? new Response(null, { status: 404 }) : next(request);
      },
    });
    expect(resultOf(report, 'list-is-restricted')?.status).toBe('failed');
  });

  it.each([undefined, ''])('a record without a reference, whose day is %j with a new status', async (gone) => {
    let isGone = false;
    const report = await judge({
      around: (next) => async (request) => {
        const body = request.method === 'PATCH' ? await request.clone().text() : '';
        const response = await next(request);
        if (response.ok && /"\/(status|voraussichtliche)/.test(body)) isGone = body.includes('"/status');
        if (request.method !== 'GET' || !response.ok) return response;
        return response.json().then(
          ({ voraussichtlicheBearbeitung, ...record }: Record<string, unknown>) =>
            Response.json({
              ...record,
              antragsReferenz: undefined,
              voraussichtlicheBearbeitung: isGone ? gone : voraussichtlicheBearbeitung,
            }),
          () => response,
        );
      },
    });
    expect(resultOf(report, 'replaced-parts-keep-others')?.reason).toContain(
      '/status: needs a record that shows antragsReferenz or voraussichtlicheBearbeitung',
    );
  });

  it('an empty antragsReferenz where none is set, as at first', async () => {
    const report = await judge(
      rewriteRead(({ antragsReferenz = '', ...record }) => ({
        ...record,
        antragsReferenz: antragsReferenz === applications[0]?.antragsReferenz ? '' : antragsReferenz,
      })),
    );
    expect(flagged(report)).toEqual([]);
  });

  it.each([
    ['seconds', (text: string) => text.replace(/\.\d+Z$/, 'Z')],
    ['seconds and zeros', (text: string) => text.replace(/\.\d+Z$/, '.000Z')],
    ['tenths of a second', (text: string) => text.replace(/\d\dZ$/, 'Z')],
    ['microseconds and a zone', (text: string) => text.replace('Z', '000+00:00')],
  ])('a letzteAenderung with %s', async (_, written) => {
    const report = await judge({
      ...rewriteRead(({ letzteAenderung, ...record }) => ({
        ...record,
        letzteAenderung: written(String(letzteAenderung)),
      })),
      // Two changes within one unit have the same date, so the suite waits for the next unit.
      patienceMs: 5000,
    });
    expect(flagged(report)).toEqual([]);
  });

  it.each([
    ['in German format', (iso: string) => iso.replace(/^(\d+)-(\d+)-(\d+)T([\d:]+).*/, '$3.$2.$1 $4')],
    ['with a blank', (iso: string) => iso.replace('T', ' ')],
    ['in milliseconds', (iso: string) => Date.parse(iso)],
    ['in the format of HTTP headers', (iso: string) => new Date(iso).toUTCString()],
  ])('a letzteAenderung %s, whose changes are still judged', async (_, written) => {
    const read = rewriteRead(({ letzteAenderung, ...record }) => ({
      ...record,
      letzteAenderung: written(String(letzteAenderung)),
    }));
    const report = await judge({ ...read, patienceMs: 5000 });
    expect(idsWith(report, 'inconclusive')).toEqual([]);
    expect(idsWith(report, 'failed')).toEqual(['applications/last-change-is-dated']);
    const faulty = await judge({ ...read, patienceMs: 5000, fault: 'applications/clerk-change-undated' });
    expect(idsWith(faulty, 'failed', 'must')).toContain('applications/clerk-change-is-dated');
  });

  it('a letzteAenderung as a list of numbers, whose changes are still judged', async () => {
    const read = rewriteRead(({ letzteAenderung, ...record }) => {
      const numbers = String(letzteAenderung)
        .split(/[-T:.Z]/)
        .slice(0, 7)
        .map(Number);
      return { ...record, letzteAenderung: numbers.map((one, at) => (at === 6 ? one * 1e6 : one)) };
    });
    const report = await judge({ ...read, patienceMs: 5000 });
    expect(idsWith(report, 'inconclusive')).toEqual([]);
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
    const faulty = await judge({ ...read, patienceMs: 5000, fault: 'applications/clerk-change-undated' });
    expect(idsWith(faulty, 'failed', 'must')).toContain('applications/clerk-change-is-dated');
  });

  it.each([
    ['in German format', (iso: string) => iso.split('-').toReversed().join('.')],
    ['in the format of HTTP headers', (iso: string) => new Date(iso).toUTCString()],
  ])('a day %s, which is restored in ISO format', async (_, written) => {
    const report = await judge(
      rewriteRead(({ voraussichtlicheBearbeitung: day, ...record }) =>
        typeof day === 'string' ? { ...record, voraussichtlicheBearbeitung: written(day) } : record,
      ),
    );
    expect(idsWith(report, 'inconclusive')).toEqual([]);
    expect(idsWith(report, 'failed')).toEqual(['applications/patched-values-read']);
    const days = patches(report).flatMap(
      ({ request }) => /"\/voraussichtlicheBearbeitung","value":"([^"]*)"/.exec(request.body ?? '')?.[1] ?? [],
    );
    expect(days.filter((day) => /^\w{3},/.test(day))).toEqual([]);
  });

  it('dates in whole seconds, which do not hide a date that never moves', async () => {
    const report = await judge({
      fault: 'applications/clerk-change-undated',
      patienceMs: 5000,
      ...rewriteRead(({ letzteAenderung, ...record }) => ({
        ...record,
        letzteAenderung: String(letzteAenderung).replace(/\.\d+Z$/, 'Z'),
      })),
    });
    expect(idsWith(report, 'failed')).toEqual([
      'applications/clerk-change-is-dated',
      'applications/sales-reads-changes',
      // Its case that replaces clerk and status together.
      'applications/status-change-is-dated',
    ]);
  });

  it('a list of applications that were all changed on one day', async () => {
    const page = (antraege: unknown[]) => Response.json({ antraege });
    const report = await judge({
      around: (next, host) => async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        const response = await next(request);
        if (host !== 'v2' || pathname !== '/v2/antraege' || response.status === 401) return response;
        const [since, until] = [searchParams.get('aenderungSeit'), searchParams.get('aenderungBis')];
        const isInside = (since ?? '') <= '2025-11-03' && '2025-11-03' <= (until ?? '9999');
        return page(isInside ? [{ letzteAenderung: '2025-11-03' }, { letzteAenderung: '2025-11-03' }] : []);
      },
    });
    expect(flagged(report).map(({ id }) => id)).toEqual([
      'applications/list-holds-own-applications',
      'applications/reference-is-of-one-application',
    ]);
  });

  it.each<[string, (numbers: object, address: string) => object]>([
    ['numbers', (numbers) => numbers],
    ['an address', (_, self) => ({ _links: { self: { href: self } } })],
  ])('a list whose entries lead to other applications of the same case, beside %s of their own', async (_, own) => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        if (new URL(request.url).pathname !== '/v2/antraege' || !response.ok) return response;
        const { _embedded: page } = (await response.json()) as ApplicationsPage;
        return Response.json(
          page.antraege.map(({ vorgangsnummer, antragsnummer, teilantragsnummer, ...entry }) => {
            const numbers = { vorgangsnummer, antragsnummer, teilantragsnummer };
            const address = `/v2/antraege/${Object.values(numbers).join('/')}`;
            return { ...own(numbers, address), ...entry, zugehoerig: [{ href: '/v2/antraege/MF7K2Q/1/1' }] };
          }),
        );
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'list-holds-own-applications')?.status).toBe('passed');
  });

  it.each(['aenderungSeit', 'aenderungBis'])(
    'such a list as a last page, which does not hide that %s alone finds nothing',
    async (name) => {
      const last = { _links: { next: { href: null } }, hasMore: 'false', nextPages: [] };
      const report = await judge({
        select: ['applications/list-is-restricted'],
        around: (next) => async (request) => {
          const { pathname, searchParams } = new URL(request.url);
          const response = await next(request);
          if (pathname !== '/v2/antraege' || response.status === 401) return response;
          const [since, until] = [searchParams.get('aenderungSeit'), searchParams.get('aenderungBis')];
          const isInside = (since ?? '') <= '2025-11-03' && '2025-11-03' <= (until ?? '9999');
          const isAlone = [...searchParams.keys()].join() === name;
          return Response.json({ ...last, antraege: isInside && !isAlone ? [{ letzteAenderung: '2025-11-03' }] : [] });
        },
      });
      expect(resultOf(report, 'list-is-restricted')?.reason).toMatch(
        new RegExp(`^${name}: expected at least one application changed .+, got none$`),
      );
    },
  );

  /** A list whose first page contains only the last of the matching applications. */
  const shortPages = {
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'v2' || !/\/v2\/antraege(\?|$)/.test(request.url) || !response.ok) return response;
      const { _embedded } = (await response.json()) as ApplicationsPage;
      return Response.json({ _embedded: { antraege: _embedded.antraege.slice(-1) } });
    },
  } satisfies Partial<InProcessOptions>;

  it('a list that has the application on a later page', async () => {
    const report = await judge(shortPages);
    expect(resultOf(report, 'list-holds-own-applications')?.status).toBe('passed');
    expect(idsWith(report, 'failed')).toEqual([]);
  });

  it('short pages, which do not hide applications of other providers', async () => {
    const report = await judge({ fault: 'applications/list-of-everybody', ...shortPages });
    expect(idsWith(report, 'failed')).toEqual(['applications/list-holds-own-applications']);
  });

  it('short pages, which do not hide that one bound is ignored beside the other', async () => {
    const report = await judge({ fault: 'applications/until-ignored-beside-since', ...shortPages });
    expect(idsWith(report, 'failed')).toEqual(['applications/list-is-restricted']);
  });

  it('filters that accept only days, and a list that is a bare array', async () => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const { pathname, searchParams } = new URL(request.url);
        if (host !== 'v2' || pathname !== '/v2/antraege') return next(request);
        const isDay = [...searchParams.values()].every((value) => /^\d{4}-\d\d-\d\d$/.test(value));
        if (!isDay) return Response.json({ message: 'YYYY-MM-DD, please' }, { status: 422 });
        const response = await next(request);
        const body = (await response.json()) as Partial<ApplicationsPage>;
        return Response.json(body._embedded?.antraege ?? body, { status: response.status });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it.each([403, 404])('a provider who is refused as a sales party with %i', async (status) => {
    const report = await judge({
      configure: (config) => {
        const credentials = { ...config.credentials };
        delete credentials.v2SalesParty;
        return { ...config, credentials };
      },
      around: (next) => async (request) => {
        const response = await next(request);
        const isSales = request.url.endsWith('/antraege') && request.url.includes('/v2/vorgaenge/');
        return isSales && response.ok ? Response.json({ message: 'not for you' }, { status }) : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual(
      [
        'last-change-is-dated',
        'record-shows-last-change',
        'sales-party-reads',
        'sales-reads-changes',
        'sales-reads-same',
        'status-reads',
        'unknown-application-refused',
      ].map((name) => `applications/${name}`),
    );
    expect(resultOf(report, 'sales-party-reads')?.reason).toContain('supply credentials.v2SalesParty');
  });

  it('one token for the provider and the sales party', async () => {
    const report = await judge({
      configure: ({ credentials = {}, ...config }) => {
        const { baufi = {} } = credentials;
        return { ...config, credentials: { ...credentials, v2: baufi, v2SalesParty: baufi } } as Config;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'others-are-refused')?.reason).toContain(
      'needs the token of somebody else than credentials.v2 in credentials.v2SalesParty',
    );
  });

  it('an announced day that reads with a time', async () => {
    const report = await judge(
      rewriteRead((record) => {
        const { voraussichtlicheBearbeitung: day } = record;
        return typeof day === 'string' ? { ...record, voraussichtlicheBearbeitung: `${day}T00:00:00Z` } : record;
      }),
    );
    expect(flagged(report)).toEqual([]);
  });

  it('a record that shows only letzteAenderung, so that rules about reading back are inconclusive', async () => {
    const report = await judge(rewriteRead(({ letzteAenderung }) => ({ letzteAenderung })));
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual(
      [
        'add-replaces',
        'failing-test-refused',
        'list-holds-own-applications',
        'operations-in-order',
        'patched-values-read',
        'refused-patches',
        'rejection-is-taken',
        'rejection-needs-reason',
        'rejection-reads',
        'rejection-with-or-without-comment',
        'removed-reference-is-gone',
        'removes-of-nothing-refused',
        'replaced-parts-keep-others',
        'several-operations-all-read',
        'unappliable-patches-answer-4xx',
      ].map((name) => `applications/${name}`),
    );
    expect(resultOf(report, 'patched-values-read')?.reason).toContain('supply an application that has one');
    const unreadable = (what: string, end: string) =>
      expect.stringMatching(new RegExp(`the former ${what} was not readable; it was last ${end}`)) as unknown;
    expect(report.leftovers).toHaveLength(4);
    for (const line of [
      unreadable('voraussichtlicheBearbeitung', 'set to "[-0-9]+"'),
      unreadable('status', 'set to \\{.*"produktAnbieter":"IN_BEARBEITUNG","ablehnungsgrund":"KEINE_ANGABE"\\}'),
      unreadable('credit clerk', 'set to "KSB02"'),
      unreadable('antragsReferenz', 'removed'),
    ])
      expect(report.leftovers).toContainEqual(line);
  });

  it('a record that shows the status of the provider elsewhere, so that the application is not rejected', async () => {
    const report = await judge(
      rewriteRead(({ status, ...record }) => ({
        ...record,
        rechte: null,
        bearbeitung: { produktAnbieter: { status: providerOf(status) } },
      })),
    );
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(report.rules.map(({ reason }) => reason).join()).not.toContain('error inside the rule');
    expect(patches(report).filter(({ request }) => request.body?.includes('ABGELEHNT'))).toEqual([]);
  });

  it('a PATCH that accepts only application/json', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'PATCH' && request.headers.get('content-type') !== 'application/json'
          ? new Response(null, { status: 415 })
          : next(request),
    });
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual([COMMENT]);
    expect(resultOf(report, 'patch-takes-array')?.notes).toEqual([
      'the first patches were answered with 415 to application/json-patch+json, 204 to application/json',
    ]);
  });

  it.each([400, 403, 409, 422])(
    'changes of the status that are refused with %i because the state does not allow them',
    async (status) => {
      const report = await judge({
        configure: ({ fixtures, ...config }) => ({
          ...config,
          fixtures: { ...fixtures, applications: { ...fixtures?.applications, mayReject: false } },
        }),
        around: (next) => async (request) => {
          const body = request.method === 'PATCH' ? await request.clone().text() : '';
          return body.includes('"/status') ? Response.json({ message: 'not from here' }, { status }) : next(request);
        },
      });
      expect(idsWith(report, 'failed')).toEqual([]);
      expect(idsWith(report, 'inconclusive', 'must')).toEqual([
        'applications/provider-status-can-be-replaced',
        'applications/reasons-are-taken',
        'applications/status-can-be-replaced',
        'applications/status-change-is-dated',
      ]);
    },
  );

  it('an empty list that answers 204', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        return response.ok && /\/v2\/antraege(\?|$)/.test(request.url) ? new Response(null, { status: 204 }) : response;
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive', 'must')).toEqual([
      'applications/list-holds-own-applications',
      'applications/list-is-restricted',
    ]);
  });

  it('a list with one unnumbered application for a sales party, which does not hide a different reference', async () => {
    const around: InProcessOptions['around'] = (next) => async (request) => {
      const response = await next(request);
      if (!/\/v2\/vorgaenge(\/\w+){3}\/antraege$/.test(request.url) || !response.ok) return response;
      const { letzteAenderung, antragsReferenz, status } = (await response.json()) as Record<string, unknown>;
      return Response.json({ antraege: [{ letzteAenderung, antragsReferenz, status }] });
    };
    expect(flagged(await judge({ around }))).toEqual([]);
    const faulty = await judge({ around, fault: 'applications/sales-reference-differs' });
    expect(idsWith(faulty, 'failed')).toContain('applications/sales-reads-same');
  });

  it('records in another media type', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const response = await next(request);
        if (request.method !== 'GET' || !response.ok) return response;
        const { letzteAenderung } = (await response.json()) as { letzteAenderung?: string };
        const headers = { 'Content-Type': 'application/xml' };
        return new Response(`<antrag letzteAenderung="${letzteAenderung}"/>`, { headers });
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'record-shows-last-change')?.status).toBe('passed');
  });

  it('a reason that is accepted only with a rejection', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const body = request.method === 'PATCH' ? await request.clone().text() : '';
        const isOdd = body.includes('ablehnungsgrund') && !body.includes('"produktAnbieter":"ABGELEHNT"');
        return isOdd ? Response.json({ message: 'no reason without a rejection' }, { status: 422 }) : next(request);
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual([COMMENT]);
  });

  it('a first read after a change that is stale', async () => {
    const former = new Map<string, Response>();
    const stale = new Set<string>();
    const { before, after, report } = await (async () => {
      let readAgain: (() => Promise<unknown>) | undefined;
      const judged = await judge({
        around: (next) => async (request) => {
          const { url, method } = request;
          if (method === 'GET' && stale.delete(url)) return former.get(url)?.clone() ?? next(request);
          const again = request.clone();
          const response = await next(request);
          if (method === 'GET') former.set(url, response.clone());
          if (method === 'GET' && url.endsWith('/1/1'))
            readAgain ??= async (): Promise<unknown> => (await next(again.clone())).json();
          if (method === 'PATCH') stale.add(url);
          return response;
        },
      });
      const first = judged.exchanges.find(({ request }) => request.url.endsWith('/1/1'))?.response?.body;
      return { report: judged, before: JSON.parse(first ?? '{}') as object, after: await readAgain?.() };
    })();
    expect(flagged(report)).toEqual([]);
    expect(after).toEqual({ ...before, letzteAenderung: expect.any(String) as unknown });
    expect(report.leftovers).toEqual([COMMENT]);
  });
});
