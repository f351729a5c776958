import { expect, it } from 'vitest';
import { setImmediate as turn } from 'node:timers/promises';
import type { JudgeOptions } from './judge-target.ts';
import { judge, ok, options200, ruleOf, TARGETS } from './judge-target.fixture.ts';
import { replay } from './replay.ts';
import type { Report } from './report.ts';
import { ownDisagreements, replayDisagreements } from './verify.ts';
import type { Rule } from './rule.ts';
import type { Transport } from './transport.ts';

const rules = [options200];

/** The disagreements of a report, read from JSON, with its replay. */
async function judgedAgain(report: Report, all: readonly Rule[] = rules) {
  const recorded = JSON.parse(JSON.stringify(report)) as Report;
  const replayed = await replay(recorded, all);
  return {
    report: replayed.report,
    found: [...ownDisagreements(recorded), ...replayDisagreements(recorded, all, replayed)],
    recorded,
  };
}

it('reproduces an interrupted run, with the results before the interruption', async () => {
  const controller = new AbortController();
  const cases = ruleOf('report/cases', {
    effect: 'changes',
    cases: ['a', 'b', 'c'],
    check: async ({ case: name, ...context }) => {
      await options200.check({ case: name, ...context });
      if (name === 'b') controller.abort();
    },
  });
  const all = [options200, cases];
  const filters = { interfaces: ['report'] };
  const interrupted = await judge(all, {
    signal: controller.signal,
    allowWrites: true,
    filters,
    embedded: 'reference',
    shard: { index: 1, count: 1 },
  });
  expect(interrupted.rules.map(({ status }) => status)).toEqual(['passed', 'skipped']);
  const { report, found, recorded } = await judgedAgain(interrupted, all);
  expect(found).toEqual([]);
  expect(report).toEqual(recorded);
});

it('judges by the expectations of the operator in the report', async () => {
  const report = await judge(rules, {
    config: { targets: { v2: 'https://v2.example' }, expect: { 'cases-v2': 'served' } },
  });
  expect(report.rules.map(({ id }) => id)).toContain('cases-v2/expected-served');
  expect((await judgedAgain(report)).found).toEqual([]);
});

it.each<[string, Partial<Report>]>([
  ['another seed', { seed: 'other' }],
  ['another start', { startedAt: '2020-01-01T00:00:00.000Z' }],
])('detects %s by the requests', async (_, change) => {
  const asking = ruleOf('report/asking', {
    check: async ({ target, startedAt, uuid, expect: that }) => {
      const query = { id: uuid(), day: startedAt.toISOString() };
      that.status(await target.send('report', 'OPTIONS', '/', { as: 'none', query }), 200);
    },
  });
  const { found } = await judgedAgain({ ...(await judge([asking])), ...change }, [asking]);
  expect(found.map(({ what }) => what)).toContain('report/asking status');
});

it('does not accept a pass that depends on an incomplete response', async () => {
  const reading = ruleOf('report/reading', {
    check: async ({ target, expect: that }) => {
      const { body } = await target.send('report', 'OPTIONS', '/', { as: 'none' });
      that.that(body.startsWith('x'), 'an x', 'none');
    },
  });
  const report = await judge([reading, ...rules], {
    transport: async () => ({ status: 200, headers: [], body: `x${'\0'.repeat(6_000_000)}` }),
  });
  const { report: now, found } = await judgedAgain(report, [reading, ...rules]);
  expect(found).toEqual([]);
  expect(now.rules.slice(0, 2).map(({ status }) => status)).toEqual(['inconclusive', 'passed']);
  expect([report.verdict, now.verdict]).toEqual(['conformant', 'inconclusive']);
});

/** Sends three requests with a token from the login. */
const asking = (id: string) =>
  ruleOf(id, {
    aboutService: true,
    check: async ({ target, expect: that }) => {
      for (let time = 0; time < 3; time += 1) {
        const params = { ermittlungsId: String(time) };
        const path = '/v2/ergebnisliste/ermittlung/{ermittlungsId}';
        that.status(await target.send('offers-v2', 'GET', path, { params }), 200);
      }
    },
  });
const login = { targets: TARGETS, credentials: { login: { username: 'ABC12', password: 'geheim' } } };

/** A host whose first token expires after some requests, and which answers some requests sooner than others. */
function expiring(): Transport {
  let [issued, asked] = [0, 0];
  return async (request) => {
    const turns = (asked += 1) % 5;
    for (let passed = 0; passed < turns; passed += 1) await turn();
    if (request.url.startsWith('https://login.example')) {
      issued += 1;
      return { status: 200, headers: [], body: JSON.stringify({ access_token: `token-number-${String(issued)}` }) };
    }
    const isFirst = request.headers.some(([, value]) => value === 'Bearer token-number-1');
    if (!isFirst || asked < 12) return ok(request);
    return { status: 401, headers: [['WWW-Authenticate', 'Bearer error="invalid_token"']], body: '' };
  };
}

const some = Array.from({ length: 8 }, (_, index) => asking(`offers-v2/asks-${index}`));

it.each<[string, readonly Rule[], Partial<JudgeOptions>]>([
  ['whose token expired', some, { config: login, transport: expiring() }],
  [
    'that was in time',
    [asking('offers-v2/asks')],
    { config: { ...login, timing: { ruleMs: 1 } }, transport: async (request) => ok(request) },
  ],
])('agrees with an honest report of a run %s', async (_, all, options) => {
  const report = await judge(all, options);
  expect((await judgedAgain(report, all)).found).toEqual([]);
});

it('asks as often as a run whose other requests were served while it waited for a rate limit', async () => {
  const asks = (name: string, times: number) =>
    ruleOf(`report/${name}`, {
      check: async ({ target, expect: that }) => {
        for (let time = 0; time < times; time += 1) {
          const params = { reportId: `${name}-${time}` };
          that.status(await target.send('report', 'GET', '/rohdaten/{reportId}', { as: 'none', params }), 204);
        }
      },
    });
  const all = [asks('refused', 1), asks('served', 2)];
  const refusals = [0, 1];
  let served = 0;
  const report = await judge(all, {
    transport: async ({ url }) => {
      const isRefused = url.includes('/refused-');
      const after = isRefused ? refusals.shift() : undefined;
      while (after !== undefined && served < after) await turn();
      if (!isRefused) served += 1;
      return after === undefined
        ? { status: 204, headers: [], body: '' }
        : { status: 429, headers: [['Retry-After', '5']], body: '' };
    },
  });
  expect(report.exchanges.map(({ response }) => response?.status)).toEqual([429, 204, 429, 204, 204]);
  expect((await judgedAgain(report, all)).found).toEqual([]);
});

it.each<[string, Partial<Rule>, JudgeOptions['config']['credentials'], (config: JudgeOptions['config']) => boolean]>([
  [
    'compares tokens',
    { interface: 'applications' },
    { v2: { accessToken: 'geheim-1' }, v2OtherProvider: { accessToken: 'geheim-2' } },
    ({ credentials }) => credentials?.v2?.accessToken !== credentials?.v2OtherProvider?.accessToken,
  ],
  [
    'depends on letters beyond ASCII in a password',
    {},
    { session: { username: 'someone', password: 'gehéim' } },
    ({ credentials }) => /[^\p{ASCII}]/u.test(credentials?.session?.password ?? ''),
  ],
])('reproduces a rule that %s', async (_, facts, credentials, holds) => {
  const asking = ruleOf('report/asking', {
    ...facts,
    aboutService: true,
    check: async ({ config, expect: that }) => that.that(holds(config), 'it to hold', 'nothing'),
  });
  const report = await judge([asking], { config: { targets: TARGETS, ...(credentials && { credentials }) } });
  expect(report.rules[0]?.status).toBe('passed');
  expect((await judgedAgain(report, [asking])).found).toEqual([]);
});

it('does not treat a withheld text as a body', async () => {
  const secret = 'a'.repeat(300);
  const body = 'a'.repeat(299).concat('b').repeat(20_000);
  const reading = ruleOf('report/reading', {
    check: async ({ target, expect: that }) => {
      const answer = await target.send('report', 'OPTIONS', '/', { as: 'none' });
      that.that(answer.body.startsWith('aaa'), 'an a', 'none');
    },
  });
  const report = await judge([reading], {
    config: { targets: TARGETS, credentials: { report: { authorization: secret } } },
    transport: async () => ({ status: 200, headers: [], body }),
  });
  expect(report.exchanges[0]?.response).toMatchObject({ bodyCut: true });
  const { found, report: now } = await judgedAgain(report, [reading]);
  expect(found).toEqual([]);
  expect(now.rules[0]?.status).toBe('inconclusive');
});

it.each([
  ['a short one', '7'],
  ['one with dots', '1.2.3'],
  ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhYmNkZWYifQ.c2lnbmF0dXJlMTIzNDU2'],
  ['one that is too long to be searched for', 'k'.repeat(16_000)],
])('reproduces a run with the header of a gateway, and does not show its value: %s', async (_, value) => {
  const report = await judge(rules, {
    config: { targets: TARGETS, network: { headers: { report: { 'X-Key': value } } } },
  });
  expect(report.exchanges[0]?.request.headers['X-Key']).toBe('[redacted]');
  expect((await judgedAgain(report)).found).toEqual([]);
});
