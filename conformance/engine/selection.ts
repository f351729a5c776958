import picomatch from 'picomatch';
import { Skipped } from './outcome.ts';
import { LEVELS, type Level, type Rule } from './rule.ts';

/** Which rules the operator wants judged; an absent filter lets everything through. */
export interface Filters {
  interfaces?: readonly string[];
  /** Glob over the id: `report/*`. */
  rule?: string;
  /** Rules of this level and of the stricter ones. */
  level?: Level;
}

/** The filter that excludes a rule; undefined when it passes all of them. */
export function filteredBy(rule: Rule, filters: Filters): '--interface' | '--rule' | '--level' | undefined {
  if (filters.interfaces !== undefined && !filters.interfaces.includes(rule.interface)) return '--interface';
  if (filters.rule !== undefined && !picomatch.isMatch(rule.id, filters.rule)) return '--rule';
  if (filters.level !== undefined && LEVELS.indexOf(rule.level) > LEVELS.indexOf(filters.level)) return '--level';
  return undefined;
}

/** What excludes a rule from a run: a filter, or that it has to be asked for; undefined when it is selected. */
export function excludedBy(rule: Rule, filters: Filters): Skipped | undefined {
  const filter = filteredBy(rule, filters);
  if (filter !== undefined) return new Skipped(`excluded by ${filter}`, { kind: 'filter', filter });
  if (rule.optIn === undefined || filters.rule === rule.id) return undefined;
  const reason = `excluded by default, since it ${rule.optIn}; ask for it with --rule ${rule.id}`;
  return new Skipped(reason, { kind: 'opt-in' });
}
