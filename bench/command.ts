import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readArguments, usage } from './arguments.ts';
import type { Benchmark } from './benchmark.ts';
import { machineText, thisMachine } from './machine.ts';
import { FIGURES, figuresOf, PAGE, pageOf } from './page.ts';

/** The surroundings of the command. */
export interface Surroundings {
  /** The folder that the results are written below. */
  root: string;
  /** Takes one line about how far it is, or what is wrong. */
  writeError(line: string): void;
}

/** How often the progress of a benchmark is told. */
const STEPS = 20;

/**
 * Runs `npm run bench`.
 *
 * @param benchmarks - all that there are, in the order of the page
 * @returns exit code: 0 the results are written; 2 wrong usage
 * @throws Error when a benchmark cannot be run, or the results cannot be written
 */
export async function bench(
  argv: readonly string[],
  benchmarks: readonly Benchmark[],
  { root, writeError }: Surroundings,
): Promise<number> {
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
  for (const { name, run } of benchmarks.filter((one) => wanted.names.includes(one.name))) {
    const machine = thisMachine();
    const started = performance.now();
    const section = await run({ faults: wanted.faults, onProgress: progressOf(name, writeError) });
    const seconds = Math.round((performance.now() - started) / 1000);
    sections.set(name, `${section.markdown}\n\n${machineText(machine, seconds)}`);
    figures.set(name, { machine, seconds, ...section.figures });
  }
  await rewrite(join(root, PAGE), (before) => pageOf(known, before, sections));
  await rewrite(join(root, FIGURES), (before) =>
    JSON.stringify(figuresOf(known, JSON.parse(before || '{}') as Record<string, unknown>, figures)),
  );
  writeError(`${PAGE} and ${FIGURES} are written.`);
  return 0;
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

/** Replaces a file by what is made of it, in the form that the formatter holds it to. */
async function rewrite(file: string, make: (before: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, await format(make(before), { ...(await resolveConfig(file)), filepath: file }));
}
