import { FORMATS } from './formats.ts';
import { configSchema } from './schema.ts';

/** The keywords that readers of the published schema use. */
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

/**
 * The JSON Schema of the configuration that the package publishes for editors, with patterns instead of formats that only the suite
 * knows.
 */
export function publishedSchema(): SchemaNode {
  const withPattern = (_: string, value: unknown) =>
    hasOwnFormat(value) ? { ...value, format: undefined, pattern: FORMATS[value.format].pattern } : value;
  return JSON.parse(JSON.stringify(configSchema, withPattern)) as SchemaNode;
}

let schema: SchemaNode | undefined;

/** The published schema of a setting such as `fixtures.report.readyReport`; undefined if there is none. */
export function settingNamed(name: string): SchemaNode | undefined {
  // Created lazily: every command loads this module, but few look up a setting.
  schema ??= publishedSchema();
  let node: SchemaNode | undefined = schema;
  // Object.hasOwn, since a name may come from a report: inherited members are not settings.
  for (const key of name.split('.')) {
    node = Object.hasOwn(node?.properties ?? {}, key) ? node?.properties?.[key] : undefined;
  }
  return node;
}

function hasOwnFormat(value: unknown): value is { format: keyof typeof FORMATS } {
  return typeof value === 'object' && value !== null && 'format' in value && String(value.format) in FORMATS;
}
