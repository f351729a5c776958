import type { Level } from '../../../../conformance/engine/rule.ts';

/** What the level of a rule means for a target that fails it. */
export const LEVELS: Readonly<Record<Level, string>> = {
  must: 'A target that fails it is nonconformant: the exit code is 1.',
  should: 'A failure is a warning: it is printed, and changes nothing about the verdict.',
  info: 'An observation: it is printed, and decides nothing.',
};
