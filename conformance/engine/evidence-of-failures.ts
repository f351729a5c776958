import { checksOf } from './baseline/comparison.ts';
import { moved, type Report } from './report.ts';

/** A copy of a report with only the exchanges of failures, renumbered, and marked by its member `evidence`. */
export function withEvidenceOfFailures(report: Report): Report {
  const failures = report.rules.flatMap(checksOf).filter(({ status }) => status === 'failed');
  const kept = new Set(failures.flatMap(({ exchanges, shownBy }) => [...exchanges, shownBy ?? []].flat()));
  const places = new Map([...kept].sort((a, b) => a - b).map((index, place) => [index, place]));
  return {
    ...report,
    evidence: 'failures',
    rules: report.rules.map((rule) => moved(rule, (index) => places.get(index))),
    exchanges: report.exchanges.filter((_, index) => kept.has(index)),
  };
}
