import { describe, expect, it } from 'vitest';
import type { Config, Fixtures } from '../../kit/config/schema.ts';
import {
  CONSTANT_ANSWERS,
  faultsOf,
  faultsToCatch,
  idsWith,
  judgeInProcess,
  rulesOf,
  type InProcessOptions,
} from '../../proof/in-process.ts';
import { withoutNewer } from '../../proof/matrix.ts';

const VERSIONS = ['cases-v1', 'cases-v2', 'cases-v3'] as const;
type Version = (typeof VERSIONS)[number];
const RULES = {
  'cases-v1': await rulesOf('cases-v1'),
  'cases-v2': await rulesOf('cases-v2'),
  'cases-v3': await rulesOf('cases-v3'),
};

const judge = (id: Version, options: Omit<InProcessOptions, 'rules'> = {}) =>
  judgeInProcess({ rules: RULES[id], ...options });
const withCase = (changes: Partial<NonNullable<Fixtures['cases']>>) => (config: Config) => ({
  ...config,
  fixtures: { ...config.fixtures, cases: { ...config.fixtures?.cases, ...changes } },
});
const writes = (report: Awaited<ReturnType<typeof judge>>) =>
  report.exchanges.filter(
    ({ request }) =>
      ['PATCH', 'PUT'].includes(request.method) || (/vorgaenge.*/.test(request.url) && request.method === 'POST'),
  );

/** What cannot be taken back, which a version that has it leaves on the target. */
const left = (id: Version) =>
  id === 'cases-v1'
    ? []
    : [
        `${id}/message-can-be-sent: a message was sent to case BF4711`,
        `${id}/readiness-can-be-reported: partial application BF4711/1/1 is reported ready for decision`,
      ];

const READ =
  /expected (status 200, got (202|400)|a JSON body, got ("gelesen"|"<!doctype)|a JSON object or array, got null)/;
const CHANGE =
  /^expected status 2xx, got ((400|403|405|415); see fixtures\.cases\.bodies\.\w+ and fixtures\.cases\.mayChange|303|500)$/;

/** What the reason of a failed rule has to speak of. */
const REASONS: Record<string, RegExp> = {
  'applications-read': READ,
  'case-can-be-changed': CHANGE,
  'case-reads': READ,
  'cases-are-listed': READ,
  'message-can-be-sent': CHANGE,
  'new-responsible-person-reads':
    /^\w+: expected another (kundenBetreuer|vorgangsBearbeiter) than before, got the former/,
  'readiness-can-be-reported': CHANGE,
  'reads-need-token': /expected a refusal \(no 2xx\), got 200/,
  'responsible-persons-can-be-set':
    /^\w+: expected status 2xx, got (405; see fixtures\.cases\.vorgangsNummer and fixtures\.cases\.mayChange|500)$/,
  'responsible-persons-read': READ,
  'responsible-persons-set-as-read':
    /^\w+: expected status 2xx, got ((400|405); see fixtures\.cases\.vorgangsNummer and|500$)/,
  'saved-offers-read': READ,
  'status-can-be-set': CHANGE,
  'suggestion-reads': READ,
  'suggestions-are-listed': READ,
  'unknown-case-refused': /^expected status 4xx, got (200|302)$/,
};

describe.each(VERSIONS)('%s', (id) => {
  const rules = RULES[id];

  it('the reference deployment passes every rule, and leaves behind what cannot be taken back alone', async () => {
    const report = await judge(id, { configure: withoutNewer(id) });
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(report.leftovers).toEqual(left(id));
  });

  it('every fault is caught by a rule that names it', () => {
    const caught = new Set(faultsToCatch(rules).map(({ fault }) => fault));
    expect(faultsOf(id).filter((fault) => !caught.has(fault))).toEqual([]);
  });

  it.each(faultsToCatch(rules).map(({ rule, fault }) => ({ id: rule.id, rule, fault })))(
    '$id catches $fault',
    async ({ rule, fault }) => {
      const [result] = (await judgeInProcess({ rules: [rule], fault, configure: withoutNewer(id) })).rules;
      expect(result?.status).toBe('failed');
      expect(result?.reason).toMatch(REASONS[rule.id.slice(id.length + 1)] ?? /^no reason is expected$/);
    },
  );

  it.each(Object.entries(CONSTANT_ANSWERS))(
    'a server with %s passes no must-rule that it does not satisfy',
    async (name, answer) => {
      const around: InProcessOptions['around'] = (next, host) => (host === 'login' ? next : answer);
      const report = await judge(id, { around, configure: withoutNewer(id) });
      const accepted = /^20/.test(name) && id !== 'cases-v1' ? [`${id}/message-can-be-sent`] : [];
      // The payloads are not shown: an empty object may be any of them.
      const all = rules.filter(({ level }) => level === 'must').map((rule) => rule.id);
      expect(idsWith(report, 'passed', 'must')).toEqual(name === '200 {}' ? all : accepted);
      const isAbsent = name === '404';
      if (isAbsent) expect(idsWith(report, 'failed')).toEqual([]);
      else if (['401', '403'].includes(name)) expect(report.verdict).toBe('inconclusive');
      else expect(report.verdict).toBe(name === '200 {}' ? 'conformant' : 'nonconformant');
    },
  );

  it('finds the identifiers that the operator does not give', async () => {
    const fixtures = (config: Config) => ({ ...config, fixtures: { cases: { vorgangsNummer: 'BF4711' } } });
    const report = await judge(id, { configure: fixtures });
    expect(report.rules.filter(({ status }) => status !== 'passed' && status !== 'skipped')).toEqual([]);
    expect(writes(report)).toEqual([]);
  });

  it('puts the blame for a refused token on the setting', async () => {
    const refuse: InProcessOptions['around'] = (next, host) =>
      host === 'login' ? next : (CONSTANT_ANSWERS['401'] ?? next);
    const report = await judge(id, { around: refuse });
    const name = id === 'cases-v3' ? 'credentials.baufi' : 'credentials.login';
    const listed = report.rules.find((one) => one.id === `${id}/cases-are-listed`);
    expect(listed).toMatchObject({ status: 'inconclusive', reason: `the token is refused with 401; see ${name}` });
  });

  it('fails a 401 where the token is accepted elsewhere, and names the fixture of a case that is not there', async () => {
    const around: InProcessOptions['around'] = (next) => (request) =>
      /\/antraege$/.test(request.url) ? new Response(null, { status: 401 }) : next(request);
    const refused = await judge(id, { around });
    expect(idsWith(refused, 'failed')).toContain(`${id}/applications-read`);
    const absent = await judge(id, { configure: withCase({ vorgangsNummer: 'NIE000' }) });
    const read = absent.rules.find((one) => one.id === `${id}/case-reads`);
    expect(read).toMatchObject({
      status: 'failed',
      reason: 'expected status 200, got 404; see fixtures.cases.vorgangsNummer',
    });
  });
});

it.each(['cases-v1', 'cases-v2'] as const)('%s is not applicable where it is retired, with the proof', async (id) => {
  const gone: InProcessOptions['around'] = (next) => (request) =>
    /\/v[12]\/vorgaenge/.test(request.url) ? new Response(null, { status: 410 }) : next(request);
  const report = await judge(id, { around: gone });
  const read = report.rules.find((one) => one.id === `${id}/case-reads`);
  expect(read).toMatchObject({ status: 'not-applicable' });
  expect(read?.reason).toMatch(
    /^the target does not serve cases-v\d: 2 reads of it are answered with 410 with the credential$/,
  );
  expect(report.rules.filter(({ level, status }) => level !== 'info' && status !== 'not-applicable')).toEqual([]);
});

it('a partial application is reported ready for decision by one version only', async () => {
  const rules = [...RULES['cases-v2'], ...RULES['cases-v3']].filter(({ id }) =>
    id.endsWith('readiness-can-be-reported'),
  );
  const report = await judgeInProcess({ rules });
  expect(report.rules.map(({ status }) => status).sort()).toEqual(['not-applicable', 'passed']);
  expect(
    report.exchanges.filter(({ request }) => request.method === 'POST' && request.url.endsWith('/entscheidungsreife')),
  ).toHaveLength(1);
});

it('what was reported before is no verdict', async () => {
  const report = await judge('cases-v3', {
    around: (next) => (request) =>
      request.url.endsWith('/entscheidungsreife')
        ? Response.json({ message: 'before' }, { status: 409 })
        : next(request),
  });
  expect(idsWith(report, 'inconclusive')).toEqual(['cases-v3/readiness-can-be-reported']);
  expect(idsWith(report, 'failed')).toEqual([]);
});

it('the versions judged side by side leave the case as it was', async () => {
  const read = new Map<string, () => Promise<unknown>>();
  const first = new Map<string, unknown>();
  const report = await judgeInProcess({
    rules: VERSIONS.flatMap((id) => RULES[id]),
    around: (next) => async (request) => {
      const below = /v3\/vorgaenge\/BF4711(\/kundenBetreuer|\/vorgangsBearbeiter)?$/.exec(request.url)?.[0];
      if (below !== undefined && request.method === 'GET' && request.headers.has('authorization') && !read.has(below)) {
        const again = request.clone();
        const record = async (): Promise<unknown> => (await next(again.clone())).json();
        read.set(below, record);
        first.set(below, await record());
      }
      return next(request);
    },
  });
  expect(idsWith(report, 'failed')).toEqual([]);
  expect(idsWith(report, 'inconclusive')).toEqual([]);
  expect(read.size).toBe(3);
  for (const [below, record] of read) expect(await record()).toEqual(first.get(below));
});

it('an operator who marks nothing, or allows no writes, has nothing changed', async () => {
  for (const options of [{ configure: withCase({ mayChange: false }) }, { allowWrites: false }]) {
    expect(writes(await judge('cases-v2', options))).toEqual([]);
  }
});

it.each(VERSIONS)('%s: what reads concludes without writes, and nothing is written', async (id) => {
  const report = await judge(id, { allowWrites: false });
  expect(writes(report)).toEqual([]);
  expect(idsWith(report, 'passed', 'must')).toEqual(
    RULES[id].filter(({ level, effect }) => level === 'must' && effect === 'reads').map((rule) => rule.id),
  );
  expect([...idsWith(report, 'failed'), ...idsWith(report, 'inconclusive')]).toEqual([]);
});

describe.each(VERSIONS)('%s: unusual but conforming answers', (id) => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    judge(id, {
      configure: withoutNewer(id),
      around: (next, host) => async (request) =>
        host === 'login' ? next(request) : change(await next(request), request),
    });

  it('wrapped and paged lists, a charset, and members of their own', async () => {
    const report = await rewrite(async (response, request) => {
      const isRead = response.status === 200 && request.method === 'GET';
      if (!isRead || /\/(kundenBetreuer|vorgangsBearbeiter|BF4711|1\/1)$/.test(request.url)) return response;
      const body = JSON.stringify({
        seite: 1,
        weitere: null,
        _embedded: { liste: (await response.json()) as unknown },
      });
      return new Response(body, { headers: { 'CONTENT-TYPE': 'Application/HAL+JSON;charset=UTF-8' } });
    });
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  it.each([200, 201, 202, 204])('changes that answer %i', async (status) => {
    const report = await rewrite((response, request) => {
      if (!response.ok || request.method === 'GET') return response;
      return new Response(status === 204 ? null : '{}', { status });
    });
    expect(report.rules.filter((one) => one.status !== 'passed')).toEqual([]);
    expect(report.leftovers).toEqual(left(id));
  });

  it('empty lists, where the configuration gives the numbers', async () => {
    const report = await rewrite((response, request) =>
      response.ok && request.method === 'GET' && /vorgaenge$|antraege$|schlaege$|Angebote$|Plaene$/.test(request.url)
        ? Response.json([])
        : response,
    );
    expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
  });
});

it('says what is left behind where the former values are not shown', async () => {
  const report = await judge('cases-v3', {
    around: (next) => (request) =>
      request.method === 'GET' && /\/(BF4711|1\/1)$/.test(request.url) ? Response.json({}) : next(request),
    configure: withCase({
      bodies: {
        patch: { body: [{ op: 'replace', path: '/bezeichnung', value: 'A' }] },
        status: { body: { antragsteller: 'A' } },
      },
    }),
  });
  expect(report.leftovers).toContainEqual(
    expect.stringMatching(/fixtures.cases.bodies.patch names was changed, and what was there before could not/),
  );
  expect(report.leftovers).toContainEqual(expect.stringContaining('status of the partial application'));
});
