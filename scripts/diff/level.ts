/** The levels of a change, the weakest first: what part of a version number it asks to raise. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;

/** Level of a change, or of many. */
export type Level = (typeof LEVELS)[number];

/** The highest of some levels; `none` if there are none. */
export function highest(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}
