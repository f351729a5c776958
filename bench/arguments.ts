import { parseArgs } from 'node:util';
import type { BenchmarkContext } from './benchmark.ts';

/** What `npm run bench` was asked for. */
export interface BenchArguments {
  /** Names of the benchmarks to run. */
  names: readonly string[];
  faults: BenchmarkContext['faults'];
}

/** How the command is used. */
export function usage(names: readonly string[]): string {
  return `Usage: npm run bench [-- --only NAME …] [--faults sample|all]
Measures, and writes the results into docs/benchmarks.* in place of those that are there.
All of it takes up to ten minutes on two idle cores.
  --only NAME   run this benchmark alone; repeatable; the results of the others stay
                benchmarks: ${names.join(', ')}
  --faults all  judge every fault of the reference deployment, not a sample`;
}

/**
 * Reads the arguments of `npm run bench`.
 *
 * @param known - names of all benchmarks
 * @throws Error saying what is wrong with them
 */
export function readArguments(argv: readonly string[], known: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      faults: { type: 'string', default: 'sample' },
    },
  });
  const { only, faults } = values;
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no benchmark «${unknown}».`);
  if (faults !== 'sample' && faults !== 'all') throw new Error(`--faults takes sample or all, not «${faults}».`);
  return { names: only.length === 0 ? known : known.filter((name) => only.includes(name)), faults };
}
