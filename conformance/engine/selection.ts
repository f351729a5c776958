import picomatch from 'picomatch';
import { Skipped, type Filter } from './outcome.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { LEVELS, type Level, type Rule } from './rule.ts';

/** How many patterns a selection may have. */
export const MOST_PATTERNS = 500;

/** Which rules the operator wants judged; an absent filter lets everything through. */
export interface Filters {
  interfaces?: readonly string[];
  /** Globs over the id: `report/*`; one that begins with `!` excludes. */
  rules?: readonly string[];
  /** Rules of this level and of stricter ones. */
  level?: Level;
  /** One read of each interface. */
  smoke?: true;
}

/** The filter that excludes a rule; undefined when it passes all of them. */
export function filteredBy(rule: Rule, { interfaces, rules, level, smoke }: Filters): Filter | undefined {
  if (interfaces !== undefined && !interfaces.includes(rule.interface)) return '--interface';
  if (rules !== undefined && !selects(rules, rule.id, picomatch.isMatch)) return '--rule';
  if (level !== undefined && LEVELS.indexOf(rule.level) > LEVELS.indexOf(level)) return '--level';
  if (smoke !== undefined && rule.smoke === undefined) return '--smoke';
  return undefined;
}

/** Tells whether a pattern excludes, by a `!` at its beginning, and returns the rest of it. */
export function patternOf(pattern: string): { excludes: boolean; rest: string } {
  return pattern.startsWith('!') ? { excludes: true, rest: pattern.slice(1) } : { excludes: false, rest: pattern };
}

/**
 * Tells whether patterns select a word: none excludes it, and one includes it or all of them exclude.
 *
 * @param matches - whether a word fits a pattern without its `!`
 */
export function selects(
  patterns: readonly string[],
  word: string,
  matches: (word: string, pattern: string) => boolean,
): boolean {
  const fitting = patterns.map(patternOf).filter(({ rest }) => matches(word, rest));
  if (fitting.some(({ excludes }) => excludes)) return false;
  return fitting.length > 0 || patterns.every((pattern) => patternOf(pattern).excludes);
}

/** Why a rule is excluded from a run: by a filter, or because it has to be asked for; undefined when it is selected. */
export function excludedBy(rule: Rule, filters: Filters): Skipped | undefined {
  const filter = filteredBy(rule, filters);
  if (filter !== undefined) return new Skipped(`excluded by ${filter}`, { kind: 'filter', filter });
  if (rule.optIn === undefined || filters.rules?.includes(rule.id) === true) return undefined;
  const reason = `excluded by default, since it ${rule.optIn}; ask for it with --rule ${rule.id}`;
  return new Skipped(reason, { kind: 'opt-in' });
}

/** What it takes to judge some rules. */
export interface Selection {
  interfaces: readonly InterfaceId[];
  needs: readonly string[];
}

/** The interfaces and the needs of the rules that filters select. */
export function selectionOf(rules: readonly Rule[], filters: Filters): Selection {
  const selected = rules.filter((rule) => excludedBy(rule, filters) === undefined);
  return {
    interfaces: [...new Set(selected.map((rule) => rule.interface))],
    needs: [...new Set(selected.flatMap((rule) => rule.needs))],
  };
}

/** A selected rule with only the cases that are judged. */
export function selectedPart(rule: Rule, { smoke }: Filters): Rule {
  return smoke === true && typeof rule.smoke === 'string' ? { ...rule, cases: [rule.smoke] } : rule;
}
