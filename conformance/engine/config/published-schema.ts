import { FORMATS } from './formats.ts';
import { configSchema } from './schema.ts';

/** The part of a schema that readers of the published one use. */
export interface SchemaNode {
  type?: string;
  description?: string;
  $comment?: string;
  examples?: readonly unknown[];
  required?: readonly string[];
  properties?: Readonly<Record<string, SchemaNode>>;
  items?: SchemaNode;
  enum?: readonly unknown[];
}

/** Patterns for the formats that only the suite knows; a text with a variable, which the suite expands, fits too. */
const PATTERNS: Readonly<Record<keyof typeof FORMATS, string>> = {
  'base-url': String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#@\\]+(/[^\s?#]*)?$|\$\{[A-Za-z_][A-Za-z0-9_]*\}`,
  'proxy-url': String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#\\]+/?$|\$\{[A-Za-z_][A-Za-z0-9_]*\}`,
  'header-name': "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$",
  'header-value': String.raw`^[^\r\n]+$`,
  token: String.raw`^(?![Bb][Ee][Aa][Rr][Ee][Rr](\s|$))[^\r\n]+$`,
};

/**
 * The JSON Schema of the configuration that the package publishes for editors: that of the suite, with patterns in place of
 * formats that only the suite knows.
 */
export function publishedSchema(): SchemaNode {
  const withPattern = (_: string, value: unknown) =>
    hasOwnFormat(value) ? { ...value, format: undefined, pattern: PATTERNS[value.format] } : value;
  return JSON.parse(JSON.stringify(configSchema, withPattern)) as SchemaNode;
}

let schema: SchemaNode | undefined;

/** The published schema of a setting, `fixtures.report.readyReport`; undefined where there is no such setting. */
export function settingNamed(name: string): SchemaNode | undefined {
  // Made when needed: every command loads this module, and few look for a setting.
  schema ??= publishedSchema();
  let node: SchemaNode | undefined = schema;
  // A name may come from a report: inherited members are no settings.
  for (const key of name.split('.')) {
    node = Object.hasOwn(node?.properties ?? {}, key) ? node?.properties?.[key] : undefined;
  }
  return node;
}

function hasOwnFormat(value: unknown): value is { format: keyof typeof FORMATS } {
  return typeof value === 'object' && value !== null && 'format' in value && String(value.format) in FORMATS;
}
