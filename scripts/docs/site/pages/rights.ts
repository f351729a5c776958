import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf, resolveReference } from '../../../../conformance/contracts/operations.ts';
import { sectionOf, sentenceOf, statementOf } from '../../../../conformance/engine/statements.ts';
import { isObject, type JsonObject } from '../../../../conformance/json.ts';
import { STATEMENTS, type Statement } from '../../../../generated/statements.ts';
import type { Contract } from '../../contracts.ts';
import { interfaceLink, operationLink, statementLink } from '../addresses.ts';
import { code, inline, link, named, table, text } from '../md.ts';
import type { PageSource, SiteSources } from '../page.ts';

/** The lists of the contracts that the page shows, by their `x-list`. */
const RIGHTS = 'right';
const ATTRIBUTES = 'personAttribute';
/** The sections of the documents that say what rights do. */
const ABOUT_RIGHTS = /^(?:Rights|Permissions)\b/;

/** Which right is which, what takes which right, and which attribute belongs to persons and which to organisations. */
const rights: PageSource = (sources) => {
  const owner = sources.contracts.find(({ document }) => listed(document, RIGHTS) !== undefined);
  if (owner === undefined) throw new Error(`No contract has a schema with x-list: ${RIGHTS}.`);
  const { id, title } = owner;
  return [
    {
      path: 'interfaces/rights.html',
      title: 'Rights and attributes',
      summary:
        'Which right of a person is which, what needs a right, and which attributes persons and organisations have.',
      section: 'interfaces',
      markdown: [
        `Everything here is what the contract of ${link(text(title), interfaceLink(id))} and the [statements](/statements/index.html) say; what they leave open stays open.`,
        '## Rights of persons',
        ...rightsOf(owner),
        '## What needs a right',
        table(
          ['Statement', 'Where'],
          STATEMENTS.filter(isAboutRights).map((statement) => row(statement, owner)),
        ),
        '## Scopes of tokens',
        'Rights belong to persons; an access token carries scopes. These operations ask for one:',
        table(['Scope', 'Interface', 'Operations'], scopes(sources)),
        '## Attributes of persons and organisations',
        'What does not belong to the one whom it is sent for is ignored.',
        attributes(owner.document),
      ].join('\n\n'),
    },
  ];
};
export default rights;

function rightsOf({ document }: Contract): string[] {
  const schema = listed(document, RIGHTS);
  const defaults = Object.values(document.components?.schemas ?? {}).flatMap((one) =>
    Object.entries(membersOf(document, one)),
  );
  const rows = Object.entries(membersOf(document, schema)).map(([name, right]) => {
    const byDefault = defaults.find(([other, member]) => other === name && member['default'] !== undefined)?.[1];
    return {
      id: name,
      cells: [
        code(name),
        inline(wordOf(right, 'description')),
        code(String(byDefault?.['default'])),
        sourcesOf(right, byDefault),
      ],
    };
  });
  return [
    inline(wordOf(schema, 'description')),
    table(['Right', 'What it is', 'Default at a creation', 'Statements'], rows),
    `Not specified: ${inline(wordOf(schema, 'x-unspecified'))}.`,
  ];
}

const isAboutRights = (statement: Statement): boolean => ABOUT_RIGHTS.test(sectionOf(statement));

function row(statement: Statement, { id, document }: Contract): { cells: string[] } {
  const known = new Map(operationsOf(document).map(({ key, object }) => [key, object.operationId ?? '']));
  const keys = statement.operations?.[id as 'partner'] ?? [];
  const links = keys.map((key) => named(key, known.has(key) ? operationLink(id, known.get(key) ?? '') : undefined));
  const open = statement.open === undefined ? '' : '**Open.** ';
  return {
    cells: [
      `${open}${inline(sentenceOf(statement))} (${link(statement.id, statementLink(statement))})`,
      links.join('<br>'),
    ],
  };
}

function scopes({ contracts }: SiteSources): { cells: string[] }[] {
  return contracts.flatMap(({ id, title, document }) => {
    const found = new Map<string, string[]>();
    for (const { key, object } of operationsOf(document)) {
      for (const scope of (object.security ?? document.security ?? []).flatMap(
        (way) => Object.values(way).flat() as string[],
      )) {
        found.set(scope, [...(found.get(scope) ?? []), named(key, operationLink(id, object.operationId ?? ''))]);
      }
    }
    return Array.from(found, ([scope, links]) => ({
      cells: [code(scope), link(text(title), interfaceLink(id)), links.join('<br>')],
    }));
  });
}

function attributes(document: OpenAPI3): string {
  const own = new Set(Object.keys(membersOf(document, listed(document, RIGHTS))));
  const members = Object.entries(membersOf(document, listed(document, ATTRIBUTES))).filter(([name]) => !own.has(name));
  const rows = members.map(([name, member]) => {
    const owners = member['x-applies-to'];
    const belongsTo = (kind: string): string =>
      !Array.isArray(owners) ? 'not stated' : owners.includes(kind) ? 'yes' : 'no';
    const parts = Object.keys(membersOf(document, member)).map(code);
    const what = `${inline(descriptionOf(document, member))}${parts.length === 0 ? '' : ` Members: ${parts.join(', ')}.`}`;
    return {
      id: `attribute-${name}`,
      cells: [code(name), belongsTo('PERSON'), belongsTo('ORGANISATION'), what, sourcesOf(member)],
    };
  });
  return table(['Attribute', 'Persons', 'Organisations', 'What it is', 'Statements'], rows);
}

/** The schema of a list of the contract, or of several. */
function listed(document: OpenAPI3, name: string): JsonObject | undefined {
  const schemas = Object.values(document.components?.schemas ?? {}) as JsonObject[];
  return schemas.find(({ 'x-list': own }) => own === name || (isObject(own) && name in own));
}

/** The members of a schema and of the schemas that it consists of; each with what the schema that it refers to says of it. */
function membersOf(document: OpenAPI3, schema: unknown): Record<string, JsonObject> {
  if (!isObject(schema)) return {};
  const whole = resolveReference<JsonObject>(document, schema);
  const parts = Array.isArray(whole['allOf']) ? (whole['allOf'] as unknown[]) : [];
  const inherited = parts.map((part) => membersOf(document, part));
  const own = isObject(whole['properties']) ? (whole['properties'] as Record<string, JsonObject>) : {};
  return { ...(Object.assign({}, ...inherited) as Record<string, JsonObject>), ...own };
}

/** What a member says of itself, or the schema that it is. */
function descriptionOf(document: OpenAPI3, member: JsonObject): string {
  const [whole] = (Array.isArray(member['allOf']) ? member['allOf'] : []) as { $ref: string }[];
  return wordOf(member, 'description') || wordOf(whole && resolveReference<JsonObject>(document, whole), 'description');
}

function wordOf(part: JsonObject | undefined, name: string): string {
  const word = part?.[name];
  return typeof word === 'string' ? word : '';
}

function sourcesOf(...parts: readonly (JsonObject | undefined)[]): string {
  const ids = new Set(parts.flatMap((part) => wordOf(part, 'x-source').split(', ')));
  const statements = [...ids].flatMap((id) => statementOf(id) ?? []);
  return statements.map((statement) => link(statement.id, statementLink(statement))).join(', ');
}
