import { createHash } from 'node:crypto';
import { summarize, verdictOf, type Report, type RuleResult } from './report.ts';

/**
 * Computes what follows from the results of a run, and is never taken from a report: verdict, digest and summary.
 *
 * @param interrupted - whether the run was stopped before its end
 */
export function conclusionOf(
  results: readonly RuleResult[],
  interrupted = false,
): Pick<Report, 'verdict' | 'digest' | 'summary'> {
  return { verdict: verdictOf(results, interrupted), digest: digestOf(results), summary: summarize(results) };
}

/**
 * A fingerprint of what a run came to: of the id and the status of every rule, and of the names and statuses of its cases.
 * Reasons, exchanges, times and the order of rules and cases do not count, so that two runs that judged a target alike have
 * the same one.
 *
 * @returns `sha256:` and 64 hexadecimal digits
 */
export function digestOf(results: readonly RuleResult[]): string {
  const lines = results.map(({ id, status, cases = [] }) =>
    JSON.stringify([id, status, cases.map((one) => [one.name, one.status].join(' ')).sort()]),
  );
  return `sha256:${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`;
}
