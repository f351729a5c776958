import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, type Interface, type InterfaceId } from '../../generated/platform.ts';

/** What the docs and the sweep need to know about one interface; everything is read from its bundle. */
export interface Contract extends Omit<Interface, 'version'> {
  /** Name of its folder under `generated/`. */
  id: string;
  /** Name of the server variable that stands for the address of the host. */
  placeholder: string;
  /** Where the mocks serve the host unless told otherwise. */
  mockUrl: string;
  summary: string;
  version: string;
  /** Number of operations. */
  operations: number;
  /** Interfaces that replace an ending one. */
  successors: readonly string[];
  document: OpenAPI3;
  /** Absolute path of the bundle as JSON. */
  file: string;
  /** The SDL, where the interface has one. */
  sdl: string | undefined;
}

/**
 * Reads the bundles of all interfaces, in the order of the registry.
 *
 * @param generated absolute path of `generated/`
 * @throws Error naming the file when a bundle cannot be read, or has no server of its host
 */
export function readContracts(generated: string): Promise<Contract[]> {
  return Promise.all(INTERFACE_IDS.map((id) => readContract(generated, id)));
}

async function readContract(generated: string, id: InterfaceId): Promise<Contract> {
  const file = join(generated, id, 'openapi.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: run \`npm run generate\`.`, { cause: error });
  });
  const document = JSON.parse(text) as OpenAPI3;
  const variables = (document.servers ?? []).flatMap((server) => Object.entries(server.variables ?? {}));
  const [[placeholder, variable] = []] = variables;
  if (placeholder === undefined || variable === undefined) throw new Error(`${file}: no server has a variable.`);
  const successors = OPERATIONS[id].map(({ successor }) => successor);
  return {
    id,
    ...INTERFACES[id],
    placeholder,
    mockUrl: variable.default,
    summary: String(document.info['summary'] ?? ''),
    version: document.info.version,
    operations: OPERATIONS[id].length,
    successors: [...new Set(successors.flatMap((one) => (one && 'interface' in one ? [one.interface] : [])))],
    document,
    file,
    sdl: await readFile(join(generated, id, 'schema.graphql'), 'utf8').catch(() => undefined),
  };
}
