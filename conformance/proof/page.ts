import { INTERFACES } from '../kit/interfaces.ts';
import { LEVELS, type Rule } from '../kit/rule.ts';
import { faults } from '../reference/faults.ts';
import { CHAOS } from './chaos.ts';
import type { Figures } from './figures.ts';
import { MUTANT_KINDS, type MutantResult } from './mutants/mutant.ts';
import { VARIANTS } from './variants/index.ts';

/** The page where the figures stand, from the root of the repository on. */
export const PAGE = 'docs/proof.md';

type Cell = string | number;

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

const withTotal = (rows: readonly (readonly [string, ...number[]])[]): (readonly Cell[])[] => [
  ...rows,
  ['all', ...(rows[0] ?? []).slice(1).map((_, column) => rows.reduce((sum, row) => sum + Number(row[column + 1]), 0))],
];

const ids = Object.keys(INTERFACES);

/** How many rules there are, by interface and level. */
export function rulesTable(rules: readonly Rule[]): string {
  const count = (id: string, level: string) =>
    rules.filter((one) => one.interface === id && one.level === level).length;
  return table(['interface', ...LEVELS], withTotal(ids.map((id) => [id, ...LEVELS.map((level) => count(id, level))])));
}

/** What became of the faults, by interface. */
export function faultsTable({ matrix }: Figures): string {
  const rows = ids.map((id): [string, ...number[]] => {
    const own = matrix.filter(({ fault }) => fault.startsWith(`${id}/`));
    const killed = own.filter(({ caught, survived }) => caught.length > 0 && survived.length === 0);
    const must = killed.filter(({ caught }) => caught.some(({ level }) => level === 'must'));
    const pairs = own.reduce((sum, { caught }) => sum + caught.length, 0);
    const blamed = own.reduce((sum, row) => sum + row.blamed.length, 0);
    return [id, own.length, killed.length, must.length, own.length - killed.length, pairs, blamed];
  });
  return table(
    [
      'interface',
      'faults',
      'killed',
      'by a must-rule',
      'survivors',
      'pairs of rule and fault',
      'failures of other rules',
    ],
    withTotal(rows),
  );
}

/** The verdict on every server that has nothing to do with what it is asked. */
export function chaosTable({ chaos }: Figures): string {
  return table(
    ['server', 'verdict', 'must-rules that pass for nothing'],
    chaos.map(({ name, verdict, passed }) => [name, verdict, passed.length]),
  );
}

/** What became of the generated mutants, by kind. */
export function mutantsTable(mutants: readonly MutantResult[]): string {
  const rows = MUTANT_KINDS.map((kind): [string, ...number[]] => {
    const own = mutants.filter((one) => one.kind === kind);
    const count = (outcome: MutantResult['outcome']) => own.filter((one) => one.outcome === outcome).length;
    return [kind, own.length, count('killed'), count('survived'), count('equivalent'), count('not-reached')];
  });
  return table(['kind', 'mutants', 'killed', 'survivors', 'equivalent', 'not reached'], withTotal(rows));
}

const equivalents = (mutants: readonly MutantResult[]) => {
  const reasons = mutants.flatMap(({ outcome, reason }) => (outcome === 'equivalent' && reason ? [reason] : []));
  const counted = [...new Set(reasons)].sort().map((reason) => ({
    reason,
    count: reasons.filter((one) => one === reason).length,
  }));
  return table(
    ['why no statement of the sources is contradicted', 'mutants'],
    counted.map(({ reason, count }) => [reason, count]),
  );
};

/** What is said of mutants: recorded apart, since they are judged apart. */
export function mutantsSection(mutants: readonly MutantResult[]): string {
  const survivors = mutants.filter(({ outcome }) => outcome === 'survived');
  return [
    'Derived from the contracts, for each operation and status; those that are equivalent contradict nothing that is stated.',
    mutantsTable(mutants),
    equivalents(mutants),
    survivors.length === 0 ? 'No mutant survives.' : survivors.map(({ id }) => `- survives: ${id}`).join('\n'),
  ].join('\n\n');
}

/** The sections of the page whose figures do not take the mutants, by their titles. */
export function sections(rules: readonly Rule[], figures: Figures): Readonly<Record<string, string>> {
  const { steadiness } = figures;
  const variants = Object.entries(VARIANTS);
  return {
    Rules: rulesTable(rules),
    Faults: [
      `${faults.length} named faults of the reference deployment, one small deviation each. Every fault is judged by all rules of its`,
      'interface at once: each rule that names it has to fail, and no other must- or should-rule may. None is listed as equivalent.',
      `\n${faultsTable(figures)}`,
    ].join('\n'),
    Variants: [
      'Right but unusual ways to answer, none of which any rule may hold against a server.',
      ...variants.map(
        ([about, all]) => `### About ${about}\n\n${all.map(({ name, says }) => `- \`${name}\`: ${says}`).join('\n')}`,
      ),
    ].join('\n\n'),
    Chaos: [
      `${Object.keys(CHAOS).length} servers that have nothing to do with what they are asked, each in place of all six hosts.`,
      'What an answer satisfies by itself, such as «asks for 2xx», does not pass for nothing.',
      `\n${chaosTable(figures)}`,
    ].join('\n'),
    Steadiness: `${steadiness.length} runs of all rules, in random order and with random delays of the answers: ${new Set(steadiness.map(({ digest }) => digest)).size} digest, ${[...new Set(steadiness.map(({ verdict }) => verdict))].join(' and ')}.`,
  };
}

/** Writes the page from its sections. */
export function pageOf(all: Readonly<Record<string, string>>): string {
  return [
    '<!-- Generated by `npm run proof`; npm test holds all of it fresh but the mutants. -->',
    '# The proof',
    'What the suite catches, what slips through, and whom it accuses wrongly, counted.',
    ...Object.entries(all).map(([title, text]) => `## ${title}\n\n${text}`),
    '',
  ].join('\n\n');
}
