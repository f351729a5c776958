import type { Goal } from './goals.ts';

/** Told how much of what is measured is done; a benchmark that measures several things tells of one after the other. */
export type OnProgress = (done: number, of: number) => void;

/** What a benchmark is told. */
export interface BenchmarkContext {
  /** Whether benchmarks that judge faults take all of them, or their sample. */
  faults: 'sample' | 'all';
  onProgress: OnProgress;
}

/** What a benchmark came to. */
export interface Section {
  /** Markdown, without a heading of the first level; its own heading is of the second. */
  markdown: string;
  /** The same figures, to be written as JSON. */
  figures: object;
  /** What the figures ought to come to, and whether they do; empty where nothing was promised. */
  goals: readonly Goal[];
}

/** One benchmark of `npm run bench`. */
export interface Benchmark {
  /** Names it on the command line and in the results: kebab-case. */
  name: string;
  /** It takes longer than all others together: it runs when it is named, and only then. */
  onDemand?: true;
  run(context: BenchmarkContext): Promise<Section>;
}
