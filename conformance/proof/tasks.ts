import { isInterfaceId, type InterfaceId } from '../../generated/platform.ts';
import { loadRules } from '../engine/load-rules.ts';
import type { Rule } from '../engine/rule.ts';
import { judgeChaos, type ChaosRow } from './chaos.ts';
import { judgeFault, type MatrixRow } from './matrix.ts';
import { mutantsOf, type MutantsOfInterface } from './mutants/judge.ts';
import type { MutantResult } from './mutants/mutant.ts';
import { judgeSteadily, type SteadyRow } from './steadiness.ts';

/** What each kind of task comes to. */
export interface Outcomes {
  fault: MatrixRow;
  chaos: ChaosRow;
  steadiness: SteadyRow;
  mutants: MutantsRow;
}

/** What became of a part of the mutants of an interface. */
export interface MutantsRow {
  results: readonly MutantResult[];
  /** The declared answers of the interface that no rule sees. */
  unseen: readonly string[];
}

export type TaskKind = keyof Outcomes;

/**
 * Judging one fault (by its id), one chaos (by its name), one order and pace (by a seed), or a part of the mutants of an
 * interface (`partner 3`).
 */
export interface Task {
  kind: TaskKind;
  subject: string;
}

/** Into how many parts the mutants of an interface are divided, so that no process is left with a large one at the end. */
export const MUTANT_PARTS = 4;

const derived = new Map<InterfaceId, Promise<MutantsOfInterface>>();

async function judgeMutants(subject: string): Promise<MutantsRow> {
  const [id = '', part] = subject.split(' ');
  if (!isInterfaceId(id)) throw new RangeError(`there is no interface ${id}`);
  const deriving = derived.get(id) ?? mutantsOf(id);
  derived.set(id, deriving);
  const { mutants, unseen, judge } = await deriving;
  return { results: await judge(mutants.filter((_, index) => index % MUTANT_PARTS === Number(part))), unseen };
}

const perform: { [K in TaskKind]: (subject: string, rules: readonly Rule[]) => Promise<Outcomes[K]> } = {
  fault: judgeFault,
  chaos: judgeChaos,
  steadiness: (seed, rules) => judgeSteadily(Number(seed), rules),
  mutants: judgeMutants,
};

let loaded: ReturnType<typeof loadRules> | undefined;

/** Performs one task with all rules of the suite. */
export async function performTask({ kind, subject }: Task): Promise<Outcomes[TaskKind]> {
  loaded ??= loadRules();
  return perform[kind](subject, await loaded);
}
