/** Addresses inside the site, all relative to its root. */

/** The start page. */
export const INDEX_PAGE = 'index.html';

/** The page that lists what the sources do not show. */
export const UNSPECIFIED_PAGE = 'not-specified.html';

/** The page for an address that is none. */
export const NOT_FOUND_PAGE = '404.html';

/** The page of one contract. */
export function contractPage(id: string): string {
  return `${id}.html`;
}

/** The page of the SDL of one interface. */
export function schemaPage(id: string): string {
  return `${id}-schema.html`;
}

/** A file of a contract, to be downloaded. */
export function contractFile(id: string, name: 'openapi.yaml' | 'openapi.json' | 'schema.graphql'): string {
  return `contracts/${id}/${name}`;
}
