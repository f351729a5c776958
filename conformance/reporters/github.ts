import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { BaselineComparison } from '../engine/baseline/comparison.ts';
import { messageOf } from '../message-of.ts';
import type { Report } from '../engine/report.ts';
import { annotation, annotationsOf } from './github-commands.ts';
import { markdownReport } from './markdown.ts';

/** The output of a run for GitHub Actions. */
export interface GithubStep {
  /**
   * Prints the annotations of a report and appends it to the job summary, unless it is the report of a shard.
   *
   * @param standing - the comparison with a baseline
   */
  publish(report: Report, standing?: BaselineComparison): void;
  /** Resumes workflow commands; does nothing if they are not stopped. */
  resume(): void;
}

/**
 * Prepares the output of a run inside GitHub Actions. The runner interprets commands in all output of a step, and a run prints text from
 * its target: so commands are stopped until a token that cannot be guessed.
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
      // The command that merges the shards writes the summary.
      if (report.shard !== undefined) return;
      const summary = env['GITHUB_STEP_SUMMARY'] ?? '';
      try {
        if (summary !== '') appendFileSync(summary, markdownReport(report, standing));
      } catch (error) {
        // A missing summary must not hide the verdict.
        const problem = `The report could not be appended to it: ${messageOf(error)}`;
        stream.write(`${annotation('warning', 'No job summary', problem)}\n`);
      }
    },
  };
}
