import type { CaseResult, RuleResult } from './report.ts';

/**
 * A result whose exchanges stand elsewhere in the report.
 *
 * @param move - the new index of an exchange; undefined when it is left out
 */
export function moved(result: RuleResult, move: (index: number) => number | undefined): RuleResult {
  const at = <T extends RuleResult | CaseResult>(one: T): T => ({
    ...one,
    exchanges: one.exchanges.flatMap((index) => move(index) ?? []),
    shownBy: one.shownBy === undefined ? undefined : move(one.shownBy),
  });
  return { ...at(result), cases: result.cases?.map(at) };
}
