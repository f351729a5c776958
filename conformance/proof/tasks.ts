import { isInterfaceId, type InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Level, Rule } from '../engine/rule.ts';
import { judgeChaos, type ChaosRow } from './chaos.ts';
import { judgeFault, type MatrixRow } from './matrix.ts';
import { mutantsOf, type MutantsOfInterface } from './mutants/judge.ts';
import type { Mutant, MutantResult } from './mutants/mutant.ts';
import { permissionOf } from './mutants/permitted.ts';
import { judgeAtPace, type SteadyRow } from './steadiness.ts';

/** The result of each kind of task. */
export interface Outcomes {
  fault: MatrixRow;
  chaos: ChaosRow;
  steadiness: SteadyRow;
  mutants: MutantsRow;
  deviations: DeviationsRow[];
}

/** The deviations that a rule fails for. */
export interface DeviationsRow {
  /** Id of the rule. */
  rule: string;
  /** How many deviations it must fail for, named faults included. */
  least: number;
  /** How many faults it names. */
  named: number;
  /** Ids of mutants that it fails for; the search ends when there are enough. */
  mutants: readonly string[];
}

/** The results of a part of the mutants of an interface. */
export interface MutantsRow {
  results: readonly MutantResult[];
  /** The declared responses of the interface that no rule sees. */
  unseen: readonly string[];
}

export type TaskKind = keyof Outcomes;

/** How many deviations a rule of each level must fail for. */
export const LEAST_DEVIATIONS: Readonly<Record<Level, number>> = { must: 3, should: 1, info: 0 };

/**
 * A task: judge one fault (the subject is its id), one chaos (its name), one order and pace (a seed), a part of the mutants of an
 * interface (`partner 3`), or the deviations that the rules of an interface fail for (its id).
 */
export interface Task {
  kind: TaskKind;
  subject: string;
}

const PERMITTED = 'permitted';
const SHARES = ['0', '1', '2', '3'];

/**
 * The parts of the mutants of an interface: the permitted ones, which are judged in groups, and four shares of the others, so
 * that several processes can judge them.
 */
export const MUTANT_PARTS: readonly string[] = [PERMITTED, ...SHARES];

const derived = new Map<InterfaceId, Promise<MutantsOfInterface>>();

function mutantsOnce(id: string): Promise<MutantsOfInterface> {
  if (!isInterfaceId(id)) throw new RangeError(`there is no interface ${id}`);
  const deriving = derived.get(id) ?? mutantsOf(id);
  derived.set(id, deriving);
  return deriving;
}

async function judgeMutants(subject: string): Promise<MutantsRow> {
  const [id = '', part] = subject.split(' ');
  const { mutants, unseen, judge } = await mutantsOnce(id);
  return { results: await judge(partOf(mutants, part)), unseen };
}

/** Counts the faults that each rule names, and searches mutants if they are too few. */
async function judgeRules(id: string, rules: readonly Rule[]): Promise<DeviationsRow[]> {
  const { deviations } = await mutantsOnce(id);
  const rows: DeviationsRow[] = [];
  for (const rule of rules.filter((one) => one.interface === id)) {
    const [least, named] = [LEAST_DEVIATIONS[rule.level], rule.brokenBy.length];
    rows.push({ rule: rule.id, least, named, mutants: named >= least ? [] : await deviations(rule, least - named) });
  }
  return rows;
}

function partOf(mutants: readonly Mutant[], part: string | undefined): Mutant[] {
  const isPermitted = (mutant: Mutant) => permissionOf(mutant) !== undefined;
  if (part === PERMITTED) return mutants.filter(isPermitted);
  return mutants.filter((mutant) => !isPermitted(mutant)).filter((_, index) => SHARES[index % SHARES.length] === part);
}

const perform: { [K in TaskKind]: (subject: string, rules: readonly Rule[]) => Promise<Outcomes[K]> } = {
  fault: judgeFault,
  chaos: judgeChaos,
  steadiness: async (seed, rules) => {
    const { verdict, digest } = await judgeAtPace(Number(seed), { rules });
    return { verdict, digest };
  },
  mutants: judgeMutants,
  deviations: judgeRules,
};

let loaded: ReturnType<typeof loadRules> | undefined;

/** Performs one task with all rules of the suite. */
export async function performTask({ kind, subject }: Task): Promise<Outcomes[TaskKind]> {
  loaded ??= loadRules();
  return perform[kind](subject, await loaded);
}
