import type { Goal } from './goals.ts';

/** Called after each measurement; a benchmark with several parts counts each part from the start. */
export type OnProgress = (done: number, total: number) => void;

/** The options of a run. */
export interface BenchmarkContext {
  /** Whether benchmarks that judge faults take all of them or a sample. */
  faults: 'sample' | 'all';
  onProgress: OnProgress;
}

/** The results of a benchmark. */
export interface Section {
  /** Markdown that begins with a heading of the second level. */
  markdown: string;
  /** The figures for the JSON file. */
  figures: object;
  /** The goals for the figures, and whether they are met; empty if there are none. */
  goals: readonly Goal[];
}

export interface Benchmark {
  /** Name on the command line and in the results, in kebab-case. */
  name: string;
  /** Runs only if named, since it takes longer than all others together. */
  onDemand?: true;
  run(context: BenchmarkContext): Promise<Section>;
}
