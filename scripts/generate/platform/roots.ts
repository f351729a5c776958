import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../../../conformance/json.ts';
import { GenerationError, ofFile } from '../generation-error.ts';
import { redocly } from '../libraries.ts';

/** Root documents by interface id, relative to the root folder. */
export type Roots = ReadonlyMap<string, string>;

/** The file that lists the root documents, for Redocly and other tools. */
export const LISTING = 'redocly.yaml';
const APIS = /^apis:.*\n(?:[ \t]+.*\n)*/m;

/**
 * Finds the root documents: the OpenAPI documents directly in a folder of `specs/`.
 *
 * @param listed ids from the listing, whose order is kept; new ones follow, sorted by id
 * @throws {GenerationError} if there is none, or one has no `x-interface`
 */
export async function findRoots(root: string, listed: readonly string[]): Promise<Roots> {
  const folders = await readdir(join(root, 'specs'), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    folders.filter((entry) => entry.isDirectory()).map(({ name }) => rootsIn(root, `specs/${name}`)),
  );
  const roots = new Map(found.flat());
  if (roots.size === 0) throw new GenerationError([{ file: 'specs', message: 'holds no root document.' }]);
  const ids = new Set([...listed.filter((id) => roots.has(id)), ...[...roots.keys()].sort()]);
  return new Map(Array.from(ids, (id) => [id, roots.get(id) ?? '']));
}

async function rootsIn(root: string, folder: string): Promise<[string, string][]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.yaml'));
  const roots = await Promise.all(
    names.map(async (name): Promise<[string, string][]> => {
      const file = `${folder}/${name}`;
      const document = parsed(file, await readFile(join(root, file), 'utf8'));
      if (!isObject(document) || !('openapi' in document)) return [];
      try {
        const { family, version } = placeOf(document);
        return [[version === undefined ? family : `${family}-${version}`, file]];
      } catch (error) {
        throw ofFile(file, error);
      }
    }),
  );
  return roots.flat();
}

function parsed(file: string, text: string): unknown {
  try {
    return redocly.parseYaml(text);
  } catch (error) {
    throw new GenerationError([{ file, message: (error as Error).message }]);
  }
}

/** The listing with the current root documents; undefined if it is up to date. */
export async function freshListing(root: string): Promise<string | undefined> {
  const text = await readFile(join(root, LISTING), 'utf8');
  const { apis } = redocly.parseYaml(text) as { apis?: object };
  const roots = await findRoots(root, Object.keys(apis ?? {}));
  const block = `apis:\n${Array.from(roots, ([id, file]) => `  ${id}: { root: ${file} }\n`).join('')}`;
  // Leaves the rest of the file unchanged.
  const fresh = APIS.test(text) ? text.replace(APIS, block) : block + text;
  return fresh === text ? undefined : fresh;
}

/** Host, family and version of an interface. */
interface Place {
  host: string;
  family: string;
  version?: string;
}

/**
 * Reads `x-interface` of a root document.
 *
 * @throws {Error} if it is missing or invalid
 */
export function placeOf(document: object): Place {
  const place = (document as JsonObject)['x-interface'];
  if (isObject(place)) {
    const { host, family, version } = place;
    const known = typeof host === 'string' && typeof family === 'string';
    if (known && version === undefined) return { host, family };
    if (known && typeof version === 'string') return { host, family, version };
  }
  throw new Error('needs `x-interface: { host, family }`, with `version` where there are versions.');
}
