import type { Exchange } from '../engine/evidence.ts';
import { reportSchema } from '../engine/report-schema.ts';
import { summarize, verdictOf, type Report, type RuleResult } from '../engine/report.ts';
import { isObject } from '../json.ts';

/** A result for tests, by default of a passed must-rule of the report interface. */
export function resultOf(partial: Partial<RuleResult>): RuleResult {
  return {
    id: 'report/fine',
    interface: 'report',
    level: 'must',
    title: 'A statement',
    source: ['R02'],
    status: 'passed',
    durationMs: 12,
    checks: 1,
    exchanges: [],
    ...partial,
  };
}

/** An exchange for tests, by default an accepted report request. */
export function exchangeOf(partial: Partial<Exchange> = {}): Exchange {
  return {
    scope: 'report/fine',
    request: {
      method: 'POST',
      url: 'http://127.0.0.1:4110/partner?day=2026-01-01',
      headers: { Authorization: '[redacted]', 'Content-Type': 'application/json' },
      body: '{"fromDay":"2026-01-01"}',
    },
    response: {
      status: 202,
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: '{"big":12345678901234567890,"list":[],"text":"a,b: {c}"}',
    },
    startedMs: 0,
    durationMs: 12.5,
    curl: "curl -i -X POST 'http://127.0.0.1:4110/partner?day=2026-01-01' -H 'Authorization: [redacted]'",
    ...partial,
  };
}

/** A report for tests; verdict and counts are computed from the rules. */
export function reportOf(rules: readonly RuleResult[], partial: Partial<Report> = {}): Report {
  return {
    suite: { name: 'platform-conformance', version: '1.2.3', contracts: { report: 'sha256:abc' } },
    startedAt: '2026-01-02T03:04:05.678Z',
    seed: 'seed-1',
    allowWrites: false,
    configuration: { targets: { report: 'http://127.0.0.1:4110' } },
    durationMs: 1234,
    targets: { report: 'http://127.0.0.1:4110' },
    verdict: verdictOf(rules),
    digest: 'sha256:def',
    summary: summarize(rules),
    rules,
    statements: {
      R01: {
        document: 'D1 Report service',
        section: 'Endpoints, rule 1',
        says: 'A request that is accepted answers 202.',
      },
      R02: { document: 'D1 Report service', section: 'Endpoints, rule 1', says: 'The 202 carries `Location`.' },
    },
    exchanges: [exchangeOf()],
    leftovers: [],
    ...partial,
  };
}

/** A report with every status at every level, with cases, notes and leftovers. */
export function everything(): Report {
  const failed = {
    status: 'failed',
    reason: 'expected a header Location, got none',
    contrast: { expected: 'a header Location', got: 'none' },
    shownBy: 0,
    exchanges: [0],
  } as const;
  return reportOf(
    [
      resultOf({}),
      resultOf({ id: 'report/broken', title: 'It carries a `Location`', source: ['R01', 'R02'], ...failed }),
      resultOf({
        id: 'report/kinds',
        ...failed,
        cases: [
          { name: 'partner', ...failed },
          { name: 'vertrieb', ...failed },
          { name: 'rohdaten', status: 'passed', exchanges: [0] },
        ],
      }),
      resultOf({ id: 'report/warned', level: 'should', status: 'failed', reason: 'it is odd' }),
      resultOf({ id: 'report/open', status: 'inconclusive', reason: 'supply credentials.report' }),
      resultOf({ id: 'report/open-should', level: 'should', status: 'inconclusive', reason: 'supply a kind' }),
      resultOf({ id: 'partner/observed', interface: 'partner', level: 'info', notes: ['the body has 12 bytes'] }),
      resultOf({ id: 'partner/retired', interface: 'partner', status: 'not-applicable', reason: 'GET answers 410' }),
      resultOf({ id: 'partner/write', interface: 'partner', status: 'skipped', reason: 'writes are not allowed' }),
      resultOf({
        id: 'partner/filtered',
        interface: 'partner',
        status: 'skipped',
        reason: 'excluded by --rule',
        skippedBy: { kind: 'filter', filter: '--rule' },
      }),
    ],
    { leftovers: ['partner/created: could not be undone: it answers 500'], remarks: ['3 tokens were not remembered'] },
  );
}

/** That report with `text` wherever the schema of reports allows any text, including names of headers and statements. */
export function planted(text: string): Report {
  const full: Required<Omit<Report, 'interrupted' | 'evidence'>> = {
    seeds: ['seed'],
    embedded: 'reference',
    filters: { rules: ['report/*'] },
    shard: { index: 1, count: 2 },
    statements: {},
    remarks: ['a remark'],
    ...everything(),
  };
  const unanswered: Exchange = { ...exchangeOf({ error: 'none' }), startedMs: 1 };
  delete unanswered.response;
  const { configuration } = full;
  const report = { ...full, exchanges: [...full.exchanges, unanswered] };
  return { ...(plant(reportSchema as Schema, report, text) as Report), configuration };
}

interface Schema {
  type?: string;
  pattern?: string;
  format?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  propertyNames?: object;
  additionalProperties?: Schema | false;
}

function plant(schema: Schema, value: unknown, text: string): unknown {
  const { type, pattern, format, items = {}, properties = {}, additionalProperties: others } = schema;
  if (typeof value === 'string') {
    if (type !== 'string' || format !== undefined) return value;
    return pattern === undefined ? text : `${value}${text}`;
  }
  if (Array.isArray(value)) return value.map((one) => plant(items, one, text));
  if (!isObject(value)) return value;
  const known = Object.entries(value).map(([name, one]) => [
    name,
    plant(properties[name] ?? (others || {}), one, text),
  ]);
  const named =
    others && schema.propertyNames === undefined ? [[text, plant(others, Object.values(value)[0], text)]] : [];
  return Object.fromEntries([...known, ...named]);
}
