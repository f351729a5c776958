/** The levels of a change, the weakest first: what part of a version number it asks to raise. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;

/** Level of a change, or of many. */
export type Level = (typeof LEVELS)[number];

/** The highest of some levels; `none` if there are none. */
export function highest(levels: readonly Level[]): Level {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))] ?? 'none';
}

/** One change of the contracts, with the level that it deserves. */
export interface Change {
  /** Id of the interface. */
  interface: string;
  /** What in the document is changed: a JSON pointer with references followed, or a coordinate of the SDL. */
  where: string;
  /** What happened to it, in words. */
  what: string;
  level: Exclude<Level, 'none'>;
  /** Why it has this level: the rule that found it. */
  rule: string;
}
