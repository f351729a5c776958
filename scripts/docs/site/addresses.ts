import type { Statement } from '../../../generated/statements.ts';

/** Addresses inside the site: paths of its files, and links as its pages write them, from its root on. */

/** Path of the page of one contract. */
export const contractPage = (id: string): string => `contracts/${id}.html`;

/** Path of the page of the SDL of one interface. */
export const schemaPage = (id: string): string => `contracts/${id}-schema.html`;

/** Path of a file of a contract, to be downloaded. */
export const contractFile = (id: string, name: 'openapi.yaml' | 'openapi.json' | 'schema.graphql'): string =>
  `contracts/${id}/${name}`;

/** Path of the page of the GraphQL schema, with its explorer. */
export const GRAPHQL_PAGE = 'interfaces/graphql.html';

/** The page of one interface. */
export const interfaceLink = (id: string): string => `/interfaces/${id}.html`;

/** An operation in the page of its contract. */
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

/** The page of what one import path of the client library exports. */
export const clientLink = (importPath: string): string => `/develop/client/${importPath}.html`;

/** Path of a page in the site, from a link without anchor. */
export const pathOf = (link: string): string => link.slice(1);
