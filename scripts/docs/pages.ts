/** Addresses inside the site, all relative to its root. */

/** The page about one interface. */
export function interfacePage(id: string): string {
  return `interfaces/${id}.html`;
}

/** The page of one contract. */
export function contractPage(id: string): string {
  return `contracts/${id}.html`;
}

/** The page of the SDL of one interface. */
export function schemaPage(id: string): string {
  return `contracts/${id}-schema.html`;
}

/** Name of a file of a contract. */
export type ContractFileName = 'openapi.yaml' | 'openapi.json' | 'schema.graphql';

/** A file of a contract, to be downloaded. */
export function contractFile(id: string, name: ContractFileName): string {
  return `contracts/${id}/${name}`;
}
