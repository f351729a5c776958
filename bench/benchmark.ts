import type { Goal } from './goals.ts';

/** Called with how many measurements are done; a benchmark that measures several things reports them one after the other. */
export type OnProgress = (done: number, of: number) => void;

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
  /** The goals for the figures, and whether they hold; empty where nothing was promised. */
  goals: readonly Goal[];
}

/** One benchmark of `npm run bench`. */
export interface Benchmark {
  /** Its name on the command line and in the results, in kebab-case. */
  name: string;
  /** Runs only when it is named, since it takes longer than all others together. */
  onDemand?: true;
  run(context: BenchmarkContext): Promise<Section>;
}
