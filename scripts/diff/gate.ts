import type { PlannedRelease } from '../release/plan.ts';
import type { DiffReport } from './report.ts';
import { compareVersions, raisedLevel } from './version.ts';

/**
 * Tells what is wrong with the versions that are announced.
 *
 * @param report - what changed in the contracts since the last release
 * @param planned - the versions that the packages are to have, with the pending changesets
 * @returns one sentence for each package whose version is too low; none if all are high enough
 * @throws Error if a version is not three numbers
 */
export function tooLow({ base, level, nextVersion }: DiffReport, planned: readonly PlannedRelease[]): string[] {
  return planned
    .filter(({ version }) => compareVersions(version, nextVersion) < 0)
    .map(
      ({ name, version }) =>
        `${name}: the contracts have ${level} changes since ${base.version}, so the next version must be ${nextVersion} at least. ` +
        `The changesets announce ${version}: write «"${name}": ${raisedLevel(base.version, level)}» into .changeset/<name>.md.`,
    );
}
