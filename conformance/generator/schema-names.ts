import type { BundledInterface } from './bundled-interface.ts';
import { commentOf, headerOf, quote } from './code-text.ts';
import { withGatheredTexts } from './documentation.ts';
import { enumerationsOf, type Enumeration } from './enumerations.ts';

/** The other exports of the index of an interface. */
export interface Neighbours {
  /** Code of its client, whose names are taken. */
  client: string;
  /** Type names of its GraphQL schema, if it has one; they take precedence over component schemas of the same name. */
  graphql: readonly string[];
  /** The enumerations of the GraphQL schema. */
  enumerations: readonly Enumeration[];
}

/** One export, as lines of code. */
interface Export {
  name: string;
  lines: readonly string[];
}

/**
 * Writes `schemas.ts` of an interface: a type for each component schema, under its own name, and a list for each enumeration:
 * `<Type>Values`. An enumeration inside a schema has the type `<Schema><Property>`.
 *
 * @throws {Error} if a name is invalid in TypeScript, or is taken
 */
export function generateSchemaNames(
  { id, source, document, command }: BundledInterface,
  { client, graphql, enumerations }: Neighbours,
): string {
  const aliases = Object.entries(withGatheredTexts(document).components?.schemas ?? {})
    .filter(([name]) => !graphql.includes(name))
    .map(([name, schema]) => alias(name, (schema as { title?: string }).title));
  const all = [...aliases, ...[...enumerationsOf(document), ...enumerations].flatMap(listOf)];
  assertFree(all, ['components', ...exportsOf(client)]);
  return [
    headerOf(`Names of the schemas of the interface \`${id}\``, source, command).trimEnd(),
    ...(aliases.length === 0 ? [] : ["import type { components } from './types.ts';"]),
    ...all.flatMap(({ lines }) => ['', ...lines]),
    ...(all.length === 0 ? ['export {};'] : []),
    '',
  ].join('\n');
}

function alias(name: string, comment: string | undefined): Export {
  const documentation = comment === undefined ? [] : commentOf(comment.split('\n'));
  return { name, lines: [...documentation, `export type ${name} = components['schemas']['${name}'];`] };
}

function listOf({ name, values, open, named }: Enumeration): Export[] {
  const list = `${name}Values`;
  const literals = values.map((value) => (typeof value === 'string' ? quote(value) : JSON.stringify(value))).join(', ');
  const what = open ? 'The known values of {@link TYPE}; others may follow.' : 'The values of {@link TYPE}.';
  const constant = `export const ${list} = [${literals}] as const;`;
  const exported = { name: list, lines: [...commentOf([what.replace('TYPE', name)]), constant] };
  if (named) return [exported];
  const comment = `/** One of {@link ${list}}${open ? ', or another' : ''}. */`;
  const type = `export type ${name} = (typeof ${list})[number]${open ? ' | (string & {})' : ''};`;
  return [exported, { name, lines: [comment, type] }];
}

/** Words that no type can have as its name, in a module. */
const RESERVED = new Set(
  (
    'any as await bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let never new null number object package private protected public return static ' +
    'string super switch symbol this throw true try typeof undefined unknown var void while with yield'
  ).split(' '),
);

function assertFree(exported: readonly Export[], others: readonly string[]): void {
  const taken = new Set(others);
  for (const { name } of exported) {
    if (RESERVED.has(name) || !/^[\p{L}_$][\p{L}\p{M}\p{N}_$]*$/u.test(name))
      throw new Error(`components.schemas: \`${name}\` cannot be a name in TypeScript.`);
    if (taken.has(name))
      throw new Error(`components.schemas: \`${name}\` is exported twice; give one of them another name.`);
    taken.add(name);
  }
}

/** The exported names of a module. */
export function exportsOf(code: string): string[] {
  const names = /^export (?:declare )?(?:abstract )?(?:const|class|function|interface|type) ([\p{L}\p{M}\p{N}_$]+)/gmu;
  return Array.from(code.matchAll(names), ([, name]) => String(name));
}
