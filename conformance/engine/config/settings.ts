import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The environment variable for a secret setting: `REPORT_AUTHORIZATION`. */
export function variableName(...names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|\W+/g, '_').toUpperCase()).join('_');
}

/** Settings by name, each with its schema. */
export type Settings = Readonly<Record<string, Exclude<JSONSchema, boolean>>>;

/** The values of settings, all optional. */
export type ValuesOf<Group extends Settings> = { [Name in keyof Group]?: FromSchema<Group[Name]> };

/** Settings in groups, by the name of the group. */
export type SettingGroups = Readonly<Record<string, Settings>>;

/** The values of groups of settings. */
export type GroupValuesOf<Groups extends SettingGroups> = { [Name in keyof Groups]?: ValuesOf<Groups[Name]> };

/** Schema of a non-empty text. */
export const text = { type: 'string', minLength: 1 } as const;

/** Schema of a non-empty text with description and example. */
export const textFor = (description: string, example: string) =>
  ({ ...text, description, examples: [example] }) as const;

/** Comment on identifiers of resources that exist but that the deployment does not show. */
export const NOT_SHOWN = 'No request finds it.';

/** Schema of an identifier that no request is supposed to find. */
export const notShownFor = (description: string, example: string) =>
  ({ ...textFor(description, example), $comment: NOT_SHOWN }) as const;

/** Schema of a text that is sent in a header value. */
export const sentInHeader = { ...text, format: 'header-value' } as const;

/** Schema of the base URL of a host. */
export const address = { type: 'string', format: 'base-url' } as const;

/** Schema of an object with these members only. */
const objectOf = <const Required extends readonly string[], const Members>(required: Required, properties: Members) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;

/** Schema of a bearer token. */
export const bearer = objectOf(['accessToken'], {
  accessToken: { ...text, format: 'token', description: 'The token, without the word Bearer.' },
});

/** Schema of a credential that is the whole value of the Authorization header. */
export const header = objectOf(['authorization'], {
  authorization: { ...sentInHeader, description: 'The whole value of the header Authorization.' },
});

/** Schema of a user name and password, with the permission to send a wrong password. */
export const pair = <const Described extends { username: string; password: string }>(described: Described) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['username', 'password'],
    properties: {
      username: { ...text, format: 'line', description: described.username },
      password: { ...text, format: 'line', description: described.password },
      mayFail: {
        type: 'boolean',
        description:
          'Whether the suite may send a wrong password for this user, once to each operation that takes one; if targets.login is set, the right one follows each. False by default, since some platforms lock the user.',
        examples: [false],
      },
    },
  }) as const;

/** Schema of a request body that the operator supplies, since rules cannot invent it. */
export const body = objectOf(['body'], {
  contentType: {
    ...text,
    description: 'The media type of the body; that of the contract by default.',
    examples: ['application/json'],
  },
  body: { description: 'The body itself, as YAML or JSON.', examples: [{}] },
});

/** Schema of the permission to change the resources that fixtures name. */
export const mayChange = {
  type: 'boolean',
  description: 'Whether rules may change what these fixtures name; false by default. They restore what they can.',
  examples: [false],
} as const;
