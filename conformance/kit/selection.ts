import picomatch from 'picomatch';
import { LEVELS, type Level, type Rule } from './rule.ts';

/** Which rules the operator wants judged; an absent filter lets everything through. */
export interface Filters {
  interfaces?: readonly string[];
  /** Glob over the id: `report/*`. */
  rule?: string;
  /** Rules of this level and of the stricter ones. */
  level?: Level;
}

/** Says which filter excludes a rule; undefined when it is selected. */
export function excludedBy(rule: Rule, filters: Filters): string | undefined {
  if (filters.interfaces !== undefined && !filters.interfaces.includes(rule.interface)) return '--interface';
  if (filters.rule !== undefined && !picomatch.isMatch(rule.id, filters.rule)) return '--rule';
  if (filters.level !== undefined && LEVELS.indexOf(rule.level) > LEVELS.indexOf(filters.level)) return '--level';
  return undefined;
}
