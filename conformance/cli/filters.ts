import { nearest, suggestion } from '../engine/config/nearest.ts';
import { INTERFACE_IDS, isInterfaceId } from '../../generated/platform.ts';
import type { Level, Rule } from '../engine/rule.ts';
import { excludedBy, type Filters } from '../engine/selection.ts';
import { UsageError } from './usage-error.ts';

/** The flags that select rules. */
export interface FilterFlags {
  interface?: string;
  rule?: string;
  level?: Level;
}

const FILTERS = new Set(['interface', 'rule', 'level']);

/**
 * Turns flags into filters, and makes sure that they select something.
 *
 * @throws UsageError when an interface does not exist, or no rule is left
 */
export function filtersOf(flags: FilterFlags, rules: readonly Rule[]): Filters {
  const interfaces = flags.interface?.split(',').map((id) => id.trim());
  for (const id of interfaces ?? []) {
    if (isInterfaceId(id)) continue;
    throw new UsageError(`--interface ${id}: there is no such interface. ${suggestion(id, INTERFACE_IDS)}`);
  }
  const filters: Filters = {
    ...(interfaces === undefined ? {} : { interfaces }),
    ...(flags.rule === undefined ? {} : { rule: flags.rule }),
    ...(flags.level === undefined ? {} : { level: flags.level }),
  };
  if (rules.every((rule) => excludedBy(rule, filters) !== undefined)) {
    const ids = rules.map(({ id }) => id);
    const guess = flags.rule === undefined ? undefined : nearest(flags.rule, ids);
    const help = guess === undefined ? '`list` shows the rules there are.' : `Did you mean «${guess}»?`;
    const asked = Object.entries(flags).flatMap(([flag, value]) =>
      FILTERS.has(flag) ? [`--${flag} ${String(value)}`] : [],
    );
    throw new UsageError(`No rule matches ${asked.join(' ')}. ${help}`);
  }
  return filters;
}
