import type { Level, Rule } from '../kit/rule.ts';
import { ROWS, rowOf, type Row } from './rows.ts';
import { EXCLUSIONS, STATIC_CHECKS, type Exclusion, type StaticCheck } from './settled.ts';

/** What settles one row of the catalogue. */
export interface RowCoverage {
  row: Row;
  rules: readonly Rule[];
  checks: readonly StaticCheck[];
  exclusions: readonly Exclusion[];
  /** What is missing or contradicts itself; empty when the row is settled. */
  gaps: readonly string[];
}

/** What the coverage is made from; the catalogue itself unless a test says otherwise. */
export interface Settled {
  rows?: readonly Row[];
  checks?: readonly StaticCheck[];
  exclusions?: readonly Exclusion[];
}

/**
 * Derives from the rules what settles each row: rules for each level that it states, a check of our own artefacts, or an
 * exclusion with its reason.
 */
export function coverageOf(rules: readonly Rule[], settled: Settled = {}): RowCoverage[] {
  const { rows = ROWS, checks = STATIC_CHECKS, exclusions = EXCLUSIONS } = settled;
  return rows.map((row) => {
    const own = {
      row,
      rules: rules.filter(({ source }) => source.some((one) => rowOf(one)?.id === row.id)),
      checks: checks.filter((one) => one.row === row.id),
      exclusions: exclusions.filter((one) => one.row === row.id),
    };
    return { ...own, gaps: [...missingLevels(own), ...missingParts(own), ...contradictions(own)] };
  });
}

/** Rows that rules, checks or exclusions name, and that do not exist. */
export function unknownRows(rules: readonly Rule[]): string[] {
  const named = [
    ...rules.flatMap(({ id, source }) => source.map((row) => ({ by: id, row }))),
    ...STATIC_CHECKS.map(({ row }) => ({ by: 'a static check', row })),
    ...EXCLUSIONS.map(({ row }) => ({ by: 'an exclusion', row })),
  ];
  return named.filter(({ row }) => rowOf(row) === undefined).map(({ by, row }) => `${by} names ${row}`);
}

type Own = Omit<RowCoverage, 'gaps'>;

function missingLevels({ row, rules, checks, exclusions }: Own): string[] {
  return row.levels.flatMap((level) => {
    if (level === 'static') return checks.length > 0 ? [] : ['no static check'];
    const settled = rules.some((rule) => rule.level === level) || exclusions.some((one) => one.level === level);
    return settled ? [] : [`no ${level}-rule`];
  });
}

/** A row that stands for several cases is settled by rules that name the row, or each of its parts. */
function missingParts({ row, rules, exclusions }: Own): string[] {
  const named = new Set(rules.flatMap(({ source }) => source));
  if (named.has(row.id) || exclusions.length > 0) return [];
  return [...row.parts].filter((part) => !named.has(`${row.id}${part}`)).map((part) => `no rule for ${row.id}${part}`);
}

function contradictions({ row, rules, exclusions }: Own): string[] {
  const ruled = new Set<Level>(rules.map(({ level }) => level));
  return exclusions.flatMap(({ level }) => [
    ...(ruled.has(level) ? [`excluded as ${level}, and has a ${level}-rule`] : []),
    ...(row.levels.includes(level) ? [] : [`excluded as ${level}, which it does not state`]),
  ]);
}
