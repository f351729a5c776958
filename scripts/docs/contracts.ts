import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { isObject } from '../../conformance/json.ts';
import { operationsOf } from '../../conformance/contracts/operations.ts';
import { HOSTS, INTERFACES, isInterfaceId, type Host } from '../../generated/platform.ts';

/** What the docs and the sweep need to know about one interface; everything is read from its bundle. */
export interface Contract {
  /** Name of its folder under `generated/`. */
  id: string;
  host: Host;
  /** Name of the server variable that stands for the address of the host. */
  placeholder: string;
  /** Where the mocks serve the host unless told otherwise. */
  mockUrl: string;
  title: string;
  summary: string;
  version: string;
  /** Number of operations. */
  operations: number;
  /** Last day, `YYYY-MM-DD`, of an interface that ends. */
  sunset: string | undefined;
  /** Interfaces that replace an ending one. */
  successors: readonly string[];
  document: OpenAPI3;
  /** Absolute path of the bundle as JSON. */
  file: string;
  /** Absolute path of the SDL, where the interface has one. */
  schemaFile: string | undefined;
}

/**
 * Reads the bundles of all interfaces, sorted by host and id.
 *
 * @param generated absolute path of `generated/`
 * @throws Error naming the file when the folder or a bundle cannot be read, or a bundle has no server of its host
 */
export async function readContracts(generated: string): Promise<Contract[]> {
  const entries = await readdir(generated, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`${generated} cannot be read: run \`npm run generate\` first.`, { cause: error });
  });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const contracts = await Promise.all(folders.map((id) => readContract(generated, id)));
  if (contracts.length === 0) throw new Error(`${generated} holds no contract: run \`npm run generate\` first.`);
  return contracts.sort((a, b) => HOSTS.indexOf(a.host) - HOSTS.indexOf(b.host) || a.id.localeCompare(b.id, 'en'));
}

async function readContract(generated: string, id: string): Promise<Contract> {
  const folder = join(generated, id);
  const file = join(folder, 'openapi.json');
  const document = await readDocument(file);
  if (!isInterfaceId(id)) throw new Error(`${file} is the contract of no interface: run \`npm run generate\`.`);
  const schemaFile = (await readdir(folder)).includes('schema.graphql') ? join(folder, 'schema.graphql') : undefined;
  const { title, summary, version } = document.info;
  return {
    id,
    host: INTERFACES[id].host,
    ...serverOf(document, file),
    title,
    summary: typeof summary === 'string' ? summary : '',
    version,
    operations: operationsOf(document).length,
    sunset: typeof document['x-sunset'] === 'string' ? document['x-sunset'] : undefined,
    successors: successorsOf(document['x-successor']),
    document,
    file,
    schemaFile,
  };
}

async function readDocument(file: string): Promise<OpenAPI3> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as OpenAPI3;
  } catch (error) {
    throw new Error(`${file} is not a readable bundle: run \`npm run generate\`.`, { cause: error });
  }
}

/** The server whose address is one variable: the name of that, and where the mocks are. */
function serverOf({ servers = [] }: OpenAPI3, file: string): Pick<Contract, 'placeholder' | 'mockUrl'> {
  for (const { url, variables = {} } of servers) {
    const placeholder = /^\{(\w+)\}$/.exec(url)?.[1] ?? '';
    const variable: unknown = variables[placeholder];
    if (isObject(variable)) return { placeholder, mockUrl: String(variable.default) };
  }
  throw new Error(`${file}: no server is a placeholder.`);
}

function successorsOf(map: unknown): string[] {
  const targets = isObject(map) ? Object.values(map).filter((target) => typeof target === 'string') : [];
  return [...new Set(targets.filter((target) => target.includes('#')).map((target) => target.split('#')[0] ?? ''))];
}
