import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import type { Report } from '../../engine/report.ts';
import {
  CONSTANT_ANSWERS,
  idsWith,
  judgeInProcess,
  withoutNewer,
  type InProcessOptions,
} from '../../proof/in-process.ts';
import { describeRules, flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { variantNamed } from '../../proof/variants/variant-named.fixture.ts';
import { withCase, writes } from './steps/cases.fixture.ts';

const VERSIONS = ['cases-v1', 'cases-v2', 'cases-v3'] as const;
type Version = (typeof VERSIONS)[number];
const TESTED = {
  'cases-v1': await interfaceUnderTest('cases-v1'),
  'cases-v2': await interfaceUnderTest('cases-v2'),
  'cases-v3': await interfaceUnderTest('cases-v3'),
};

/** The irreversible changes that a run leaves on the target. */
const left = (id: Version) =>
  id === 'cases-v1'
    ? []
    : [
        `${id}/message-can-be-sent: a message was sent to case BF4711`,
        `${id}/readiness-can-be-reported: partial application BF4711/1/1 is reported ready for decision`,
      ];

/** The rules that fail on a server with one response for all requests. The documents do not show payloads, so {} fits the others. */
const NOT_ALIKE = [
  'new-responsible-person-reads',
  'token-required',
  'unknown-case-refused',
  'allow-names-methods',
  'broken-json-refused',
  'later-operations-absent',
  'later-suggestions-absent',
  'changed-case-reads',
  'set-status-reads',
];

describe.each(VERSIONS)('%s', (id) => {
  const tested = TESTED[id];
  const { rules, judge, resultOf, ids } = tested;
  const judging = rules.filter(({ level }) => level !== 'info').map((rule) => rule.id.slice(id.length + 1));
  const alike = judging.filter((name) => !NOT_ALIKE.includes(name));
  const isRead = (name: string) => rules.some((rule) => rule.id === `${id}/${name}` && rule.effect === 'reads');
  // Reads only have to succeed; changes that are undone need a record that can be read before.
  const accepted = alike.filter((name) => isRead(name) || name === 'message-can-be-sent');

  describeRules(tested, {
    leftovers: left(id),
    configure: withoutNewer(id),
    alike: {
      satisfied: {
        '200 {}': alike,
        '200 HTML': accepted,
        '202 {}': alike,
        '204': accepted,
      },
      // v2 only has to succeed; v1 must not have PATCH, and v3 must refuse requests without a token.
      verdicts: {
        ...(id !== 'cases-v2'
          ? {}
          : { '200 {}': 'conformant', '202 {}': 'conformant', '200 HTML': 'inconclusive', '204': 'inconclusive' }),
        '401': 'inconclusive',
        '403': 'inconclusive',
        '404': 'inconclusive',
      },
      honest: ['login'],
    },
  });

  it('neither fails nor warns if every response is a 404', async () => {
    const absent: InProcessOptions['around'] = (next, host) =>
      host === 'login' ? next : (CONSTANT_ANSWERS['404'] ?? next);
    expect(idsWith(await judge({ around: absent, configure: withoutNewer(id) }), 'failed')).toEqual([]);
  });

  it('finds the identifiers that are not configured', async () => {
    const fixtures = (config: Config) => ({ ...config, fixtures: { cases: { vorgangsNummer: 'BF4711' } } });
    const report = await judge({ configure: fixtures });
    expect(flagged(report).filter(({ status }) => status !== 'skipped')).toEqual([]);
    expect(writes(report)).toEqual([]);
  });

  it('judges without a configured case that the list requires a token', async () => {
    const configure = (config: Config): Config => ({ ...config, fixtures: {} });
    const report = await judge({ configure });
    expect(resultOf(report, 'token-required')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringMatching(/supply fixtures\.cases\.vorgangsNummer$/) as unknown,
    });
    const faulty = await judge({ configure, fault: `${id}/reads-without-token` });
    expect(resultOf(faulty, 'token-required')?.status).toBe('failed');
  });

  it('takes no identifiers from the body of an error', async () => {
    const report = await judge({
      configure: (config) => ({ ...config, fixtures: { cases: { vorgangsNummer: 'BF4711' } } }),
      around: (next) => (request) =>
        request.url.endsWith('/antraege') && request.headers.has('authorization')
          ? Response.json({ message: 'not now', antragsNummer: '1' }, { status: 403 })
          : next(request),
    });
    expect(resultOf(report, 'unknown-case-refused')?.reason).toMatch(
      /\/antraege shows no antragsNummer \(status 403\)/,
    );
  });

  it('fails a list that refuses a token which is accepted elsewhere, even if no case is configured', async () => {
    const report = await judge({
      configure: (config) => ({ ...config, fixtures: {} }),
      around: (next) => (request) =>
        request.url.endsWith('/vorgaenge') ? new Response(null, { status: 401 }) : next(request),
    });
    expect(idsWith(report, 'failed')).toContain(ids('cases-are-listed')[0]);
  });

  it('attributes a token that is refused everywhere to the configuration', async () => {
    const refuse: InProcessOptions['around'] = (next, host) =>
      host === 'login' ? next : (CONSTANT_ANSWERS['401'] ?? next);
    const report = await judge({ around: refuse });
    const name = id === 'cases-v3' ? 'credentials.baufi' : 'credentials.login';
    const listed = resultOf(report, 'cases-are-listed');
    expect(listed).toMatchObject({ status: 'inconclusive', reason: `the token is refused with 401; see ${name}` });
  });

  it('fails a 401 if the token is accepted elsewhere, and names the fixture of a case that does not exist', async () => {
    const around: InProcessOptions['around'] = (next) => (request) =>
      /\/antraege$/.test(request.url) ? new Response(null, { status: 401 }) : next(request);
    const refused = await judge({ around });
    expect(idsWith(refused, 'failed')).toContain(ids('applications-read')[0]);
    const absent = await judge({ configure: withCase({ vorgangsNummer: 'NIE000' }) });
    const read = resultOf(absent, 'case-reads');
    expect(read).toMatchObject({
      status: 'failed',
      reason: 'expected status 2xx, got 404; see fixtures.cases.vorgangsNummer',
    });
  });
});

it('irreversible requests are not sent if the rule that needs them is excluded', async () => {
  const rules = VERSIONS.flatMap((id) => TESTED[id].rules);
  const only = async (...select: string[]) => judgeInProcess({ rules, select });
  const sent = (report: Report, end: string) =>
    writes(report).filter(({ request, response }) => request.url.endsWith(end) && response?.status === 202).length;

  const without = await only('!cases-*/{readiness-can-be-reported,message-can-be-sent}');
  expect([without.verdict, without.leftovers]).toEqual(['conformant', []]);
  expect(without.rules.find((one) => one.id === 'cases-v3/token-required')?.notes?.join()).toContain(
    'needs what cases-v3/readiness-can-be-reported does, which is excluded by --rule',
  );
  // If the newest version is excluded, the one before it reports readiness.
  const older = await only('!cases-v3/readiness-can-be-reported');
  expect([sent(older, '/entscheidungsreife'), older.leftovers.filter((one) => one.includes('ready'))]).toEqual([
    1,
    ['cases-v2/readiness-can-be-reported: partial application BF4711/1/1 is reported ready for decision'],
  ]);
});

it('v1 must not serve reports of readiness for the configured partial application', async () => {
  const report = await TESTED['cases-v1'].judge({
    configure: withCase({ teilantragsNummer: '2' }),
    around: (next) => (request) =>
      request.url.endsWith('/v1/vorgaenge/BF4711/antraege/1/2/entscheidungsreife')
        ? new Response(null, { status: 405, headers: { Allow: 'POST' } })
        : next(request),
  });
  expect(idsWith(report, 'failed')).toEqual(['cases-v1/later-operations-absent']);
});

it('a refused POST shows that v1 lacks an operation, where every unknown address reads as a page', async () => {
  const report = await TESTED['cases-v1'].judge({
    around: (next) => async (request) => {
      const response = await next(request);
      const status = request.method === 'GET' ? 200 : 403;
      return response.status === 404
        ? new Response('', { status, headers: { 'Content-Type': 'text/html' } })
        : response;
    },
  });
  const found = report.rules.find(({ id }) => id === 'cases-v1/later-operations-absent');
  expect(found?.status).toBe('passed');
});

it('a server error does not count as a refusal of a stranger, nor as the absence of an operation', async () => {
  const report = await TESTED['cases-v1'].judge({
    around: (next) => async (request) => {
      const response = await next(request);
      const isUnknown = response.status === 401 || /nachricht$/.test(request.url);
      return isUnknown ? new Response(null, { status: 500 }) : response;
    },
  });
  expect(idsWith(report, 'failed', 'should')).toContain('cases-v1/token-required');
  expect(idsWith(report, 'inconclusive')).toContain('cases-v1/later-operations-absent');
});

it('only one version reports a partial application ready for decision', async () => {
  const rules = [...TESTED['cases-v2'].rules, ...TESTED['cases-v3'].rules].filter(({ id }) =>
    /readiness-can-be-reported$|token-required$/.test(id),
  );
  const report = await judgeInProcess({ rules });
  expect(report.rules.map(({ status }) => status).sort()).toEqual(['not-applicable', 'passed', 'passed', 'passed']);
  expect(
    report.exchanges
      .filter(({ request }) => request.method === 'POST' && request.url.endsWith('/entscheidungsreife'))
      .map(({ request, response }) => `${new URL(request.url).host} ${response?.status}`)
      .filter((answer) => !answer.endsWith(' 401')),
  ).toEqual(['baufi.reference.test 202', 'v2.reference.test 409']);
});

it('a partial application has no reports of readiness any more once it is reported', async () => {
  let isReported = false;
  const report = await judgeInProcess({
    rules: [...TESTED['cases-v2'].rules, ...TESTED['cases-v3'].rules],
    around: (next) => async (request) => {
      if (!request.url.endsWith('/entscheidungsreife')) return next(request);
      if (isReported) return Response.json({ message: 'unknown' }, { status: 404 });
      const response = await next(request);
      isReported ||= response.ok;
      return response;
    },
  });
  expect(idsWith(report, 'failed')).toEqual([]);
  expect(idsWith(report, 'not-applicable')).toContain('cases-v2/readiness-can-be-reported');
});

it('a report of readiness that conflicts with an earlier one is inconclusive', async () => {
  const report = await TESTED['cases-v3'].judge({
    around: (next) => async (request) => {
      const response = await next(request);
      const isReported = request.url.endsWith('/entscheidungsreife') && response.status !== 401;
      return isReported ? Response.json({ message: 'before' }, { status: 409 }) : response;
    },
  });
  expect(idsWith(report, 'inconclusive')).toEqual(['cases-v3/readiness-can-be-reported']);
  expect(idsWith(report, 'failed')).toEqual([]);
});

it('versions that are judged at the same time leave the case as it was', async () => {
  const read = new Map<string, () => Promise<unknown>>();
  const first = new Map<string, unknown>();
  const report = await judgeInProcess({
    rules: VERSIONS.flatMap((id) => TESTED[id].rules),
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

it('nothing is changed without mayChange or without leave to write', async () => {
  for (const options of [{ configure: withCase({ mayChange: false }) }, { allowWrites: false }]) {
    expect(writes(await TESTED['cases-v2'].judge(options))).toEqual([]);
  }
});

it.each(VERSIONS)('%s: without writes, all rules that read reach a verdict, and nothing is written', async (id) => {
  const { rules, judge } = TESTED[id];
  const report = await judge({ allowWrites: false });
  expect(writes(report)).toEqual([]);
  expect(idsWith(report, 'passed', 'must')).toEqual(
    rules.filter(({ level, effect }) => level === 'must' && effect === 'reads').map((rule) => rule.id),
  );
  expect([...idsWith(report, 'failed'), ...idsWith(report, 'inconclusive')]).toEqual([]);
});

describe.each(VERSIONS)('%s: unusual but conforming servers', (id) => {
  const rewrite = (change: (response: Response, request: Request) => Response | Promise<Response>) =>
    TESTED[id].judge({
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
    expect(flagged(report)).toEqual([]);
  });

  it.each([200, 201, 202, 204])('changes that answer %i', async (status) => {
    const report = await rewrite((response, request) => {
      if (!response.ok || request.method === 'GET') return response;
      return new Response(status === 204 ? null : '{}', { status });
    });
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual(left(id));
  });

  it('responsible persons that are strings', async () => {
    const report = await TESTED[id].judge({
      configure: withoutNewer(id),
      around: (next) => async (request) => {
        if (!/\/(kundenBetreuer|vorgangsBearbeiter)$/.test(request.url)) return next(request);
        if (request.method === 'GET') {
          const response = await next(request);
          return response.ok ? Response.json(((await response.json()) as { partnerId: string }).partnerId) : response;
        }
        const { url, method, headers } = request;
        const body = JSON.stringify({ partnerId: (await request.json()) as unknown });
        return next(new Request(url, { method, headers, body }));
      },
    });
    expect(flagged(report)).toEqual([]);
    expect(report.leftovers).toEqual(left(id));
  });

  it('empty lists, if the numbers are configured', async () => {
    const report = await rewrite((response, request) =>
      response.ok && request.method === 'GET' && /vorgaenge$|antraege$|schlaege$|Angebote$|Plaene$/.test(request.url)
        ? Response.json([])
        : response,
    );
    expect(flagged(report)).toEqual([]);
  });
});

describe('a change that is refused with 403', () => {
  const rules = VERSIONS.flatMap((id) => TESTED[id].rules);

  it('fails after a status that was restored, and no excluded request is sent to find that out', async () => {
    const report = await judgeInProcess({
      rules,
      select: ['cases-v2/status-can-be-set', 'cases-v3/responsible-persons-can-be-set'],
      around: (next) => (request) =>
        request.method === 'PUT' && request.url.endsWith('/vorgangsBearbeiter')
          ? new Response(null, { status: 403 })
          : next(request),
    });
    expect(idsWith(report, 'passed')).toEqual(['cases-v2/status-can-be-set']);
    expect(idsWith(report, 'failed')).toEqual(['cases-v3/responsible-persons-can-be-set']);
    const sent = writes(report).map(({ request }) => new URL(request.url).pathname);
    const ofParts = sent.filter((path) => /\/(status|entscheidungsreife)$/.test(path));
    expect(ofParts.length).toBeGreaterThan(0);
    expect(ofParts.filter((path) => !/^\/v2\/.*\/status$/.test(path))).toEqual([]);
  });

  it.each([variantNamed('closed-by-readiness')])(
    'is inconclusive after a report of readiness: $name',
    async ({ around = (next) => next }) => {
      const select = ['cases-v3/readiness-can-be-reported', 'cases-v3/status-can-be-set'];
      const report = await judgeInProcess({ rules, select, around });
      expect(report.rules.find(({ id }) => id === 'cases-v3/status-can-be-set')).toMatchObject({
        status: 'inconclusive',
        reason: expect.stringMatching(
          /^cases-v3 has reported the partial application ready for decision before/,
        ) as unknown,
      });
    },
  );
});

it('reports changes that it cannot undo because the former values are not shown', async () => {
  const report = await TESTED['cases-v3'].judge({
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

it.each([variantNamed('persons-set-by-partner-alone')])(
  '$name does not hide that the server fails at a body with only partnerId',
  async ({ around = (next) => next }) => {
    for (const name of ['case-handler-replacement-crashes', 'customer-adviser-change-answers-405']) {
      const report = await TESTED['cases-v3'].judge({ around, fault: `cases-v3/${name}` });
      expect(TESTED['cases-v3'].resultOf(report, 'responsible-persons-can-be-set')?.status).toBe('failed');
    }
  },
);
