import { Ajv } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { HOSTS, INTERFACE_IDS } from '../../generated/platform.ts';
import { FORMATS } from './config/formats.ts';
import { configSchema } from './config/schema.ts';
import type { Exchange } from './evidence.ts';
import { FILTERS, STATUSES, type Contrast, type SkippedBy } from './outcome.ts';
import { EXIT_CODES, type CaseResult, type Counts, type Report, type RuleResult, type summarize } from './report.ts';
import { LEVELS } from './rule.ts';
import { GLOB, MOST_PATTERNS, type Filters } from './selection.ts';
import { MOST_SHARDS, type Shard } from './shard.ts';
import type { Citation } from './statements.ts';

type Optional<T> = { [Name in keyof T]-?: object extends Pick<T, Name> ? Name : never }[keyof T];

/** Schemas for the required and the optional members of a type, so that the compiler demands a schema for each new member. */
type RequiredMembers<T> = { readonly [Name in Exclude<keyof T, Optional<T>>]: JSONSchema };
type OptionalMembers<T> = { readonly [Name in Optional<T>]: JSONSchema };

const text = { type: 'string' } as const;
const number = { type: 'number', minimum: 0 } as const;
const index = { type: 'integer', minimum: 0 } as const;
const texts = { type: 'object', additionalProperties: text } as const;

/** Schema of an object with these members only: merging and replaying would lose unknown ones. */
function object<T>(required: RequiredMembers<T>, ...[optional]: Optional<T> extends never ? [] : [OptionalMembers<T>]) {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: { ...required, ...optional },
  } as const satisfies JSONSchema;
}

function list(items: JSONSchema) {
  return { type: 'array', items } as const satisfies JSONSchema;
}

const shard = object<Shard>({
  index: { type: 'integer', minimum: 1, maximum: MOST_SHARDS },
  count: { type: 'integer', minimum: 1, maximum: MOST_SHARDS },
});

type Cause<Kind> = Omit<Extract<SkippedBy, { kind: Kind }>, 'kind'>;

/** The members, beside `kind`, of each cause of a skipped check. */
const CAUSES: { readonly [Kind in SkippedBy['kind']]: RequiredMembers<Cause<Kind>> } = {
  filter: { filter: { enum: FILTERS } },
  'opt-in': {},
  shard: { belongsTo: shard },
  stopped: { by: { enum: ['interruption', 'bail', 'time'] } },
  writes: {},
  'no-target': { host: { enum: HOSTS } },
  'left-out': { setting: text },
};

// The discriminator makes errors refer to the cause of this kind.
const byKind = { type: 'object', required: ['kind'], discriminator: { propertyName: 'kind' } } as const;
const skippedBy: JSONSchema = {
  ...byKind,
  oneOf: Object.entries(CAUSES).map(([kind, required]) =>
    object<Record<string, unknown>>({ kind: { const: kind }, ...required }),
  ),
};

const contrast = object<Contrast>({ expected: text, got: text });
const result = { status: { enum: STATUSES }, exchanges: list(index) };
const detail = { reason: text, contrast, skippedBy, notServed: list(index), shownBy: index };

const rule = object<RuleResult>(
  {
    ...result,
    id: { type: 'string', pattern: '^[a-z0-9-]+/[a-z0-9.-]+$' },
    interface: { enum: INTERFACE_IDS },
    level: { enum: LEVELS },
    title: text,
    source: list(text),
    durationMs: number,
    checks: index,
  },
  { ...detail, cause: text, notes: list(text), cases: list(object<CaseResult>({ name: text, ...result }, detail)) },
);

const exchange = object<Exchange>(
  {
    scope: text,
    request: object<Exchange['request']>({ method: text, url: text, headers: texts }, { body: text }),
    startedMs: number,
    durationMs: number,
    curl: text,
  },
  {
    response: object<NonNullable<Exchange['response']>>(
      { status: { type: 'integer', minimum: 100, maximum: 999 }, headers: texts, body: text },
      { bodyCut: { const: true }, repeated: list({ type: 'array', items: text, minItems: 2, maxItems: 2 }) },
    ),
    error: text,
  },
);

const counts = object<Counts>({
  passed: index,
  failed: index,
  inconclusive: index,
  notApplicable: index,
  skipped: index,
});

/** The JSON Schema of a report; a report is validated when it is read, so that reporters can rely on the types. */
export const reportSchema = object<Report>(
  {
    suite: object<Report['suite']>({ name: text, version: text, contracts: texts }),
    startedAt: { type: 'string', format: 'moment' },
    seed: text,
    allowWrites: { type: 'boolean' },
    configuration: { ...configSchema, $schema: undefined },
    durationMs: number,
    targets: { type: 'object', propertyNames: { enum: HOSTS }, additionalProperties: text },
    verdict: { enum: Object.keys(EXIT_CODES) },
    digest: text,
    summary: object<ReturnType<typeof summarize>>({ must: counts, should: counts, info: counts }),
    rules: list(rule),
    exchanges: list(exchange),
    leftovers: list(text),
  },
  {
    seeds: list(text),
    interrupted: { const: true },
    embedded: text,
    filters: object<Filters>(
      {},
      {
        interfaces: list({ enum: INTERFACE_IDS }),
        rules: { ...list({ type: 'string', pattern: GLOB.source }), maxItems: MOST_PATTERNS },
        level: { enum: LEVELS },
        smoke: { const: true },
      },
    ),
    shard,
    evidence: { const: 'failures' },
    remarks: list(text),
    statements: {
      type: 'object',
      additionalProperties: object<Citation>({ document: text, section: text, says: text }),
    },
  },
);

const ajv = new Ajv({ strict: false, discriminator: true });
for (const [name, { has }] of Object.entries(FORMATS)) ajv.addFormat(name, has);
// The format of reports: `2026-01-15T09:00:00.000Z`.
ajv.addFormat('moment', (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text);
const validate = ajv.compile<Report>(reportSchema);

/**
 * Finds out why a value is not a report.
 *
 * @returns place and problem; undefined if it is a report
 */
export function reportProblem(value: unknown): string | undefined {
  if (validate(value)) return undefined;
  const [{ instancePath, message = '', params } = { instancePath: '', params: {} }] = validate.errors ?? [];
  const unknown = (params as { additionalProperty?: string }).additionalProperty;
  const what = unknown === undefined ? message : `has a member «${unknown}» that this version does not know`;
  return `${instancePath === '' ? 'the report' : instancePath} ${what}`;
}
