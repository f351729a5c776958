import { isInterfaceId, type InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Level, Rule } from '../engine/rule.ts';
import { judgeChaos, type ChaosRow } from './chaos.ts';
import { judgeFault, type MatrixRow } from './matrix.ts';
import { mutantsOf, type MutantsOfInterface } from './mutants/judge.ts';
import type { Mutant, MutantResult } from './mutants/mutant.ts';
import { permissionOf } from './mutants/permitted.ts';
import { judgeAtPace, type SteadyRow } from './steadiness.ts';

/** What each kind of task comes to. */
export interface Outcomes {
  fault: MatrixRow;
  chaos: ChaosRow;
  steadiness: SteadyRow;
  mutants: MutantsRow;
  deviations: DeviationsRow[];
}

/** What a rule fails for. */
export interface DeviationsRow {
  /** Id of the rule. */
  rule: string;
  /** How many deviations it has to fail for, of which named faults are some. */
  least: number;
  /** How many named faults it has to catch. */
  named: number;
  /** Ids of the mutants that it fails for; no more are looked for than are needed. */
  mutants: readonly string[];
}

/** What became of a part of the mutants of an interface. */
export interface MutantsRow {
  results: readonly MutantResult[];
  /** The declared answers of the interface that no rule sees. */
  unseen: readonly string[];
}

export type TaskKind = keyof Outcomes;

/** How many deviations a rule of each level has to fail for. */
export const LEAST_DEVIATIONS: Readonly<Record<Level, number>> = { must: 3, should: 1, info: 0 };

/**
 * Judging one fault (by its id), one chaos (by its name), one order and pace (by a seed), a part of the mutants of an
 * interface (`partner 3`), or what the rules of an interface fail for.
 */
export interface Task {
  kind: TaskKind;
  subject: string;
}

const PERMITTED = 'permitted';
const SHARES = ['0', '1', '2', '3'];

/**
 * The parts of the mutants of an interface: those that an open statement permits, which are judged together, and shares of the
 * others, so that no process is left with many of them at the end.
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

/** Named faults count for a rule; mutants are looked for where they are too few. */
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
