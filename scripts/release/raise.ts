import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepRelease, lastRelease } from '../diff/base.ts';
import { compareContracts } from '../diff/compare.ts';
import { readContracts } from '../diff/contracts.ts';
import { tooLow } from '../diff/gate.ts';
import { reportOf } from '../diff/report.ts';
import { readLockfile, type Lockfile } from './lockfile.ts';
import { PACKAGE_NAMES, PACKAGES } from './packages.ts';
import { applyPlan, plannedReleases, readPlan } from './plan.ts';

const UNRELEASED = '## Unreleased\n';

/**
 * Makes a checkout ready to be tagged: the versions that the pending changesets announce, in the manifests and in the lockfile; the
 * changelog; the contracts in `releases/`. The changesets are used up.
 *
 * @param root - absolute path of the checkout
 * @param date - day of the release, `YYYY-MM-DD`
 * @returns the version
 * @throws Error if there is nothing to release, or the announced version is too low
 */
export async function raiseVersion(root: string, date: string): Promise<string> {
  const plan = await readPlan(root);
  const [announced] = plan.releases.releases.filter(({ type }) => type !== 'none');
  if (announced === undefined) throw new Error('There is nothing to release: .changeset/ holds no changeset.');
  const version = announced.newVersion;
  const contracts = await readContracts(join(root, 'generated'));
  const base = await lastRelease(root);
  if (base !== undefined) {
    const report = reportOf(base, await compareContracts(base.contracts, contracts));
    const wrong = tooLow(report, await plannedReleases(root));
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
  await applyPlan(root, plan);
  await raiseLockfile(root, version);
  await raiseChangelog(root, version, date);
  await keepRelease(root, version, contracts);
  return version;
}

async function raiseLockfile(root: string, version: string): Promise<void> {
  const lockfile = await readLockfile(root);
  const own: readonly string[] = PACKAGE_NAMES.map((name) => (PACKAGES[name] === '.' ? '' : PACKAGES[name]));
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).map(([path, entry]) => [
      path,
      own.includes(path) ? { ...entry, version } : entry,
    ]),
  );
  const raised: Lockfile = { ...lockfile, version, packages };
  await writeFile(join(root, 'package-lock.json'), `${JSON.stringify(raised, null, 2)}\n`);
}

async function raiseChangelog(root: string, version: string, date: string): Promise<void> {
  const file = join(root, 'CHANGELOG.md');
  const text = await readFile(file, 'utf8');
  if (!text.includes(UNRELEASED)) throw new Error(`CHANGELOG.md has no heading «${UNRELEASED.trim()}».`);
  await writeFile(file, text.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${date}\n`));
}
