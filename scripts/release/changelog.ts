/** Heading of what is not released yet. */
const UNRELEASED = '## Unreleased\n';

/** Whether a changelog says what a version brings. */
export function namesVersion(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => line.startsWith(`## ${version} - `));
}

/**
 * Gives what is not released yet a version.
 *
 * @param date - day of the release, `YYYY-MM-DD`
 * @throws Error if the changelog has no heading for what is not released yet
 */
export function withRelease(changelog: string, version: string, date: string): string {
  if (!changelog.includes(UNRELEASED)) throw new Error(`CHANGELOG.md has no heading «${UNRELEASED.trim()}».`);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${date}\n`);
}
