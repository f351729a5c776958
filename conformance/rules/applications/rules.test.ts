import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { idsWith } from '../../proof/in-process.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { BARE, COMMENT, patches, withApplication } from './steps/application.fixture.ts';

const tested = await interfaceUnderTest('applications');
const { rules, judge, resultOf, ids } = tested;

/** The rules that reach a verdict without changing anything. */
const READING = ids(
  'bearer-required',
  'last-change-is-dated',
  'list-can-be-read',
  'list-holds-own-applications',
  'list-is-restricted',
  'list-pages',
  'list-takes-dates',
  'others-are-refused',
  'read-answers-record',
  'record-shows-last-change',
  'sales-party-reads',
  'sales-reads-same',
  'status-reads',
  'unknown-application-refused',
);

/** The rules that a server passes by accepting every request: the documents show neither statuses nor bodies of successes. */
const ANYTHING_TAKEN = [
  'clerk-can-be-replaced',
  'list-can-be-read',
  'list-takes-dates',
  'patch-takes-array',
  'processing-date-can-be-added',
  'provider-status-can-be-replaced',
  'read-answers-record',
  'reasons-are-taken',
  'reference-can-be-added',
  'reference-can-be-removed',
  'sales-party-reads',
  'several-operations-in-one-call',
  'status-can-be-replaced',
];

describeRules(tested, {
  leftovers: [COMMENT],
  alike: {
    satisfied: {
      '200 {}': ANYTHING_TAKEN,
      '200 HTML': ['list-can-be-read', 'list-takes-dates', 'read-answers-record', 'sales-party-reads'],
      '202 {}': ANYTHING_TAKEN,
      '204': ['list-can-be-read', 'list-takes-dates', 'read-answers-record', 'sales-party-reads'],
    },
    verdicts: { '401': 'inconclusive' },
    honest: ['login'],
  },
});

describe('faults', () => {
  it('of adding a reference do not fail the rule about removing it', async () => {
    const report = await judge({ fault: 'applications/reference-not-stored', configure: BARE });
    expect(resultOf(report, 'reference-can-be-removed')?.status).toBe('inconclusive');
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
  });

  it('of patches that ignore a number are found on an application without a reference, too', async () => {
    const fault = 'applications/number-of-application-ignored-by-patches';
    const report = await judge({ fault, configure: BARE });
    expect(idsWith(report, 'failed')).toEqual(['applications/unknown-application-refused']);
  });

  it('of one reason are found without a rejection, since the status takes another one', async () => {
    const fault = 'applications/reasons-but-one-taken';
    const report = await judge({ fault, configure: withApplication({ mayReject: false }) });
    expect(resultOf(report, 'reasons-are-taken')?.status).toBe('failed');
  });

  it('of a single operation fail neither the rule about PATCH nor that about several operations', async () => {
    const report = await judge({ fault: 'applications/reference-refused' });
    expect(idsWith(report, 'failed')).toEqual(['applications/reference-can-be-added']);
    expect(resultOf(report, 'patch-takes-array')?.notes).toEqual([
      'the first patches were answered with 400 to application/json-patch+json, 400 to application/json, ' +
        '204 to application/json-patch+json',
    ]);
    expect(resultOf(report, 'several-operations-in-one-call')?.status).toBe('inconclusive');
  });

  it('of the reference in one media type are found even if the other media type works', async () => {
    const report = await judge({
      around: (next) => async (request) => {
        const isMeant = request.method === 'PATCH' && request.headers.get('content-type') !== 'application/json';
        if (!isMeant) return next(request);
        const isReference = (await request.text()).includes('antragsReferenz');
        return new Response(null, { status: isReference ? 500 : 415, headers: { 'Accept-Patch': 'application/json' } });
      },
    });
    expect(idsWith(report, 'failed', 'must')).toContain('applications/reference-can-be-added');
  });

  it('of the date after several operations are found in any order of the rules', async () => {
    const select = ids('several-operations-in-one-call', 'status-change-is-dated');
    const report = await judge({ fault: 'applications/several-operations-undated', select });
    expect(resultOf(report, 'status-change-is-dated')?.reason).toMatch(/^together with the credit clerk, put back /);
  });

  it('of the read make the rule about the date inconclusive', async () => {
    const report = await judge({ fault: 'applications/read-is-text' });
    expect(resultOf(report, 'last-change-is-dated')?.status).toBe('inconclusive');
    expect(idsWith(report, 'failed')).toEqual(['applications/record-shows-last-change']);
  });
});

it('an application that cannot be read is not changed', async () => {
  const report = await judge({
    around: (next) => (request) =>
      request.method === 'GET' ? Response.json({ message: 'not now' }, { status: 403 }) : next(request),
  });
  expect(patches(report)).toEqual([]);
});

it('announces no day at a weekend', async () => {
  const bodies = patches(await judge({})).map(({ request }) => request.body ?? '');
  const days = bodies.flatMap((body) => body.match(/\b2026-\d\d-\d\d\b/g) ?? []);
  expect(new Set(days).size).toBeGreaterThan(2);
  expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
});

it('announces another day than the present one', async () => {
  const report = await judge({
    fault: 'applications/date-not-stored',
    around: (next) => async (request) => {
      const response = await next(request);
      if (request.method !== 'GET') return response;
      // Four working days after the run.
      return new Response((await response.text()).replace('"2025-11-28"', '"2026-01-21"'), response);
    },
  });
  expect(resultOf(report, 'patched-values-read')).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(
      /voraussichtlicheBearbeitung "2026-01-22" in the record, got "2026-01-21"/,
    ) as unknown,
  });
});

it('replaces a status that has a reason by one with another reason', async () => {
  const report = await judge({
    fault: 'applications/reasons-read-alike',
    configure: withApplication({ vorgangsnummer: 'QX93LT', antragsnummer: '2' }),
  });
  const sent = patches(report).map(({ request }) => request.body ?? '');
  expect(sent).toContainEqual(expect.stringMatching(/"ablehnungsgrund":"UNTERLAGEN_UNVOLLSTAENDIG","kommentar"/));
});

describe('the configuration', () => {
  it('without an application still allows rules to judge the list', async () => {
    const configure = (config: Config): Config => ({ ...config, fixtures: {} });
    const report = await judge({ configure });
    expect(resultOf(report, 'bearer-required')?.reason).toMatch(
      /supply fixtures\.applications\.vorgangsnummer and fixtures\.applications\.antragsnummer and fixtures\.applications\.teilantragsnummer$/,
    );
    const faulty = await judge({ configure, fault: 'applications/list-by-date-for-everybody' });
    expect(idsWith(faulty, 'failed')).toContain('applications/bearer-required');
  });

  it('without mayChange prevents all changes', async () => {
    const report = await judge({ configure: withApplication({ mayChange: false }) });
    expect(idsWith(report, 'passed')).toEqual(READING);
    expect(resultOf(report, 'patch-takes-array')?.status).toBe('skipped');
    expect(patches(report)).toEqual([]);
  });

  it('with the present clerk makes rules about the clerk inconclusive', async () => {
    const report = await judge({ configure: withApplication({ kreditsachbearbeiterPartnerId: 'KSB01' }) });
    expect(resultOf(report, 'clerk-change-is-dated')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('fixtures.applications.kreditsachbearbeiterPartnerId') as unknown,
    });
  });

  it('without state prevents waiting', async () => {
    const pauses: number[] = [];
    const report = await judge({
      configure: (config) => ({ ...config, capabilities: { state: false } }),
      around: (next, host) => (request) => {
        if (host === 'login') return next(request);
        if (!request.headers.has('authorization')) return new Response(null, { status: 401 });
        if (request.method === 'GET') pauses.push(1);
        return request.method === 'PATCH'
          ? new Response(null, { status: 204 })
          : Response.json({ letzteAenderung: '2026-01-15T10:00:00Z', status: { antragsteller: 'BEANTRAGT' } });
      },
    });
    expect(flagged(report).filter(({ status }) => status !== 'not-applicable')).toEqual([]);
    expect(report.leftovers).toEqual([]);
    expect(pauses.length).toBeLessThan(30);
  });

  it.each([
    ['bearer-required', 401],
    ['others-are-refused', 404],
  ])('that excludes %s prevents patches by intruders', async (name, status) => {
    const refused = async (select: string) =>
      patches(await judge({ select: [select] })).filter(
        ({ request, response }) => request.url.endsWith('/MF7K2Q/1/1') && response?.status === status,
      ).length;
    expect(await refused('*/*')).toBe(2);
    expect(await refused(`!applications/${name}`)).toBe(0);
  });

  it('without leave to write prevents all patches', async () => {
    const report = await judge({ allowWrites: false });
    expect(idsWith(report, 'passed')).toEqual(READING);
    expect(idsWith(report, 'skipped')).toHaveLength(rules.length - READING.length);
    expect(patches(report)).toEqual([]);
  });
});
