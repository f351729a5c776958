import { dirname, join } from 'node:path';
import type { Contract } from './contracts.ts';
import { contractFile } from './pages.ts';

/** The files of a contract that the site offers to download: absolute path of each → path in the site. */
export function copiesOf({ id, file, schemaFile }: Contract): { from: string; to: string }[] {
  return [
    { from: file, to: contractFile(id, 'openapi.json') },
    { from: join(dirname(file), 'openapi.yaml'), to: contractFile(id, 'openapi.yaml') },
    ...(schemaFile === undefined ? [] : [{ from: schemaFile, to: contractFile(id, 'schema.graphql') }]),
  ];
}
