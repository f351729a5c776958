import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The environment variable that stands for a secret setting: `REPORT_AUTHORIZATION`. */
export function variableName(...names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|\W+/g, '_').toUpperCase()).join('_');
}

/** Settings by name, each with its schema. */
export type Settings = Readonly<Record<string, Exclude<JSONSchema, boolean>>>;

/** The values of settings; each may be left out. */
export type ValuesOf<Group extends Settings> = { [Name in keyof Group]?: FromSchema<Group[Name]> };

/** Settings in groups, by the name of the group. */
export type SettingGroups = Readonly<Record<string, Settings>>;

/** The values of groups of settings. */
export type GroupValuesOf<Groups extends SettingGroups> = { [Name in keyof Groups]?: ValuesOf<Groups[Name]> };

/** A text that is not empty. */
export const text = { type: 'string', minLength: 1 } as const;

/** A text that is not empty, with its meaning and an example. */
export const textFor = (description: string, example: string) =>
  ({ ...text, description, examples: [example] }) as const;

/** Said of what a deployment does not show, although it is there. */
export const NOT_SHOWN = 'No request finds it.';

/** An identifier that no request is meant to find, with its meaning and an example. */
export const notShownFor = (description: string, example: string) =>
  ({ ...textFor(description, example), $comment: NOT_SHOWN }) as const;

/** A text that is sent as the value of a header, or as part of one. */
export const sentInHeader = { ...text, format: 'header-value' } as const;

/** The base URL of a host. */
export const address = { type: 'string', format: 'base-url' } as const;

/** A credential that is a token. */
export const bearer = {
  type: 'object',
  additionalProperties: false,
  required: ['accessToken'],
  properties: { accessToken: { ...text, format: 'token', description: 'The token, without the word Bearer.' } },
} as const;

/** A credential that is the whole value of a header. */
export const header = {
  type: 'object',
  additionalProperties: false,
  required: ['authorization'],
  properties: { authorization: { ...sentInHeader, description: 'The whole value of the header Authorization.' } },
} as const;

/** A credential that is a user name and a password, each with its meaning, and permission to send a wrong password. */
export const pair = <const Meaning extends { username: string; password: string }>(meaning: Meaning) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['username', 'password'],
    properties: {
      username: { ...text, description: meaning.username },
      password: { ...text, description: meaning.password },
      mayFail: {
        type: 'boolean',
        description:
          'Whether the suite may send a wrong password for this user, once to each operation that takes one; if targets.login is set, the right one follows each. False by default, since some platforms lock the user.',
        examples: [false],
      },
    },
  }) as const;

/** A body that the operator supplies, since rules cannot invent it. */
export const body = {
  type: 'object',
  additionalProperties: false,
  required: ['body'],
  properties: {
    contentType: {
      ...text,
      description: 'The media type of the body; that of the contract by default.',
      examples: ['application/json'],
    },
    body: { description: 'The body itself, as YAML or JSON.', examples: [{}] },
  },
} as const;

/** Permission to change what fixtures name. */
export const mayChange = {
  type: 'boolean',
  description: 'Whether rules may change what these fixtures name; false by default. They restore what they can.',
  examples: [false],
} as const;
