import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import style from '../.oxfmtrc.json' with { type: 'json' };
import type { Paint } from '../conformance/reporters/paint.ts';
import { runCommand, type Output } from '../scripts/run-command.ts';
import type { Benchmark, BenchmarkContext, OnProgress } from './benchmark.ts';
import { goalsTable, keyOf, unexplained, type Findings, type PlacedGoal } from './goals.ts';
import { machineText, thisMachine } from './machine.ts';
import { FIGURES, figuresOf, goalsIn, PAGE, pageOf } from './page.ts';

/** The context of the command; progress is written to standard error. */
export interface Surroundings extends Output {
  /** The folder of the results. */
  root: string;
  /** Reasons why goals are not met. */
  findings: Findings;
  /** Styles the output. */
  paint: Paint;
  /** Installs the dependencies of the benchmarks. @throws Error if that fails */
  install: () => void;
}

/** The benchmarks to run, and whether all faults are judged. */
interface Wanted extends Pick<BenchmarkContext, 'faults'> {
  chosen: readonly Benchmark[];
}

/** Number of progress messages per benchmark. */
const STEPS = 20;

/**
 * Runs `npm run bench`: writes the page and its figures, and prints the goals of the benchmarks that ran.
 *
 * @param benchmarks - all benchmarks, in the order of the page
 * @returns exit code: 0 the results are written, whether or not all goals are met; 1 a benchmark failed, or the results cannot be written;
 *   2 wrong usage
 */
export function bench(
  argv: readonly string[],
  benchmarks: readonly Benchmark[],
  surroundings: Surroundings,
): Promise<number> {
  const listed = benchmarks.map(({ name, onDemand }) => (onDemand === true ? `${name} (only when it is named)` : name));
  const usage = `Usage: npm run bench [-- --only NAME …] [--faults sample|all]
Measures, and writes the results into docs/benchmarks.* in place of those that are there.
All of it takes up to ten minutes on two idle cores.
  --only NAME   run this benchmark alone; repeatable; the results of the others stay
                benchmarks: ${listed.join(', ')}
  --faults all  judge every fault of the reference deployment, not a sample`;
  const read = (args: readonly string[]) => readArguments(args, benchmarks);
  const names = benchmarks.map(({ name }) => name);
  const carryOut = (wanted: Wanted) => measure(wanted, names, surroundings);
  return runCommand(argv, { usage, read, carryOut, failed: 1 }, surroundings);
}

function readArguments(argv: readonly string[], benchmarks: readonly Benchmark[]): Wanted {
  const { only, faults } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      faults: { type: 'string', default: 'sample' },
    },
  }).values;
  const unknown = only.find((named) => !benchmarks.some(({ name }) => name === named));
  if (unknown !== undefined) throw new Error(`There is no benchmark «${unknown}».`);
  if (faults !== 'sample' && faults !== 'all') throw new Error(`--faults takes sample or all, not «${faults}».`);
  const chosen = benchmarks.filter(({ name, onDemand }) =>
    only.length === 0 ? onDemand !== true : only.includes(name),
  );
  return { chosen, faults };
}

async function measure(
  { chosen, faults }: Wanted,
  names: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { root, findings, writeError, install } = surroundings;
  // Read first: if they are broken, nothing that took minutes to measure is lost.
  const before = JSON.parse((await contentOf(join(root, FIGURES))) || '{}') as Record<string, unknown>;
  install();
  const sections = new Map<string, string>();
  const figures = new Map<string, object>();
  // Described before the first benchmark, whose load the next one would see.
  const machine = thisMachine();
  for (const { name, run } of chosen) {
    const started = performance.now();
    const section = await run({ faults, onProgress: progressOf(name, writeError) });
    const seconds = Math.round((performance.now() - started) / 1000);
    sections.set(name, `${section.markdown}\n\n${machineText(machine, seconds)}`);
    figures.set(name, { machine, seconds, goals: section.goals, ...section.figures });
  }
  const all = figuresOf(names, before, figures);
  await rewrite(join(root, FIGURES), () => JSON.stringify(all));
  const goals = goalsIn(all);
  await rewrite(join(root, PAGE), (before) => pageOf(names, before, { sections, goals, findings }));
  const measured = goals.filter(({ benchmark }) => figures.has(benchmark));
  report(measured, surroundings);
  writeError(`${PAGE} and ${FIGURES} are written.`);
  return 0;
}

function report(goals: readonly PlacedGoal[], { findings, write, paint, writeError }: Surroundings): void {
  if (goals.length > 0) write(goalsTable(goals, paint));
  for (const goal of unexplained(goals, findings)) {
    writeError(`Does not hold, and bench/findings.yaml does not say why: ${keyOf(goal)}, «${goal.text}».`);
  }
}

function progressOf(name: string, writeError: Surroundings['writeError']): OnProgress {
  let reported = 0;
  return (done, total) => {
    const step = Math.floor((done * STEPS) / total);
    if (step === reported) return;
    reported = step;
    writeError(`${name}: ${done} of ${total}`);
  };
}

/** Replaces the content of a file by the formatted result of `make`. */
async function rewrite(file: string, make: (before: string) => string): Promise<void> {
  const { code } = await format(file, make(await contentOf(file)), style);
  await writeFile(file, code);
}

/** The content of a file; '' if it is missing. */
function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
