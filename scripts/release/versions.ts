import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastRelease, RELEASES } from '../diff/base.ts';
import { readContracts } from '../diff/contracts.ts';
import { keptTooLow } from '../diff/gate.ts';
import { tagOf } from '../diff/git.ts';
import { reportSince } from '../diff/report.ts';
import { namesVersion } from './changelog.ts';
import { textsThatNameVersions, versionsIn } from './named-versions.ts';
import { readLockfile } from './lockfile.ts';
import { PACKAGE_NAMES, PACKAGES, readManifest } from './packages.ts';
import { readPlan } from './plan.ts';

const RAISE = 'run `npm run release:version` first.';

/**
 * Checks that the manifests are consistent: versions, settings for publishing, licences.
 *
 * @param root - absolute path of the checkout
 * @param today - `YYYY-MM-DD`
 * @returns a sentence for each problem
 */
export async function manifestProblems(root: string, today: string): Promise<string[]> {
  const lockfile = await readLockfile(root);
  const { version } = await readManifest(root, 'platform-contracts');
  const licence = await readFile(join(root, 'LICENSE'), 'utf8');
  const problems = PACKAGE_NAMES.map(async (name): Promise<string[]> => {
    const manifest = await readManifest(root, name);
    const path = PACKAGES[name];
    const own = await readFile(join(root, path, 'LICENSE'), 'utf8').catch(() => undefined);
    const locked = lockfile.packages[path]?.version;
    return [
      ...problem(manifest.version !== version, `${name} has the version ${manifest.version}, not ${version}.`),
      ...problem(locked !== version, `package-lock.json has ${name} at ${String(locked)}, not ${version}.`),
      ...problem(manifest.private === true, `${name} is private.`),
      ...problem(manifest.license !== 'MIT', `${name} names no licence, or not MIT.`),
      ...problem(own !== licence, `${name}: its LICENSE is missing, or not the one of the repository.`),
      ...problem(manifest.publishConfig?.access !== 'public', `${name}: publishConfig.access is not public.`),
      ...problem(manifest.publishConfig?.provenance !== true, `${name}: publishConfig.provenance is not on.`),
    ];
  });
  const named = Array.from(await textsThatNameVersions(root), ([path, text]) => {
    const others = versionsIn(text).filter((one) => one !== version);
    return problem(
      others.length > 0,
      `${path} names ${others.join(', ')}, but the packages have the version ${version}.`,
    );
  });
  return [...(await Promise.all(problems)).flat(), ...named.flat(), ...(await releaseProblems(root, version, today))];
}

/**
 * Checks that a tag can be published: it names the version of the packages, which is high enough after the previous release and has a
 * heading in the changelog; no changeset is pending; and the contracts are those in `releases/`.
 *
 * @param root - absolute path of the checkout
 * @param today - `YYYY-MM-DD`
 * @returns a sentence for each problem
 */
export async function tagProblems(root: string, tag: string, today: string): Promise<string[]> {
  const { version } = await readManifest(root, 'platform-contracts');
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const pending = (await readPlan(root)).releases.changesets.length;
  const wrong = [
    ...problem(tag !== tagOf(version), `The tag ${tag} is not ${tagOf(version)}, the version of the packages.`),
    ...problem(!namesVersion(changelog, version), `CHANGELOG.md has no heading for ${version}: ${RAISE}`),
    ...problem(pending > 0, `.changeset/ holds changes that are not released with ${tag}: ${RAISE}`),
  ];
  const base = await lastRelease(root);
  if (base === undefined) return wrong;
  const { changes } = await reportSince(base, await readContracts(join(root, 'generated')), today);
  const stale = `The contracts are not those of ${base.from}: ${RAISE}`;
  return [
    ...wrong,
    ...problem(changes.length > 0, stale),
    ...(await keptTooLow(root, base, today, { published: true })),
  ];
}

async function releaseProblems(root: string, version: string, today: string): Promise<string[]> {
  const kept = await lastRelease(root);
  const keeps = `${RELEASES}/ keeps ${String(kept?.version)}, but the packages have the version ${version}.`;
  return [
    ...problem(kept?.version !== version, keeps),
    ...(kept === undefined ? [] : await keptTooLow(root, kept, today)),
  ];
}

function problem(found: boolean, sentence: string): string[] {
  return found ? [sentence] : [];
}
