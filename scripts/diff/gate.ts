import { groupBy } from '../../conformance/group-by.ts';
import type { PlannedRelease } from '../release/plan.ts';
import { releaseBefore, type Base } from './base.ts';
import { releasedVersions } from './git.ts';
import { reportSince, type DiffReport } from './report.ts';
import { compareVersions, raisedLevel } from './version.ts';

/**
 * Finds announced versions that are too low.
 *
 * @param report - changes of the contracts since the last release
 * @param planned - the versions that the pending changesets give the packages
 * @returns a message for each version that is too low, naming all packages that have it; empty if all are high enough
 * @throws Error if a version is not three numbers
 */
export function tooLow({ base, level, nextVersion }: DiffReport, planned: readonly PlannedRelease[]): string[] {
  const low = planned.filter(({ version }) => compareVersions(version, nextVersion) < 0);
  return groupBy(low, ({ version }) => version).map(([announced, same]) => {
    const names = same.map(({ name }) => name);
    return (
      `${names.join(' and ')}: the contracts have ${level} changes since ${base.version}, so the next version must be ` +
      `${nextVersion} at least. The changesets announce ${announced}: ` +
      `write «"${String(names[0])}": ${raisedLevel(base.version, level)}» into .changeset/<name>.md` +
      `${names.length > 1 ? '; one is enough, as they have one version' : ''}.`
    );
  });
}

/**
 * Checks the version of the release in `releases/` against the release before it: raising the version and replacing the released contracts
 * by hand would bypass the changesets.
 *
 * @param root - absolute path of the checkout
 * @param kept - the release in `releases/`
 * @param today - `YYYY-MM-DD`
 * @param options.published - check also a release whose tag exists. It was compared when it was made, and the rules may have changed since;
 *   a tag that is about to be published was not compared yet
 * @returns a message; empty if the version is high enough, or no earlier release has a tag
 * @throws Error if the two cannot be compared
 */
export async function keptTooLow(
  root: string,
  kept: Base,
  today: string,
  { published = false }: { published?: boolean } = {},
): Promise<string[]> {
  if (!published && (await releasedVersions(root)).includes(kept.version)) return [];
  const before = await releaseBefore(root, kept.version);
  if (before === undefined) return [];
  const { level, nextVersion } = await reportSince(before, kept.contracts, today);
  if (compareVersions(kept.version, nextVersion) >= 0) return [];
  return [
    `${kept.from}: its contracts have ${level} changes since ${before.from}, so its version must be ${nextVersion} at least. ` +
      `Restore the version and ${before.version} in releases/, and announce the change in .changeset/.`,
  ];
}
