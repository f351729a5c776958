import type { Level } from './change.ts';

type Numbers = readonly [major: number, minor: number, patch: number];

/** Whether a text is a release version: three numbers without a suffix. */
export function isVersion(text: string): boolean {
  return /^\d+\.\d+\.\d+$/.test(text);
}

/**
 * The level by which a version must rise for a change. Below 1.0.0 a breaking change raises the minor number: `^` in a dependency then
 * excludes it, and the major number stays free for 1.0.0.
 *
 * @throws Error if the version is not three numbers
 */
export function raisedLevel(version: string, level: Level): Level {
  return numbersOf(version)[0] === 0 && level === 'major' ? 'minor' : level;
}

/**
 * The lowest version that a release with changes of a level may have.
 *
 * @param version - version of the last release, `1.2.3`
 * @throws Error if the version is not three numbers
 */
export function nextVersion(version: string, level: Level): string {
  const [major, minor, patch] = numbersOf(version);
  switch (raisedLevel(version, level)) {
    case 'major':
      return `${String(major + 1)}.0.0`;
    case 'minor':
      return `${String(major)}.${String(minor + 1)}.0`;
    case 'patch':
      return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
    case 'none':
      return version;
  }
}

/**
 * Compares two versions by their numbers.
 *
 * @returns below 0 if `a` is lower, 0 if they are equal, above 0 if `a` is higher
 * @throws Error if one of them is not three numbers
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function numbersOf(version: string): Numbers {
  if (!isVersion(version)) throw new Error(`«${version}» is not a version of three numbers, such as 1.2.3.`);
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
