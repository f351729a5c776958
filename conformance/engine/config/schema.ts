import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  HOSTS,
  INTERFACE_IDS,
  INTERFACES,
  SERVED_BY,
  VERSIONS_OF,
  type Host,
  type InterfaceId,
} from '../../../generated/platform.ts';
import { FAMILY_SETTINGS } from './family-settings.ts';
import { address, text, textFor, variableName, type Settings } from './settings.ts';

/** Schema of a whole number. */
const wholeFrom = (minimum: number, description: string, example: number) =>
  ({ type: 'integer', minimum, description, examples: [example] }) as const;

/** The longest time that timers can wait, in ms; a longer one would be over at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Schema of a time in milliseconds. */
const msFrom = (...schema: Parameters<typeof wholeFrom>) => ({ ...wholeFrom(...schema), maximum: LONGEST_MS }) as const;

/** Schema of an object with these members only. */
const group = <const Members>(description: string, properties: Members) =>
  ({ type: 'object', description, additionalProperties: false, properties }) as const;

/** The port of the first host of the reference deployment, for examples. */
const FIRST_PORT = 4110;

const targets = {
  type: 'object',
  description:
    'Base URLs of the hosts; a path prefix is kept. Leave out hosts that you do not run: their rules are skipped.',
  additionalProperties: false,
  minProperties: 1,
  properties: Object.fromEntries(
    HOSTS.map((host, index) => [
      host,
      {
        ...address,
        description: `Serves ${listed(SERVED_BY[host])}.`,
        examples: [`http://127.0.0.1:${FIRST_PORT + index}`],
      },
    ]),
  ),
} as const;

/** The settings that do not depend on the rules. */
const general = {
  $schema: { type: 'string', description: 'Where editors find this schema; the suite ignores it.' },
  timing: group('Pauses and time limits, in milliseconds.', {
    pollMs: msFrom(1, 'Pause between two reads of something that is not ready yet; default 2000.', 2000),
    patienceMs: msFrom(1, 'Longest wait for something to become ready; default 20000.', 20_000),
    requestTimeoutMs: msFrom(1, 'Longest wait for one complete response; default 10000.', 10_000),
    budgetMs: msFrom(
      0,
      'How long a run may wait for rate-limit windows in total; default 120000; 0 does not wait. A rule that needs longer is inconclusive.',
      120_000,
    ),
    ruleMs: msFrom(
      1,
      'Longest time for one case of a rule; default 600000. What takes longer is inconclusive.',
      600_000,
    ),
    runMs: msFrom(
      1,
      'Longest time for a run; default 3600000. Rules that are not judged by then are skipped.',
      3_600_000,
    ),
  }),
  limits: group('How much of response bodies is read.', {
    bodyBytes: wholeFrom(
      1024,
      'Largest body that is judged, in bytes; default 2097152. A larger one is counted, and rules that depend on it are inconclusive.',
      2_097_152,
    ),
    allBodiesBytes: wholeFrom(
      1024,
      'How many bytes of bodies a run reads in total; default 33554432. After that it reads 65536 bytes of each.',
      33_554_432,
    ),
  }),
  capabilities: group('What the target can do.', {
    state: {
      type: 'boolean',
      description:
        'Whether it keeps state; true by default. Set false for a mock: rules that need state are then not applicable.',
      examples: [true],
    },
  }),
  expect: group(
    'What is known about each interface: served, or retired. An interface that is not served and has no entry makes ' +
      'the verdict inconclusive, unless its last day is over.',
    expectations(),
  ),
  network: {
    type: 'object',
    description:
      'How the targets are reached, beyond their addresses. File names are relative to the working directory.',
    additionalProperties: false,
    dependencies: { certificate: ['key'], key: ['certificate'] },
    properties: {
      proxy: {
        type: 'string',
        format: 'proxy-url',
        description: 'The proxy for all targets; without it HTTPS_PROXY, HTTP_PROXY and NO_PROXY apply.',
        examples: ['http://proxy.example:3128'],
      },
      ca: textFor(
        'PEM file with certificate authorities to trust besides those of Node; NODE_EXTRA_CA_CERTS applies too.',
        'authority.pem',
      ),
      certificate: textFor('PEM file with the client certificate; needs the key.', 'client.pem'),
      key: textFor('PEM file with the key of the client certificate.', 'client-key.pem'),
      headers: group('Headers that a gateway requires, by host; their values are masked in every output.', gateways()),
    },
  },
  docs: {
    ...address,
    description: 'Base URL of the documentation of the suite: reports link each rule to its page there.',
    examples: ['http://127.0.0.1:4020'],
  },
} as const;

/** The JSON Schema of a configuration: every setting has a description, and those outside `credentials` an example. */
export const configSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Configuration of platform-conformance',
  description:
    'Where a deployment runs, and what the rules may use. ${NAME} in a value is replaced by the environment variable of that name.',
  type: 'object',
  additionalProperties: false,
  required: ['targets'],
  properties: {
    $schema: general.$schema,
    targets,
    timing: general.timing,
    limits: general.limits,
    capabilities: general.capabilities,
    credentials: group(
      'Who the rules call as. A token that is given here wins over one obtained with login.',
      Object.assign({}, ...Array.from(FAMILY_SETTINGS.values(), (one) => one.credentials)) as Settings,
    ),
    expect: general.expect,
    fixtures: group(
      'What the rules may use on the target. What the suite can find out needs no entry; an entry wins.',
      fixtures(),
    ),
    network: general.network,
    docs: general.docs,
  },
} as const satisfies JSONSchema;

/** The credentials that rules may use; each family adds its own by declaration merging. */
export interface Credentials {}

/** What rules may use on the target; each family adds its own by declaration merging. */
export interface Fixtures {}

type General = FromSchema<{ type: 'object'; additionalProperties: false; properties: typeof general }>;

/** A configuration as the operator writes it. */
export interface Config extends General {
  targets: { [Name in Host]?: string };
  credentials?: Credentials;
  fixtures?: Fixtures;
}
export type CredentialName = keyof Credentials;

function gateways() {
  const headers = (host: Host) => ({
    type: 'object' as const,
    description: `Added to every request to ${host}.`,
    propertyNames: { format: 'header-name' },
    additionalProperties: { ...text, format: 'header-value' },
    examples: [{ 'X-Key': `\${${variableName('gateway', host, 'X-Key')}}` }],
  });
  return Object.fromEntries(HOSTS.map((host) => [host, headers(host)])) as Record<Host, ReturnType<typeof headers>>;
}

function expectations() {
  const properties = INTERFACE_IDS.map((id) => {
    const { title, sunset } = INTERFACES[id];
    const description =
      sunset === undefined ? `${title}.` : `${title}; its last day is ${sunset}; after that it may be retired.`;
    return [id, { enum: ['served', 'retired'], description, examples: ['served'] }];
  });
  return Object.fromEntries(properties) as Record<InterfaceId, { enum: readonly ['served', 'retired'] }>;
}

function fixtures(): Settings {
  const groups = [...FAMILY_SETTINGS].flatMap(([family, settings]) => {
    const ids = VERSIONS_OF[family];
    const description = `For the rules of ${listed(ids)}.`;
    return Object.entries(settings.fixtures ?? {}).map(([name, own]) => [name, group(description, own)]);
  });
  return Object.fromEntries(groups) as Settings;
}

function listed(ids: readonly string[]): string {
  return ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;
}
