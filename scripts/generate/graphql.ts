import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import type * as Core from '@graphql-codegen/core';
import type * as Graphql from 'graphql';
import { uncapitalized } from '../../conformance/generator/code-text.ts';
import type { Enumeration } from '../../conformance/generator/enumerations.ts';
import { GenerationError } from './generation-error.ts';
import { withComments, withValueTexts } from './graphql-texts.ts';
import { graphql, load } from './libraries.ts';
import type { Lists } from './platform/lists.ts';

type Plugin = Parameters<typeof Core.codegen>[0]['pluginMap'][string];
/** Import of one type by generated modules. It is replaced, since it would oblige every user to install graphql. */
const TYPED_DOCUMENT = "'@graphql-typed-document-node/core'";

type PluginSettings = { name: string; config: object }[];

/** Code generated from an SDL. */
export interface GraphqlCode {
  /** Contents by name: the SDL, and the output of graphql-codegen with comments added and one type replaced by our own. */
  files: ReadonlyMap<string, string>;
  /** The enumerations of the SDL; `schema-types.ts` has their types. */
  enumerations: readonly Enumeration[];
  /** Its closed lists: the values of each enumeration; and as `<type>Field`, the fields of a query's result as `Type.field`. */
  lists: Lists;
  /** Absolute paths of the files that were read. */
  sources: readonly string[];
}

/**
 * Runs graphql-codegen with the settings of `codegen.ts`, in this process.
 *
 * @throws {GenerationError} if the SDL or the operations are wrong
 */
export async function generateGraphql(root: string, config: Types.Config): Promise<GraphqlCode> {
  const { codegen } = load('@graphql-codegen/core') as typeof Core;
  // codegen.ts names one path for each.
  const [schemaPath, documentsPath] = [config.schema, config.documents] as [string, string];
  const sources = [resolve(root, schemaPath), resolve(root, documentsPath)] as const;
  const [schemaText, documentsText] = await Promise.all([readFile(sources[0], 'utf8'), readFile(sources[1], 'utf8')]);
  const parsed = checked(schemaPath, () => graphql.parse(new graphql.Source(schemaText, schemaPath)));
  const schema = withValueTexts(parsed);
  const schemaAst = checked(schemaPath, () => graphql.buildASTSchema(schema));
  const document = checked(documentsPath, () => graphql.parse(new graphql.Source(documentsText, documentsPath)));
  assertNone(documentsPath, graphql.validate(schemaAst, document));

  const files = new Map([[basename(schemaPath), schemaText]]);
  for (const [filename, output] of Object.entries(config.generates as Record<string, Types.ConfiguredOutput>)) {
    const plugins = pluginsOf(output);
    const content = await codegen({
      filename,
      schema,
      schemaAst,
      documents: [{ location: documentsPath, document }],
      config: { ...config.config, ...output.config },
      plugins: plugins.map(({ name, config: settings }) => ({ [name]: settings })),
      pluginMap: Object.fromEntries(plugins.map(({ name }) => [name, load(`@graphql-codegen/${name}`) as Plugin])),
    });
    const commented = withComments(schemaAst, document, content);
    files.set(basename(filename), commented.replace(TYPED_DOCUMENT, "'../typed-document.ts'"));
  }
  const enumerations = Object.values(schemaAst.getTypeMap()).filter(
    (type) => graphql.isEnumType(type) && !graphql.isIntrospectionType(type),
  ) as Graphql.GraphQLEnumType[];
  const valuesOf = (type: Graphql.GraphQLEnumType) => type.getValues().map(({ name }) => name);
  const lists = new Map([
    ...enumerations.map((type) => [type.name, valuesOf(type)] as const),
    ...resultTypes(schemaAst).map((type) => [`${uncapitalized(type.name)}Field`, fieldsOf(type)] as const),
  ]);
  const named = enumerations.map((type) => ({ name: type.name, values: valuesOf(type), open: false, named: true }));
  return { files, enumerations: named, lists, sources };
}

/** The object types that queries return. */
function resultTypes(schema: Graphql.GraphQLSchema): Graphql.GraphQLObjectType[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [...new Set(queries.map(({ type }) => graphql.getNamedType(type)))].filter(graphql.isObjectType);
}

/** The fields of an object type and of the types nested in it. */
function fieldsOf(type: Graphql.GraphQLObjectType, seen = new Set([type])): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    const name = `${type.name}.${field.name}`;
    const below = graphql.getNamedType(field.type);
    if (!graphql.isObjectType(below) || seen.has(below)) return [name];
    seen.add(below);
    return [name, ...fieldsOf(below, seen)];
  });
}

function pluginsOf({ plugins = [] }: Types.ConfiguredOutput): PluginSettings {
  return plugins.flatMap((plugin) =>
    typeof plugin === 'string'
      ? [{ name: plugin, config: {} }]
      : Object.entries(plugin).map(([name, settings]) => ({ name, config: settings as object })),
  );
}

function checked<Result>(file: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error) assertNone(file, [error]);
    throw error;
  }
}

function assertNone(file: string, errors: readonly Error[]): void {
  if (errors.length === 0) return;
  throw new GenerationError(
    errors.map((error) => {
      const [position] = (error as Partial<Graphql.GraphQLError>).locations ?? [];
      return { file, ...(position && { line: position.line, column: position.column }), message: error.message };
    }),
  );
}
