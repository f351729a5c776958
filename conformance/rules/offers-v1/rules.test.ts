import { describe, expect, it } from 'vitest';
import type { Config } from '../../kit/config/schema.ts';
import {
  CONSTANT_ANSWERS,
  faultsOf,
  faultsToCatch,
  idsWith,
  judgeInProcess,
  rulesOf,
  type InProcessOptions,
} from '../../proof/in-process.ts';

const rules = await rulesOf('offers-v1');

const judge = (options: Omit<InProcessOptions, 'rules'> = {}) => judgeInProcess({ rules, ...options });
const ids = (...names: string[]) => names.map((name) => `offers-v1/${name}`);

/** What the reason of a failed rule has to speak of. */
const REASONS: Record<string, RegExp> = {
  'suggestions-read':
    /^expected (status 200, got (202|500|400; see fixtures\.offers\.vorgangsNummer$)|a JSON body, got "gelesen")/,
  'token-required': /^expected a refusal \(no 2xx or 302\), got (200|302)$/,
  'trace-id-optional': /^expected status 200 with(out x-TraceId, as with it| x-TraceId, as without), got 400$/,
};

it('the reference deployment passes every rule, and shows what is not stated', async () => {
  const report = await judge();
  expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(report.rules.flatMap(({ notes = [] }) => notes)).toEqual([
    'a read without a token is answered with 401',
    'POST without a body is answered with 200 (application/json)',
  ]);
});

it('a run that only reads concludes everything but the POST', async () => {
  const report = await judge({ allowWrites: false });
  expect(idsWith(report, 'passed')).toEqual(
    ids('missing-token-status', 'suggestions-read', 'token-required', 'trace-id-optional'),
  );
  expect(idsWith(report, 'skipped')).toEqual(ids('suggestions-by-post'));
});

describe('faults', () => {
  it('are all caught by a rule that names them', () => {
    expect(new Set(faultsToCatch(rules).map(({ fault }) => fault))).toEqual(new Set(faultsOf('offers-v1')));
  });

  it.each(faultsToCatch(rules).map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    '$id catches $fault',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault })).rules;
      expect(result?.status).toBe('failed');
      expect(result?.reason).toMatch(REASONS[rule.id.slice('offers-v1/'.length)] ?? /^no reason is expected$/);
    },
  );
});

describe('a server that answers everything alike', () => {
  const read = { '200 {}': 'passed', '401': 'inconclusive', '403': 'inconclusive', '404': 'not-applicable' };
  const alike = ['200 {}', '200 HTML'];

  it.each(Object.entries(CONSTANT_ANSWERS))('with %s passes no rule that it does not satisfy', async (name, answer) => {
    const report = await judge({ around: (next, host) => (host === 'login' ? next : answer) });
    const statusOf = (id: string) => report.rules.find((rule) => rule.id === `offers-v1/${id}`)?.status;
    expect(statusOf('suggestions-read')).toBe(read[name as keyof typeof read] ?? 'failed');
    expect(idsWith(report, 'passed', 'must')).toEqual(alike.includes(name) ? ids('trace-id-optional') : []);
    expect(statusOf('token-required')).not.toBe('passed');
    expect(idsWith(report, 'failed', 'must')).toEqual([]);
  });
});

describe('unusual but conforming answers', () => {
  it('a wrapped list, a charset, and a trace id that comes back', async () => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        if (host !== 'v2' || !response.ok) return response;
        const body = JSON.stringify({ seite: 1, inhalt: [(await response.json()) as unknown] });
        const traceId = request.headers.get('x-traceid') ?? 'eigene';
        return new Response(body, {
          headers: { 'CONTENT-TYPE': 'Application/JSON;charset=UTF-8', 'X-TraceId': traceId },
        });
      },
    });
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  it.each([403, 404])('%s for whoever brings no token', async (status) => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        return host === 'v2' && response.status === 401 ? new Response(null, { status }) : response;
      },
    });
    expect(report.rules.filter((rule) => rule.status !== 'passed')).toEqual([]);
  });
});

it('a case that is not there is put down to its fixture', async () => {
  const configure = (config: Config) => ({ ...config, fixtures: { offers: { vorgangsNummer: 'NIE000' } } });
  const report = await judge({ configure });
  const reasonOf = (name: string) => report.rules.find(({ id }) => id === `offers-v1/${name}`)?.reason;
  expect(idsWith(report, 'failed')).toEqual(ids('suggestions-read'));
  expect(reasonOf('suggestions-read')).toBe('expected status 200, got 404; see fixtures.offers.vorgangsNummer');
  expect(reasonOf('token-required')).toContain('got 404; see fixtures.offers.vorgangsNummer');
  expect(reasonOf('trace-id-optional')).toBe(
    'needs an answer with 200, got 404 without x-TraceId and 404 with it; see fixtures.offers.vorgangsNummer',
  );
});
