import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from '../../conformance/generator/files.ts';
import { ifMissing } from '../../conformance/message-of.ts';

/**
 * Everything that affects the generated files, relative to the root folder: contracts, settings, generator, and the versions of its tools,
 * as locked and as installed.
 */
export const INPUTS = [
  'specs',
  'redocly.yaml',
  'codegen.ts',
  'scripts/generate.ts',
  'scripts/generate',
  'conformance/contracts',
  'conformance/generator',
  'conformance/json.ts',
  'conformance/message-of.ts',
  'scripts/redocly-plugin',
  'package-lock.json',
  'node_modules/.package-lock.json',
] as const;

/** Digest of the names and contents of files, independent of their order. */
export function digestOf(files: Iterable<readonly [string, string | Buffer]>): string {
  const lines = Array.from(files, ([path, content]) => `${path}\n${hash('sha256', content)}\n`);
  return hash('sha256', lines.sort().join(''));
}

/** Digest of all {@link INPUTS} and the version of Node. */
export async function digestOfInputs(root: string): Promise<string> {
  const digests = await Promise.all(INPUTS.map(async (path) => [path, await digestAt(join(root, path))] as const));
  return digestOf([...digests, ['node', process.version]]);
}

async function digestAt(path: string): Promise<string> {
  const found = await stat(path).catch(ifMissing(undefined));
  if (found === undefined) return 'missing';
  return found.isDirectory() ? digestOf(await readFolder(path)) : hash('sha256', await readFile(path));
}
