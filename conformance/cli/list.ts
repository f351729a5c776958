import type { InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import { filteredBy } from '../engine/selection.ts';
import { count } from '../reporters/results.ts';
import { table } from '../reporters/table.ts';
import { print, type Io } from './io.ts';
import { filtersOf, type FilterFlags } from './filters.ts';

/** Prints the selected rules, or the faults of the interfaces that they are about; sends nothing. */
export async function listCommand(flags: FilterFlags & { json?: boolean; faults?: boolean }, io: Io): Promise<void> {
  const rules = await loadRules();
  const filters = filtersOf(flags, rules);
  const selected = rules.filter((rule) => filteredBy(rule, filters) === undefined);
  if (flags.faults === true) return listFaults(new Set(selected.map((rule) => rule.interface)), flags.json, io);
  const data = selected.map(({ id, interface: name, level, title, source, covers, at, effect, needs, brokenBy }) => {
    return { id, interface: name, level, title, source, covers, at, effect, needs, brokenBy };
  });
  const rows = selected.map(({ id, level, effect, source, title, optIn }) => {
    const label = optIn === undefined ? title : `${title} (only when it is named)`;
    return [id, level, effect, source.join(' '), label];
  });
  const columns = ['rule', 'level', 'effect', 'statements', 'what it checks'];
  print(io, flags.json, data, (width) => `${table(columns, rows, width)}\n${count(selected.length, 'rule')}`);
}

async function listFaults(interfaces: ReadonlySet<InterfaceId>, json: boolean | undefined, io: Io): Promise<void> {
  const { faults } = await import('../reference/faults.ts');
  const { FAULT_KINDS } = await import('../reference/fault-kind.ts');
  const wanted = faults.filter((fault) => interfaces.has(fault.interface));
  const data = wanted.map(({ id, kind, says }) => ({ id, kind, says }));
  const rows = wanted.map(({ id, kind, says }) => [id, kind, says]);
  const kinds = Object.entries(FAULT_KINDS).filter(([kind]) => wanted.some((fault) => fault.kind === kind));
  print(io, json, data, (width) =>
    [
      table(['fault', 'kind', 'what this server does wrong'], rows, width),
      table(['kind', 'what a server of this kind does'], kinds, width),
    ].join('\n\n'),
  );
}
