import { readFile } from 'node:fs/promises';
import {
  astFromValue,
  buildSchema,
  getNamedType,
  isEnumType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  print,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLEnumType,
  GraphQLField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLType,
} from 'graphql';
import type { Contract } from '../../contracts.ts';
import { html, type Html } from '../../html.ts';
import { contractFile, contractPage, schemaPage } from '../../pages.ts';
import { GRAPHQL_PAGE, interfaceLink } from '../addresses.ts';
import { inline, table } from '../inline.ts';
import type { Page, PageSource } from '../page.ts';

/** The reference of each GraphQL schema, with an explorer that runs queries against the mock. */
const graphql: PageSource = async ({ contracts }) => {
  const pages = contracts.map(async (contract) => {
    const { schemaFile } = contract;
    return schemaFile === undefined ? [] : [graphqlPage(contract, buildSchema(await readFile(schemaFile, 'utf8')))];
  });
  return (await Promise.all(pages)).flat();
};
export default graphql;

/**
 * The page of one schema.
 *
 * @throws Error when the schema has a type of a kind that the page cannot show
 */
export function graphqlPage({ id, title }: Pick<Contract, 'id' | 'title'>, schema: GraphQLSchema): Page {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const objects = types.filter(isObjectType).filter((type) => type !== schema.getQueryType());
  const enums = types.filter(isEnumType);
  const scalars = types.filter(isScalarType);
  const unknown = types.filter((type) => !isObjectType(type) && !isEnumType(type) && !isScalarType(type));
  const [strange] = unknown;
  if (strange !== undefined) throw new Error(`${id}: the page of the schema cannot show the type ${strange.name}.`);
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  return {
    path: GRAPHQL_PAGE,
    title: `${title}: GraphQL`,
    shortTitle: 'GraphQL schema',
    summary: 'Every query, type, field and value of the schema, and an explorer that runs queries against the mock.',
    section: 'interfaces',
    scripts: ['graphql'],
    markdown: [
      introduction(id, title),
      html`<div data-graphql="${id}">
        <noscript><p>The explorer needs JavaScript.</p></noscript>
      </div>`,
      '## Queries',
      schema.getQueryType()?.description ?? '',
      ...queries.map(querySection),
      ...(objects.length === 0 ? [] : ['## Types', ...objects.map(objectSection)]),
      ...(enums.length === 0 ? [] : ['## Enumerations', ...enums.map(enumSection)]),
      ...(scalars.length === 0 ? [] : ['## Scalars', scalarTable(scalars)]),
    ].join('\n\n'),
  };
}

function introduction(id: string, title: string): string {
  return `The schema of [${title}](${interfaceLink(id)}). Queries go as \`POST\` to one address; [the contract of the HTTP exchange](/${contractPage(id)}) says how, and what is answered when something is wrong.
The schema is also there [as Redocly shows it](/${schemaPage(id)}) and [as a file](/${contractFile(id, 'schema.graphql')}).

In the types below, \`!\` marks what must be given, and brackets a list. Everything without \`!\` may be null.

## Explorer`;
}

function querySection({ name, description, type, args }: GraphQLField<unknown, unknown>): Html {
  const rows = args.map((argument) => ({
    id: `query-${name}-${argument.name}`,
    cells: [
      html`<code>${argument.name}</code>`,
      typeLink(argument.type),
      defaultOf(argument),
      inline(argument.description ?? ''),
    ],
  }));
  return html`<h3 id="query-${name}"><code>${name}</code></h3>
    <p>${inline(description ?? '')} Answers ${typeLink(type)}.</p>
    ${rows.length === 0 ? html`` : table(['Argument', 'Type', 'Default', 'Meaning'], rows)}`;
}

function defaultOf({ defaultValue, type }: GraphQLArgument): Html {
  const literal = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return literal ? html`<code>${print(literal)}</code>` : html`none`;
}

function objectSection(type: GraphQLObjectType): Html {
  const rows = Object.values(type.getFields()).map((field) => ({
    id: `type-${type.name}-${field.name}`,
    cells: [html`<code>${field.name}</code>`, typeLink(field.type), inline(field.description ?? '')],
  }));
  return html`${typeHeading(type)} ${table(['Field', 'Type', 'Meaning'], rows)}`;
}

function enumSection(type: GraphQLEnumType): Html {
  const rows = type.getValues().map(({ name, description }) => ({
    id: `type-${type.name}-${name}`,
    cells: [html`<code>${name}</code>`, inline(description ?? '')],
  }));
  return html`${typeHeading(type)} ${table(['Value', 'Meaning'], rows)}`;
}

function typeHeading({ name, description }: GraphQLNamedType): Html {
  return html`<h3 id="type-${name}"><code>${name}</code></h3>
    <p>${inline(description ?? '')}</p>`;
}

function scalarTable(scalars: readonly GraphQLScalarType[]): Html {
  const rows = scalars.map(({ name, description }) => ({
    id: `type-${name}`,
    cells: [html`<code>${name}</code>`, inline(description ?? '')],
  }));
  return table(['Scalar', 'Meaning'], rows);
}

/** A type as the schema writes it; its name leads to where it is described. */
function typeLink(type: GraphQLType): Html {
  const named = getNamedType(type);
  const [before = '', after = ''] = String(type).split(named.name);
  const name = isSpecifiedScalarType(named)
    ? html`${named.name}`
    : html`<a href="#type-${named.name}">${named.name}</a>`;
  return html`<code>${before}${name}${after}</code>`;
}
