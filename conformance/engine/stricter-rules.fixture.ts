import type { Statement } from '../../generated/statements.ts';
import { rank, type StatementCoverage } from './coverage.ts';
import type { Rule } from './rule.ts';

/** Pairs of a statement and a stricter rule that names it. */
export function stricterRules(coverage: readonly StatementCoverage[]): { rule: Rule; statement: Statement }[] {
  return coverage.flatMap(({ statement, rules }) =>
    rules.flatMap((rule) => (rank(rule.level) < rank(statement.level) ? [{ rule, statement }] : [])),
  );
}
