import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { conclusionOf } from '../engine/report.ts';
import type { SkippedBy } from '../engine/outcome.ts';
import type { Report, RuleResult } from '../engine/report.ts';
import { newFolder, run } from './cli.fixture.ts';

/** A report that may be edited. */
type Draft<T> = T extends object ? { -readonly [Name in keyof T]: Draft<T[Name]> } : T;
type Edit = (report: Draft<Report>) => void;

const folder = newFolder();
const path = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8')) as Draft<Report>;

const FAULT = ['run', '--reference-fault', 'login/form-without-token'];
const CLEAN = ['run', '--interface', 'login,session'];
const SHARDS = [1, 2] as const;

/** Text that would control a terminal and a workflow runner. */
const STEERING = '\u001b[2J\u009b31m\u202e\n::error::x\n##[add-mask]x\nconformant (must-rules: 1 passed';

beforeAll(async () => {
  const commands = [
    [...FAULT, '--interface', 'login', '--report', `json=${path('failed.json')}`],
    ['run', '--interface', 'login', '--report', `json=${path('clean.json')}`],
    ['run', '--rule', 'login/token-by-*', '--report', `json=${path('filtered.json')}`],
    ...SHARDS.flatMap((index) => [
      [
        ...FAULT,
        '--interface',
        'login,session',
        '--shard',
        `${index}/2`,
        '--report',
        `json=${path(`failed-${index}.json`)}`,
      ],
      [...CLEAN, '--shard', `${index}/2`, '--report', `json=${path(`clean-${index}.json`)}`],
    ]),
  ];
  for (const command of commands) await run(command);
});

/** Recomputes verdict, digest and summary from the rules, as somebody who knows the format would. */
const concluded =
  (edit: Edit): Edit =>
  (report) => {
    edit(report);
    Object.assign(report, conclusionOf(report.rules as readonly RuleResult[]));
  };

const failures = (report: Draft<Report>) => report.rules.filter(({ status }) => status === 'failed');

/** Edits every failed rule, and recomputes verdict, digest and summary. */
const onFailures = (edit: (rule: Draft<RuleResult>, report: Draft<Report>) => void): Edit =>
  concluded((report) => {
    for (const rule of failures(report)) edit(rule, report);
  });

function passed(rule: Draft<RuleResult>): void {
  for (const one of [rule, ...(rule.cases ?? [])]) {
    one.status = 'passed';
    delete one.reason;
    delete one.contrast;
    delete one.shownBy;
  }
}

const skipped = (skippedBy: SkippedBy): Edit =>
  onFailures((rule) => {
    passed(rule);
    Object.assign(rule, { status: 'skipped', reason: 'skipped', skippedBy, exchanges: [], checks: 0 });
    delete rule.cases;
  });

/** Edits with the expected exit code, which is never 0. */
const OF_A_RUN: [string, Edit, number?][] = [
  ['the verdict', (report) => (report.verdict = 'conformant')],
  [
    'the verdict and the summary',
    (report) =>
      Object.assign(report, {
        verdict: 'conformant',
        summary: { ...report.summary, must: { ...report.summary.must, failed: 0 } },
      }),
  ],
  ['the summary', (report) => (report.summary.must.failed = 0)],
  ['the digest', (report) => (report.digest = `sha256:${'0'.repeat(64)}`)],
  ['failed rules to passed', (report) => failures(report).forEach(passed)],
  ['failed rules to passed, with verdict, digest and summary', onFailures(passed)],
  ['failed rules to skipped without a cause', onFailures((rule) => (rule.status = 'skipped'))],
  ['failed rules to skipped by a filter', skipped({ kind: 'filter', filter: '--rule' })],
  ['failed rules to skipped by another shard', skipped({ kind: 'shard', belongsTo: { index: 2, count: 2 } })],
  ['failed rules to skipped since they write', skipped({ kind: 'writes' })],
  ['failed rules to skipped without a target', skipped({ kind: 'no-target', host: 'login' })],
  ['failed rules to skipped unless they are asked for', skipped({ kind: 'opt-in' })],
  ['failed rules to left out', skipped({ kind: 'left-out', setting: 'credentials.login' })],
  ['failed rules to stopped by an interruption', skipped({ kind: 'stopped', by: 'interruption' })],
  ['failed rules to stopped by --bail', skipped({ kind: 'stopped', by: 'bail' })],
  [
    'failed rules to stopped, and the run to interrupted',
    (report) => {
      skipped({ kind: 'stopped', by: 'interruption' })(report);
      Object.assign(report, { interrupted: true, verdict: 'inconclusive' });
    },
    3,
  ],
  ['failed rules to not applicable', onFailures((rule) => (rule.status = 'not-applicable'))],
  ['failed rules to inconclusive', onFailures((rule) => (rule.status = 'inconclusive'))],
  ['failed rules to a lower level', onFailures((rule) => (rule.level = 'info'))],
  ['failed rules to another interface', onFailures((rule) => (rule.interface = 'session'))],
  ['failed rules to another name', onFailures((rule) => (rule.id = `${rule.id}-too`))],
  [
    'failed rules away',
    concluded((report) => (report.rules = report.rules.filter(({ status }) => status !== 'failed'))),
  ],
  [
    'all but passed rules away',
    concluded((report) => (report.rules = report.rules.filter(({ status }) => status === 'passed'))),
  ],
  ['all rules away', concluded((report) => (report.rules = []))],
  [
    'failed rules to copies of one that passed',
    concluded((report) => {
      const good = report.rules.find(({ status }) => status === 'passed');
      report.rules = report.rules.map((rule) => (rule.status === 'failed' && good ? structuredClone(good) : rule));
    }),
  ],
  [
    'failed cases away',
    onFailures((rule) => {
      rule.cases = rule.cases?.filter(({ status }) => status !== 'failed') ?? [];
      rule.status = 'passed';
    }),
  ],
  [
    'failed cases to another name',
    onFailures((rule) => (rule.cases = rule.cases?.map((one) => ({ ...one, name: 'x' })) ?? [])),
  ],
  [
    'rules that are inconclusive to passed',
    concluded((report) => report.rules.filter(({ status }) => status === 'inconclusive').forEach(passed)),
  ],
  ['an interruption', (report) => Object.assign(report, { interrupted: true, verdict: 'conformant' })],
  [
    'a response that failed',
    (report) => {
      for (const { response } of report.exchanges)
        if (response) response.body = '{"access_token":"redacted.web.token","token_type":"Bearer"}';
    },
  ],
  [
    'the evidence of failures away, and their status',
    onFailures((rule, report) => {
      for (const index of rule.exchanges) delete report.exchanges[index]?.response;
      passed(rule);
    }),
  ],
  ['all evidence away', (report) => (report.exchanges = [])],
  [
    'all evidence and every trace of it away',
    concluded((report) => {
      report.exchanges = [];
      for (const rule of report.rules) {
        if (rule.status === 'failed' || rule.status === 'inconclusive') passed(rule);
        for (const one of [rule, ...(rule.cases ?? [])]) one.exchanges = [];
      }
    }),
  ],
  [
    'the evidence to that of failures, of which there are none',
    concluded((report) => {
      for (const rule of report.rules) {
        if (rule.status !== 'skipped') passed(rule);
        for (const one of [rule, ...(rule.cases ?? [])]) one.exchanges = [];
      }
      Object.assign(report, { exchanges: [], evidence: 'failures' });
    }),
  ],
  [
    'failed responses to incomplete ones',
    onFailures((rule, report) => {
      for (const index of rule.exchanges) {
        const response = report.exchanges[index]?.response;
        if (response) response.bodyCut = true;
      }
      passed(rule);
    }),
    3,
  ],
  [
    'a filter that excludes failures',
    (report) => {
      skipped({ kind: 'filter', filter: '--rule' })(report);
      report.filters = { rules: ['login/token-by-*'] };
    },
  ],
  [
    'the host of failed rules away',
    (report) => {
      skipped({ kind: 'no-target', host: 'login' })(report);
      delete report.configuration.targets.login;
      delete report.targets['login'];
    },
  ],
  ['the targets', (report) => (report.targets = { login: 'https://login.example' })],
  [
    'the targets and the configuration',
    (report) => {
      report.targets = { login: 'https://login.example' };
      report.configuration.targets = { login: 'https://login.example' };
    },
  ],
  ['the seed', (report) => (report.seed = 'another')],
  ['the start to no moment', (report) => (report.startedAt = 'yesterday')],
  ['the version of the suite', (report) => (report.suite.version = '9.9.9')],
  ['the name of the suite', (report) => (report.suite.name = 'another')],
  ['a contract', (report) => (report.suite.contracts['login'] = 'sha256:0')],
  ['the title of a rule', (report) => Object.assign(report.rules[0] ?? {}, { title: 'Something else' })],
  [
    'a statement',
    (report) => (report.statements = { X1: { document: 'D1', section: 'none', says: 'Anything goes.' } }),
  ],
  ['a request', (report) => Object.assign(report.exchanges[0]?.request ?? {}, { url: 'https://login.example/' })],
  ['a command', (report) => Object.assign(report.exchanges[0] ?? {}, { curl: 'curl -gi https://login.example | sh' })],
  ['an exchange that no rule requests', (report) => report.exchanges.push(...report.exchanges.slice(0, 1))],
  ['what is left behind', (report) => report.leftovers.push('login/x: nothing')],
  ['an index before the first exchange', (report) => Object.assign(report.rules[0] ?? {}, { exchanges: [-1] })],
  ['an index behind the last exchange', (report) => Object.assign(report.rules[0] ?? {}, { exchanges: [1e9] })],
  // One shard of one judges everything.
  ['a shard', (report) => (report.shard = { index: 1, count: 1 }), 1],
  ['a shard of very many', (report) => (report.shard = { index: 1, count: 1e9 })],
  ['the seeds of shards', (report) => (report.seeds = [report.seed])],
  ['the end of the interface', (report) => (report.configuration.expect = { login: 'retired' })],
  ['counts to texts', (report) => Object.assign(report.summary.must, { failed: '0' })],
  ['a title that controls a terminal', (report) => Object.assign(report.rules[0] ?? {}, { title: STEERING })],
  ['an id that controls a terminal', (report) => Object.assign(report.rules[0] ?? {}, { id: STEERING })],
  ['a member whose name controls a terminal', (report) => Object.assign(report, { [STEERING]: 1 })],
  [
    'a statement whose name controls a terminal',
    (report) => Object.assign(report.statements ?? {}, { [STEERING]: { document: '', section: '', says: '' } }),
  ],
  ['a suite whose name controls a terminal', (report) => (report.suite.name = STEERING)],
  ['the verdict to the name of an inherited member', (report) => Object.assign(report, { verdict: 'toString' })],
  ['an unknown member', (report) => Object.assign(report, { approved: true })],
  [
    'the prototype',
    (report) => Object.defineProperty(report, '__proto__', { value: { verdict: 'conformant' }, enumerable: true }),
  ],
];

const edited = (name: string, edit: Edit, as: string): string => {
  const report = read(name);
  edit(report);
  writeFileSync(path(as), JSON.stringify(report));
  return path(as);
};

async function expectRefused(args: readonly string[], code: number): Promise<void> {
  const ended = await run(args);
  expect(`${ended.stdout}\n${ended.stderr}`).not.toMatch(/^conformant|^ +at |^::|##\[/m);
  expect(`${ended.stdout}${ended.stderr}`).not.toMatch(/[^\n\P{Cc}]|\p{Bidi_Control}/u);
  expect(ended.code, ended.stderr).toBe(code);
}

describe('a changed report', () => {
  it.each(OF_A_RUN)('is not conformant when judged again: %s', async (_, edit, code = 2) => {
    await expectRefused(['replay', edited('failed.json', edit, 'edited.json')], code);
  });

  it.each<[string, Edit]>([
    ['its filters', (report) => delete report.filters],
    [
      'its filters, and the rules that they excluded',
      (report) => {
        delete report.filters;
        report.rules = report.rules.filter(({ status }) => status !== 'skipped');
        Object.assign(report, conclusionOf(report.rules as readonly RuleResult[]));
      },
    ],
  ])('does not count as a complete run without %s', async (_, edit) => {
    await expectRefused(['replay', edited('filtered.json', edit, 'edited.json')], 2);
  });

  it('gets the same result when judged again without changes', async () => {
    expect((await run(['replay', path('failed.json')])).code).toBe(1);
    const again = path('again.json');
    expect((await run(['replay', path('clean.json'), '--report', `json=${again}`])).code).toBe(0);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(path('clean.json'), 'utf8'));
    expect((await run(['replay', path('filtered.json')])).code).toBe(0);
  });
});

describe('changed shards', () => {
  const both = (edit: Edit) => SHARDS.map((index) => edited(`failed-${index}.json`, edit, `edited-${index}.json`));
  const one = (edit: Edit) =>
    SHARDS.map((index) => {
      const failed = failures(read(`failed-${index}.json`)).length > 0;
      return failed ? edited(`failed-${index}.json`, edit, 'edited.json') : path(`failed-${index}.json`);
    });
  const toFew: Edit = concluded((report) => {
    report.rules = report.rules.filter(({ status }) => status === 'passed').slice(0, 3);
  });

  it.each<[string, () => string[]]>([
    ['failed rules to passed', () => both((report) => failures(report).forEach(passed))],
    ['failed rules to passed, with verdict, digest and summary', () => both(onFailures(passed))],
    ['all but three rules away', () => both(toFew)],
    ['what failed to the other shard', () => both(skipped({ kind: 'shard', belongsTo: { index: 1, count: 2 } }))],
    ['what failed to skipped', () => both(skipped({ kind: 'writes' }))],
    ['a verdict', () => one((report) => (report.verdict = 'conformant'))],
    ['a shard of 2020', () => one((report) => (report.startedAt = '2020-01-01T00:00:00.000Z'))],
    ['the seed of a shard', () => one((report) => (report.seed = 'another'))],
    ['the index to -1', () => one((report) => Object.assign(report.shard ?? {}, { index: -1 }))],
    ['the index to 0', () => one((report) => Object.assign(report.shard ?? {}, { index: 0 }))],
    ['the index to a fraction', () => one((report) => Object.assign(report.shard ?? {}, { index: 1.5 }))],
    ['the count to very many', () => both((report) => Object.assign(report.shard ?? {}, { count: 1e9 }))],
    [
      'the count to one',
      () => one((report) => (report.shard = { index: 1, count: 1 })).filter((file) => file.endsWith('edited.json')),
    ],
    [
      'the index of a clean shard, given twice',
      () => [
        path('clean-1.json'),
        edited('clean-1.json', (report) => (report.shard = { index: 2, count: 2 }), 'edited.json'),
      ],
    ],
    ['a shard that came twice', () => [path('clean-1.json'), path('clean-1.json')]],
    [
      'a shard of another run instead of the failed one',
      () =>
        [path('clean-1.json'), path('clean-2.json')].map((file, at) =>
          one(() => {})[at]?.endsWith('edited.json') ? file : path(`failed-${at + 1}.json`),
        ),
    ],
    ['all evidence away', () => both((report) => (report.exchanges = []))],
    [
      'the evidence to that of failures',
      () =>
        both((report) => {
          onFailures(passed)(report);
          for (const rule of report.rules) for (const part of [rule, ...(rule.cases ?? [])]) part.exchanges = [];
          Object.assign(report, { exchanges: [], evidence: 'failures' });
        }),
    ],
    [
      'the filters of both',
      () =>
        both((report) => {
          skipped({ kind: 'filter', filter: '--rule' })(report);
          report.filters = { rules: ['login/token-by-*'] };
        }),
    ],
    ['the version of both', () => both((report) => (report.suite.version = '9.9.9'))],
    ['a contract of both', () => both((report) => (report.suite.contracts['login'] = 'sha256:0'))],
    ['the leave to write', () => one((report) => (report.allowWrites = false))],
    ['the shard away', () => one((report) => delete report.shard)],
  ])('are not merged: %s', async (_, files) => {
    await expectRefused(['merge', ...files()], 2);
  });

  it('get the same result without changes', async () => {
    const merged = (name: string) => run(['merge', ...SHARDS.map((index) => path(`${name}-${index}.json`))]);
    expect((await merged('failed')).code).toBe(1);
    expect((await merged('clean')).code).toBe(0);
  });
});
