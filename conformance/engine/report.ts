import { createHash } from 'node:crypto';
import type { Config } from './config/schema.ts';
import type { Filters } from './selection.ts';
import type { Exchange } from './evidence.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import type { Contrast, SkippedBy, Status } from './outcome.ts';
import { LEVELS, type Level } from './rule.ts';
import type { Shard } from './shard.ts';
import type { Citation } from './statements.ts';

/** The result of a rule or a case. */
interface Result {
  status: Status;
  /** Why it has this status, for people; absent if passed. */
  reason?: string | undefined;
  /** The reason of a failure, as data. */
  contrast?: Contrast | undefined;
  /** The reason for skipping, as data. */
  skippedBy?: SkippedBy | undefined;
  /** The statuses that show that the target does not serve the interface, if the operator did not expect that. */
  notServed?: readonly number[] | undefined;
  /** Index of the exchange that shows a failure. */
  shownBy?: number | undefined;
  /** Indices into the exchanges of the report. */
  exchanges: readonly number[];
}

/** The result of one case of a rule. */
export interface CaseResult extends Result {
  name: string;
}

/** The result of one rule. */
export interface RuleResult extends Result {
  id: string;
  interface: InterfaceId;
  level: Level;
  title: string;
  source: readonly string[];
  durationMs: number;
  /** Number of assertions. */
  checks: number;
  /** The cause of an inconclusive result, found by the check before the run. */
  cause?: string | undefined;
  /** Observations without influence on the status. */
  notes?: readonly string[] | undefined;
  /** Present if the rule has cases. */
  cases?: readonly CaseResult[] | undefined;
}

export type Verdict = 'conformant' | 'nonconformant' | 'inconclusive';

/** Number of rules by status. */
export type Counts = Record<'passed' | 'failed' | 'inconclusive' | 'notApplicable' | 'skipped', number>;

/** The JSON report. */
export interface Report {
  suite: { name: string; version: string; contracts: Record<string, string> };
  startedAt: string;
  /** The seed of the identifiers that the suite generated. */
  seed: string;
  /** The seeds of the shards that the report was merged from. */
  seeds?: readonly string[] | undefined;
  /** Whether requests that change the target were allowed. */
  allowWrites: boolean;
  /** The configuration, without its secrets. */
  configuration: Config;
  /** Present if the run was stopped before its end. */
  interrupted?: true | undefined;
  /** Description of the embedded deployment, if the suite started the target itself. */
  embedded?: string | undefined;
  /** The filters of the run; absent if everything was selected. */
  filters?: Filters | undefined;
  /** Present if only a part of the rules was judged. */
  shard?: Shard | undefined;
  /** Present if only the exchanges of failures were kept. */
  evidence?: 'failures' | undefined;
  durationMs: number;
  targets: Record<string, string>;
  verdict: Verdict;
  /** Fingerprint of the statuses of all rules and cases: see `digestOf`. */
  digest: string;
  summary: Record<Level, Counts>;
  rules: readonly RuleResult[];
  /** The statements that the rules name as sources, so that a report is self-contained. */
  statements?: Readonly<Record<string, Citation>>;
  exchanges: readonly Exchange[];
  /** Resources and changes that were left on the target. */
  leftovers: readonly string[];
  /** Remarks for readers about the run itself. */
  remarks?: readonly string[] | undefined;
}

type RuleFacts = Pick<RuleResult, 'id' | 'interface' | 'level' | 'title' | 'source'>;

/** The facts of a rule that do not depend on the run. */
export function factsOf(rule: RuleFacts): RuleFacts {
  const { id, level, title, source } = rule;
  return { id, interface: rule.interface, level, title, source };
}

/**
 * Renumbers the exchanges of a result.
 *
 * @param move - the new index of an exchange; undefined if it is left out
 */
export function moved(result: RuleResult, move: (index: number) => number | undefined): RuleResult {
  const at = <T extends Result>(one: T): T => ({
    ...one,
    exchanges: one.exchanges.flatMap((index) => move(index) ?? []),
    shownBy: one.shownBy === undefined ? undefined : move(one.shownBy),
  });
  return { ...at(result), cases: result.cases?.map(at) };
}

/** Removes the rule from a leftover, since any of the rules that share a step may be the first to run it. */
export function withoutRule(leftover: string): string {
  return leftover.replace(/^\S+: /, '');
}

/**
 * Computes verdict, digest and summary from the results; they are never copied from a report.
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
 * A fingerprint of the results of a run: the id and status of each rule, and the names and statuses of its cases. Reasons, exchanges,
 * times and the order of rules and cases do not matter, so that two runs with the same results have the same fingerprint.
 *
 * @returns `sha256:` and 64 hexadecimal digits
 */
export function digestOf(results: readonly RuleResult[]): string {
  const lines = results.map(({ id, status, cases = [] }) =>
    JSON.stringify([id, status, cases.map((one) => [one.name, one.status].join(' ')).sort()]),
  );
  return `sha256:${createHash('sha256').update(lines.sort().join('\n')).digest('hex')}`;
}

/** Counts the results by level and status. */
export function summarize(results: readonly RuleResult[]): Record<Level, Counts> {
  const counts = (level: Level): Counts => {
    const count = (status: Status) => results.filter((one) => one.level === level && one.status === status).length;
    return {
      passed: count('passed'),
      failed: count('failed'),
      inconclusive: count('inconclusive'),
      notApplicable: count('not-applicable'),
      skipped: count('skipped'),
    };
  };
  return Object.fromEntries(LEVELS.map((level) => [level, counts(level)])) as Record<Level, Counts>;
}

/**
 * The verdict of the must-rules. A run that judged none of them, or was stopped, is inconclusive unless one failed.
 *
 * @param interrupted - whether the run was stopped before its end
 */
export function verdictOf(results: readonly RuleResult[], interrupted = false): Verdict {
  const must = results.filter(({ level }) => level === 'must');
  const some = (status: Status) => must.some((one) => one.status === status);
  if (some('failed')) return 'nonconformant';
  const stopped = interrupted || must.some(({ skippedBy }) => skippedBy?.kind === 'stopped');
  return some('passed') && !some('inconclusive') && !stopped ? 'conformant' : 'inconclusive';
}

/** Exit codes by verdict. */
export const EXIT_CODES: Record<Verdict, 0 | 1 | 3> = { conformant: 0, nonconformant: 1, inconclusive: 3 };
