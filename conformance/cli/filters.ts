import picomatch from 'picomatch';
import { nearest, suggestion } from '../engine/config/nearest.ts';
import { INTERFACE_IDS, type InterfaceId } from '../../generated/platform.ts';
import type { Level, Rule } from '../engine/rule.ts';
import { excludedBy, GLOB, MOST_PATTERNS, patternOf, selects, type Filters } from '../engine/selection.ts';
import { commandLine, option } from './command-line.ts';
import { UsageError } from './usage-error.ts';

/** The flags that select rules. */
export interface FilterFlags {
  /** Comma-separated lists of ids; `!` excludes. */
  interface: string[];
  /** Globs; `!` excludes. */
  rule: string[];
  level?: Level;
  smoke?: boolean;
}

/**
 * Turns flags into filters. Each of them, and all of them together, must select at least one rule.
 *
 * @throws UsageError when an interface does not exist, a pattern matches no rule, or no rule is left
 */
export function filtersOf(flags: FilterFlags, rules: readonly Rule[]): Filters {
  const { interface: lists, rule: patterns, level, smoke } = flags;
  const interfaces = selectedInterfaces(lists);
  requireMatches(patterns, rules);
  const filters: Filters = {
    ...(interfaces === undefined ? {} : { interfaces }),
    ...(patterns.length === 0 ? {} : { rules: patterns }),
    ...(level === undefined ? {} : { level }),
    ...(smoke === true ? { smoke } : {}),
  };
  if (rules.every((rule) => excludedBy(rule, filters) !== undefined)) {
    throw new UsageError(
      `No rule matches${filterOptions(flags)}. Each of these options matches some rules, but no rule matches all of them.`,
    );
  }
  return filters;
}

/** The options that select rules, each after a space, for commands in messages. */
export function filterOptions({ interface: lists = [], rule = [], level, smoke }: Partial<FilterFlags>): string {
  return [
    ...lists.map((list) => option('interface', list)),
    ...rule.map((pattern) => option('rule', pattern)),
    ...(level === undefined ? [] : [option('level', level)]),
    ...(smoke === true ? [' --smoke'] : []),
  ].join('');
}

/**
 * The interfaces that lists of ids select; undefined without lists.
 *
 * @throws UsageError when one does not exist, or all are excluded
 */
export function selectedInterfaces(lists: readonly string[]): InterfaceId[] | undefined {
  if (lists.length === 0) return undefined;
  const patterns = lists.flatMap((list) => list.split(',').map((id) => id.trim()));
  for (const { rest } of patterns.map(patternOf)) {
    if (INTERFACE_IDS.some((id) => id === rest)) continue;
    throw new UsageError(`--interface ${rest}: there is no such interface. ${suggestion(rest, INTERFACE_IDS)}`);
  }
  const selected = INTERFACE_IDS.filter((id) => selects(patterns, id, Object.is));
  if (selected.length === 0)
    throw new UsageError(`--interface ${lists.join(' --interface ')}: excludes every interface.`);
  return selected;
}

function requireMatches(patterns: readonly string[], rules: readonly Rule[]): void {
  if (patterns.length > MOST_PATTERNS) {
    throw new UsageError(
      `--rule: ${patterns.length} patterns are too many, ${MOST_PATTERNS} are taken. Use fewer and wider ones.`,
    );
  }
  const ids = rules.map(({ id }) => id);
  for (const pattern of patterns) {
    // Otherwise no command could read the report of the run.
    if (!GLOB.test(pattern)) {
      throw new UsageError(
        `--rule ${pattern}: a pattern has letters, digits, - and /, ?, [a-c], at most four * and four {a,b} for one of several; at most 200 characters.`,
      );
    }
    const { excludes, rest } = patternOf(pattern);
    const matching = matchedBy(rest, ids);
    if (matching.length === 0) {
      const guess = nearest(rest, [...ids, ...INTERFACE_IDS.map((id) => `${id}/*`)]) ?? widened(rest, ids);
      const help =
        guess === undefined
          ? `\`${commandLine('list')}\` shows the rules there are.`
          : `Did you mean «${excludes ? '!' : ''}${guess}»?`;
      throw new UsageError(`--rule ${pattern}: no rule matches. ${help}`);
    }
    if (excludes && matching.length === ids.length) {
      throw new UsageError(`--rule ${pattern}: excludes every rule.`);
    }
  }
}

function matchedBy(pattern: string, ids: readonly string[]): string[] {
  return ids.filter((id) => picomatch.isMatch(id, pattern));
}

/** A pattern for ids that begin with a word, if there are any; `*` does not match a slash. */
function widened(word: string, ids: readonly string[]): string | undefined {
  return [`${word}*`, `${word}/*`, `${word}*/*`].find((pattern) => matchedBy(pattern, ids).length > 0);
}
