import { isInterfaceId } from '../kit/interfaces.ts';
import { loadRules } from '../kit/load-rules.ts';
import type { Rule } from '../kit/rule.ts';
import { judgeChaos, type ChaosRow } from './chaos.ts';
import { judgeFault, type MatrixRow } from './matrix.ts';
import { mutantsOf } from './mutants/judge.ts';
import type { MutantResult } from './mutants/mutant.ts';
import { judgeSteadily, type SteadyRow } from './steadiness.ts';

/** What each kind of task comes to. */
export interface Outcomes {
  fault: MatrixRow;
  chaos: ChaosRow;
  steadiness: SteadyRow;
  mutants: MutantResult[];
}

export type TaskKind = keyof Outcomes;

/** Judging one fault (by its id), one chaos (by its name), one order and pace (by a seed), or the mutants of an interface. */
export interface Task {
  kind: TaskKind;
  subject: string;
}

async function judgeMutants(id: string): Promise<MutantResult[]> {
  if (!isInterfaceId(id)) throw new RangeError(`there is no interface ${id}`);
  const { mutants, judge } = await mutantsOf(id);
  const results: MutantResult[] = [];
  for (const mutant of mutants) results.push(await judge(mutant));
  return results;
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
