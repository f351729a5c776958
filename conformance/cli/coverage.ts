import { coverageOf, type RowCoverage } from '../catalogue/coverage.ts';
import { loadRules } from '../kit/load-rules.ts';
import { table } from '../reporters/table.ts';
import type { Io } from './io.ts';

/** The flags of `coverage`. */
export interface CoverageFlags {
  json?: boolean;
}

/**
 * Prints every row of the catalogue with what settles it: rules, a check of our own artefacts, or an exclusion with its reason.
 *
 * @returns 0 when every row is settled, 1 otherwise
 */
export async function coverageCommand(flags: CoverageFlags, io: Io): Promise<number> {
  const coverage = coverageOf(await loadRules());
  const open = coverage.filter(({ gaps }) => gaps.length > 0);
  if (flags.json === true) {
    io.stdout.write(`${JSON.stringify(coverage.map(asData), null, 2)}\n`);
  } else {
    const lines = coverage.flatMap((one) => linesOf(one).map((what, index) => [...headOf(one, index), ...what]));
    io.stdout.write(`${table(['row', 'source', 'states', 'settled by', 'what'], lines)}\n`);
    io.stdout.write(`${coverage.length} rows, ${coverage.length - open.length} settled, ${open.length} open\n`);
  }
  return open.length === 0 ? 0 : 1;
}

function headOf({ row }: RowCoverage, line: number): string[] {
  if (line > 0) return ['', '', ''];
  const source = row.document === 'suite' ? 'the suite itself' : `${row.document}, ${row.section}`;
  return [row.parts === '' ? row.id : `${row.id}${row.parts.at(0)}–${row.parts.at(-1)}`, source, row.levels.join(' ')];
}

function linesOf({ rules, checks, exclusions, gaps }: RowCoverage): [by: string, what: string][] {
  return [
    ...gaps.map((gap): [string, string] => ['NOTHING', gap]),
    ...rules.map(({ level, id }): [string, string] => [`${level}-rule`, id]),
    ...checks.map(({ statement, file }): [string, string] => ['static check', `${statement} (${file})`]),
    ...exclusions.map(({ level, reason }): [string, string] => [`excluded (${level})`, reason]),
  ];
}

function asData({ row, rules, checks, exclusions, gaps }: RowCoverage): object {
  return { ...row, rules: rules.map(({ id, level }) => ({ id, level })), checks, exclusions, gaps };
}
