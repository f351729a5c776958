import { INTERFACES, type InterfaceId } from '../kit/interfaces.ts';
import { faults } from '../reference/faults.ts';
import { CHAOS, type ChaosRow } from './chaos.ts';
import type { MatrixRow } from './matrix.ts';
import type { MutantResult } from './mutants/mutant.ts';
import { STEADY_RUNS, type SteadyRow } from './steadiness.ts';
import type { Task } from './tasks.ts';
import { performAll } from './workers.ts';

/** What the proof comes to. */
export interface Figures {
  matrix: MatrixRow[];
  chaos: ChaosRow[];
  steadiness: SteadyRow[];
}

const tasksOf = (kind: Task['kind'], subjects: readonly string[]): Task[] =>
  subjects.map((subject) => ({ kind, subject }));

/** Judges every fault, every chaos, and the reference deployment in {@link STEADY_RUNS} orders, on all cores. */
export async function computeFigures(): Promise<Figures> {
  const ids = faults.map(({ id }) => id);
  const names = Object.keys(CHAOS);
  const seeds = Array.from({ length: STEADY_RUNS }, (_, seed) => String(seed));
  const outcomes = await performAll([
    ...tasksOf('fault', ids),
    ...tasksOf('chaos', names),
    ...tasksOf('steadiness', seeds),
  ]);
  return {
    matrix: outcomes.slice(0, ids.length) as MatrixRow[],
    chaos: outcomes.slice(ids.length, ids.length + names.length) as ChaosRow[],
    steadiness: outcomes.slice(ids.length + names.length) as SteadyRow[],
  };
}

/** Judges the mutants that are derived from the contracts, on all cores. */
export async function judgeAllMutants(): Promise<MutantResult[]> {
  return ((await performAll(tasksOf('mutants', Object.keys(INTERFACES) as InterfaceId[]))) as MutantResult[][]).flat();
}

/** What the proof finds wrong, one sentence each; empty when it holds. */
export function findingsOf({ matrix, chaos, steadiness }: Figures): string[] {
  const digests = new Set(steadiness.map(({ digest }) => digest));
  return [
    ...matrix.flatMap(({ fault, survived }) =>
      survived.map(({ id, status, reason = 'no reason' }) => `${fault} survived ${id}: ${status}, ${reason}`),
    ),
    ...matrix.flatMap(({ fault, blamed }) =>
      blamed.map(({ id, reason = 'no reason' }) => `${id} failed on ${fault}, which it does not name: ${reason}`),
    ),
    ...matrix.filter(({ caught }) => caught.length === 0).map(({ fault }) => `${fault} was caught by nothing`),
    ...chaos.filter(({ verdict }) => verdict === 'conformant').map(({ name }) => `${name} was found conformant`),
    ...chaos.flatMap(({ name, passed }) => passed.map((id) => `${id} passed on ${name}`)),
    ...(digests.size > 1 ? [`${steadiness.length} runs came to ${digests.size} digests`] : []),
    ...steadiness.filter(({ verdict }) => verdict !== 'conformant').map((_, run) => `run ${run} was not conformant`),
  ];
}
