import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishDryRun } from './dry-run.ts';
import { fileProblems } from './files.ts';
import { licenceProblems } from './licences.ts';
import { readLockfile } from './lockfile.ts';
import { PACKAGE_NAMES, readManifest, type PackageName } from './packages.ts';
import { writeBills } from './sbom.ts';
import { manifestProblems, tagProblems } from './versions.ts';

/**
 * Tries out a release: manifests, licences, bills of materials, and for each package a build and `npm publish --dry-run`.
 *
 * @param root - absolute path of the checkout
 * @param options.tag - the tag that is to be published, if there is one
 * @param options.write - takes one line of output
 * @returns what is wrong, one sentence each; none if the packages can be published
 * @throws Error if npm fails
 */
export async function checkRelease(
  root: string,
  { tag, write }: { tag: string | undefined; write: (line: string) => void },
): Promise<string[]> {
  const problems = [
    ...(await manifestProblems(root)),
    ...(tag === undefined ? [] : await tagProblems(root, tag)),
    ...licenceProblems(await readLockfile(root)),
  ];
  await tryBills(root);
  for (const name of PACKAGE_NAMES) problems.push(...(await tryPublishing(root, name, write)));
  return problems;
}

/** Whether they can be written is known when they are. */
async function tryBills(root: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bills-'));
  try {
    await writeBills(root, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function tryPublishing(root: string, name: PackageName, write: (line: string) => void): Promise<string[]> {
  const { version, size, files } = await publishDryRun(root, name);
  write(`${name} ${version}: ${String(files.length)} files, ${String(Math.round(size / 1000))} kB`);
  return fileProblems(root, name, files, await readManifest(root, name));
}
