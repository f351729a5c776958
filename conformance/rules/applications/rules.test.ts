import { describe, expect, it } from 'vitest';
import type { Config, Fixtures } from '../../kit/config/schema.ts';
import type { Report } from '../../kit/report.ts';
import {
  CONSTANT_ANSWERS,
  faultsOf,
  faultsToCatch,
  idsWith,
  judgeInProcess,
  rulesOf,
  type InProcessOptions,
} from '../../proof/in-process.ts';

const rules = await rulesOf('applications');

const judge = (options: Omit<InProcessOptions, 'rules'> = {}) => judgeInProcess({ rules, ...options });
const resultOf = (report: Report, name: string) => report.rules.find(({ id }) => id === `applications/${name}`);
const flagged = (report: Report) => report.rules.filter(({ status }) => status !== 'passed');
const withApplication = (changes: Partial<NonNullable<Fixtures['applications']>>) => (config: Config) => ({
  ...config,
  fixtures: { ...config.fixtures, applications: { ...config.fixtures?.applications, ...changes } },
});
const providerOf = (status: unknown) => (status as { produktAnbieter: string }).produktAnbieter;
const patches = (report: Report) => report.exchanges.filter(({ request }) => request.method === 'PATCH');

/** What cannot be avoided: a comment goes to the adviser, and never into the record. */
const COMMENT =
  'applications/status-can-be-replaced: could not be undone: application MF7K2Q/1/1: ' +
  'a former kommentar of the status was not readable and is overwritten';
/** The application of the reference deployment that has neither a reference nor a day. */
const BARE = withApplication({ teilantragsnummer: '2', kreditsachbearbeiterPartnerId: 'KSB01' });

const REFUSED = /^expected status 2xx, got (400; see fixtures\.applications\.\*|500)$/;

/** What the reason of a failed rule has to speak of. */
const REASONS: Record<string, RegExp> = {
  'added-reference-reads': /^expected antragsReferenz "CT-.*" in the record, got "BF-2025-004711"$/,
  'clerk-can-be-replaced':
    /^expected status 2xx, got (400; see fixtures\.applications\.kreditsachbearbeiterPartnerId|500)$/,
  'last-change-is-dated': /^expected (letzteAenderung of type string, got|a date or date-time in letzteAenderung, got)/,
  'patch-takes-array': /^expected status 2xx, got (400|405); see fixtures\.applications\.\*$/,
  'processing-date-can-be-added': REFUSED,
  'processing-date-reads':
    /^expected voraussichtlicheBearbeitung "\d{4}-\d\d-\d\d" in the record, got ("[-.\d]+"|no such)/,
  'provider-status-can-be-replaced': REFUSED,
  'read-answers-record':
    /^expected (status 200, got (204|404; see fixtures\.applications\.\*)|a JSON body, got "Antrag)/,
  'reference-can-be-added': REFUSED,
  'reference-can-be-removed': REFUSED,
  'removed-reference-is-gone': /^expected no antragsReferenz, got "(CT-.*)?"$/,
  'replaced-clerk-reads': /^expected the credit clerk KSB02 under ansprechpartner .*, got .*KSB01/,
  'several-operations-all-read':
    /^(antragsReferenz|voraussichtlicheBearbeitung): expected .* in the record, got "(BF-|\d)/,
  'several-operations-in-one-call': REFUSED,
  'status-can-be-replaced': REFUSED,
};

describe('the reference deployment', () => {
  it('passes every rule', async () => {
    const report = await judge();
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual([COMMENT]);
  });

  it('says that it takes plain JSON as well', async () => {
    expect(resultOf(await judge(), 'patch-as-plain-json')?.notes).toEqual([
      'PATCH with application/json is answered with 204',
    ]);
  });
});

describe('faults', () => {
  it('exist for every rule that can fail a run or warn', () => {
    expect(rules.filter(({ level, brokenBy }) => level !== 'info' && brokenBy.length === 0)).toEqual([]);
  });

  it('are all caught by a rule that names them', () => {
    const caught = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    expect(faultsOf('applications').filter((fault) => !caught.has(fault))).toEqual([]);
  });

  it.each(faultsToCatch(rules).map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    '$id catches $fault',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault })).rules;
      expect(result?.status).toBe('failed');
      expect(result?.reason).toMatch(REASONS[rule.id.slice('applications/'.length)] ?? /^no reason is expected$/);
    },
  );

  it('of the addition are not blamed on the removal', async () => {
    const report = await judge({ fault: 'applications/reference-not-stored', configure: BARE });
    expect(resultOf(report, 'reference-can-be-removed')?.status).toBe('inconclusive');
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
  });

  it('of a single operation are blamed neither on PATCH nor on several operations', async () => {
    const report = await judge({ fault: 'applications/reference-refused' });
    expect(idsWith(report, 'failed')).toEqual(['applications/reference-can-be-added']);
    expect(resultOf(report, 'patch-takes-array')?.notes).toEqual([
      'the first patches were answered with 400 to application/json-patch+json, 400 to application/json, ' +
        '204 to application/json-patch+json',
    ]);
    expect(resultOf(report, 'several-operations-in-one-call')?.status).toBe('inconclusive');
  });

  it('of the read leave the date of the last change open', async () => {
    const report = await judge({ fault: 'applications/read-is-text' });
    expect(resultOf(report, 'last-change-is-dated')?.status).toBe('inconclusive');
    expect(idsWith(report, 'failed')).toEqual(['applications/read-answers-record']);
  });
});

describe('servers that answer everything alike', () => {
  const satisfied: Record<string, string[]> = {
    '200 {}': [
      'patch-takes-array',
      'processing-date-can-be-added',
      'provider-status-can-be-replaced',
      'read-answers-record',
      'reference-can-be-added',
      'reference-can-be-removed',
      'several-operations-in-one-call',
      'status-can-be-replaced',
    ].map((name) => `applications/${name}`),
  };

  it.each(Object.entries(CONSTANT_ANSWERS))('pass no must-rule that %s does not satisfy', async (name, answer) => {
    const report = await judge({ around: (next, host) => (host === 'login' ? next : answer) });
    expect(idsWith(report, 'passed', 'must')).toEqual(satisfied[name] ?? []);
    expect(report.verdict).toBe(name === '401' ? 'inconclusive' : 'nonconformant');
  });

  it('are not changed when they cannot be read', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'GET' ? Response.json({ message: 'not now' }, { status: 403 }) : next(request),
    });
    expect(patches(report)).toEqual([]);
  });
});

describe('unusual but conforming answers', () => {
  const rewriteRead = (change: (record: Record<string, unknown>) => unknown) =>
    ({
      around: (next) => async (request) => {
        const response = await next(request);
        if (request.method !== 'GET' || !response.ok) return response;
        const changed = JSON.stringify(change((await response.json()) as Record<string, unknown>));
        return new Response(changed, { headers: { 'CONTENT-TYPE': 'Application/JSON;charset=UTF-8' } });
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

  it('a nested record with a date alone, and the clerk under another name', async () => {
    const report = await judge(
      rewriteRead(({ ansprechpartner, ...record }) => ({
        antrag: { ...record, letzteAenderung: '2026-01-15', kreditSachbearbeiter: ansprechpartner },
        rechte: null,
      })),
    );
    expect(flagged(report)).toEqual([]);
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

  it('a record that shows nothing of all this, which leaves the reading back open', async () => {
    const report = await judge(rewriteRead(({ letzteAenderung }) => ({ letzteAenderung })));
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(idsWith(report, 'inconclusive', 'must')).toEqual([]);
    expect(idsWith(report, 'inconclusive')).toEqual([
      'applications/added-reference-reads',
      'applications/processing-date-reads',
      'applications/removed-reference-is-gone',
      'applications/replaced-clerk-reads',
      'applications/several-operations-all-read',
    ]);
    expect(resultOf(report, 'added-reference-reads')?.reason).toContain('supply an application that has one');
    const unreadable = (what: string, end: string) =>
      expect.stringMatching(new RegExp(`the former ${what} was not readable; it was last ${end}`)) as unknown;
    expect(report.leftovers).toEqual([
      unreadable('status', 'set to \\{"ablehnungsgrund":"KEINE_ANGABE",.*"ABGELEHNT"\\}'),
      unreadable('voraussichtlicheBearbeitung', 'set to "[-0-9]+"'),
      unreadable('credit clerk', 'set to "KSB02"'),
      unreadable('antragsReferenz', 'removed'),
    ]);
  });

  it('a record whose status of the provider stands elsewhere, which spares it a rejection', async () => {
    const report = await judge(
      rewriteRead(({ status, ...record }) => ({
        ...record,
        bearbeitung: { produktAnbieter: { status: providerOf(status) } },
      })),
    );
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(patches(report).filter(({ request }) => request.body?.includes('ABGELEHNT'))).toEqual([]);
  });

  it('a PATCH that takes application/json alone', async () => {
    const report = await judge({
      around: (next) => (request) =>
        request.method === 'PATCH' && request.headers.get('content-type') !== 'application/json'
          ? new Response(null, { status: 415 })
          : next(request),
    });
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual([COMMENT]);
    expect(patches(report).filter(({ response }) => response?.status === 415)).toHaveLength(1);
    expect(resultOf(report, 'patch-takes-array')?.notes).toEqual([
      'the first patches were answered with 415 to application/json-patch+json, 204 to application/json',
    ]);
  });

  it('a reason that is taken only with a rejection', async () => {
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

  it('a change that can be read only a moment later', async () => {
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

describe('what the configuration says', () => {
  it('keeps every hand off an application that is not marked', async () => {
    const report = await judge({ configure: withApplication({ mayChange: false }) });
    expect(idsWith(report, 'passed')).toEqual([
      'applications/last-change-is-dated',
      'applications/read-answers-record',
    ]);
    expect(resultOf(report, 'patch-takes-array')?.status).toBe('skipped');
    expect(patches(report)).toEqual([]);
  });

  it('is asked for another clerk when it names the present one', async () => {
    const report = await judge({ configure: withApplication({ kreditsachbearbeiterPartnerId: 'KSB01' }) });
    expect(resultOf(report, 'replaced-clerk-reads')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('fixtures.applications.kreditsachbearbeiterPartnerId') as unknown,
    });
  });

  it('spares a target without state the waiting', async () => {
    const pauses: number[] = [];
    const report = await judge({
      configure: (config) => ({ ...config, capabilities: { state: false } }),
      around: (next, host) => (request) => {
        if (host === 'login') return next(request);
        if (request.method === 'GET') pauses.push(1);
        return request.method === 'PATCH'
          ? new Response(null, { status: 204 })
          : Response.json({ letzteAenderung: '2026-01-15T10:00:00Z' });
      },
    });
    expect(flagged(report).filter(({ status }) => status !== 'not-applicable')).toEqual([]);
    expect(pauses.length).toBeLessThan(20);
  });

  it('decides whether anything is written', async () => {
    const report = await judge({ allowWrites: false });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(patches(report)).toEqual([]);
  });
});
