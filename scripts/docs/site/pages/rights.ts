import type { OpenAPI3 } from 'openapi-typescript';
import { operationsOf, resolveReference } from '../../../../conformance/contracts/operations.ts';
import { sectionOf, sentenceOf } from '../../../../conformance/engine/statements.ts';
import { isObject, type JsonObject } from '../../../../conformance/json.ts';
import { groupBy } from '../../../../conformance/group-by.ts';
import { STATEMENTS } from '../../../../generated/statements.ts';
import { requirementsOf } from '../../../generate/credentials.ts';
import { propertiesOf } from '../../../generate/platform/lists.ts';
import { unspecifiedNote } from '../interfaces/operations.ts';
import { anchored, blocks, code, inline, table, type Row } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';
import { toInterface, toOperation, toStatement, toStatements } from '../addresses.ts';

/** The lists of the contracts that the page shows, named by `x-list`. */
const RIGHTS = 'right';
const ATTRIBUTES = 'personAttribute';
/** Titles of the sections of the documents on rights. */
const ABOUT_RIGHTS = /^(?:Rights|Permissions)\b/;

/** The page on rights: what each means, which operations need it, and which attributes belong to persons and which to organisations. */
export default function rights({ contracts }: SiteSources): Page {
  const owner = contracts.find(({ document }) => listed(document, RIGHTS) !== undefined);
  if (owner === undefined) throw new Error(`No contract has a schema with x-list: ${RIGHTS}.`);
  const { id, document } = owner;
  const schema = listed(document, RIGHTS);
  const stated = STATEMENTS.filter((statement) => ABOUT_RIGHTS.test(sectionOf(statement))).map((statement) => {
    const keys = statement.operations?.[id] ?? [];
    const links = keys.map((key) => toOperation(owner, key));
    const open = statement.open === undefined ? '' : '**Open.** ';
    return [`${open}${inline(sentenceOf(statement))} (${toStatement(statement)})`, links.join('<br>')];
  });
  return {
    path: 'interfaces/rights.html',
    title: 'Rights and attributes',
    summary: 'The rights of persons, what needs them, and the attributes of persons and organisations.',
    section: 'interfaces',
    markdown: blocks(
      `Everything here is what the contract of ${toInterface(owner)} and the [statements](/statements/index.html) say; what they leave open stays open.`,
      '## Rights of persons',
      inline(textOf(schema, 'description')),
      table(['Right', 'Description', 'Default at a creation', 'Statements'], rightsOf(document)),
      `Not specified: ${inline(textOf(schema, 'x-unspecified'))}.`,
      '## What needs a right',
      table(['Statement', 'Where'], stated),
      '## Scopes of tokens',
      'Rights belong to persons; access tokens carry scopes. The documents name the scopes of these operations; which other operations need one, and its name, is [not specified](/interfaces/not-specified.html):',
      table(['Scope', 'Interface', 'Operations'], contracts.flatMap(scopesOf)),
      '## Attributes of persons and organisations',
      'An attribute that does not belong to this kind of partner is ignored.',
      table(['Attribute', 'Persons', 'Organisations', 'Description', 'Statements'], attributesOf(document)),
    ),
  };
}

function rightsOf(document: OpenAPI3): Row[] {
  return Object.entries(membersOf(document, listed(document, RIGHTS))).map(([name, right]) => {
    const other = withDefault(document, name);
    const byDefault = `${code(String(other?.['default']))} ${unspecifiedNote({ ...other })}`;
    return [anchored(name, code(name)), inline(textOf(right, 'description')), byDefault, sourcesOf(right, other)];
  });
}

/** The first member of this name with a default, in any schema. */
function withDefault(document: OpenAPI3, name: string): JsonObject | undefined {
  const schemas = Object.values(document.components?.schemas ?? {});
  return schemas.map((one) => membersOf(document, one)[name]).find((member) => member?.['default'] !== undefined);
}

function scopesOf(contract: SiteSources['contracts'][number]): Row[] {
  const found = operationsOf(contract.document).flatMap(({ key, object }) => {
    const scopes = requirementsOf(contract.document, object).flatMap((requirement) =>
      Object.values(requirement).flat(),
    );
    return scopes.map((scope) => ({ scope, link: toOperation(contract, key) }));
  });
  return groupBy(found, ({ scope }) => scope).map(([scope, same]) => {
    return [code(scope), toInterface(contract), same.map(({ link }) => link).join('<br>')];
  });
}

function attributesOf(document: OpenAPI3): Row[] {
  const own = membersOf(document, listed(document, RIGHTS));
  const members = Object.entries(membersOf(document, listed(document, ATTRIBUTES))).filter(([name]) => !(name in own));
  return members.map(([name, member]) => {
    const { 'x-applies-to': owners, 'x-unspecified': open, readOnly } = member;
    const unlike = Array.isArray(owners) && open === undefined ? 'no' : 'not stated';
    const belongsTo = (kind: string): string => (Array.isArray(owners) && owners.includes(kind) ? 'yes' : unlike);
    // Details come from the member, or from the schema that it refers to.
    const [whole] = (Array.isArray(member['allOf']) ? member['allOf'] : []) as { $ref: string }[];
    const schema = whole && resolveReference<JsonObject>(document, whole);
    const labelled = (lead: string, names: unknown): string[] => {
      const words = [names ?? []].flat().map((one) => code(typeof one === 'string' ? one : JSON.stringify(one)));
      return words.length === 0 ? [] : [`${lead}: ${words.join(', ')}.`];
    };
    const what = [
      inline(textOf(member, 'description') || textOf(schema, 'description')),
      readOnly === true ? 'Read-only.' : [],
      labelled('Values', schema?.['enum']),
      labelled('Default at a creation', withDefault(document, name)?.['default']),
      labelled('Members', Object.keys(membersOf(document, member))),
      unspecifiedNote(member),
    ];
    const belongings = ['PERSON', 'ORGANISATION'].map(belongsTo);
    return [anchored(name, code(name)), ...belongings, what.flat().join(' '), sourcesOf(member)];
  });
}

/** The schema with an `x-list` of this name, alone or among others. */
function listed(document: OpenAPI3, name: string): JsonObject | undefined {
  const schemas = Object.values(document.components?.schemas ?? {}) as JsonObject[];
  return schemas.find(({ 'x-list': own }) => own === name || (isObject(own) && name in own));
}

const membersOf = (document: OpenAPI3, schema: object | undefined) =>
  propertiesOf(document, { ...schema }) as Record<string, JsonObject>;

function textOf(part: JsonObject | undefined, name: string): string {
  const word = part?.[name];
  return typeof word === 'string' ? word : '';
}

function sourcesOf(...parts: readonly (JsonObject | undefined)[]): string {
  return toStatements(new Set(parts.flatMap((part) => textOf(part, 'x-source').split(', '))));
}
