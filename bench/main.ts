/** Runs the benchmarks, and writes `docs/benchmarks.md` and `docs/benchmarks.json`. */
import { resolve } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { bench } from './command.ts';
import { peers } from './peers/benchmark.ts';

const BENCHMARKS: readonly Benchmark[] = [peers];

process.exitCode = await bench(process.argv.slice(2), BENCHMARKS, {
  root: resolve(import.meta.dirname, '..'),
  writeError: (line) => console.error(line),
});
