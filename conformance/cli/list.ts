import { loadRules } from '../kit/load-rules.ts';
import { excludedBy } from '../kit/selection.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';
import { filtersOf, type FilterFlags } from './filters.ts';

export interface ListFlags extends FilterFlags {
  json?: boolean;
}

/** Prints the selected rules; sends nothing. */
export async function listCommand(flags: ListFlags, io: Io): Promise<void> {
  const rules = await loadRules();
  const filters = filtersOf(flags, rules);
  const selected = rules.filter((rule) => excludedBy(rule, filters) === undefined);
  if (flags.json === true) {
    const data = selected.map(({ id, level, title, source, covers, effect, needs, brokenBy }) => {
      return { id, interface: id.split('/')[0], level, title, source, covers, effect, needs, brokenBy };
    });
    io.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    return;
  }
  const rows = selected.map(({ id, level, effect, source, title }) => [id, level, effect, source.join(' '), title]);
  io.stdout.write(`${table(['rule', 'level', 'effect', 'rows', 'statement'], rows)}\n${selected.length} rules\n`);
}
