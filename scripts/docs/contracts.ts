import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, INTERFACES, type InterfaceId } from '../../generated/platform.ts';

/** An interface for the docs, the sweep and the Postman collection, from its bundle and the registry. */
export type Contract = Awaited<ReturnType<typeof readContract>>;

/**
 * Reads the bundles of all interfaces, in the order of the registry.
 *
 * @param generated absolute path of `generated/`
 * @throws Error naming the file when a bundle cannot be read, or has no server of its host
 */
export function readContracts(generated: string): Promise<Contract[]> {
  return Promise.all(INTERFACE_IDS.map((id) => readContract(generated, id)));
}

async function readContract(generated: string, id: InterfaceId) {
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
    ...INTERFACES[id],
    /** Name of its folder under `generated/`. */
    id,
    /** Name of the server variable for the address of the host. */
    placeholder,
    /** Default address of the host's mock. */
    mockUrl: variable.default,
    summary: String(document.info['summary'] ?? ''),
    version: document.info.version,
    /** Number of operations. */
    operations: OPERATIONS[id].length,
    /** Interfaces that replace an ending one. */
    successors: [...new Set(successors.flatMap((one) => (one && 'interface' in one ? [one.interface] : [])))],
    document,
    /** Absolute path of the bundle as JSON. */
    file,
    /** The SDL, if the interface has one. */
    sdl: await readFile(join(generated, id, 'schema.graphql'), 'utf8').catch(() => undefined),
  };
}
