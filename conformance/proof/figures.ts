import { INTERFACE_IDS } from '../../generated/platform.ts';
import { faults } from '../reference/faults.ts';
import { CHAOS, type ChaosRow } from './chaos.ts';
import type { Finding, MatrixRow } from './matrix.ts';
import type { MutantResult } from './mutants/mutant.ts';
import { idleExplanations, reasonUnkilled, reasonUnseen } from './mutants/explained.ts';
import { leftOpenFindings } from './left-open.ts';
import { STEADY_RUNS, type SteadyRow } from './steadiness.ts';
import { MUTANT_PARTS, type DeviationsRow, type Outcomes, type Task, type TaskKind } from './tasks.ts';
import { performAll } from './workers.ts';

/** The results of the proof. */
export interface Figures {
  matrix: MatrixRow[];
  chaos: ChaosRow[];
  steadiness: SteadyRow[];
  mutants: MutantResult[];
  /** The declared responses and the parts of requests that no rule sees. */
  unseen: string[];
  deviations: DeviationsRow[];
}

/** The minimum share of killed mutants among those that contradict a statement and were reached. */
const LEAST_KILLED = 0.97;

/** The subjects of each kind of task. Long tasks come first, so that all processes finish at about the same time. */
const SUBJECTS: Readonly<Record<TaskKind, readonly string[]>> = {
  mutants: MUTANT_PARTS.flatMap((part) => INTERFACE_IDS.map((id) => `${id} ${part}`)),
  deviations: INTERFACE_IDS,
  steadiness: Array.from({ length: STEADY_RUNS }, (_, seed) => String(seed)),
  chaos: Object.keys(CHAOS),
  fault: faults.map(({ id }) => id),
};

/**
 * Judges every fault, every chaos, every mutant, and the reference deployment in {@link STEADY_RUNS} orders, on all cores.
 *
 * @param onProgress - called after each task
 */
export async function computeFigures(onProgress: (done: number, of: number) => void = () => {}): Promise<Figures> {
  const tasks = (Object.keys(SUBJECTS) as TaskKind[]).flatMap((kind) =>
    SUBJECTS[kind].map((subject): Task => ({ kind, subject })),
  );
  let done = 0;
  const outcomes = await performAll(tasks, () => onProgress((done += 1), tasks.length));
  const of = <Kind extends TaskKind>(kind: Kind) =>
    outcomes.filter((_, index) => tasks[index]?.kind === kind) as Outcomes[Kind][];
  return {
    matrix: of('fault'),
    chaos: of('chaos'),
    steadiness: of('steadiness'),
    mutants: of('mutants').flatMap(({ results }) => results),
    unseen: [...new Set(of('mutants').flatMap(({ unseen }) => unseen))],
    deviations: of('deviations').flat(),
  };
}

/** The problems, one sentence each; empty if the proof holds. */
export function findingsOf({ matrix, chaos, steadiness, mutants, unseen, deviations }: Figures): string[] {
  const digests = new Set(steadiness.map(({ digest }) => digest));
  const survivors = mutants.filter(({ outcome }) => outcome === 'survived');
  const unkilled = mutants
    .filter(({ outcome }) => outcome === 'survived' || outcome === 'undecided')
    .map(({ id }) => id);
  const killed = mutants.filter(({ outcome }) => outcome === 'killed').length;
  const ofMatrix = (
    kind: 'survived' | 'misread' | 'unclear' | 'blamed',
    say: (fault: string, finding: Required<Finding>) => string,
  ) => matrix.flatMap((row) => row[kind].map((one) => say(row.fault, { ...one, reason: one.reason ?? 'no reason' })));
  return [
    ...ofMatrix('survived', (fault, { id, status, reason }) => `${fault} survived ${id}: ${status}, ${reason}`),
    ...ofMatrix(
      'misread',
      (fault, { id, reason }) => `${id} failed on ${fault} for a reason that is not expected: ${reason}`,
    ),
    ...ofMatrix('unclear', (fault, { id, reason }) => `the reason of ${id} on ${fault} follows no pattern: ${reason}`),
    ...ofMatrix('blamed', (fault, { id, reason }) => `${id} failed on ${fault}, which it does not name: ${reason}`),
    ...matrix.filter(({ caught }) => caught.length === 0).map(({ fault }) => `${fault} was caught by nothing`),
    ...chaos.filter(({ verdict }) => verdict === 'conformant').map(({ name }) => `${name} was found conformant`),
    ...chaos.flatMap(({ name, passed }) => passed.map((id) => `${id} passed on ${name}`)),
    ...(digests.size > 1 ? [`${steadiness.length} runs came to ${digests.size} digests`] : []),
    ...steadiness.flatMap(({ verdict }, seed) => (verdict === 'conformant' ? [] : [`run ${seed} was ${verdict}`])),
    ...mutants.flatMap(({ id, outcome, killedBy }) =>
      outcome === 'accused' ? [`${killedBy.join(' and ')} failed on ${id}, which contradicts no statement`] : [],
    ),
    ...deviations
      .filter(({ least, named, mutants: found }) => named + found.length < least)
      .map(
        ({ rule, least, named, mutants: found }) =>
          `${rule} fails for ${named + found.length} deviations, and has to for ${least}`,
      ),
    ...unseen.filter((answer) => reasonUnseen(answer) === undefined).map((answer) => `no rule sees ${answer}`),
    ...unkilled
      .filter((id) => reasonUnkilled(id) === undefined)
      .map((id) => `no rule fails for ${id}, and nothing says why`),
    ...(mutants.length === 0
      ? []
      : [
          ...leftOpenFindings(mutants),
          ...idleExplanations(unkilled).map((reason) => `this holds for no mutant: ${reason}`),
        ]),
    ...(killed === 0 || killed < LEAST_KILLED * (killed + survivors.length)
      ? [`${survivors.length} of ${killed + survivors.length} mutants survived`]
      : []),
  ];
}
