import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fixturesSchema } from './fixtures-schema.ts';

const text = { type: 'string', minLength: 1 } as const;
const address = { type: 'string', format: 'base-url' } as const;
const bearer = {
  type: 'object',
  additionalProperties: false,
  required: ['accessToken'],
  properties: { accessToken: { ...text, description: 'The token, without the word Bearer.' } },
} as const;
const header = {
  type: 'object',
  additionalProperties: false,
  required: ['authorization'],
  properties: { authorization: { ...text, description: 'The whole value of the header Authorization.' } },
} as const;
const partnerCaller = {
  type: 'object',
  additionalProperties: false,
  required: ['apiKey', 'partnerId'],
  properties: {
    apiKey: { ...text, description: 'The API key.' },
    partnerId: { ...text, description: 'The partner that calls.' },
  },
} as const;
const milliseconds = { type: 'integer', minimum: 1 } as const;

/** What a configuration is checked against; every setting with its meaning, those outside of the credentials with an example. */
export const configSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Configuration of platform-conformance',
  description:
    'Where a deployment runs, and what the rules may use. ${NAME} in a value is replaced by the environment variable.',
  type: 'object',
  additionalProperties: false,
  required: ['targets'],
  properties: {
    $schema: { type: 'string', description: 'Where editors find this schema; the suite does not read it.' },
    targets: {
      type: 'object',
      description:
        'Base URLs of the hosts; a path prefix is kept. Leave out what you do not run: its rules are skipped.',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        report: { ...address, description: 'Serves report.', examples: ['http://127.0.0.1:4110'] },
        v2: {
          ...address,
          description: 'Serves offers-v1, offers-v2, cases-v1, cases-v2 and applications.',
          examples: ['http://127.0.0.1:4111'],
        },
        baufi: { ...address, description: 'Serves offers-v3 and cases-v3.', examples: ['http://127.0.0.1:4112'] },
        login: { ...address, description: 'Serves login.', examples: ['http://127.0.0.1:4113'] },
        kex: { ...address, description: 'Serves consumer-loan-offers.', examples: ['http://127.0.0.1:4114'] },
        pm: { ...address, description: 'Serves partner and session.', examples: ['http://127.0.0.1:4115'] },
      },
    },
    timing: {
      type: 'object',
      description: 'How patient the suite is, in milliseconds.',
      additionalProperties: false,
      properties: {
        pollMs: {
          ...milliseconds,
          description: 'Pause between two reads of something that gets ready; default 2000.',
          examples: [2000],
        },
        patienceMs: {
          ...milliseconds,
          description: 'Longest wait for something that gets ready; default 20000.',
          examples: [20_000],
        },
        requestTimeoutMs: {
          ...milliseconds,
          description: 'Longest wait for one whole answer; default 10000.',
          examples: [10_000],
        },
      },
    },
    capabilities: {
      type: 'object',
      description: 'What the target is able to do.',
      additionalProperties: false,
      properties: {
        state: {
          type: 'boolean',
          description:
            'Whether it remembers what it is told; true by default. false for a mock: rules that need state do not apply then.',
          examples: [true],
        },
      },
    },
    credentials: {
      type: 'object',
      description: 'Who the rules call as. A token that is given here wins over one obtained with login.',
      additionalProperties: false,
      properties: {
        report: { ...header, description: 'For report.' },
        reportForbidden: { ...header, description: 'For report: valid, but without permission for reports.' },
        login: {
          type: 'object',
          description: 'Supplies the token for v2 and baufi.',
          additionalProperties: false,
          required: ['username', 'password'],
          properties: {
            username: { ...text, description: 'The partner identifier.' },
            password: { ...text, description: 'The API key.' },
          },
        },
        session: {
          type: 'object',
          description: 'A user of the web interface.',
          additionalProperties: false,
          required: ['username', 'password'],
          properties: {
            username: { ...text, description: 'The e-mail address.' },
            password: { ...text, description: 'The password.' },
          },
        },
        v2: { ...bearer, description: 'For the host v2.' },
        baufi: { ...bearer, description: 'For the host baufi.' },
        baufiWithoutScope: { ...bearer, description: 'For the host baufi: valid, but without the scope for offers.' },
        partner: { ...partnerCaller, description: 'The caller of partner.' },
        partnerWithoutCreateRight: {
          ...partnerCaller,
          description: 'A caller of partner who may not create partners.',
        },
        kex: { ...bearer, description: 'For the host kex.' },
        kexWithoutScope: { ...bearer, description: 'For the host kex: valid, but without the scope for offers.' },
      },
    },
    fixtures: fixturesSchema,
    docs: {
      ...address,
      description: 'Where the documentation of the suite is served: reports link each rule to its page there.',
      examples: ['http://127.0.0.1:4020'],
    },
  },
} as const satisfies JSONSchema;

/** A configuration as the operator writes it. */
export type Config = FromSchema<typeof configSchema>;
export type Credentials = NonNullable<Config['credentials']>;
export type Fixtures = NonNullable<Config['fixtures']>;
export type CredentialName = keyof Credentials;
