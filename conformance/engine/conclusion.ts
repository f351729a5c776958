import { digestOf } from './digest.ts';
import { summarize, verdictOf, type Report, type RuleResult } from './report.ts';

/** What follows from the results of a run, and is never taken from a report. */
type Conclusion = Pick<Report, 'verdict' | 'digest' | 'summary'>;

/**
 * Computes verdict, digest and summary.
 *
 * @param interrupted - whether the run was stopped before its end
 */
export function conclusionOf(results: readonly RuleResult[], interrupted = false): Conclusion {
  return {
    verdict: verdictOf(results, interrupted),
    digest: digestOf(results),
    summary: summarize(results),
  };
}
