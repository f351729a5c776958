import { operationsOf } from '../../../conformance/contracts/operations.ts';
import type { Rule } from '../../../conformance/engine/rule.ts';
import { statementOf } from '../../../conformance/engine/statements.ts';
import type { Statement } from '../../../generated/statements.ts';
import type { Contract } from '../contracts.ts';
import { inline, link, named, text } from './md.ts';

/** Path of the page of one contract. */
export const contractPage = (id: string): string => `contracts/${id}.html`;

/** Path of the page of the SDL of one interface. */
export const schemaPage = (id: string): string => `contracts/${id}-schema.html`;

/** Path of a downloadable file of a contract. */
export const contractFile = (id: string, name: 'openapi.yaml' | 'openapi.json' | 'schema.graphql'): string =>
  `contracts/${id}/${name}`;

/** Path of the page of the GraphQL schema, with its explorer. */
export const GRAPHQL_PAGE = 'interfaces/graphql.html';

/** The page of one interface. */
export const interfaceLink = (id: string): string => `/interfaces/${id}.html`;

/** Link to an operation in the Redoc page of its contract. */
export const operationLink = (id: string, operationId: string): string =>
  `/${contractPage(id)}#operation/${operationId}`;

/** The changelog of the contract of an interface. */
export const changesLink = (id: string): string => `/interfaces/changes/${id}.html`;

/** The page of one rule. */
export const ruleLink = (id: string): string => `/rules/${id}.html`;

/** The page of a document, with its statements. */
export const documentLink = (id: Statement['document']): string => `/statements/${id}.html`;

/** A statement in the page of its document. */
export const statementLink = ({ document, id }: Statement): string => `${documentLink(document)}#${id}`;

/** The page of the exports of an import path of the client library. */
export const clientLink = (importPath: string): string => `/develop/client/${importPath}.html`;

/** Path of a page from a link without anchor. */
export const pathOf = (link: string): string => link.slice(1);

/** The title of an interface, linked to its page. */
export const toInterface = ({ id, title }: Pick<Contract, 'id' | 'title'>): string =>
  link(text(title), interfaceLink(id));

/** Method and path of an operation, linked to its contract; not linked if the contract does not have it. */
export function toOperation({ id, document }: Pick<Contract, 'id' | 'document'>, key: string): string {
  const operation = operationsOf(document).find((one) => one.key === key);
  return named(key, operation && operationLink(id, operation.object.operationId ?? ''));
}

/** The title of a rule, linked to its page. */
export const toRule = ({ id, title }: Pick<Rule, 'id' | 'title'>): string => link(inline(title), ruleLink(id));

/** The id of a statement, linked to its page. */
export const toStatement = (statement: Statement): string => link(statement.id, statementLink(statement));

/** Linked ids of statements; ids without a statement are left out. */
export const toStatements = (ids: Iterable<string>): string =>
  [...ids]
    .flatMap((id) => statementOf(id) ?? [])
    .map(toStatement)
    .join(', ');
