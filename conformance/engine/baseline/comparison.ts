import { EXIT_CODES, type CaseResult, type Report, type RuleResult } from '../report.ts';
import { nameOf, type Baseline, type KnownFailure } from './schema.ts';
import { steadyReason } from './steady-reason.ts';

/**
 * State of an entry: it still applies; its rule or case passes; it has another status or reason; its last day is over; the run did not
 * judge it.
 */
export type EntryState = 'known' | 'mended' | 'changed' | 'expired' | 'unjudged';

/** An entry of a baseline compared with a report. */
export interface JudgedEntry {
  entry: KnownFailure;
  state: EntryState;
  /** Current status and reason of the rule or case; undefined if the report does not have it. */
  now: string | undefined;
}

/** A failed or inconclusive must-rule, or a case of one, without an entry. */
export interface FreshFailure {
  rule: string;
  case?: string;
  status: 'failed' | 'inconclusive';
  reason: string;
}

/** Comparison of a report with a baseline. */
export interface BaselineComparison {
  entries: readonly JudgedEntry[];
  fresh: readonly FreshFailure[];
  /** Names (`checkName`) of the rules without cases, and of the cases, that an entry accepts. */
  accepted: ReadonlySet<string>;
  /** Whether the run is inconclusive regardless of the baseline: it was stopped, or no must-rule passed or failed. */
  isOpen: boolean;
  /** Whether the baseline has everything that keeps the report from being conformant. */
  isKnown: boolean;
  /** 0 if nothing is new, mended, changed or expired; 1 if something is; 3 if all new findings are inconclusive. */
  exitCode: 0 | 1 | 3;
}

/**
 * Compares a report with a baseline. The verdict of the report does not change: a known failure is still a failure.
 *
 * @param baseline - must name only rules of this suite
 */
export function compareToBaseline(report: Report, { known }: Baseline): BaselineComparison {
  const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
  const day = report.startedAt.slice(0, 'YYYY-MM-DD'.length);
  const covered = new Set<string>();
  const accepted = new Set<string>();
  const entries = known.map((entry): JudgedEntry => {
    const rule = rules.get(entry.rule);
    const check = entry.case === undefined ? rule : rule?.cases?.find(({ name }) => name === entry.case);
    const found = stateOf(entry, check);
    const isOver = entry.expires < day && (found === 'known' || found === 'unjudged');
    if (rule !== undefined && check !== undefined && found === 'known') {
      for (const one of check === rule ? checksOf(rule) : [check]) {
        covered.add(checkName(rule, one));
        if (!isOver) accepted.add(checkName(rule, one));
      }
    }
    // A rule skipped as a whole has no cases in the report.
    const shown = check ?? (rule?.cases === undefined ? rule : undefined);
    return { entry, state: isOver ? 'expired' : found, now: shown === undefined ? undefined : outcomeOf(shown) };
  });
  const fresh = report.rules.flatMap((rule) =>
    rule.level !== 'must'
      ? []
      : checksOf(rule).flatMap((check) => (covered.has(checkName(rule, check)) ? [] : freshFailure(rule, check))),
  );
  const isOutdated = entries.some(({ state }) => state === 'mended' || state === 'changed' || state === 'expired');
  const open = saysTooLittle(report);
  const exitCode =
    isOutdated || fresh.some(({ status }) => status === 'failed')
      ? EXIT_CODES.nonconformant
      : fresh.length > 0 || open
        ? EXIT_CODES.inconclusive
        : EXIT_CODES.conformant;
  return {
    entries,
    fresh,
    accepted,
    isOpen: open,
    isKnown: exitCode === EXIT_CODES.conformant && report.verdict !== 'conformant',
    exitCode,
  };
}

/** The cases of a rule, or the rule itself if it has none. */
export function checksOf(rule: RuleResult): readonly (RuleResult | CaseResult)[] {
  return rule.cases ?? [rule];
}

/** The name of a rule without cases, or of a case. */
export function checkName(rule: RuleResult, check: RuleResult | CaseResult): string {
  return nameOf({ rule: rule.id, ...caseOf(check) });
}

function caseOf(check: RuleResult | CaseResult): { case?: string } {
  return 'name' in check ? { case: check.name } : {};
}

function stateOf(
  { status: wanted = 'failed', reason: known }: KnownFailure,
  check: RuleResult | CaseResult | undefined,
): Exclude<EntryState, 'expired'> {
  switch (check?.status) {
    case 'passed':
      return 'mended';
    case 'failed':
    case 'inconclusive': {
      if (check.status === wanted && steadyReason(check.reason ?? '') === steadyReason(known)) return 'known';
      return check.status === 'inconclusive' && wanted === 'failed' ? 'unjudged' : 'changed';
    }
    case 'skipped':
    case 'not-applicable':
    case undefined:
      return 'unjudged';
  }
}

function freshFailure({ id: rule }: RuleResult, check: RuleResult | CaseResult): FreshFailure[] {
  const { status, reason = '' } = check;
  if (status !== 'failed' && status !== 'inconclusive') return [];
  return [{ rule, ...caseOf(check), status, reason }];
}

function saysTooLittle({ interrupted, rules }: Report): boolean {
  const must = rules.filter(({ level }) => level === 'must');
  return (
    interrupted === true ||
    must.some(({ skippedBy }) => skippedBy?.kind === 'stopped') ||
    !must.some(({ status }) => status === 'passed' || status === 'failed')
  );
}

function outcomeOf({ status, reason }: RuleResult | CaseResult): string {
  return reason === undefined ? status : `${status}: ${reason}`;
}
