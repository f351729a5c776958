/** The levels of a change, weakest first: the part of the version number that must rise. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof LEVELS)[number];

/** The highest of the levels; `none` for an empty list. */
export function highest(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}

/** A change of the contracts. */
export interface Change {
  /** Id of the interface. */
  interface: string;
  /** The changed place: a JSON pointer with references followed, or a coordinate of the SDL. */
  where: string;
  /** Description of the change. */
  what: string;
  level: Exclude<Level, 'none'>;
  /** Name of the rule that decided on the level. */
  rule: string;
}
