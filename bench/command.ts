import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Paint } from '../conformance/reporters/paint.ts';
import { readArguments, usage } from './arguments.ts';
import type { Benchmark } from './benchmark.ts';
import { goalsTable, keyOf, unexplained, type Findings, type PlacedGoal } from './goals.ts';
import { machineText, thisMachine } from './machine.ts';
import { FIGURES, figuresOf, goalsIn, PAGE, pageOf } from './page.ts';

/** The surroundings of the command. */
export interface Surroundings {
  /** The folder that the results are written below. */
  root: string;
  /** Why goals do not hold. */
  findings: Findings;
  /** Takes a line of the result. */
  write(line: string): void;
  /** Styles what is written. */
  paint: Paint;
  /** Takes one line about how far it is, or what is wrong. */
  writeError(line: string): void;
}

/** How often the progress of a benchmark is told. */
const STEPS = 20;

/**
 * Runs `npm run bench`: writes the page, its figures and the files that it refers to, and prints the goals of what was measured.
 *
 * @param benchmarks - all that there are, in the order of the page
 * @returns exit code: 0 the results are written, whether or not all goals hold; 2 wrong usage
 * @throws Error when a benchmark cannot be run, or the results cannot be written
 */
export async function bench(
  argv: readonly string[],
  benchmarks: readonly Benchmark[],
  surroundings: Surroundings,
): Promise<number> {
  const { root, writeError } = surroundings;
  const known = benchmarks.map(({ name }) => name);
  if (argv.includes('--help')) {
    writeError(usage(known));
    return 0;
  }
  let wanted: ReturnType<typeof readArguments>;
  try {
    wanted = readArguments(argv, known);
  } catch (error) {
    writeError(`${error instanceof Error ? error.message : String(error)}\n${usage(known)}`);
    return 2;
  }
  const sections = new Map<string, string>();
  const figures = new Map<string, object>();
  // Once: each benchmark would find the load of the one before.
  const machine = thisMachine();
  for (const { name, run } of benchmarks.filter((one) => wanted.names.includes(one.name))) {
    const started = performance.now();
    const section = await run({ faults: wanted.faults, onProgress: progressOf(name, writeError) });
    const seconds = Math.round((performance.now() - started) / 1000);
    sections.set(name, `${section.markdown}\n\n${machineText(machine, seconds)}`);
    figures.set(name, { machine, seconds, goals: section.goals, ...section.figures });
    for (const [file, content] of Object.entries(section.files ?? {}))
      await rewrite(besidePage(root, file), () => content);
  }
  const all = figuresOf(known, await figuresBefore(root), figures);
  await rewrite(join(root, FIGURES), () => JSON.stringify(all));
  const goals = goalsIn(all);
  await rewrite(join(root, PAGE), (before) =>
    pageOf(known, before, { sections, goals, findings: surroundings.findings }),
  );
  report(
    goals.filter(({ benchmark }) => wanted.names.includes(benchmark)),
    surroundings,
  );
  writeError(`${PAGE} and ${FIGURES} are written.`);
  return 0;
}

async function figuresBefore(root: string): Promise<Record<string, unknown>> {
  return JSON.parse((await contentOf(join(root, FIGURES))) || '{}') as Record<string, unknown>;
}

function besidePage(root: string, file: string): string {
  return join(root, dirname(PAGE), file);
}

function report(goals: readonly PlacedGoal[], { findings, write, paint, writeError }: Surroundings): void {
  if (goals.length > 0) write(goalsTable(goals, paint));
  for (const goal of unexplained(goals, findings)) {
    writeError(`Does not hold, and bench/findings.ts does not say why: «${keyOf(goal)}».`);
  }
}

function progressOf(name: string, writeError: Surroundings['writeError']): (done: number, of: number) => void {
  let told = 0;
  return (done, of) => {
    const step = Math.floor((done * STEPS) / of);
    if (step === told) return;
    told = step;
    writeError(`${name}: ${done} of ${of}`);
  };
}

/** Replaces a file by what is made of it, in the form that the formatter holds it to, if it knows one. */
async function rewrite(file: string, make: (before: string) => string): Promise<void> {
  const made = make(await contentOf(file));
  const { inferredParser } = await getFileInfo(file);
  const style = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, inferredParser === null ? made : await format(made, style));
}

/** What a file holds; '' when there is none. */
function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
