const UNRELEASED = '## Unreleased\n';

/** Whether a changelog has a heading for a version. */
export function namesVersion(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => line.startsWith(`## ${version} - `));
}

/**
 * Puts the unreleased entries below a heading with a version.
 *
 * @param date - day of the release, `YYYY-MM-DD`
 * @throws Error if the changelog has no heading for unreleased entries
 */
export function withRelease(changelog: string, version: string, date: string): string {
  if (!changelog.includes(UNRELEASED)) throw new Error(`CHANGELOG.md has no heading «${UNRELEASED.trim()}».`);
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${date}\n`);
}
