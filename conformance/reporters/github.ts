import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import { messageOf } from '../message-of.ts';
import type { Report } from '../engine/report.ts';
import { annotation, annotationsOf } from './github-commands.ts';
import { markdownReport } from './markdown.ts';

/** What a run does for the workflow that it is a step of. */
export interface GithubStep {
  /**
   * Prints the annotations of the report and appends it to the summary of the job, unless it is the report of a shard.
   *
   * @param standing - how it stands against a baseline
   */
  publish(report: Report, standing?: BaselineComparison): void;
  /** Lets the runner read commands again; does nothing when it does already. */
  resume(): void;
}

/**
 * Prepares the output of a run inside GitHub Actions. The runner looks for commands in whatever a step prints, and a
 * run prints what its target answered: so it is told at once to read none, until a word that nobody can guess.
 *
 * @returns undefined outside GitHub Actions
 */
export function githubStep(stream: { write(text: string): unknown }, env: NodeJS.ProcessEnv): GithubStep | undefined {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined;
  const word = randomUUID();
  let stopped = true;
  stream.write(`::stop-commands::${word}\n`);
  const resume = () => {
    if (stopped) stream.write(`::${word}::\n`);
    stopped = false;
  };
  return {
    resume,
    publish: (report, standing) => {
      resume();
      for (const line of annotationsOf(report, standing)) stream.write(`${line}\n`);
      // A part says nothing about the whole: who puts the parts together writes the summary.
      if (report.shard !== undefined) return;
      const summary = env['GITHUB_STEP_SUMMARY'] ?? '';
      try {
        if (summary !== '') appendFileSync(summary, markdownReport(report, standing));
      } catch (error) {
        // No reason to lose the verdict.
        const problem = `The report could not be appended to it: ${messageOf(error)}`;
        stream.write(`${annotation('warning', 'No job summary', problem)}\n`);
      }
    },
  };
}
