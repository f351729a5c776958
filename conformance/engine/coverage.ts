import { OPERATIONS } from '../../generated/operations.ts';
import { STATEMENTS, type Statement } from '../../generated/statements.ts';
import { matchOperation } from '../contracts/places.ts';
import { casesOf, LEVELS, type Rule } from './rule.ts';
import { placesOf, wordsFor, type StatementPlace } from './statements.ts';

/** The rules that judge a statement. */
export interface StatementCoverage {
  statement: Statement;
  /** The rules that name it, at any place and level. */
  rules: readonly Rule[];
  /** Its places, each with the rules that judge it there; empty if the statement is not for rules. */
  places: readonly { place: StatementPlace; rules: readonly Rule[] }[];
}

/** The coverage in numbers, with the places that no rule judges. */
export interface CoverageSummary {
  statements: number;
  open: number;
  places: number;
  judged: number;
  static: number;
  excluded: readonly { id: string; reason: string }[];
  missing: readonly { id: string; place: StatementPlace }[];
}

/**
 * Finds for each place of each statement the rules that judge it there: rules of its interface that name the statement, are at least as
 * strict, look at the operation, and have a case for its further values.
 */
export function coverageOf(rules: readonly Rule[], statements: readonly Statement[] = STATEMENTS): StatementCoverage[] {
  const reaches = rules.map((rule) => ({ rule, operations: operationsOf(rule), cases: casesOf(rule) }));
  return statements.map((statement) => {
    const naming = reaches.filter(({ rule }) => rule.source.includes(statement.id));
    // A dimension with one value is part of the statement itself: a rule that names the statement need not repeat it.
    const single = new Set(
      Object.entries(statement.dimensions ?? {}).flatMap(([name, all]) => (all.length === 1 ? [name] : [])),
    );
    const strict = naming.filter(({ rule }) => rank(rule.level) <= rank(statement.level));
    const places = placesOf(statement).map((place) => {
      const { interface: id, operation, ...dimensions } = place;
      const judging = strict.filter(
        ({ rule, operations, cases }) =>
          rule.interface === id &&
          operations.has(operation) &&
          [...cases, ''].some((one) =>
            Object.entries(dimensions).every(
              ([name, value]) => single.has(name) || hasWord(one, wordsFor(name, value)),
            ),
          ),
      );
      return { place, rules: judging.map(({ rule }) => rule) };
    });
    return { statement, rules: naming.map(({ rule }) => rule), places };
  });
}

/** Counts places and statements, and lists the places that no rule judges. */
export function summarizeCoverage(coverage: readonly StatementCoverage[]): CoverageSummary {
  const statements = coverage.map(({ statement }) => statement);
  const places = coverage.flatMap(({ statement: { id }, places: own }) => own.map((one) => ({ id, ...one })));
  const missing = places.filter(({ rules }) => rules.length === 0);
  return {
    statements: statements.length,
    open: statements.filter(({ open }) => open !== undefined).length,
    places: places.length,
    judged: places.length - missing.length,
    static: statements.filter((one) => one.static !== undefined).length,
    excluded: statements.flatMap(({ id, excluded: reason }) => (reason === undefined ? [] : [{ id, reason }])),
    missing: missing.map(({ id, place }) => ({ id, place })),
  };
}

/** The rank of a level, 0 for the strictest; a statement without a level counts as info. */
export function rank(level: Statement['level'] = 'info'): number {
  return LEVELS.indexOf(level);
}

/** The operations that a rule judges, with their methods: `GET /{kind}/{reportId}`. */
export function operationsOf(rule: Rule): ReadonlySet<string> {
  const judged = OPERATIONS[rule.interface].filter(
    (operation) =>
      rule.covers.some((cover) => cover.operation === operation.id) ||
      rule.at.some((pattern) => matchOperation(pattern, operation)),
  );
  return new Set(judged.map(({ method, path }) => `${method} ${path}`));
}

/** Whether a text contains another one as whole words. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, 'u').test(text);
}
