import { beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES, hostsTransport } from '../proof/in-process.ts';
import { manualClock } from '../clock.ts';
import { createDeployment } from '../reference/deployment.ts';
import { validateConfig } from './config/validate.ts';
import { judgeTarget } from './judge-target.ts';
import { judge, options200, ruleOf } from './judge-target.fixture.ts';
import { loadRules } from './load-rules.ts';
import { MergeError, mergeReports, type Part } from './merge.ts';
import { reportSchema } from './report-schema.ts';
import type { Report } from './report.ts';
import type { Rule } from './rule.ts';
import type { Shard } from './shard.ts';

const login: Rule = { ...options200, id: 'login/options', interface: 'login' };
const failing = ruleOf('report/failing', {
  cases: ['a', 'b'],
  check: async ({ target, case: name, expect: that }) =>
    that.status(await target.send('report', 'OPTIONS', name === 'a' ? '/' : '/documentation', { as: 'none' }), 204),
});
const rules = [login, failing, options200];

const part = (name: string, report: Report): Part => ({ name, report });

/** The reports of two shards; the second one judges the login. */
async function twoParts(): Promise<[Part, Part]> {
  const shard = (index: number) => judge(rules, { shard: { index, count: 2 }, startedAt: new Date(index * 1000) });
  return [part('a.json', await shard(1)), part('b.json', await shard(2))];
}

describe('merging', () => {
  it('gives the report of the whole run, in any order of the shards', async () => {
    const [one, two] = await twoParts();
    const whole = await judge(rules);
    for (const parts of [
      [one, two],
      [two, one],
    ]) {
      const merged = mergeReports(parts);
      expect(merged.rules.map(({ id, status }) => [id, status])).toEqual(whole.rules.map((r) => [r.id, r.status]));
      expect(merged).toMatchObject({ verdict: 'nonconformant', digest: whole.digest, summary: whole.summary });
      expect(merged.shard).toBeUndefined();
      expect(merged.startedAt).toBe('1970-01-01T00:00:01.000Z');
      expect(merged.seeds).toEqual([one.report.seed, two.report.seed]);
      expect(merged.seed).toBe(`${one.report.seed} ${two.report.seed}`);
    }
  });

  it('renumbers exchanges, so that each index refers to the same request as before', async () => {
    const [one, two] = await twoParts();
    const swapped = { ...one, report: { ...one.report, shard: { index: 2, count: 2 } } };
    const first = { ...two, report: { ...two.report, shard: { index: 1, count: 2 } } };
    const merged = mergeReports([first, swapped]);
    const result = merged.rules.find(({ id }) => id === 'report/failing');
    const urls = result?.cases?.map((one) => [
      one.exchanges.map((index) => merged.exchanges[index]?.request.url),
      merged.exchanges[one.shownBy ?? -1]?.request.url,
    ]);
    const root = 'https://report.example/base/';
    const documentation = `${root}documentation`;
    expect(urls).toEqual([
      [[root], root],
      [[documentation], documentation],
    ]);
    expect(merged.exchanges[result?.shownBy ?? -1]?.request.url).toBe(root);
    expect(merged.exchanges).toHaveLength(one.report.exchanges.length + two.report.exchanges.length);
    // The second shard started a second after the first one, to which the merged times are relative.
    const times = (exchanges: Report['exchanges']) => exchanges.map(({ startedMs }) => startedMs);
    expect(times(merged.exchanges)).toEqual([
      ...times(two.report.exchanges).map((ms) => ms + 1000),
      ...times(one.report.exchanges),
    ]);
  });

  it('keeps all members that a report may have, except the shard', async () => {
    const [one, two] = await twoParts();
    const more = { embedded: 'reference', filters: { rule: 'x' }, evidence: 'failures', interrupted: true } as const;
    const merged = mergeReports([
      changed(one, (report) => ({ ...report, ...more, remarks: ['one', 'both'] })),
      changed(two, (report) => ({ ...report, ...more, remarks: ['both', 'two'] })),
    ]);
    expect(Object.keys(merged).sort()).toEqual(Object.keys(reportSchema.properties).sort());
    expect(merged).toMatchObject({ ...more, shard: undefined });
    expect(merged.remarks?.toSorted()).toEqual(['both', 'one', 'two']);
  });

  it('is not conformant if a shard was interrupted, early or late', async () => {
    const controller = new AbortController();
    const stopping = ruleOf('report/options', {
      check: async (context) => {
        controller.abort();
        await options200.check(context);
      },
    });
    const one = part('a.json', await judge([login, options200], { shard: { index: 1, count: 2 } }));
    const two = part('b.json', await judge([login, options200], { shard: { index: 2, count: 2 } }));
    expect(mergeReports([one, two]).verdict).toBe('conformant');

    const early = await judge([login, stopping], { shard: { index: 2, count: 2 }, signal: controller.signal });
    expect(early.rules.map(({ reason }) => reason)).toContain('interrupted');
    expect(mergeReports([one, part('b.json', early)]).verdict).toBe('inconclusive');
    const late: Report = { ...two.report, verdict: 'inconclusive', interrupted: true };
    expect(mergeReports([one, part('b.json', late)]).verdict).toBe('inconclusive');
  });

  it.each<[string, (one: Part, two: Part) => Part[], string]>([
    ['a missing shard', (one) => [one], '2 shards belong together, but 2/2 is missing: judge it with run --shard 2/2'],
    ['a shard named twice', (one, two) => [one, two, one], 'a.json and a.json are both shard 1/2: leave one out.'],
    [
      'the report of a whole run',
      (one, two) => [one, changed(two, (report) => ({ ...report, shard: undefined }))],
      'b.json is the report of a whole run, not of a shard',
    ],
    [
      'shards of different divisions',
      (one, two) => [one, changed(two, (report) => ({ ...report, shard: { index: 2, count: 3 } }))],
      'The shards are not of one division: a.json is one of 2, b.json is one of 3.',
    ],
    [
      'another version of the suite',
      (one, two) => [one, changed(two, (report) => ({ ...report, suite: { ...report.suite, version: '2' } }))],
      'a.json and b.json have different suites (suite 0 and suite 2)',
    ],
    [
      'other contracts',
      (one, two) => [
        one,
        changed(two, (report) => ({ ...report, suite: { ...report.suite, contracts: { login: 'sha256:1' } } })),
      ],
      'different contracts of login (none and sha256:1)',
    ],
    [
      'another target',
      (one, two) => [one, changed(two, (report) => ({ ...report, targets: { ...report.targets, v2: 'http://x' } }))],
      'different targets for the host v2 (https://v2.example and http://x)',
    ],
    [
      'another limit',
      (one, two) => [
        one,
        changed(two, (report) => ({
          ...report,
          configuration: { ...report.configuration, timing: { pollMs: 7 }, limits: { bodyBytes: 7 } },
        })),
      ],
      'a.json and b.json were made with different fixtures or limits',
    ],
    [
      'another permission to write',
      (one, two) => [one, changed(two, (report) => ({ ...report, allowWrites: true }))],
      'different permissions to write (not allowed and allowed)',
    ],
    [
      'a shard that there is not',
      (one, two) => [one, changed(two, (report) => ({ ...report, shard: { index: 2, count: 1e9 } }))],
      'b.json: there is no shard 2/1000000000',
    ],
    [
      'a shard before the first',
      (one, two) => [one, changed(two, (report) => ({ ...report, shard: { index: 0, count: 2 } }))],
      'b.json: there is no shard 0/2',
    ],
    [
      'a shard of another day',
      (one, two) => [one, changed(two, (report) => ({ ...report, startedAt: '1970-01-02T00:00:00.000Z' }))],
      'a.json and b.json were started 24 hours apart',
    ],
    [
      'a rule that two shards judged',
      (one, two) => [
        one,
        changed(two, (report) => ({
          ...report,
          rules: report.rules.map((rule, at) => (rule.skippedBy ? one.report.rules[at] : rule)),
        })),
      ],
      'was judged by more than one shard',
    ],
    [
      'other rules',
      (one, two) => [one, changed(two, (report) => ({ ...report, rules: report.rules.slice(1) }))],
      'different rules (3 and 2)',
    ],
    [
      'a report that does not say why rules were skipped',
      (one, two) => [
        one,
        changed(two, (report) => ({
          ...report,
          rules: report.rules.map((rule) => ({ ...rule, skippedBy: undefined })),
        })),
      ],
      'b.json was written by an older version',
    ],
    [
      'a rule that every shard left out',
      (one, two) => [one, changed(two, (report) => ({ ...report, rules: one.report.rules }))],
      'login/options was left out by every shard',
    ],
  ])('refuses %s', async (_, parts, message) => {
    const [one, two] = await twoParts();
    expect(() => mergeReports(parts(one, two))).toThrow(MergeError);
    expect(() => mergeReports(parts(one, two))).toThrow(message);
  });
});

/** A copy of a part with a changed report; undefined members are removed. */
function changed(one: Part, change: (report: Report) => object): Part {
  const report = JSON.parse(JSON.stringify(change(one.report))) as Report;
  return { ...one, report };
}

describe('the reference deployment', () => {
  let all: Rule[];
  let whole: Report;
  beforeAll(async () => {
    all = await loadRules();
    whole = await judgeReference();
  });

  async function judgeReference(shard?: Shard): Promise<Report> {
    const clock = manualClock(Date.UTC(2026, 0, 15, 9));
    const deployment = createDeployment({ clock });
    return judgeTarget({
      rules: all,
      suite: { name: 'suite', version: '0', contracts: {} },
      config: validateConfig(await deployment.configuration(ADDRESSES), (path) => path.join('.')),
      transport: hostsTransport(deployment.hosts),
      startedAt: new Date(clock.now()),
      allowWrites: true,
      sleep: async (ms) => clock.advance(ms),
      ...(shard === undefined ? {} : { shard }),
    });
  }

  it('gets the same result from three shards as from one run', async () => {
    const count = 3;
    const parts: Part[] = [];
    for (let index = 1; index <= count; index += 1) {
      parts.push(part(`${index}.json`, await judgeReference({ index, count })));
    }
    const merged = mergeReports(parts);
    expect(merged.verdict).toBe(whole.verdict);
    expect(merged.digest).toBe(whole.digest);
    expect(merged.summary).toEqual(whole.summary);
  });
});
