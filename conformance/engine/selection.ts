import picomatch from 'picomatch';
import { Skipped, type Filter } from './outcome.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { LEVELS, type Level, type Rule } from './rule.ts';

/** Maximum number of patterns in a selection. */
export const MOST_PATTERNS = 500;

/** One character of a glob other than `*`, or a class of them such as `[a-c]`. */
const PLAIN = String.raw`(?:[\w./,{}?-]|\[\^?[\w-]+\])`;

/** A glob that can be matched, and quickly, even if a report was manipulated: not empty, few stars, few braces, and no other nested patterns. */
export const GLOB = new RegExp(
  String.raw`^(?=!?[^!])(?=.{0,200}$)(?!(?:[^{]*\{){5})!?${PLAIN}*(?:\*+${PLAIN}+){0,3}(?:\*+${PLAIN}*)?$`,
);

/** The filters that select rules; an absent filter selects all. */
export interface Filters {
  interfaces?: readonly string[];
  /** Globs over the id: `report/*`; one that begins with `!` excludes. */
  rules?: readonly string[];
  /** Rules of this level or stricter. */
  level?: Level;
  /** One read of each interface. */
  smoke?: true;
}

/** The filter that excludes a rule; undefined if none does. */
export function filteredBy(rule: Rule, { interfaces, rules, level, smoke }: Filters): Filter | undefined {
  if (interfaces !== undefined && !interfaces.includes(rule.interface)) return '--interface';
  if (rules !== undefined && !selects(rules, rule.id, picomatch.isMatch)) return '--rule';
  if (level !== undefined && LEVELS.indexOf(rule.level) > LEVELS.indexOf(level)) return '--level';
  if (smoke !== undefined && rule.smoke === undefined) return '--smoke';
  return undefined;
}

/** Splits off a leading `!`, which makes a pattern exclude. */
export function patternOf(pattern: string): { excludes: boolean; rest: string } {
  return pattern.startsWith('!') ? { excludes: true, rest: pattern.slice(1) } : { excludes: false, rest: pattern };
}

/**
 * Whether patterns select a word: none excludes it, and one includes it or all of them exclude.
 *
 * @param matches - whether a word matches a pattern without its `!`
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

/** Why a rule is excluded from a run: by a filter, or because its id must be named; undefined if it is selected. */
export function excludedBy(rule: Rule, filters: Filters): Skipped | undefined {
  const filter = filteredBy(rule, filters);
  if (filter !== undefined) return new Skipped(`excluded by ${filter}`, { kind: 'filter', filter });
  if (rule.optIn === undefined || filters.rules?.includes(rule.id) === true) return undefined;
  const reason = `excluded by default, since it ${rule.optIn}; ask for it with --rule ${rule.id}`;
  return new Skipped(reason, { kind: 'opt-in' });
}

/** The interfaces and needs of selected rules. */
export interface Selection {
  interfaces: readonly InterfaceId[];
  needs: readonly string[];
}

/** The interfaces and needs of the rules that the filters select. */
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
