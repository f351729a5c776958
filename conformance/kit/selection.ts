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

/** Says which filter excludes a rule; undefined when it passes all of them. */
export function filteredBy(rule: Rule, filters: Filters): string | undefined {
  if (filters.interfaces !== undefined && !filters.interfaces.includes(rule.interface)) return '--interface';
  if (filters.rule !== undefined && !picomatch.isMatch(rule.id, filters.rule)) return '--rule';
  if (filters.level !== undefined && LEVELS.indexOf(rule.level) > LEVELS.indexOf(filters.level)) return '--level';
  return undefined;
}

/** Says what excludes a rule from a run: a filter, or that it has to be asked for; undefined when it is selected. */
export function excludedBy(rule: Rule, filters: Filters): string | undefined {
  const filter = filteredBy(rule, filters);
  if (filter === undefined && rule.optIn !== undefined && filters.rule !== rule.id) {
    return `default, since it ${rule.optIn}; ask for it with --rule ${rule.id}`;
  }
  return filter;
}
