import { format } from 'oxfmt';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { LEVELS, type Rule } from '../engine/rule.ts';
import { groupBy } from '../group-by.ts';
import { FAULT_KINDS, type FaultKind } from '../reference/fault-kind.ts';
import { faultById, faults } from '../reference/faults.ts';
import { CHAOS } from './chaos.ts';
import type { Figures } from './figures.ts';
import { table, type Cell } from './markdown-table.ts';
import { MUTANT_KINDS, MUTANT_OUTCOMES, type MutantOutcome, type MutantResult } from './mutants/mutant.ts';
import { reasonUnkilled, reasonUnseen } from './mutants/explained.ts';
import { LEAST_DEVIATIONS } from './tasks.ts';
import { VARIANTS } from './variants/index.ts';
import type { Variant } from './variants/variant.ts';

/** The path of the page with the figures, from the root of the repository. */
export const PAGE = 'docs/proof.md';

const withTotal = (rows: readonly (readonly [string, ...number[]])[]): (readonly Cell[])[] => [
  ...rows,
  ['all', ...(rows[0] ?? []).slice(1).map((_, column) => rows.reduce((sum, row) => sum + Number(row[column + 1]), 0))],
];

const OUTCOMES = Object.keys(MUTANT_OUTCOMES) as MutantOutcome[];

const countOf = (mutants: readonly Pick<MutantResult, 'outcome'>[], outcome: MutantOutcome) =>
  mutants.filter((one) => one.outcome === outcome).length;

const byReason = ([one]: readonly [string, ...Cell[]], [other]: readonly [string, ...Cell[]]) => (one < other ? -1 : 1);

/** The number of rules, by interface and level. */
function rulesTable(rules: readonly Rule[]): string {
  const count = (id: string, level: string) =>
    rules.filter((one) => one.interface === id && one.level === level).length;
  return table(
    ['interface', ...LEVELS],
    withTotal(INTERFACE_IDS.map((id) => [id, ...LEVELS.map((level) => count(id, level))])),
  );
}

/** The results of the faults, by interface or by kind. */
function faultsTable({ matrix }: Figures, by: 'interface' | 'kind'): string {
  const groups = by === 'kind' ? (Object.keys(FAULT_KINDS) as FaultKind[]) : INTERFACE_IDS;
  const rows = groups.map((group): [string, ...number[]] => {
    const own = matrix.filter(({ fault }) => faultById(fault)[by] === group);
    const killed = own.filter(({ caught, survived }) => caught.length > 0 && survived.length === 0);
    const must = killed.filter(({ caught }) => caught.some(({ level }) => level === 'must'));
    const pairs = own.reduce((sum, { caught }) => sum + caught.length, 0);
    const blamed = own.reduce((sum, row) => sum + row.blamed.length, 0);
    return [group, own.length, killed.length, must.length, own.length - killed.length, pairs, blamed];
  });
  const head = [by, 'faults', 'killed', 'by a must-rule', 'survivors', 'pairs of rule and fault', 'other rules failed'];
  return table(head, withTotal(rows));
}

/** The verdicts on servers whose responses have nothing to do with the requests. */
function chaosTable({ chaos }: Figures): string {
  return table(
    ['server', 'verdict', 'must-rules that pass for nothing'],
    chaos.map(({ name, verdict, passed }) => [name, verdict, passed.length]),
  );
}

/** The results of the mutants, by interface or by kind. */
function mutantsTable(mutants: readonly MutantResult[], by: 'interface' | 'kind'): string {
  const rows = (by === 'kind' ? MUTANT_KINDS : INTERFACE_IDS).map((group): [string, ...number[]] => {
    const own = mutants.filter((one) => one[by] === group);
    return [group, own.length, ...OUTCOMES.map((outcome) => countOf(own, outcome))];
  });
  return table([by, 'mutants', ...OUTCOMES], withTotal(rows));
}

/** The permitted mutants: for each reason, the open statements, and how many mutants use them. */
function permittedTable(mutants: readonly MutantResult[]): string {
  const permitted = mutants.flatMap(({ permission, outcome }) =>
    permission === undefined ? [] : [{ ...permission, outcome }],
  );
  const rows = groupBy(permitted, ({ reason }) => reason).map(([reason, own]) => {
    const open = [...new Set(own.flatMap((one) => one.open))].sort();
    return [reason, open.join(', '), own.length, countOf(own, 'spared'), countOf(own, 'accused')] as const;
  });
  const head = ['why no statement of the sources is contradicted', 'open statements', 'mutants', 'spared', 'accused'];
  return table(head, rows.toSorted(byReason));
}

/** The declared responses and parts of requests that no rule sees, by reason. */
function unseenTable(unseen: readonly string[]): string {
  const rows = groupBy(unseen, (answer) => reasonUnseen(answer) ?? 'no reason');
  return table(
    ['why no rule sees a declared response, or a part of a request', 'places'],
    rows.map(([reason, own]) => [reason, own.length] as const).sort(byReason),
  );
}

/** The mutants that no rule fails for, by reason. */
function unkilledTable(mutants: readonly MutantResult[]): string {
  const rows = groupBy(mutants, ({ id }) => reasonUnkilled(id) ?? 'not explained');
  return table(
    ['why no rule fails for a mutant that contradicts a statement', 'undecided', 'survived'],
    rows.map(([reason, own]) => [reason, countOf(own, 'undecided'), countOf(own, 'survived')] as const).sort(byReason),
  );
}

const described = ({ name, says, uses = [] }: Pick<Variant, 'name' | 'says' | 'uses'>) =>
  `- \`${name}\`: ${says}${uses.length === 0 ? '' : ` (${uses.join(', ')})`}`;

const allDescribed = (names: Readonly<Record<string, string>>) =>
  Object.entries(names)
    .map(([name, says]) => described({ name, says }))
    .join('\n');

const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

/** How many rules fail for enough deviations only with mutants. */
function deviationsSection({ deviations }: Figures): string {
  const judging = deviations.filter(({ least }) => least > 0);
  const { length } = judging.filter(({ mutants }) => mutants.length > 0);
  return [
    `Each must-rule fails for at least ${LEAST_DEVIATIONS.must} deviations, each should-rule for at least ${LEAST_DEVIATIONS.should}. ${judging.length - length} rules reach that by the faults`,
    `that they name; the other ${length} name fewer, and fail for mutants (see below) as well.`,
  ].join('\n');
}

function mutantsSection({ mutants, unseen }: Figures): string {
  const [killed, spared] = [countOf(mutants, 'killed'), countOf(mutants, 'spared')];
  const unkilled = mutants.filter(({ outcome }) => outcome === 'undecided' || outcome === 'survived');
  const of = killed + unkilled.length;
  return [
    `${mutants.length} deviations, derived mechanically from the contracts, for each operation and status. Of the ${of} that`,
    'contradict a statement and change a response that the suite sees,',
    `${killed} are killed (${share(killed, of)}); of the ${spared + countOf(mutants, 'accused')} that a statement leaves open,`,
    `${spared} are spared.`,
    `\n${allDescribed(MUTANT_OUTCOMES)}`,
    `\n${mutantsTable(mutants, 'kind')}`,
    `\n${mutantsTable(mutants, 'interface')}`,
    `\n${permittedTable(mutants)}`,
    `\n${unseenTable(unseen)}\n`,
    unkilledTable(unkilled),
  ].join('\n');
}

function steadinessSection({ steadiness }: Figures): string {
  const digests = new Set(steadiness.map(({ digest }) => digest)).size;
  const verdicts = [...new Set(steadiness.map(({ verdict }) => verdict))].join(' and ');
  return `${steadiness.length} runs of all rules, in random order and with random delays of the responses. Different digests of the results: ${digests}; verdict: ${verdicts}.`;
}

/** The heading of the last section, the only one that differs from run to run. */
export const LAST_RUN = '## The last run';

/**
 * The text of the page, formatted.
 *
 * @param lastRun - a sentence about the duration and the machine
 */
export async function pageOf(rules: readonly Rule[], figures: Figures, lastRun: string): Promise<string> {
  return (await format(PAGE, textOf(rules, figures, lastRun))).code;
}

function textOf(rules: readonly Rule[], figures: Figures, lastRun: string): string {
  return [
    '<!-- Generated by `npm run proof`; npm test fails if it is stale. -->',
    '# The proof',
    'How many faulty servers the suite catches, how many it misses, and how many correct servers it accuses.',
    '## Rules',
    rulesTable(rules),
    '## Faults',
    [
      `${faults.length} named faults of the reference deployment, one small deviation each: \`npm run list -- --faults\` shows them.`,
      'Every fault is judged by the rules of its interface that name it, and by all rules whose evidence it changes. It is killed if every rule',
      'that names it fails. No other must- or should-rule may fail.',
    ].join('\n'),
    faultsTable(figures, 'interface'),
    faultsTable(figures, 'kind'),
    allDescribed(FAULT_KINDS),
    deviationsSection(figures),
    '## Variants',
    [
      'Correct but unusual servers. No rule may fail because of them. Each is judged by the rules of the interfaces that it affects. The identifiers',
      'name open statements that a server makes use of; a mutant makes use of each of the others, or `unused.yaml` says why none does.',
    ].join('\n'),
    ...Object.entries(VARIANTS).map(([about, all]) => `### About ${about}\n\n${all.map(described).join('\n')}`),
    '## Mutants',
    mutantsSection(figures),
    '## Chaos',
    [
      `${Object.keys(CHAOS).length} servers whose responses have nothing to do with the request, each in place of all six hosts. «Of the request» means that`,
      'the response repeats the request; with «hosts moved by 2», each host answers as the host two places further on would. A must-rule passes for nothing',
      'if the responses do not satisfy each of its statements: a rule that only asks for 2xx rightly passes on a server that always answers 200.',
    ].join('\n'),
    chaosTable(figures),
    '## Steadiness',
    steadinessSection(figures),
    LAST_RUN,
    lastRun,
    '',
  ].join('\n\n');
}

/** The most important figures, for the terminal. */
export function summaryOf(rules: readonly Rule[], figures: Figures): string {
  return [
    rulesTable(rules),
    faultsTable(figures, 'interface'),
    faultsTable(figures, 'kind'),
    chaosTable(figures),
    mutantsTable(figures.mutants, 'kind'),
    steadinessSection(figures),
  ].join('\n\n');
}
