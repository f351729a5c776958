import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { REPORT_KINDS } from '../report-kinds.ts';

const text = { type: 'string', minLength: 1 } as const;
const address = {
  type: 'string',
  format: 'base-url',
  description:
    'Base URL, http or https; a path prefix is allowed, a trailing slash is ignored. No user, query or fragment.',
} as const;
const bearer = {
  type: 'object',
  additionalProperties: false,
  required: ['accessToken'],
  properties: { accessToken: text },
} as const;
const header = {
  type: 'object',
  additionalProperties: false,
  required: ['authorization'],
  properties: { authorization: { ...text, description: 'The whole value of the header Authorization.' } },
} as const;
const user = {
  type: 'object',
  additionalProperties: false,
  required: ['username', 'password'],
  properties: { username: text, password: text },
} as const;
const partnerCaller = {
  type: 'object',
  additionalProperties: false,
  required: ['apiKey', 'partnerId'],
  properties: { apiKey: text, partnerId: text },
} as const;
const mayChange = {
  type: 'boolean',
  description: 'Whether rules may change what these fixtures name; false by default. They put back what they can.',
} as const;
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['body'],
  properties: { contentType: text, body: {} },
} as const;
const milliseconds = { type: 'integer', minimum: 1 } as const;

/** The published JSON Schema of the configuration file. */
export const configSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Configuration of platform-conformance',
  type: 'object',
  additionalProperties: false,
  required: ['targets'],
  properties: {
    $schema: { type: 'string' },
    targets: {
      type: 'object',
      description: 'Where the six hosts run. Leave out what you do not run; its rules are skipped.',
      additionalProperties: false,
      minProperties: 1,
      properties: { report: address, v2: address, baufi: address, login: address, kex: address, pm: address },
    },
    timing: {
      type: 'object',
      additionalProperties: false,
      properties: {
        pollMs: { ...milliseconds, description: 'Pause between two reads of something that gets ready; default 2000.' },
        patienceMs: { ...milliseconds, description: 'Longest wait for something that gets ready; default 20000.' },
        requestTimeoutMs: { ...milliseconds, description: 'Longest wait for one answer; default 10000.' },
      },
    },
    capabilities: {
      type: 'object',
      additionalProperties: false,
      properties: {
        state: { type: 'boolean', description: 'false for a mock: rules that need state are not applicable.' },
      },
    },
    credentials: {
      type: 'object',
      description: 'A token given here wins over one obtained from login.',
      additionalProperties: false,
      properties: {
        report: header,
        reportForbidden: { ...header, description: 'Valid, but without permission for reports.' },
        login: { ...user, description: 'Partner identifier and API key.' },
        session: { ...user, description: 'E-mail address and password of a user.' },
        v2: bearer,
        baufi: bearer,
        baufiWithoutScope: bearer,
        partner: { ...partnerCaller, description: 'The caller of the partner interface.' },
        partnerWithoutCreateRight: partnerCaller,
        kex: bearer,
        kexWithoutScope: bearer,
      },
    },
    fixtures: {
      type: 'object',
      additionalProperties: false,
      properties: {
        report: {
          type: 'object',
          additionalProperties: false,
          properties: {
            kinds: {
              type: 'array',
              items: { enum: REPORT_KINDS },
              minItems: 1,
              uniqueItems: true,
              description: 'Kinds that the credential may request; all fifteen by default.',
            },
          },
        },
        offers: {
          type: 'object',
          additionalProperties: false,
          properties: {
            vorgangsNummer: text,
            vorgangsNummerOhneErgebnisse: text,
            andereVorgangsNummer: text,
            produktAnbieter: { type: 'array', items: text },
            ergebnislisteId: text,
            ergebnisNummer: text,
            zahlungsplanIndex: text,
            laufendeNummer: text,
          },
        },
        cases: {
          type: 'object',
          additionalProperties: false,
          properties: {
            vorgangsNummer: text,
            antragsNummer: text,
            teilantragsNummer: text,
            finanzierungsvorschlagId: text,
            nummerAmVorgang: text,
            mayChange,
            bodies: {
              type: 'object',
              description: 'Bodies of changes, which the sources do not show.',
              additionalProperties: false,
              properties: { patch: body, status: body, entscheidungsreife: body, nachricht: body },
            },
          },
        },
        applications: {
          type: 'object',
          additionalProperties: false,
          properties: {
            vorgangsnummer: text,
            antragsnummer: text,
            teilantragsnummer: text,
            kreditsachbearbeiterPartnerId: text,
            mayChange,
          },
        },
        partner: {
          type: 'object',
          additionalProperties: false,
          properties: {
            partnerId: text,
            parentPartnerId: text,
            readOnlyPartnerId: text,
            hiddenPartnerId: text,
            otherPartnerId: text,
            rightHeld: text,
            rightNotHeld: text,
            mayChange,
          },
        },
        consumerLoan: {
          type: 'object',
          additionalProperties: false,
          properties: {
            partnerId: text,
            partnerIdOutside: text,
            auszahlungsbetrag: { type: 'number', exclusiveMinimum: 0, description: 'In euro.' },
            laufzeitInMonaten: { type: 'integer', minimum: 1 },
            failingQuery: {
              type: 'object',
              description: 'A query that the deployment processes without success.',
              additionalProperties: false,
              required: ['query'],
              properties: { query: text, variables: { type: 'object' } },
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A configuration as the operator writes it. */
export type Config = FromSchema<typeof configSchema>;
export type Credentials = NonNullable<Config['credentials']>;
export type Fixtures = NonNullable<Config['fixtures']>;
export type CredentialName = keyof Credentials;
