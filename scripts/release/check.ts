import { messageOf } from '../../conformance/message-of.ts';
import { inFolder } from '../temporary-folder.ts';
import { publishDryRun } from './dry-run.ts';
import { fileProblems } from './files.ts';
import { licenceProblems } from './licences.ts';
import { readLockfile } from './lockfile.ts';
import { PACKAGE_NAMES, readManifest, type PackageName } from './packages.ts';
import { writeBills } from './sbom.ts';
import { manifestProblems, tagProblems } from './versions.ts';

/**
 * Tries a release: checks manifests, licences and bills of materials, and builds each package and runs `npm publish --dry-run`, in
 * parallel. A check that fails to run is a problem, too.
 *
 * @param root - absolute path of the checkout
 * @param options.tag - the tag to be published, if there is one
 * @param options.today - `YYYY-MM-DD`
 * @param options.write - takes a line of output
 * @returns the problems, one sentence each; empty if the packages can be published
 */
export async function checkRelease(
  root: string,
  { tag, today, write }: { tag: string | undefined; today: string; write: (line: string) => void },
): Promise<string[]> {
  const first = [
    manifestProblems(root, today),
    ...(tag === undefined ? [] : [tagProblems(root, tag, today)]),
    readLockfile(root).then(licenceProblems),
    // Writes the bills only to see whether that works.
    inFolder((folder) => writeBills(root, folder)).then(() => []),
  ];
  const found = (await Promise.all(first.map(orProblem))).flat();
  const tried = PACKAGE_NAMES.map((name) => orProblem(tryPublishing(root, name, write)));
  return [...new Set([...found, ...(await Promise.all(tried)).flat()])];
}

/** Turns an error into a problem, so that all others are reported, too. */
function orProblem(problems: Promise<string[]>): Promise<string[]> {
  return problems.catch((error: unknown) => [messageOf(error)]);
}

async function tryPublishing(root: string, name: PackageName, write: (line: string) => void): Promise<string[]> {
  const { version, size, files } = await publishDryRun(root, name);
  write(`${name} ${version}: ${String(files.length)} files, ${String(Math.round(size / 1000))} kB`);
  return fileProblems(root, name, files, await readManifest(root, name));
}
