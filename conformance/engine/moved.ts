import type { CaseResult, RuleResult } from './report.ts';

/**
 * A result whose exchanges stand elsewhere in the report.
 *
 * @param move - the new index of an exchange; undefined when it is left out
 */
export function moved(result: RuleResult, move: (index: number) => number | undefined): RuleResult {
  const places = ({ exchanges, shownBy }: RuleResult | CaseResult) => {
    const shown = shownBy === undefined ? undefined : move(shownBy);
    return {
      exchanges: exchanges.flatMap((index) => move(index) ?? []),
      ...(shown === undefined ? {} : { shownBy: shown }),
    };
  };
  const at = <T extends RuleResult | CaseResult>(one: T) => {
    const facts = { ...one };
    delete facts.shownBy;
    return { ...facts, ...places(one) };
  };
  const { cases, ...rule } = result;
  return { ...at(rule), ...(cases === undefined ? {} : { cases: cases.map((one) => at(one)) }) };
}
