import { loadRules } from '../kit/load-rules.ts';
import { filteredBy } from '../kit/selection.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';
import { filtersOf, type FilterFlags } from './filters.ts';

export interface ListFlags extends FilterFlags {
  json?: boolean;
  faults?: boolean;
}

/** Prints the selected rules; sends nothing. */
export async function listCommand(flags: ListFlags, io: Io): Promise<void> {
  if (flags.faults === true) return listFaults(flags, io);
  const rules = await loadRules();
  const filters = filtersOf(flags, rules);
  const selected = rules.filter((rule) => filteredBy(rule, filters) === undefined);
  if (flags.json === true) {
    const data = selected.map(({ id, level, title, source, covers, effect, needs, brokenBy }) => {
      return { id, interface: id.split('/')[0], level, title, source, covers, effect, needs, brokenBy };
    });
    io.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
    return;
  }
  const rows = selected.map(({ id, level, effect, source, title, optIn }) => {
    const asked = optIn === undefined ? title : `${title} (only when it is named)`;
    return [id, level, effect, source.join(' '), asked];
  });
  io.stdout.write(`${table(['rule', 'level', 'effect', 'rows', 'statement'], rows)}\n${selected.length} rules\n`);
}

async function listFaults({ json, interface: ids }: ListFlags, io: Io): Promise<void> {
  const { faults } = await import('../reference/faults.ts');
  const wanted = faults.filter((fault) => ids === undefined || ids.split(',').includes(fault.interface));
  const text =
    json === true
      ? JSON.stringify(
          wanted.map(({ id, says }) => ({ id, says })),
          null,
          2,
        )
      : table(
          ['fault', 'what this server does wrong'],
          wanted.map(({ id, says }) => [id, says]),
        );
  io.stdout.write(`${text}\n`);
}
