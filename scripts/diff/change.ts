import type { Level } from './level.ts';

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
