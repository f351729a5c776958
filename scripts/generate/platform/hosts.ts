import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GenerationError } from '../generation-error.ts';
import { isObject } from '../../../conformance/json.ts';
import { redocly } from '../libraries.ts';

/** The file that lists the hosts, relative to the root folder. */
export const HOSTS_FILE = 'specs/hosts.yaml';

/** A host of the platform. */
export interface Host {
  id: string;
  /** Its address in the contracts: `{base_url}`. */
  address: string;
}

/**
 * Reads the hosts of the platform, in the order of their ports.
 *
 * @throws {GenerationError} if the file is missing or invalid
 */
export async function readHosts(root: string): Promise<Host[]> {
  const text = await readFile(resolve(root, HOSTS_FILE), 'utf8').catch(() => {
    throw new GenerationError([{ file: HOSTS_FILE, message: 'cannot be read.' }]);
  });
  const hosts: unknown = redocly.parseYaml(text);
  if (Array.isArray(hosts) && hosts.every(isHost)) return hosts;
  throw new GenerationError([{ file: HOSTS_FILE, message: 'is not a list of hosts, each with `id` and `address`.' }]);
}

function isHost(value: unknown): value is Host {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['address'] === 'string';
}
