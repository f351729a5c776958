import type { Config } from '../engine/config/schema.ts';

/** What is judged: a configuration, and how to end what was started for it. */
export interface Subject {
  /** What it is, for people. */
  name: string;
  /** What the suite itself has started to be judged. */
  embedded?: string;
  config: Config;
  allowWrites: boolean;
  close(): Promise<void>;
}
