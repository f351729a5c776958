import type { Statement } from '../../../generated/statements.ts';

/** Addresses inside the site: paths of its files, and links as its pages write them, from its root on. */

/** The page of one contract. */
export function contractPage(id: string): string {
  return `contracts/${id}.html`;
}

/** The page of the SDL of one interface. */
export function schemaPage(id: string): string {
  return `contracts/${id}-schema.html`;
}

/** A file of a contract, to be downloaded. */
export function contractFile(id: string, name: 'openapi.yaml' | 'openapi.json' | 'schema.graphql'): string {
  return `contracts/${id}/${name}`;
}

/** The page of one interface. */
export function interfaceLink(id: string): string {
  return `/interfaces/${id}.html`;
}

/** Path of the page of the GraphQL schema, with its explorer. */
export const GRAPHQL_PAGE = 'interfaces/graphql.html';

/** An operation in the page of its contract. */
export function operationLink(id: string, operationId: string): string {
  return `/${contractPage(id)}#operation/${operationId}`;
}

/** The changelog of the contract of an interface. */
export function changesLink(id: string): string {
  return `/interfaces/changes/${id}.html`;
}

/** The page of one rule. */
export function ruleLink(id: string): string {
  return `/rules/${id}.html`;
}

/** The page of a document, with its statements. */
export function documentLink(id: Statement['document']): string {
  return `/statements/${id}.html`;
}

/** A statement in the page of its document. */
export function statementLink({ document, id }: Statement): string {
  return `${documentLink(document)}#${id}`;
}

/** The page of what one import path of the client library exports. */
export function clientLink(importPath: string): string {
  return `/develop/client/${importPath}.html`;
}

/** Path of a page in the site, from a link without anchor. */
export function pathOf(link: string): string {
  return link.slice(1);
}
