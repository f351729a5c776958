import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepRelease, lastRelease } from '../diff/base.ts';
import { readContracts, type Contracts } from '../diff/contracts.ts';
import { keptTooLow, tooLow } from '../diff/gate.ts';
import { reportSince } from '../diff/report.ts';
import { namesVersion, withRelease } from './changelog.ts';
import { textsThatNameVersions, withVersion } from './named-versions.ts';
import { readLockfile, type Lockfile } from './lockfile.ts';
import { PACKAGE_NAMES, PACKAGES, readManifest } from './packages.ts';
import { applyPlan, plannedReleases, readPlan, type Plan } from './plan.ts';

/**
 * Prepares a checkout for tagging: writes the version that the changesets announce into manifests, lockfile and examples of the
 * documentation; updates the changelog; copies the contracts to `releases/`; deletes the changesets. The first release needs none: it has
 * the version of the manifests. If a step cannot be computed, nothing is written.
 *
 * @param root - absolute path of the checkout
 * @param date - day of the release, `YYYY-MM-DD`
 * @returns the version
 * @throws Error if there is nothing to release, the announced version is too low, or the changelog has no heading «Unreleased»
 */
export async function raiseVersion(root: string, date: string): Promise<string> {
  const plan = await readPlan(root);
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  // Some changesets announce no version.
  const announced = plan.releases.releases.find(({ type }) => type !== 'none')?.newVersion;
  const version = announced ?? (await firstVersion(root, changelog));
  if (version === undefined) throw new Error('There is nothing to release: .changeset/ holds no changeset.');
  const contracts = await readContracts(join(root, 'generated'));
  const wrong = await versionProblems(root, plan, contracts, date);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const texts = {
    'package-lock.json': raisedLockfile(await readLockfile(root), version),
    'CHANGELOG.md': withRelease(changelog, version, date),
    ...Object.fromEntries(
      Array.from(await textsThatNameVersions(root), ([path, text]) => [path, withVersion(text, version)]),
    ),
  };
  await applyPlan(root, plan);
  await Promise.all(Object.entries(texts).map(([path, text]) => writeFile(join(root, path), text)));
  await keepRelease(root, version, contracts);
  return version;
}

/** The version of the manifests, if it is not in the changelog yet. */
async function firstVersion(root: string, changelog: string): Promise<string | undefined> {
  const { version } = await readManifest(root, 'platform-contracts');
  return namesVersion(changelog, version) ? undefined : version;
}

async function versionProblems(root: string, plan: Plan, contracts: Contracts, today: string): Promise<string[]> {
  const base = await lastRelease(root);
  if (base === undefined) return [];
  const report = await reportSince(base, contracts, today);
  return [...tooLow(report, plannedReleases(plan)), ...(await keptTooLow(root, base, today))];
}

function raisedLockfile(lockfile: Lockfile, version: string): string {
  const packages = { ...lockfile.packages };
  for (const name of PACKAGE_NAMES) packages[PACKAGES[name]] = { ...packages[PACKAGES[name]], version };
  return `${JSON.stringify({ ...lockfile, version, packages }, null, 2)}\n`;
}
