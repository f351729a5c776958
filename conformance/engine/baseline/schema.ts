import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The JSON Schema of a baseline; the suite validates with it, and the package publishes it for editors. */
export const baselineSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Baseline of platform-conformance',
  description: 'The known failures of must-rules, each with the last day on which it is accepted.',
  type: 'object',
  additionalProperties: false,
  required: ['known'],
  properties: {
    $schema: { type: 'string', description: 'Where editors find this schema; the suite does not read it.' },
    known: {
      type: 'array',
      description: 'The known failures; each rule, or case of a rule, is listed at most once.',
      maxItems: 10_000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['rule', 'reason', 'expires'],
        properties: {
          rule: {
            type: 'string',
            description: 'Id of a must-rule.',
            maxLength: 200,
            examples: ['report/accepted-with-location'],
          },
          case: {
            type: 'string',
            description: 'Name of one of its cases; without it, the entry is for the rule as a whole.',
            examples: ['sent'],
          },
          reason: {
            type: 'string',
            description:
              'Why it fails, copied from the report. Identifiers, addresses, times, dates and numbers may differ; status codes may not.',
            examples: ['expected status 202, got 200'],
          },
          expires: {
            type: 'string',
            format: 'date',
            description: 'The last day, in UTC, on which a run accepts it.',
            examples: ['2026-03-31'],
          },
          status: {
            enum: ['failed', 'inconclusive'],
            description: 'The status of the rule or case in the report; failed by default.',
            examples: ['inconclusive'],
          },
          note: {
            type: 'string',
            description: 'Free text: who fixes it, and where that is tracked.',
            examples: ['TICKET-42'],
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type Baseline = FromSchema<typeof baselineSchema>;

export type KnownFailure = Baseline['known'][number];

/** The name of a rule or case, for people and as a key: `report/accepted-with-location [sent]`. */
export function nameOf({ rule, case: name }: Pick<KnownFailure, 'rule' | 'case'>): string {
  return name === undefined ? rule : `${rule} [${name}]`;
}
